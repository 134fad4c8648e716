/** A piece of work holds the event loop for so long at most before everything else that waits has its turn. */
const longestTurnMs = 10;

/**
 * A turn of long work on the one thread that also answers every player. Ask {@link Turn.pass} between its steps, each
 * of which must be short.
 */
export class Turn {
  #began = performance.now();

  /** Goes on at once, or, when this turn was long enough, after everything that waits. */
  async pass(): Promise<void> {
    if (performance.now() - this.#began < longestTurnMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.#began = performance.now();
  }
}
