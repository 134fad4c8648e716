import type { RoundStep } from '../../solo-round/index.ts';
import { emptyTally, nextRoundMs, tallyAfter, timeLimitMs } from './rules.ts';

/**
 * The score of a game by its answers: right ones within their time, and at the end the one that ended it, a wrong card or
 * none in time. Undefined when no game can have gone so.
 */
export function scoreOfWordRush(steps: readonly RoundStep[]): number | undefined {
  const isPossible = steps.every(({ round_step, is_correct, ms }, index) => {
    const isInTime = Number.isInteger(ms) && ms >= 0 && ms <= timeLimitMs(index + 1);
    return round_step === index + 1 && isInTime && is_correct === index + 1 < steps.length;
  });
  if (!isPossible || steps.length === 0) return undefined;
  return steps.slice(0, -1).reduce((tally, { round_step, ms }) => tallyAfter(tally, round_step, ms), emptyTally).score;
}

/** The answers take their time, and after each right one the next round waits for a second. */
export function leastMsOfWordRush(steps: readonly RoundStep[]): number {
  return steps.reduce((sum, { ms, is_correct }) => sum + ms + (is_correct ? nextRoundMs : 0), 0);
}
