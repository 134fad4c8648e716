/** What is asked for by several at the same time is done once, and all get what comes of it. */
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
