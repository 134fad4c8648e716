import { DeckGrid, DeckGridBones } from '../decks/deck-grid.tsx';
import type { Filter } from './language-filter.ts';
import { Results } from './results.tsx';
import { useDeckSearch } from './searches.ts';

/** Public decks by name, side by side on a page. */
export function DeckResults({ term, filter }: { term: string; filter: Filter }) {
  const search = useDeckSearch(term, filter);
  return (
    <Results kind="deck" search={search} bones={<DeckGridBones />}>
      {(decks) => <DeckGrid decks={decks} opensNewTab />}
    </Results>
  );
}
