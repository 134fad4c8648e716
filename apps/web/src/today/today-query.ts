import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** What there is to study today, over all decks of whoever is logged in. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => api.today(undefined, signal),
  // Answers elsewhere change what is due, and so does the next day.
  staleTime: 0,
  refetchOnWindowFocus: 'always',
});

/** How they get on. */
export const progressQuery = queryOptions({
  queryKey: ['today', 'progress'],
  queryFn: ({ signal }) => api.progress(undefined, signal),
  staleTime: 0,
});
