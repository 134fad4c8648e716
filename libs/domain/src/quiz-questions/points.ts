import { comboMultiplier, type ComboStep } from '../scoring/index.ts';

/** What a right answer is worth before the multiplier, when time does not count. */
export const accuracyPoints = 100;
/** What an immediate right answer is worth before the multiplier, when time counts; a last-moment one half of it. */
export const speedPoints = 1000;
/** An answer within this time counts as immediate. */
export const immediateMs = 500;

/** How a streak of right answers multiplies points (specification 2 section 9). */
export const quizCombo: readonly ComboStep[] = [
  [4, 2],
  [10, 3],
  [25, 5],
];

/** How a quiz counts. */
export interface Scoring {
  scoring: 'accuracy' | 'speed';
  combo: boolean;
}

/**
 * Points of a right answer: accuracy 100; speed `round(1000 × (1 − (t/T)/2))`, t being 0 below half a second and never
 * more than T. Times the multiplier of the streak that includes this answer. Untimed questions (T null) count accuracy.
 */
export function answerPoints(
  { scoring, combo }: Scoring,
  answer: { ms: number; streak: number; wholeMs: number | null },
): number {
  const multiplier = combo ? comboMultiplier(quizCombo, answer.streak) : 1;
  if (scoring === 'accuracy' || answer.wholeMs === null) return accuracyPoints * multiplier;
  const taken = answer.ms < immediateMs ? 0 : Math.min(answer.ms, answer.wholeMs);
  // One division of whole numbers, so that an exact half is rounded up wherever it lies.
  return Math.round((speedPoints * answer.wholeMs - (speedPoints / 2) * taken) / answer.wholeMs) * multiplier;
}
