/** A piece of work holds the event loop for so long at most, before everything else that waits goes on. */
const longestSliceMs = 10;

/**
 * Keeps long work from holding up every player: there is one thread for all. Call {@link TimeSlice.yieldWhenLong} between
 * the steps of the work, each of which must be short.
 */
export class TimeSlice {
  readonly #now: () => number;
  #began: number;

  /** `now`: milliseconds of a clock that only goes forward. */
  constructor(now = () => performance.now()) {
    this.#now = now;
    this.#began = now();
  }

  /** Goes on at once; or, when this slice was long enough, after everything that waits for the event loop. */
  async yieldWhenLong(): Promise<void> {
    if (this.#now() - this.#began < longestSliceMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.#began = this.#now();
  }
}
