import { Refusal, Refused } from '../refusals/refusal.ts';

const waitMs = 2000;

/**
 * A queue in front of something that does one thing at a time. Callers take turns: whoever asks for a hundred things does
 * not keep whoever asks for one waiting for all of them.
 */
export class FairQueue {
  /** The callers in the order of their turns, each with what they wait for. */
  readonly #turns = new Map<string, (() => Promise<void>)[]>();
  #waiting = 0;
  #isBusy = false;

  /** At most `most` things wait. */
  constructor(private readonly most: number) {}

  /** Does `task` when it is this caller's turn. @throws {Refused} RETRY when too many wait already. */
  add<T>(caller: string, task: () => Promise<T>): Promise<T> {
    if (this.#waiting >= this.most)
      return Promise.reject(new Refused(new Refusal('RETRY', undefined, undefined, waitMs)));
    return new Promise<T>((resolve, reject) => {
      const tasks = this.#turns.get(caller) ?? [];
      tasks.push(() => task().then(resolve, reject));
      this.#turns.set(caller, tasks);
      this.#waiting += 1;
      if (!this.#isBusy) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let next = this.#next(); next; next = this.#next()) await next();
    this.#isBusy = false;
  }

  #next(): (() => Promise<void>) | undefined {
    const [turn] = this.#turns;
    if (!turn) return undefined;
    const [caller, tasks] = turn;
    const task = tasks.shift();
    this.#waiting -= 1;
    // To the end of the turns, if they want more.
    this.#turns.delete(caller);
    if (tasks.length > 0) this.#turns.set(caller, tasks);
    return task;
  }
}
