/** Ranks by falling score; equal scores share a rank and the next one is skipped (1, 2, 2, 4). Same order as given. */
export function competitionRanks(scores: readonly number[]): number[] {
  const falling = scores.toSorted((a, b) => b - a);
  const rankOf = new Map<number, number>();
  for (const [index, score] of falling.entries()) if (!rankOf.has(score)) rankOf.set(score, index + 1);
  return scores.map((score) => rankOf.get(score)!);
}
