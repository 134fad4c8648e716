import type { DeckWord } from '@lexiroom/contracts/decks';
import { useState } from 'react';

/** Words marked in a list, to be studied. */
export interface Marks {
  word_ids: ReadonlySet<number>;
  /** Where a range begins: the word that was marked last. */
  last: number | undefined;
}

export const noMarks: Marks = { word_ids: new Set(), last: undefined };

/** Marks a word, or takes its mark away (specification 2 section 2.1). */
export function toggled({ word_ids }: Marks, word_id: number): Marks {
  const marked = new Set(word_ids);
  const isTaken = marked.delete(word_id);
  if (!isTaken) marked.add(word_id);
  return { word_ids: marked, last: isTaken ? undefined : word_id };
}

/** Marks all words from the last marked one to this one, as the list shows them; only this one when there is none. */
export function markedUpTo({ word_ids, last }: Marks, word_id: number, shown: readonly DeckWord[]): Marks {
  const placeOf = (wanted: number | undefined) => shown.findIndex((word) => word.word_id === wanted);
  const end = placeOf(word_id);
  const start = last === undefined || placeOf(last) < 0 ? end : placeOf(last);
  const range = shown.slice(Math.min(start, end), Math.max(start, end) + 1).map((word) => word.word_id);
  return { word_ids: new Set([...word_ids, ...range]), last: word_id };
}

/** The marked words by word order, whatever order the list shows them in. */
export function markedOf({ word_ids }: Marks, words: readonly DeckWord[]): number[] {
  return words.map(({ word_id }) => word_id).filter((word_id) => word_ids.has(word_id));
}

export interface MarkedWords {
  marks: Marks;
  /** Marks a word, or takes its mark away; as a range all words up to it. The same function as long as the order is. */
  mark: (word_id: number, isRange: boolean) => void;
  clear: () => void;
}

/** The marks on the words of a list. */
export function useMarks(shown: readonly DeckWord[]): MarkedWords {
  const [marks, setMarks] = useState(noMarks);
  const mark = (word_id: number, isRange: boolean) =>
    setMarks((before) => (isRange ? markedUpTo(before, word_id, shown) : toggled(before, word_id)));
  return { marks, mark, clear: () => setMarks(noMarks) };
}
