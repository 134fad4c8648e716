import { outcomeTimes } from '../../quiz-questions/index.ts';
import { raceTimes } from './settings.ts';
import type { RaceSession } from './state.ts';

/** An answer on its way in, on the steady clock of the server. */
export interface Arrival {
  received_at: number;
  /** When the seat was told its question, and for how long the race had stood still by then. */
  told_at: number;
  stood_ms: number;
  /** Whether the answer before was right, which is shown for a shorter while; undefined at the first. */
  was_right: boolean | undefined;
  /** For how long the question was in sight, as the phone says. */
  shown_ms: number | undefined;
}

/**
 * The milliseconds that an answer took, or why it counts no more. They are counted from the moment at which the phone
 * showed the question: a slow phone is not a slow player. What the phone says is never more than the time since the question
 * was sent, and less only by what a slow network and the look at the answer before explain.
 */
export function raceTimeTaken(
  session: RaceSession,
  arrival: Arrival,
): { ms: number } | { refusal: 'NOT_OPEN' | 'LATE' } {
  const { phase, paused_at, play } = session;
  if (phase === 'podium' || phase === 'ended') return { refusal: 'LATE' };
  if ((phase !== 'open' && phase !== 'locked') || paused_at !== null) return { refusal: 'NOT_OPEN' };
  if (arrival.received_at > closingTime(session)) return { refusal: 'LATE' };
  const stood = play.stood_ms - arrival.stood_ms;
  const since = Math.max(arrival.told_at, play.opened_at);
  const elapsed = Math.max(0, Math.round(arrival.received_at - since - stood));
  if (arrival.shown_ms === undefined) return { ms: elapsed };
  const looked =
    arrival.was_right === undefined ? 0 : arrival.was_right ? outcomeTimes.rightShownMs : outcomeTimes.wrongShownMs;
  const least = Math.max(0, elapsed - raceTimes.onTheWayMs - looked);
  return { ms: Math.min(elapsed, Math.max(least, arrival.shown_ms)) };
}

/** The last moment at which an answer counts. */
function closingTime({ phase, since, play }: RaceSession): number {
  if (phase === 'locked') return since + raceTimes.graceMs;
  return play.deadline_at === null ? Infinity : play.deadline_at + raceTimes.graceMs;
}
