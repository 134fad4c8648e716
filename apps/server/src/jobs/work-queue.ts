interface Work {
  person: number;
  name: string;
  stop: AbortController;
  run: (signal: AbortSignal) => Promise<void>;
  over: () => void;
}

/** Work in the background: so much at a time, and one at a time of each person, so that nobody waits for one who has much. */
export class WorkQueue {
  readonly #waiting: Work[] = [];
  readonly #running = new Set<Work>();
  readonly #atOnce: number;
  #isClosed = false;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Settles when the work is over, or was stopped before it began. */
  add(whose: Pick<Work, 'person' | 'name'>, run: Work['run']): Promise<void> {
    return new Promise((over) => {
      this.#waiting.push({ ...whose, stop: new AbortController(), run, over });
      this.#begin();
    });
  }

  /** Stops all work of this name: what runs is told by its signal, what waits is not begun. */
  stop(name: string): void {
    for (const work of [...this.#waiting, ...this.#running]) if (work.name === name) work.stop.abort();
  }

  /** Stops everything, and waits for what runs. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const waiting = this.#waiting.splice(0);
    for (const { over } of waiting) over();
    const running = [...this.#running].map(
      (work) =>
        new Promise<void>((resolve) => {
          const { over } = work;
          work.over = () => {
            over();
            resolve();
          };
          work.stop.abort();
        }),
    );
    await Promise.all(running);
  }

  #begin(): void {
    if (this.#isClosed) return;
    const busy = new Set([...this.#running].map(({ person }) => person));
    for (const work of this.#waiting.slice()) {
      if (this.#running.size >= this.#atOnce) return;
      if (busy.has(work.person)) continue;
      busy.add(work.person);
      this.#waiting.splice(this.#waiting.indexOf(work), 1);
      this.#running.add(work);
      void this.#carryOut(work);
    }
  }

  async #carryOut(work: Work): Promise<void> {
    try {
      if (!work.stop.signal.aborted) await work.run(work.stop.signal);
    } finally {
      this.#running.delete(work);
      work.over();
      this.#begin();
    }
  }
}
