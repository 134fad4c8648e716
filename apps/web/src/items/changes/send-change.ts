import type { UserHome } from '@lexiroom/contracts/items';
import { type QueryClient, type QueryKey, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../api/client.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { type TreeChange, applyChange } from './tree-change.ts';

const mutationKey = ['tree_change'];

/** What a change has made: ids of copies, or of the new item. */
interface Made {
  item_ids: number[];
}

/** How a change ended: made, or why not. By then the folders have been fetched anew, as far as that was possible. */
export type Outcome = { isDone: true; made: Made } | { isDone: false; error: unknown };

/**
 * The way to change one's own tree. Changes are sent one after another, in their order; each stays safe to be sent again
 * with the same words, since it bears its own id or says how things are to be.
 */
export function useSendChange(): (change: TreeChange) => Promise<Outcome> {
  const cache = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: 'tree_change' },
    mutationFn: callServer,
    // The change counts as pending, and is drawn over the older listing, until the new listing is here.
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

const pending = { mutationKey, status: 'pending' } as const;

/** A folder as it will be when every change that is under way is made. */
export function useWithPendingChanges(home: UserHome | undefined): UserHome | undefined {
  const changes = useMutationState({ filters: pending, select: ({ state }) => state.variables as TreeChange });
  return home && changes.reduce(applyChange, home);
}

/**
 * Gives the function that tells a folder with every change that is under way, as {@link useWithPendingChanges} draws it.
 * A change is drawn a moment after it is sent: what counts on it, such as the next press of a key, asks here.
 */
export function useFolderNow(queryKey: QueryKey): () => UserHome | undefined {
  const cache = useQueryClient();
  return () => {
    const home = cache.getQueryData<UserHome>(queryKey);
    const changes = cache.getMutationCache().findAll(pending);
    return home && changes.map(({ state }) => state.variables as TreeChange).reduce(applyChange, home);
  };
}

async function refetchTree(cache: QueryClient): Promise<void> {
  void refetchAfterChange(cache, ['bin']);
  // A folder or a name also stands on the pages of the decks in it.
  void refetchAfterChange(cache, ['study']);
  await refetchAfterChange(cache, ['user_home']);
}

/** Tells the server a change, safe to be repeated; gives what it has made. Throws what the call throws. */
async function callServer(change: TreeChange): Promise<Made> {
  switch (change.type) {
    case 'renamed': {
      const { item_id, item_name, rev } = change;
      await api.changeItem({ body: { item_id, item_name, rev } });
      break;
    }
    case 'coloured': {
      const { item_id, colour, rev } = change;
      await api.changeItem({ body: { item_id, colour, rev } });
      break;
    }
    case 'shown_to':
      // One after another: each is a change of its own.
      for (const { item_id, rev } of change.items)
        await api.changeItem({ body: { item_id, visibility: change.visibility, rev } });
      break;
    case 'moved':
      for (const { item_ids, ...to } of change.moves) await api.moveItems({ body: { item_ids: [...item_ids], ...to } });
      break;
    case 'deleted':
      await api.deleteItems({ body: { item_ids: [...change.item_ids] } });
      break;
    case 'restored':
      await api.restoreItems({ body: { item_ids: [...change.item_ids] } });
      break;
    case 'copied': {
      const { item_ids, to, command_id } = change;
      const { parent_id, category_id } = to;
      return api.copyItems({ body: { item_ids: [...item_ids], parent_id, category_id, command_id } });
    }
    case 'made': {
      const { type: _type, ...item } = change;
      const { item_id } = await api.newItem({ body: item });
      return { item_ids: [item_id] };
    }
  }
  return { item_ids: [] };
}
