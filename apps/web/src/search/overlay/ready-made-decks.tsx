import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { statusOf } from '../../api/client.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import type { Filter } from '../language-filter.ts';
import { topicDecksQuery } from '../topic-decks-query.ts';
import { DeckRow } from './deck-row.tsx';
import { ResultsSkeleton, ResultList } from './result-list.tsx';

/** Before anything is looked for: the topic decks of the chosen languages. */
export function ReadyMadeDecks({ filter }: { filter: Filter }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(topicDecksQuery(filter));
  return (
    <>
      <h3 className="font-display text-xl font-bold">
        <Trans>Ready-made decks</Trans>
      </h3>
      {!data && (error ? <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} /> : <ResultsSkeleton />)}
      {data?.length === 0 && (
        <EmptyState icon={<Layers className="size-8" />} title={t`No decks here yet`}>
          {t`There are topic decks for every language to learn. Choose 'All' as the language to learn from.`}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ResultList>
          {data.map((deck) => (
            <DeckRow key={deck.item_id} deck={deck} />
          ))}
        </ResultList>
      )}
    </>
  );
}
