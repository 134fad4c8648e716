import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { statusOf } from '../api/client.ts';
import { DeckGrid, DeckGridSkeleton } from '../decks/deck-grid.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import type { Filter } from '../search/language-filter.ts';
import { topicDecksQuery } from '../search/topic-decks-query.ts';

/** The starter decks of the chosen languages, side by side. */
export function TopicDecks({ filter }: { filter: Filter }) {
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
