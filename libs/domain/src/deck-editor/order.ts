/** A list with one of its items at another place; places count from 0, beyond the ends is at the end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(Math.min(Math.max(0, to), items.length - 1), 0, item);
}
