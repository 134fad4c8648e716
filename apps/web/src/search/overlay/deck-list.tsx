import type { LanguageFilterState } from '../language-filter.ts';
import { Results } from '../results.tsx';
import { useDeckSearch } from '../searches.ts';
import { DeckRow } from './deck-row.tsx';
import { ResultsSkeleton, ResultList } from './result-list.tsx';

/** Decks that a search found, below each other. */
export function DeckList({ term, filter }: { term: string; filter: LanguageFilterState }) {
  const search = useDeckSearch(term, filter);
  return (
    <Results kind="deck" search={search} skeleton={<ResultsSkeleton />} onAllLanguages={filter.clear}>
      {(decks) => (
        <ResultList>
          {decks.map((deck) => (
            <DeckRow key={deck.item_id} deck={deck} />
          ))}
        </ResultList>
      )}
    </Results>
  );
}
