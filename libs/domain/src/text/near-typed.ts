import type { LanguageId } from '../languages/index.ts';
import { lettersOf } from './comparison.ts';

/**
 * Whether a typed text misses another one by little: compared letter by letter as its language types them, it takes one
 * change in a text of 3 to 5 letters, at most two up to 10, at most three beyond. A change is a letter too many, too few or
 * another one, or two neighbours in each other's place. Nothing is near a text of one or two letters, nor is the same text.
 */
export function isNearTyped(typed: string, expected: string, language: LanguageId): boolean {
  const [one, other] = [typed, expected].map((text) => lettersOf(text, language).flatMap(({ keys }) => keys));
  const most = mostChanges(other!.length);
  if (Math.abs(one!.length - other!.length) > most) return false;
  const changes = changesBetween(one!, other!);
  return changes > 0 && changes <= most;
}

const mostChanges = (letters: number): number => (letters < 3 ? 0 : letters <= 5 ? 1 : letters <= 10 ? 2 : 3);

/** The fewest changes that make one list of letters into the other; swapping two neighbours is one. */
function changesBetween(one: readonly string[], other: readonly string[]): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of one.entries()) {
    const row = [index + 1];
    for (const [column, expected] of other.entries()) {
      const replaced = last[column]! + (letter === expected ? 0 : 1);
      const isSwapped = letter === other[column - 1] && one[index - 1] === expected;
      const swapped = isSwapped ? beforeLast[column - 1]! + 1 : Infinity;
      row.push(Math.min(replaced, last[column + 1]! + 1, row[column]! + 1, swapped));
    }
    [beforeLast, last] = [last, row];
  }
  return last[other.length]!;
}
