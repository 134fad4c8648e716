/** An outage is told again at most so often, in milliseconds: every probe and every open page meets it. */
const againAfterMs = 60_000;

/** Tells of a database that cannot be used in one line a minute, however many requests fail by it. */
export class OutageLog {
  readonly #tell: (line: string) => void;
  readonly #now: () => number;
  #toldAt = -Infinity;
  #untold = 0;

  /** `now`: milliseconds that only ever grow. */
  constructor(tell: (line: string) => void, now: () => number = () => performance.now()) {
    this.#tell = tell;
    this.#now = now;
  }

  note(error: unknown): void {
    if (this.#now() - this.#toldAt < againAfterMs) {
      this.#untold += 1;
      return;
    }
    const { code, message } = error as { code?: unknown; message?: unknown };
    const reason = [code, message].filter((part) => typeof part === 'string' && part !== '').join(', ');
    const others = this.#untold === 0 ? '' : `; ${this.#untold} other requests failed in the meantime`;
    this.#toldAt = this.#now();
    this.#untold = 0;
    this.#tell(`The database cannot be used (${reason})${others}`);
  }
}
