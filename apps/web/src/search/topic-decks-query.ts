import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import type { Filter } from './language-filter.ts';

/** The starter decks of the chosen languages; those of the languages before stay until they are here. */
export const topicDecksQuery = ({ target_language, source_language }: Filter) =>
  queryOptions({
    queryKey: ['topic_decks', target_language, source_language],
    queryFn: ({ signal }) => api.topicDecks({ query: { target_language, source_language } }, signal),
    placeholderData: keepPreviousData,
  });
