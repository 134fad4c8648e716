/** How much is remembered, and how long. */
interface Bounds<V> {
  longestMs: number;
  /** The sum of what all entries weigh. */
  most: number;
  /** 1 when absent. */
  weigh?: (value: V) => number;
}

/** Remembers values until they are too old, or until newer ones need their place. */
export class ExpiringCache<V> {
  readonly #entries = new Map<string, { value: V; until: number; weight: number }>();
  #weight = 0;

  constructor(
    private readonly bounds: Bounds<V>,
    private readonly now: () => number,
  ) {}

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.until > this.now()) return entry?.value;
    this.forget(key);
    return undefined;
  }

  set(key: string, value: V): void {
    const { longestMs, most, weigh } = this.bounds;
    this.forget(key);
    const weight = weigh ? weigh(value) : 1;
    this.#entries.set(key, { value, until: this.now() + longestMs, weight });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= most) return;
      this.forget(oldest);
    }
  }

  forget(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}
