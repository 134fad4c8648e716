/** A figure that was measured, and how high it may be. */
export interface Limit {
  what: string;
  value: number;
  most: number;
}

/** Prints each figure beside its limit; answers whether all were kept. */
export function keepsAll(limits: readonly Limit[]): boolean {
  const isKept = ({ value, most }: Limit) => value <= most;
  for (const limit of limits) {
    const { what, value, most } = limit;
    console.log(`${isKept(limit) ? 'ok  ' : 'OVER'} ${what}: ${value.toFixed(2)} (at most ${most})`);
  }
  return limits.every(isKept);
}

/** The middle one of an odd number of values, the lower of the middle two of an even one. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length / 2) - 1]!;
}

/** The value that a share of all values does not exceed; Infinity of none. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Infinity;
}
