import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readOfSession, rememberOfSession } from '../../browser-store.ts';
import { type WordSort, wordSortsFor } from './sort.ts';

/** How words are sorted, in which other ways they could be, and a function that chooses; stays until the tab is closed. */
export function useWordSort(isOwner: boolean): [WordSort, readonly WordSort[], (sort: WordSort) => void] {
  const [chosen, choose] = useState(() => readOfSession('word_sort_type'));
  const sorts = wordSortsFor(isOwner);
  const setSort = (sort: WordSort) => {
    rememberOfSession('word_sort_type', sort);
    choose(sort);
  };
  return [sorts.find((sort) => sort === chosen) ?? 'deck_order', sorts, setSort];
}

/** A function that says how words are sorted. */
export function useWordSortName(): (sort: WordSort) => string {
  const { t } = useLingui();
  const names: Record<WordSort, string> = {
    deck_order: t`Deck order`,
    alphabetical: t`A–Z`,
    due_date: t`Due date`,
    success_rate: t`Success rate`,
    pinned: t`Pinned first`,
    newest: t`Newest`,
  };
  return (sort) => names[sort];
}
