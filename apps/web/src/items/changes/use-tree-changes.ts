import type { UserHome } from '@lexiroom/contracts/items';
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refetchAfterChange } from '../../api/query-client.ts';
import { type Made, sendChange } from './send-change.ts';
import { type TreeChange, withChange } from './tree-change.ts';

const mutationKey = ['tree_change'];

/** What a change has come to: made, or why not; the folders have been read anew by then, as far as they can be. */
export type Outcome = { isDone: true; made: Made } | { isDone: false; error: unknown };

/**
 * The way to change one's own tree. Changes are sent one after another, in their order; each stays safe to be sent again
 * with the same words, since it bears its own id or says how things are to be.
 */
export function useTreeChanges(): (change: TreeChange) => Promise<Outcome> {
  const cache = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: 'tree_change' },
    mutationFn: sendChange,
    // Until then the change stands above what was read before it.
    onSettled: () => refetchTree(cache),
  });
  return useCallback(
    async (change) => {
      try {
        return { isDone: true, made: await mutateAsync(change) };
      } catch (error) {
        return { isDone: false, error };
      }
    },
    [mutateAsync],
  );
}

/** A folder as it will be when every change that is under way is made. */
export function useWithChanges(home: UserHome | undefined): UserHome | undefined {
  const changes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as TreeChange,
  });
  return home && changes.reduce(withChange, home);
}

async function refetchTree(cache: QueryClient): Promise<void> {
  void refetchAfterChange(cache, ['bin']);
  // A folder or a name also stands on the pages of the decks in it.
  void refetchAfterChange(cache, ['study']);
  await refetchAfterChange(cache, ['user_home']);
}
