import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { statusOf } from '../api/client.ts';
import { DeckGrid, DeckGridSkeleton } from '../decks/deck-grid.tsx';
import { EmptyState } from '../design/feedback/empty-state.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { type Filter, type LanguageFilterState, useLanguageFilter } from '../search/language-filter.ts';
import { LanguageSelects } from '../search/language-selects.tsx';
import { Results } from '../search/results.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { topicDecksQuery, useDeckSearch } from '../search/search-queries.ts';

/** Ready-made decks of the chosen languages, or those of everybody that a search finds. */
export function DeckChooser() {
  const [term, setTerm] = useState('');
  const filter = useLanguageFilter();
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr]">
        <SearchBox className="sm:max-lg:col-span-2" onSearch={setTerm} />
        <LanguageSelects filter={filter} />
      </div>
      {term ? <DeckResults term={term} filter={filter} /> : <TopicDecks filter={filter} />}
    </>
  );
}

/** The starter decks of the chosen languages, side by side. */
function TopicDecks({ filter }: { filter: Filter }) {
  const { t } = useLingui();
  const { data, error, refetch, isPlaceholderData } = useQuery(topicDecksQuery(filter));
  if (error) return <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <DeckGridSkeleton />;
  if (data.length === 0) {
    return (
      <EmptyState icon={<Layers className="size-8" />} title={t`No decks here yet`}>
        {t`There are topic decks for every language to learn. Choose 'All' as the language to learn from.`}
      </EmptyState>
    );
  }
  return <DeckGrid decks={data} isStale={isPlaceholderData} />;
}

/** Public decks by name, side by side on a page. */
function DeckResults({ term, filter }: { term: string; filter: LanguageFilterState }) {
  const search = useDeckSearch(term, filter);
  return (
    <Results kind="deck" search={search} skeleton={<DeckGridSkeleton />} onAllLanguages={filter.clear}>
      {(decks) => <DeckGrid decks={decks} opensNewTab />}
    </Results>
  );
}
