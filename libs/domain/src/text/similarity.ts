import { searchKey } from './search-key.ts';
import { graphemes } from './graphemes.ts';

/**
 * How alike two texts look: 1 for the same, 0 for nothing in common. One minus the share of letters that must be
 * changed to make one into the other (Levenshtein distance by the longer length); case and accents do not count.
 */
export function similarity(one: string, other: string): number {
  return likeness(graphemes(searchKey(one)), graphemes(searchKey(other)));
}

/**
 * The {@link similarity} of two texts that are folded and cut into letters already. Below `least` it may be any number below
 * `least`: whoever wants none of those need not wait until they are counted.
 */
export function likeness(a: ArrayLike<string>, b: ArrayLike<string>, least = 0): number {
  const longest = Math.max(a.length, b.length);
  // The little that is added keeps what is just enough, whichever way its last digit is rounded.
  return longest === 0 ? 1 : 1 - distance(a, b, longest * (1 - least) + 1e-9) / longest;
}

/**
 * The Levenshtein distance, of what stands between an equal beginning and an equal end: the rest needs no change. If it is
 * more than `most`, some number that is more than `most`.
 */
function distance(a: ArrayLike<string>, b: ArrayLike<string>, most: number): number {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let [endOfA, endOfB] = [a.length, b.length];
  while (endOfA > start && endOfB > start && a[endOfA - 1] === b[endOfB - 1]) {
    endOfA--;
    endOfB--;
  }
  const width = endOfB - start;
  // How many changes make the part of `a` so far into each beginning of the part of `b`; one row of the usual table.
  const row = [0];
  for (let column = 1; column <= width; column++) row.push(column);
  for (let index = start; index < endOfA; index++) {
    const letter = a[index];
    let before = row[0]!;
    row[0] = before + 1;
    let fewest = row[0];
    for (let column = 1; column <= width; column++) {
      const replaced = before + (letter === b[start + column - 1] ? 0 : 1);
      before = row[column]!;
      row[column] = Math.min(replaced, before + 1, row[column - 1]! + 1);
      fewest = Math.min(fewest, row[column]!);
    }
    // No number of a later row is less than the least of this one.
    if (fewest > most) return fewest;
  }
  return width === 0 ? endOfA - start : row[width]!;
}
