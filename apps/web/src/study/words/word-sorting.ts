import { useState } from 'react';
import { readOfSession, rememberOfSession } from '../../browser/stored-values.ts';
import { type WordSort, wordSortsFor } from './sort.ts';

export interface WordSorting {
  sort: WordSort;
  /** All ways that can be chosen. */
  sorts: readonly WordSort[];
  choose: (sort: WordSort) => void;
}

/** How words are sorted; what is chosen stays until the tab is closed. */
export function useWordSorting(isOwner: boolean): WordSorting {
  const [chosen, setChosen] = useState(() => readOfSession('word_sort_type'));
  const sorts = wordSortsFor(isOwner);
  const choose = (sort: WordSort) => {
    rememberOfSession('word_sort_type', sort);
    setChosen(sort);
  };
  return { sort: sorts.find((sort) => sort === chosen) ?? 'deck_order', sorts, choose };
}
