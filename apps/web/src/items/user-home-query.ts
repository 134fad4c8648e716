import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/**
 * A folder of a user's tree, as whoever asks may see it; the root when none is named. Its key begins with that of the
 * root: what makes that one stale makes every folder of the user stale.
 */
export const userHomeQuery = (username: string, directory?: number) =>
  queryOptions({
    queryKey: directory === undefined ? ['user_home', username] : ['user_home', username, directory],
    queryFn: ({ signal }) =>
      api.userHome({ params: { username }, query: directory === undefined ? {} : { directory } }, signal),
    // Answers elsewhere change what is due; another tab may have changed the tree.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
