import type { TreeItem, UserHome, Visibility } from '@lexiroom/contracts/items';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '../../api/client.ts';
import { newCommandId } from '../../api/command-id.ts';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { type Outcome, useSendChange } from './send-change.ts';
import type { ToastMessage } from './toast.tsx';
import { type Destination, movesBack, type TreeChange, withContents } from './tree-change.ts';

/** What owners can do in a folder; each tells by a toast how it went. The `name` of the place is null for the root. */
export interface FolderActions {
  rename: (item: TreeItem, named: { item_name: string; rev: number }) => void;
  colour: (item: TreeItem, colour: string) => void;
  /** Resolves to whether the server has done it. */
  show: (items: readonly TreeItem[], visibility: Visibility) => Promise<boolean>;
  /** Within the folder, which the page shows by itself, or into another one, which a toast confirms. */
  move: (item_ids: readonly number[], to: Destination, name: string | null) => void;
  copy: (item_ids: readonly number[], to: Destination, name: string | null) => void;
  remove: (item_ids: readonly number[]) => void;
  /** Resolves to undefined when it is made, otherwise to why not, in words. */
  make: (item: Extract<TreeChange, { type: 'made' }>) => Promise<string | undefined>;
}

/** What its owner can do in a folder, as it is shown now. */
export function useFolderActions(
  home: UserHome,
  showToast: (message: ToastMessage | undefined) => void,
): FolderActions {
  const cache = useQueryClient();
  const send = useSendChange();
  const refusalWords = useRefusalWords();
  const namesOf = (ids: readonly number[]) =>
    home.items.filter(({ item_id }) => ids.includes(item_id)).map(({ item_name }) => item_name);

  /** Sends a change, and shows a toast with the reason when it fails; what did not get through can be tried again. */
  async function sendAndTell(change: TreeChange, done: () => void = () => undefined): Promise<boolean> {
    const outcome = await send(change);
    if (outcome.isDone) done();
    else {
      const words = refusalWords(refusalOf(outcome.error));
      const retry = () => void sendAndTell(renewed(cache, change), done);
      showToast({ type: 'refused', words, ...(canRetry(outcome) ? { retry } : {}) });
    }
    return outcome.isDone;
  }

  async function rename(change: Extract<TreeChange, { type: 'renamed' }>): Promise<void> {
    const outcome = await send(change);
    if (outcome.isDone) return;
    const refusal = refusalOf(outcome.error);
    const now = itemNow(cache, change.item_id);
    if (refusal?.code === 'STALE' && now) {
      if (now.item_name === change.item_name) return;
      const useMine = () => void rename({ ...change, rev: now.rev });
      showToast({ type: 'overtaken', typed: change.item_name, now: now.item_name, useMine });
    } else {
      const retry = () => void rename(change);
      showToast({ type: 'refused', words: refusalWords(refusal), ...(canRetry(outcome) ? { retry } : {}) });
    }
  }

  return {
    rename: ({ item_id }, named) => void rename({ type: 'renamed', item_id, ...named }),
    colour: ({ item_id, rev }, colour) => void sendAndTell({ type: 'coloured', item_id, colour, rev }),
    show: (items, visibility) => sendAndTell({ type: 'shown_to', items, visibility }),
    move: (item_ids, to, name) => {
      const isElsewhere = to.parent_id !== home.directory.item_id;
      const names = namesOf(item_ids);
      const back = movesBack(home, idsOf(withContents(home.items, item_ids)));
      const undo = () => void sendAndTell({ type: 'moved', moves: back }, () => showToast({ type: 'restored', names }));
      void sendAndTell({ type: 'moved', moves: [{ item_ids, ...to }] }, () => {
        if (isElsewhere) showToast({ type: 'moved', names, to: name, undo });
      });
    },
    copy: (item_ids, to, name) => {
      const names = namesOf(item_ids);
      showToast({ type: 'copying', names });
      const change = { type: 'copied', item_ids, to, command_id: newCommandId() } as const;
      void sendAndTell(change, () => showToast({ type: 'copied', names, to: name }));
    },
    remove: (item_ids) => {
      const names = namesOf(item_ids);
      // Items of a category are moved together with it.
      const back = movesBack(home, idsOf(withContents(home.items, item_ids)));
      const undo = () => {
        void sendAndTell({ type: 'restored', item_ids }, () => showToast({ type: 'restored', names }));
        // Restored items come to the end of the folder. When the neighbours they had are gone meanwhile, they stay at
        // the end.
        void send({ type: 'moved', moves: back });
      };
      showToast({ type: 'deleted', names, undo });
      void sendAndTell({ type: 'deleted', item_ids });
    },
    make: async (item) => {
      const outcome = await send(item);
      return outcome.isDone ? undefined : refusalWords(refusalOf(outcome.error));
    },
  };
}

const idsOf = (items: readonly TreeItem[]) => items.map(({ item_id }) => item_id);

/** Whether the same might work in a moment: it did not get through, or the item had changed. */
function canRetry(outcome: Extract<Outcome, { isDone: false }>): boolean {
  const code = refusalOf(outcome.error)?.code;
  return code === undefined || ['RETRY', 'SURPRISE', 'TOO_MANY', 'STALE'].includes(code);
}

/** An item as it was read last. */
function itemNow(cache: QueryClient, id: number): TreeItem | undefined {
  const homes = cache.getQueryCache().findAll({ queryKey: ['user_home'] });
  return homes
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as UserHome | undefined)?.items ?? [])
    .find(({ item_id }) => item_id === id);
}

/** The same change, with the revisions that the items have now. */
function renewed(cache: QueryClient, change: TreeChange): TreeChange {
  if (change.type === 'coloured') return { ...change, rev: itemNow(cache, change.item_id)?.rev ?? change.rev };
  if (change.type !== 'shown_to') return change;
  return { ...change, items: change.items.map((item) => itemNow(cache, item.item_id) ?? item) };
}
