import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeckResult } from '@lexiroom/contracts/decks';
import { useQuery } from '@tanstack/react-query';
import { statusOf } from '../../api/client.ts';
import { DeckLanguages } from '../../decks/deck-languages.tsx';
import { NamedWords } from '../../decks/named-words.tsx';
import { SharedMark } from '../../decks/shared-mark.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { deckPath, Link } from '../../navigation/index.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { LanguageChoice } from '../language-choice.tsx';
import type { LanguageFilterState } from '../language-filter.ts';
import { MissingNames } from '../missing-names.tsx';
import { NoTopicDecks } from '../no-topic-decks.tsx';
import { NothingFound, Results } from '../results.tsx';
import { topicDecksQuery, useDeckSearch } from '../search-queries.ts';
import { resultClass, ResultList, ResultsSkeleton } from './result-list.tsx';

/** Before anything is looked for: the topic decks of the chosen languages; where none is chosen to learn, the languages. */
export function ReadyMadeDecks({ filter }: { filter: LanguageFilterState }) {
  return filter.target_language ? <DecksOfLanguage filter={filter} /> : <LanguageChoice filter={filter} heading="h3" />;
}

function DecksOfLanguage({ filter }: { filter: LanguageFilterState }) {
  const { data, error, refetch } = useQuery(topicDecksQuery(filter));
  return (
    <>
      <h3 className="font-display text-xl font-bold">
        <Trans>Ready-made decks</Trans>
      </h3>
      {!data && (error ? <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} /> : <ResultsSkeleton />)}
      {data?.length === 0 && <NoTopicDecks filter={filter} />}
      {data && data.length > 0 && <DeckRows decks={data} />}
    </>
  );
}

/** Decks that a search found, below each other. */
export function DeckList({ term, filter }: { term: string; filter: LanguageFilterState }) {
  const search = useDeckSearch(term, filter);
  const nothing = <NothingFound kind="deck" onAllLanguages={filter.clear} />;
  return (
    <Results
      kind="deck"
      search={search}
      skeleton={<ResultsSkeleton />}
      none={<MissingNames term={term} filter={filter} Rows={DeckRows} otherwise={nothing} />}
    >
      {(decks) => <DeckRows decks={decks} />}
    </Results>
  );
}

const DeckRows = ({ decks }: { decks: readonly DeckResult[] }) => (
  <ResultList>
    {decks.map((deck) => (
      <DeckRow key={deck.item_id} deck={deck} />
    ))}
  </ResultList>
);

/** A deck that was found; opens in a new tab (specification 1 section 2). */
function DeckRow({ deck }: { deck: DeckResult }) {
  const { t } = useLingui();
  return (
    <li>
      <Link
        data-result
        to={deckPath(deck.owner, deck.item_id, deck.read_from ?? deck.named?.language)}
        target="_blank"
        rel="noopener"
        className={resultClass}
      >
        <span className="w-18 shrink-0">
          <Picture src={deck.image_path} alt="" shape="square" canRetry={false} className="rounded-xl" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-display text-lg leading-tight font-bold wrap-anywhere hyphens-auto">
            <UserText>{deck.item_name}</UserText>
          </span>
          <span className="block text-soft">
            <DeckLanguages deck={deck} />
          </span>
          <span className="block text-soft">
            <Plural value={deck.word_count} one="# word" other="# words" />
            {' · '}
            {deck.sentence_count > 0 && (
              <>
                <Plural value={deck.sentence_count} one="# sentence" other="# sentences" />
                {' · '}
              </>
            )}
            <Trans>
              by <UserText>{deck.owner}</UserText>
            </Trans>
          </span>
          {deck.named && (
            <span className="block font-semibold">
              <NamedWords language={deck.named.language} named={deck.named.words} words={deck.word_count} />
            </span>
          )}
          {deck.is_shared && <SharedMark />}
          <span className="sr-only">{t`(opens in a new tab)`}</span>
        </span>
      </Link>
    </li>
  );
}
