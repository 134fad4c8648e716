/** At most so many are written together. */
const batchLimit = 1000;

interface Waiting<Item, Outcome> {
  item: Item;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/**
 * Group commit that adapts to the load: whatever waits is written together as soon as the last batch is done; a lone
 * item is written at once. Each is told its own outcome, in the order given, and only after the commit; a batch that
 * fails rejects all that it held, who may come again under the same ids.
 */
export class GroupCommit<Item, Outcome> {
  readonly #write: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  #waiting: Waiting<Item, Outcome>[] = [];
  #isWriting = false;
  #idle: (() => void)[] = [];

  constructor(write: (items: readonly Item[]) => Promise<readonly Outcome[]>) {
    this.#write = write;
  }

  /** Writes an item with whatever else waits. */
  add(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#isWriting) return;
      this.#isWriting = true;
      // After this turn of the loop: what arrived in the same packets goes into the same batch.
      setImmediate(() => void this.#drain());
    });
  }

  /** Resolves once nothing waits any more. */
  flushed(): Promise<void> {
    return this.#isWriting ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve();
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, batchLimit);
      try {
        const outcomes = await this.#write(batch.map(({ item }) => item));
        for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index]!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isWriting = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
