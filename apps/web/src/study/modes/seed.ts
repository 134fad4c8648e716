/** A seed that nobody can foresee; everything that is left to chance in a machine follows from it. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}
