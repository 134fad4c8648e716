import type { SessionUser } from '@lexiroom/contracts/accounts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api, statusOf } from '../api/client.ts';
import { reportReachable } from '../offline/reachability.ts';

/** Who is logged in; null for a visitor. Without a network: who was, when the server was last heard. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<SessionUser | null> => {
    try {
      const user = await api.loggedInUser(undefined, signal);
      reportReachable(true);
      return user;
    } catch (error) {
      if (!signal.aborted) reportReachable(statusOf(error) !== 0);
      if (statusOf(error) === 401) return null;
      if (statusOf(error) !== 0 || signal.aborted) throw error;
      const { keptUser } = await import('./kept-user.ts');
      const kept = await keptUser();
      if (!kept) throw error;
      return kept;
    }
  },
});

/** Unchecked until the call is done; a failed call is a visitor's (specification 1 section 4). */
export function useSession(): { user: SessionUser | null; isChecked: boolean } {
  const { data, isPending } = useQuery(sessionQuery);
  return { user: data ?? null, isChecked: !isPending };
}

/** The sessions of a user were ended, by a link or with the account: nothing of them is left behind here. */
export function forgetUser(cache: QueryClient): void {
  cache.setQueryData(sessionQuery.queryKey, null);
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' && queryKey[0] !== 'site' });
}
