import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lastPage, pageSize } from '@lexiroom/contracts/decks';
import { SearchTerm } from '@lexiroom/contracts/search';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { api, statusOf } from '../api.ts';
import { DeckGrid, DeckGridBones } from '../decks/deck-grid.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Spinner } from '../design/loading.tsx';
import { Notice } from '../design/notice.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import type { Filter } from './language-filter.ts';

/** The next page is fetched when the end is so near, in pixels (specification 1 section 7). */
const loadMoreDistance = 700;

/** Public decks by name; a new term cancels the search before it. */
export function DeckResults({ term, filter }: { term: string; filter: Filter }) {
  const { t } = useLingui();
  const { target_language, source_language } = filter;
  const isAllowed = SearchTerm.safeParse(term).success;
  const search = useInfiniteQuery({
    queryKey: ['search_deck', term, target_language, source_language],
    enabled: isAllowed,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      // A browser takes a lone dot in a path away; no deck is named so.
      if (/^\.+$/.test(term)) return [];
      return api.searchDeck({ params: { term, page: pageParam }, query: { target_language, source_language } }, signal);
    },
    getNextPageParam: (last, _, page) => (last.length < pageSize || page >= lastPage ? undefined : page + 1),
  });
  const end = useNearEnd(() => {
    if (search.hasNextPage && !search.isFetching) void search.fetchNextPage();
  });

  if (!isAllowed) return <Notice tone="bad">{t`A search cannot contain = , \\ < > "`}</Notice>;
  if (search.isError && !search.data) {
    return <LoadFailure status={statusOf(search.error)} onRetry={() => void search.refetch()} />;
  }
  if (!search.data) return <DeckGridBones />;
  const decks = search.data.pages.flat();
  if (decks.length === 0) {
    return (
      <output>
        <EmptyState icon={<SearchX className="size-8" />} title={t`No decks found for the term`}>
          {t`Try a shorter word, or choose 'All' for the languages.`}
        </EmptyState>
      </output>
    );
  }
  return (
    <>
      <output className="sr-only">
        <Plural value={decks.length} one="# deck found" other="# decks found" />
      </output>
      <DeckGrid decks={decks} opensNewTab />
      <div ref={end} className="grid min-h-8 place-items-center text-brand-ink">
        {search.isFetchingNextPage && <Spinner className="size-8" />}
        {search.isFetchNextPageError && (
          <Notice tone="bad">
            <Trans>No connection</Trans>
          </Notice>
        )}
      </div>
    </>
  );
}

/** Calls when the element comes near the window. */
function useNearEnd(onNear: () => void) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: `${loadMoreDistance}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return element;
}
