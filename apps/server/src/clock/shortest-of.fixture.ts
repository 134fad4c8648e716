/**
 * For specs: the shortest time, in milliseconds, of each of several ways of asking. They take turns, and one undisturbed
 * turn of each is enough, so that a machine with other work is fair to all: compare them with each other, with wide room.
 */
export async function shortestOf<Name extends string>(
  rounds: number,
  ways: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, number>> {
  const shortest = {} as Record<Name, number>;
  for (let round = 0; round < rounds; round++) {
    for (const [name, ask] of Object.entries(ways) as [Name, () => Promise<unknown>][]) {
      const start = performance.now();
      await ask();
      shortest[name] = Math.min(shortest[name] ?? Infinity, performance.now() - start);
    }
  }
  return shortest;
}
