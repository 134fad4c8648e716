import { latestArrivalDays } from '@lexiroom/contracts/answers';
import { invalid, type Refusal } from '../refusals/refusal.ts';

const msPerDay = 86_400_000;
/** A browser's clock may be so far ahead of the server's without anybody taking note. */
const clockSlackMs = 5 * 60_000;

/** When an answer counts as given. */
export interface AnsweredAt {
  /** Epoch milliseconds. */
  at: number;
  /** The time it came with had not come yet by the server's clock. */
  dated_ahead: boolean;
}

/**
 * When an answer counts as given: at most {@link latestArrivalDays} days ago, and never ahead of now. Of a time that has
 * not come yet nobody knows which of the two clocks is wrong: the answer counts as given now, and what is more than a few
 * minutes ahead is marked (decisions section 14).
 */
export function answeredAt(claimed: number | undefined, now: number): AnsweredAt | Refusal {
  if (claimed === undefined) return { at: now, dated_ahead: false };
  if (claimed < now - latestArrivalDays * msPerDay) {
    return invalid('answered_at', `an answer can be recorded for ${latestArrivalDays} days after it was given`);
  }
  return { at: Math.min(claimed, now), dated_ahead: claimed > now + clockSlackMs };
}
