import { Refusal, Refused } from '../refusals/refusal.ts';

/** Work of which only so much is done at once; the rest waits in order, up to a number, and what is beyond is refused. */
export class ConcurrencyLimit {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(
    atOnce: number,
    private readonly mostWaiting: number,
  ) {
    this.#free = atOnce;
  }

  /** Does the work when it is its turn. @throws {Refused} RETRY when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.mostWaiting) throw new Refused(new Refusal('RETRY', {}, undefined, 2000));
    else await new Promise<void>((begin) => this.#waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
