/** A page left open overnight counts as a day. */
export const longestMs = 86_400_000;

/** A time as a clock of a browser gives it, in the whole milliseconds that are recorded. */
export function wholeMs(ms: number): number {
  return Math.min(longestMs, Math.max(0, Math.round(ms)));
}
