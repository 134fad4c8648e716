/** A sum of means is a fraction. It is kept exactly, so that two teams tie only when they are equal. */
export interface Fraction {
  numerator: bigint;
  /** Above 0. */
  denominator: bigint;
}

export const zero: Fraction = { numerator: 0n, denominator: 1n };

/** A sum of whole numbers divided by how many there are. */
export const meanOf = (sum: number, count: number): Fraction => ({
  numerator: BigInt(sum),
  denominator: BigInt(count),
});

/** Two fractions added, in lowest terms. */
export function add(one: Fraction, other: Fraction): Fraction {
  const numerator = one.numerator * other.denominator + other.numerator * one.denominator;
  const denominator = one.denominator * other.denominator;
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Below 0 when the first is less, above 0 when it is more. */
export function compare(one: Fraction, other: Fraction): number {
  return Number(one.numerator * other.denominator - other.numerator * one.denominator);
}

/** The nearest whole number; a half is rounded up. Of fractions that are not below 0. */
export function roundedHalfUp({ numerator, denominator }: Fraction): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one, other];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
