/** No interval is longer, in days: a hundred years. */
export const longestInterval = 36_500;

/**
 * Adjustment of the interval, in percent, by accuracy, in twentieths (0.05): it holds for an accuracy above the bound
 * (specification 1 section 4, second table).
 */
const adjustments = [
  { above: 19, percent: 150 },
  { above: 18, percent: 130 },
  { above: 17, percent: 110 },
  { above: 16, percent: 100 },
  { above: 15, percent: 90 },
  { above: 14, percent: 75 },
] as const;
/** From 13 twentieths on, 0.65 itself included; and below. */
const fair = { from: 13, percent: 65 } as const;
const poorPercent = 50;

/** What an interval follows from. */
interface RightDays {
  /** Right days in a row up to now. */
  streak: number;
  /** Days with an answer. */
  days: number;
  /** How many of them were right. */
  correct_days: number;
}

/**
 * Days until a word is due again: base × adjustment, rounded half up, so at least 1 (a half), and at most
 * {@link longestInterval}. The base follows from the streak: 1 for 0 or 1, 2^(streak−1) up to 8, 128 × 1.2^(streak−8)
 * beyond; the adjustment from accuracy, right days / days. Both are compared and multiplied as whole numbers, so no bound is missed by a rounding
 * error (specification 1 section 4; decisions section 3).
 */
export function intervalDays({ streak, days, correct_days }: RightDays): number {
  const rising = intervals.get(adjustmentPercent(correct_days, days))!;
  return rising[streak] ?? longestInterval;
}

/** 150 for an interval one and a half times as long, and so on. */
function adjustmentPercent(correctDays: number, days: number): number {
  const twentieths = correctDays * 20;
  for (const { above, percent } of adjustments) if (twentieths > above * days) return percent;
  return twentieths >= fair.from * days ? fair.percent : poorPercent;
}

/** By adjustment, the interval of every streak until the longest one is reached. */
const intervals = new Map(
  [...adjustments.map(({ percent }) => percent), fair.percent, poorPercent].map((percent) => [
    percent,
    risingFor(percent),
  ]),
);

function risingFor(percent: number): number[] {
  const rising: number[] = [];
  for (let days = 0; days < longestInterval; rising.push(days)) {
    const { over, under } = base(rising.length);
    days = Math.min(longestInterval, roundedHalfUp(over * BigInt(percent), under * 100n));
  }
  return rising;
}

/** The base interval in days, as a fraction: 1.2 has no exact binary form. */
function base(streak: number): { over: bigint; under: bigint } {
  if (streak <= 8) return { over: 2n ** BigInt(Math.max(0, streak - 1)), under: 1n };
  const beyond = BigInt(streak - 8);
  return { over: 128n * 6n ** beyond, under: 5n ** beyond };
}

function roundedHalfUp(over: bigint, under: bigint): number {
  return Number((2n * over + under) / (2n * under));
}
