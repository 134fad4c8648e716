import { comboMultiplier } from '../../scoring/index.ts';
import { wordRushTraits } from './traits.ts';

/** How many cards there are, one of them right (specification 2 section 4.5). */
export const cardCounts = { wide: 7, narrow: 6, wideAbovePx: 1024 } as const;
/** A right click stops the timer; so much later the next round begins. */
export const nextRoundMs = 1000;
/** The time limit of the first round, and how it shrinks: by a tenth of a second a round, by two seconds at most. */
export const timeLimit = { firstMs: 4000, lessPerRoundMs: 100, leastMs: 2000 } as const;
/** Cards stand still up to round 7, and move faster from round to round until round 28. */
export const cardSpeeds = { stillUntilRound: 7, fastestFromRound: 28, fastest: 0.9 } as const;
/** A streak goes on only when at least so much of the time was left, in per cent (specification 2 section 9). */
export const streakFromPercent = 64;

/** How many cards a screen of this width, in CSS pixels, has: 7 when it is wider than 1024, otherwise 6. */
export function cardCountOf(widthPx: number): number {
  return widthPx > cardCounts.wideAbovePx ? cardCounts.wide : cardCounts.narrow;
}

/** The time for a round, which is counted from 1: 4 s, and 0.1 s less with every round, down to 2 s. */
export function timeLimitMs(round: number): number {
  return Math.max(timeLimit.leastMs, timeLimit.firstMs - timeLimit.lessPerRoundMs * (round - 1));
}

/** How fast cards move in a round: 0 up to round 7, 0.9 from round 28 on, rising evenly between. */
export function cardSpeed(round: number): number {
  const { stillUntilRound, fastestFromRound, fastest } = cardSpeeds;
  const share = (round - stillUntilRound) / (fastestFromRound - stillUntilRound);
  return fastest * Math.max(0, Math.min(1, share));
}

/** Where a player stands. */
export interface Tally {
  score: number;
  /** Right answers in a row, each but the first with enough time left. */
  streak: number;
}

export const emptyTally: Tally = { score: 0, streak: 0 };

/**
 * What stands after a right click `ms` milliseconds into a round. It is worth the per cent of time that was left, rounded
 * to tens, times the multiplier of the streak. The streak goes on with 64 % or more left; otherwise this answer is the
 * first of a new one (decisions section 4).
 */
export function tallyAfter({ score, streak }: Tally, round: number, ms: number): Tally {
  const limit = timeLimitMs(round);
  const leftMs = Math.max(0, limit - ms);
  const isFast = leftMs * 100 >= streakFromPercent * limit;
  const next = isFast ? streak + 1 : 1;
  // One division of whole numbers, so that an exact half is rounded up wherever it lies.
  const points = Math.round((leftMs * 10) / limit) * 10;
  return { score: score + points * comboMultiplier(wordRushTraits.combo, next), streak: next };
}
