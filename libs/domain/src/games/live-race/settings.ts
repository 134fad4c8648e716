/** The milliseconds of a race. */
export const raceTimes = {
  /** From Start to the first question. */
  startingMs: 3000,
  /** After the end, for answers that are on their way. */
  graceMs: 1000,
  /** What one press of "more time" gives. */
  addedMs: 10_000,
  /**
   * A phone says how long its question was in sight. It is believed as far as a slow network explains it: so much may have
   * gone by on the way.
   */
  onTheWayMs: 2000,
} as const;
