import { searchKey } from './search-key.ts';
import { graphemes } from './graphemes.ts';

/**
 * How alike two texts look: 1 for the same, 0 for nothing in common. One minus the share of letters that must be
 * changed to make one into the other (Levenshtein distance by the longer length); case and accents do not count.
 */
export function similarity(one: string, other: string): number {
  return likeness(graphemes(searchKey(one)), graphemes(searchKey(other)));
}

/** The {@link similarity} of two texts that are folded and cut into letters already. */
export function likeness(a: readonly string[], b: readonly string[]): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - distance(a, b) / longest;
}

function distance(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of a.entries()) {
    const next = [index + 1];
    for (const [column, other] of b.entries()) {
      const replaced = row[column]! + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, row[column + 1]! + 1, next[column]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
