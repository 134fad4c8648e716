/** From this streak on, points are multiplied by this factor. */
export type ComboStep = readonly [streak: number, multiplier: number];

/** The factor for a streak that includes the answer being scored, given steps in rising order. */
export function comboMultiplier(steps: readonly ComboStep[], streak: number): number {
  return steps.reduce((best, [from, multiplier]) => (streak >= from ? multiplier : best), 1);
}
