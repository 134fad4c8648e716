import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readOfSession, rememberOfSession } from '../../browser/stored-values.ts';
import { Select } from '../../design/fields/select.tsx';
import type { Study } from '../study.ts';
import { type WordSort, wordSortsFor } from './sort.ts';

export interface WordSorting {
  sort: WordSort;
  /** All ways that can be chosen. */
  sorts: readonly WordSort[];
  choose: (sort: WordSort) => void;
}

/** How words are sorted; what is chosen stays until the tab is closed. */
export function useWordSorting(study: Pick<Study, 'isOwner' | 'data'>): WordSorting {
  const [chosen, setChosen] = useState(() => readOfSession('word_sort_type'));
  const sorts = wordSortsFor(study);
  const choose = (sort: WordSort) => {
    rememberOfSession('word_sort_type', sort);
    setChosen(sort);
  };
  return { sort: sorts.find((sort) => sort === chosen) ?? 'deck_order', sorts, choose };
}

/** Chooses how the words are sorted. */
export function SortSelect({ sorting: { sort, sorts, choose } }: { sorting: WordSorting }) {
  const { t } = useLingui();
  const names: Record<WordSort, string> = {
    deck_order: t`Deck order`,
    alphabetical: t`A–Z`,
    due_date: t`Due date`,
    success_rate: t`Success rate`,
    pinned: t`Pinned first`,
    newest: t`Newest`,
  };
  return (
    <Select
      inline
      label={t`Sort by`}
      value={sort}
      onChange={({ target }) => choose(sorts.find((sortOption) => sortOption === target.value) ?? sort)}
    >
      {sorts.map((sortOption) => (
        <option key={sortOption} value={sortOption}>
          {names[sortOption]}
        </option>
      ))}
    </Select>
  );
}
