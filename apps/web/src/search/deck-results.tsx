import { DeckGrid, DeckGridSkeleton } from '../decks/deck-grid.tsx';
import type { LanguageFilterState } from './language-filter.ts';
import { Results } from './results.tsx';
import { useDeckSearch } from './searches.ts';

/** Public decks by name, side by side on a page. */
export function DeckResults({ term, filter }: { term: string; filter: LanguageFilterState }) {
  const search = useDeckSearch(term, filter);
  return (
    <Results kind="deck" search={search} skeleton={<DeckGridSkeleton />} onAllLanguages={filter.clear}>
      {(decks) => <DeckGrid decks={decks} opensNewTab />}
    </Results>
  );
}
