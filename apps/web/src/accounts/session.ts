import type { SessionUser } from '@lexiroom/contracts/accounts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, statusOf } from '../api.ts';
import { arrival, push } from '../navigation/index.ts';
import { tellReach } from '../offline/reach.ts';

/** Who is logged in; null for a visitor. Without a network: who was, when the server was last heard. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<SessionUser | null> => {
    try {
      const user = await api.loggedInUser(undefined, signal);
      tellReach(true);
      return user;
    } catch (error) {
      if (!signal.aborted) tellReach(statusOf(error) !== 0);
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

/** Ends the session. Done, or no longer logged in anyway: home, and nothing of the user is left behind. */
export function useLogOut() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (user: SessionUser) => {
      // What is still asked for them would be refused once the session is over.
      await cache.cancelQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
      try {
        await api.logOut({ body: { username: user.username } });
      } catch (error) {
        if (statusOf(error) !== 401) throw error;
      }
    },
    onError: () => void cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined }),
    onSuccess: async () => {
      push('/');
      await arrival();
      cache.setQueryData(sessionQuery.queryKey, null);
      // Once the page has been drawn for a visitor: what is shown and removed would be asked for again.
      await new Promise((drawn) => setTimeout(drawn));
      cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' && queryKey[0] !== 'topic_decks' });
    },
  });
}
