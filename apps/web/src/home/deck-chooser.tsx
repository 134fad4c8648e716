import { useState } from 'react';
import { DeckResults } from '../search/deck-results.tsx';
import { useLanguageFilter } from '../search/language-filter.ts';
import { LanguageFilter } from '../search/language-lists.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { TopicDecks } from './topic-decks.tsx';

/** Ready-made decks of the chosen languages, or those of everybody that a search finds. */
export function DeckChooser() {
  const [term, setTerm] = useState('');
  const filter = useLanguageFilter();
  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr]">
        <SearchBox className="sm:max-lg:col-span-2" onSearch={setTerm} />
        <LanguageFilter filter={filter} />
      </div>
      {term ? <DeckResults term={term} filter={filter} /> : <TopicDecks filter={filter} />}
    </>
  );
}
