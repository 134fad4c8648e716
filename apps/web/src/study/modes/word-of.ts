import type { DeckWord } from '@lexiroom/contracts/decks';
import { useState } from 'react';
import type { Study } from '../study.ts';

/** Finds words of a study by their id. */
export type WordOf = (word_id: number) => DeckWord;

/**
 * Words as they are now, or as they were when the mode began: a page may ask for one that was taken out of the deck in
 * the meantime.
 */
export function useWords({ data }: Pick<Study, 'data'>): WordOf {
  const [first] = useState(data.words);
  const words = new Map([...first, ...data.words].map((word) => [word.word_id, word]));
  return (word_id) => {
    const word = words.get(word_id);
    if (!word) throw new Error(`no word ${word_id} in this study`);
    return word;
  };
}
