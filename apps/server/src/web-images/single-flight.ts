/**
 * When several callers ask for the same thing at the same time, the work is done once and all of them get its result.
 */
export class SingleFlight<V> {
  readonly #underWay = new Map<string, Promise<V>>();

  run(key: string, work: () => Promise<V>): Promise<V> {
    let running = this.#underWay.get(key);
    if (!running) {
      running = work().finally(() => this.#underWay.delete(key));
      this.#underWay.set(key, running);
    }
    return running;
  }
}
