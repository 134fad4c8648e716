import { useLingui } from '@lingui/react/macro';
import { Select } from '../../design/select.tsx';
import type { WordSort } from './sort.ts';
import type { WordSorting } from './word-sorting.ts';

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
      onChange={({ target }) => choose(sorts.find((one) => one === target.value) ?? sort)}
    >
      {sorts.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </Select>
  );
}
