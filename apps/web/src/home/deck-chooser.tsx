import type { DeckResult } from '@lexiroom/contracts/decks';
import { useState } from 'react';
import { DeckGrid, DeckGridSkeleton } from '../decks/deck-grid.tsx';
import type { LanguageChoiceProps } from '../search/language-choice.tsx';
import { type LanguageFilterState, useLanguageFilter } from '../search/language-filter.ts';
import { LanguageSelects } from '../search/language-selects.tsx';
import { MissingNames } from '../search/missing-names.tsx';
import { NothingFound, Results } from '../search/results.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { useDeckSearch } from '../search/search-queries.ts';
import { StartGrid } from './starting/start-grid.tsx';
import { TopicDecks } from './topic-decks.tsx';

export interface DeckChooserProps extends Pick<LanguageChoiceProps, 'heading'> {
  /** For somebody who comes to learn: every deck can be started with. Else it is opened. */
  canStart?: boolean;
}

/** Ready-made decks of the chosen languages, or those of everybody that a search finds. */
export function DeckChooser({ heading, canStart = false }: DeckChooserProps) {
  const [term, setTerm] = useState('');
  const filter = useLanguageFilter(canStart);
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr]">
        <SearchBox className="sm:max-lg:col-span-2" onSearch={setTerm} />
        <LanguageSelects filter={filter} role={canStart ? 'learner' : undefined} />
      </div>
      {term ? (
        <DeckResults term={term} filter={filter} canStart={canStart} />
      ) : (
        <TopicDecks filter={filter} heading={heading} canStart={canStart} />
      )}
    </>
  );
}

interface DeckResultsProps {
  term: string;
  filter: LanguageFilterState;
  canStart: boolean;
}

/** Public decks by name, side by side on a page. */
function DeckResults({ term, filter, canStart }: DeckResultsProps) {
  const search = useDeckSearch(term, filter);
  const Found = canStart ? StartGrid : DecksFound;
  const nothing = <NothingFound kind="deck" onAllLanguages={filter.clear} />;
  return (
    <Results
      kind="deck"
      search={search}
      skeleton={<DeckGridSkeleton />}
      none={<MissingNames term={term} filter={filter} Rows={Found} otherwise={nothing} />}
    >
      {(decks) => <Found decks={decks} />}
    </Results>
  );
}

const DecksFound = ({ decks }: { decks: readonly DeckResult[] }) => <DeckGrid decks={decks} opensNewTab />;
