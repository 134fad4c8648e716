import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** A user's decks, as whoever asks may see them. */
export const userHomeQuery = (username: string) =>
  queryOptions({
    queryKey: ['user_home', username],
    queryFn: ({ signal }) => api.userHome({ params: { username } }, signal),
    // Answers elsewhere change what is due.
    staleTime: 0,
  });
