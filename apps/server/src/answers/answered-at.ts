import { latestArrivalDays } from '@lexiroom/contracts/answers';
import { invalid, type Refusal } from '../http/refusal.ts';

const msPerDay = 86_400_000;
/** A browser's clock may be so far ahead of the server's. */
const clockSlackMs = 5 * 60_000;

/**
 * When an answer counts as given, epoch milliseconds. At most {@link latestArrivalDays} days ago; never ahead of now: a
 * clock that is a few minutes fast says now, one that is further off is refused (decisions section 1).
 */
export function answeredAt(claimed: number | undefined, now: number): number | Refusal {
  if (claimed === undefined) return now;
  if (claimed > now + clockSlackMs) return invalid('answered_at', 'this time has not come yet');
  if (claimed < now - latestArrivalDays * msPerDay) {
    return invalid('answered_at', `an answer can be recorded for ${latestArrivalDays} days after it was given`);
  }
  return Math.min(claimed, now);
}
