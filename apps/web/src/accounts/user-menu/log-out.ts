import type { SessionUser } from '@lexiroom/contracts/accounts';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, statusOf } from '../../api/client.ts';
import { forget } from '../../browser/stored-values.ts';
import { arrival, push } from '../../navigation/index.ts';
import { sessionQuery } from '../../session/session.ts';

const mutationKey = ['log_out'];

/** Whether a user is on their way out: nothing of theirs is to be opened any more. */
export const useIsLeaving = (): boolean => useIsMutating({ mutationKey }) > 0;

/** Ends the session. Done, or no longer logged in anyway: home, and nothing of the user is left behind. */
export function useLogOut() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey,
    mutationFn: async (user: SessionUser) => {
      // Calls that are still under way would be refused once the session is over.
      await cache.cancelQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
      try {
        await api.logOut({ body: { username: user.username } });
      } catch (error) {
        if (statusOf(error) !== 401) throw error;
      }
    },
    onError: () => void cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined }),
    onSuccess: async () => {
      // The server sends no notifications here any more, and a next log-in does not bring them back.
      forget('reminded_here');
      push('/');
      await arrival();
      cache.setQueryData(sessionQuery.queryKey, null);
      // Once the page has been drawn for a visitor: what is shown and removed would be asked for again.
      await new Promise((drawn) => setTimeout(drawn));
      cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' && queryKey[0] !== 'topic_decks' });
    },
  });
}
