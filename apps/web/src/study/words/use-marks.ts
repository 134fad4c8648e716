import type { DeckWord } from '@lexiroom/contracts/decks';
import { useState } from 'react';
import { type Marks, markedUpTo, noMarks, toggled } from './marks.ts';

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
