import { type DeckResult, lastPage, pageSize } from '@lexiroom/contracts/decks';
import { SearchTerm, type UserResult } from '@lexiroom/contracts/search';
import type { StoryResult } from '@lexiroom/contracts/stories';
import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import type { Filter } from './language-filter.ts';

/** Whether decks, stories or users are searched. */
export type SearchKind = 'deck' | 'story' | 'user';

/** A search as a list of pages: ten results each, up to ten pages, numbered from 1 (specification 1 section 9). */
export interface Search<Row> {
  /** Whether the term may be searched for at all. */
  isAllowed: boolean;
  /** All results of the pages that have come so far; undefined before the first page. */
  rows: Row[] | undefined;
  error: Error | null;
  retry: () => void;
  /** Fetches the next page, when there is one and none is on its way. */
  more: () => void;
  isComing: boolean;
}

/** Public decks by name, in these languages; a new term cancels the search before it. */
export const useDeckSearch = (term: string, { target_language, source_language }: Filter): Search<DeckResult> =>
  usePages(['search_deck', term, target_language, source_language], term, (page, signal) =>
    api.searchDeck({ params: { term, page }, query: { target_language, source_language } }, signal),
  );

/** Decks by name in the language to learn, with how many of their words have names in the one to learn from. */
export const nearestDecksQuery = (term: string, { target_language, source_language }: Filter) =>
  queryOptions({
    queryKey: ['search_deck', term, target_language, 'names_in', source_language],
    enabled: source_language !== undefined,
    queryFn: ({ signal }) =>
      api.searchDeck({ params: { term, page: 1 }, query: { target_language, names_in: source_language } }, signal),
  });

/** Public stories by name, in this language; a new term cancels the search before it. */
export const useStorySearch = (term: string, { target_language }: Filter): Search<StoryResult> =>
  usePages(['search_story', term, target_language], term, (page, signal) =>
    api.searchStory({ params: { term, page }, query: { target_language } }, signal),
  );

/** Users by the beginning of their name; a new term cancels the search before it. */
export const useUserSearch = (term: string): Search<UserResult> =>
  usePages(['search_user', term], term, (page, signal) => api.searchUser({ params: { term, page } }, signal));

function usePages<Row>(
  queryKey: readonly unknown[],
  term: string,
  fetchPage: (page: number, signal: AbortSignal) => Promise<Row[]>,
): Search<Row> {
  const isAllowed = SearchTerm.safeParse(term).success;
  const search = useInfiniteQuery({
    queryKey,
    enabled: isAllowed,
    initialPageParam: 1,
    // A browser takes a lone dot in a path away; nothing is named so.
    queryFn: async ({ pageParam, signal }) => (/^\.+$/.test(term) ? [] : fetchPage(pageParam, signal)),
    getNextPageParam: (last, _, page) => (last.length < pageSize || page >= lastPage ? undefined : page + 1),
  });
  return {
    isAllowed,
    rows: search.data?.pages.flat(),
    error: search.error,
    retry: () => void (search.data ? search.fetchNextPage() : search.refetch()),
    more: () => {
      if (search.hasNextPage && !search.isFetching && !search.isFetchNextPageError) void search.fetchNextPage();
    },
    isComing: search.isFetchingNextPage,
  };
}

/** The starter decks of the chosen languages; those of the languages before stay until they are here. */
export const topicDecksQuery = ({ target_language, source_language }: Filter) =>
  queryOptions({
    queryKey: ['topic_decks', target_language, source_language],
    queryFn: ({ signal }) => api.topicDecks({ query: { target_language, source_language } }, signal),
    placeholderData: keepPreviousData,
  });
