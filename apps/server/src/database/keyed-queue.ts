/**
 * One after the other for each key: those that would wait for the same row of the database wait here instead, and keep
 * no connection from anybody else.
 */
export class KeyedQueue<Key> {
  /** The last one of each key that has one under way. */
  readonly #last = new Map<Key, Promise<void>>();

  /** Runs when the others of this key are through, however they ended. */
  async run<T>(key: Key, run: () => Promise<T>): Promise<T> {
    const mine = (this.#last.get(key) ?? Promise.resolve()).then(run);
    const over = mine.then(
      () => {},
      () => {},
    );
    this.#last.set(key, over);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === over) this.#last.delete(key);
    }
  }
}
