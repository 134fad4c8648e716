import { graphemes } from '../../text/index.ts';

/** A piece of a text, and whether it differs from the other one. */
export interface MarkedPiece {
  text: string;
  differs: boolean;
}

/** Two texts, each in pieces: what they have in common, and what not. */
export interface Difference {
  typed: MarkedPiece[];
  expected: MarkedPiece[];
}

/**
 * What differs between a typed text and the expected one, letter by letter as they are drawn: the letters that the fewest
 * changes would add, take away or replace.
 */
export function differenceOf(typed: string, expected: string): Difference {
  const one = graphemes(typed.normalize('NFC'));
  const other = graphemes(expected.normalize('NFC'));
  const lengths = commonLengths(one, other);
  const keptOne = new Set<number>();
  const keptOther = new Set<number>();
  let [row, column] = [0, 0];
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) {
      keptOne.add(row++);
      keptOther.add(column++);
    } else if (lengths[row + 1]![column]! >= lengths[row]![column + 1]!) row++;
    else column++;
  }
  return { typed: pieces(one, keptOne), expected: pieces(other, keptOther) };
}

/** How many letters in a row the ends of both texts from these places on have in common. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0));
  for (let row = one.length - 1; row >= 0; row--) {
    for (let column = other.length - 1; column >= 0; column--) {
      lengths[row]![column] =
        one[row] === other[column]
          ? lengths[row + 1]![column + 1]! + 1
          : Math.max(lengths[row + 1]![column]!, lengths[row]![column + 1]!);
    }
  }
  return lengths;
}

function pieces(letters: readonly string[], kept: ReadonlySet<number>): MarkedPiece[] {
  const joined: MarkedPiece[] = [];
  for (const [place, text] of letters.entries()) {
    const last = joined.at(-1);
    const differs = !kept.has(place);
    if (last?.differs === differs) last.text += text;
    else joined.push({ text, differs });
  }
  return joined;
}
