import { databaseErrorCode } from '../database/database-errors.ts';
import { batchesWritten } from '../measures/measure.ts';

/** At most so many are written together. */
const batchLimit = 1000;

type Write<Item, Outcome> = (items: readonly Item[]) => Promise<readonly (Outcome | Promise<Outcome>)[]>;

interface Waiting<Item, Outcome> {
  item: Item;
  resolve: (outcome: Outcome | Promise<Outcome>) => void;
  reject: (error: unknown) => void;
}

/**
 * Group commit that adapts to the load: whatever waits is written together as soon as the last batch is done; a lone
 * item is written at once. Each is told its own outcome, in the order given, and only after the commit; a batch that
 * fails rejects all that it held, who may come again under the same ids. When the database is away, those who came
 * meanwhile are rejected with it: nobody waits through two attempts. An outcome that is a promise is told when that
 * settles, and the next batch does not wait for it.
 *
 * `gatherMs` is the least time between the beginnings of two batches: items that come one after the other at a steady
 * pace share a commit, which is most of what each of them costs, and wait at most so long for it. As soon as `enough`
 * of them wait, the cost is shared by enough, and a burst waits no longer than its writing takes.
 */
export class GroupCommit<Item, Outcome> {
  readonly #write: Write<Item, Outcome>;
  readonly #gatherMs: number;
  readonly #enough: number;
  #waiting: Waiting<Item, Outcome>[] = [];
  #isWriting = false;
  /** Runs while the next batch is gathered. */
  #gathering: NodeJS.Timeout | undefined;
  #lastBegan = -Infinity;
  /** Settles with the item that was added last, and so after all before it. */
  #newest: Promise<unknown> = Promise.resolve();

  constructor(write: Write<Item, Outcome>, { gatherMs = 0, enough = batchLimit } = {}) {
    this.#write = write;
    this.#gatherMs = gatherMs;
    this.#enough = enough;
  }

  /** Writes an item with whatever else waits. */
  add(item: Item): Promise<Outcome> {
    const outcome = new Promise<Outcome>((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
    });
    this.#newest = outcome;
    if (!this.#isWriting) {
      this.#isWriting = true;
      this.#begin();
    } else if (this.#gathering && this.#waiting.length >= this.#enough) {
      this.#begin();
    }
    return outcome;
  }

  /** Resolves once everything that was added before is decided. */
  async flushed(): Promise<void> {
    await this.#newest.catch(() => {});
  }

  /** Waits until the next batch may begin; at least a turn of the loop, so that the items of one packet stay together. */
  #begin(): void {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    const inMs = this.#waiting.length < this.#enough ? this.#lastBegan + this.#gatherMs - performance.now() : 0;
    if (inMs > 0) this.#gathering = setTimeout(() => void this.#writeNext(), inMs);
    else setImmediate(() => void this.#writeNext());
  }

  async #writeNext(): Promise<void> {
    this.#gathering = undefined;
    const batch = this.#waiting.splice(0, batchLimit);
    this.#lastBegan = performance.now();
    try {
      const outcomes = await this.#write(batch.map(({ item }) => item));
      batchesWritten.tell({ size: batch.length, ms: performance.now() - this.#lastBegan });
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index]!);
    } catch (error) {
      const others = databaseErrorCode(error) ? this.#waiting.splice(0) : [];
      for (const { reject } of [...batch, ...others]) reject(error);
    }
    if (this.#waiting.length > 0) this.#begin();
    else this.#isWriting = false;
  }
}
