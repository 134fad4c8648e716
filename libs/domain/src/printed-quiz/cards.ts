/** A sheet of cards and what stands on its back, place by place from the top, in the direction of reading; null: none. */
export interface CardSheet<Word> {
  front: readonly (Word | null)[];
  back: readonly (Word | null)[];
}

/**
 * Two-sided cards, `columns` beside and `rows` below each other. The sheet is turned over its long edge, so that the rows
 * of the back run the other way: then both sides of a card lie on each other.
 */
export function cardSheets<Word>(words: readonly Word[], columns: number, rows: number): CardSheet<Word>[] {
  const size = columns * rows;
  return Array.from({ length: Math.ceil(words.length / size) }, (_, sheet) => {
    const front = Array.from({ length: size }, (_card, place) => words[sheet * size + place] ?? null);
    const back = front.map((_card, place) => {
      const row = Math.floor(place / columns);
      const mirrored = columns - 1 - (place % columns);
      return front[row * columns + mirrored]!;
    });
    return { front, back };
  });
}
