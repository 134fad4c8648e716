import type { EditedDeck } from '@lexiroom/contracts/deck-editor';
import { statusOf } from '../../api/client.ts';
import { newCommandId } from '../../api/command-id.ts';
import { createObservableState, type EditorStore, undoableMs } from '../editor-store.ts';
import { applyEdit, type EditorRow, type RowEdit } from '../row.ts';
import { createChangeQueue } from './sending/change-queue.ts';
import { type ChangeStorage, openChangeStorage } from './stored/change-storage.ts';
import { type Conflict, conflictOf, isDecidedBy, isDone, ownEdit } from './conflicts.ts';
import { type PendingChange, rowsAfter, settingsAfter, unsavedChanges } from './sending/pending-change.ts';
import { restoreChanges } from './stored/restored-changes.ts';
import { createServerDeck } from './sending/server-deck.ts';
import { parseChanges, serializeChanges, takeFirstReleaseChanges } from './stored/stored-changes.ts';

export interface SavedDeckStore extends EditorStore {
  /** Sends once more what could not be sent. */
  retry: () => void;
  /** Reads the deck anew, unless changes are on their way. */
  reload: () => Promise<void>;
  /** Sends at once what could still be undone: the page is left. */
  flush: () => void;
  /** Takes note that another tab has stored unsent changes. */
  onStorageEvent: ChangeStorage['onStorageEvent'];
  /** The server does not have everything, or something is still to be decided. */
  isUnsent: () => boolean;
}

/**
 * A deck that is there. A change is shown at once and sent in its turn (`change-queue.ts`): what is shown is the deck as the
 * server is known to have it, with the pending changes on top. A change of a row that was changed elsewhere as well is kept
 * as a conflict until somebody decides. Pending changes and conflicts are stored on this device, by the id of the user, and
 * restored when the editor is opened again. `onSaved`: the server has everything.
 */
export function createSavedDeckStore(deck: EditedDeck, user_id: number, onSaved: () => void): SavedDeckStore {
  const { deck_id } = deck;
  const server = createServerDeck(deck, openConflictsOfGoneRows);
  const queue = createChangeQueue({
    server,
    onChange: show,
    onMessage: (message) => observable.update({ message }),
    onRecovered: (message) => {
      if (observable.state().message === message) observable.update({ message: undefined });
    },
    onConflict: (key) => openConflict(server.rows(), key),
    onSaved,
  });
  const observable = createObservableState({
    settings: server.settings(),
    rows: server.rows(),
    saving: 'saved',
    message: undefined,
    conflicts: [],
    unsaved: [],
  });
  /** Rows that are deleted on the screen, and on the server once that can no longer be undone. */
  let undoableDeletion: { keys: readonly string[]; timer: ReturnType<typeof setTimeout> } | undefined;
  /** Another editor of this page has taken over what is stored, and sends it. */
  let isReplaced = false;
  let storage: ChangeStorage | undefined;

  /** Stores what is not sent. False when this device has no room for it. */
  function storeUnsent(): boolean {
    if (isReplaced || !storage) return true;
    const { conflicts } = observable.state();
    return storage.write(serializeChanges(queue.pending(), server.rows(), server.settings(), conflicts));
  }

  function show() {
    if (isReplaced) return;
    const pending = queue.pending();
    const rows = pending.reduce(rowsAfter, server.rows());
    const isStored = storeUnsent();
    const status = queue.status();
    observable.update({
      rows: undoableDeletion ? applyEdit(rows, { type: 'deleted', keys: undoableDeletion.keys }) : rows,
      settings: pending.reduce(settingsAfter, server.settings()),
      saving: status === 'failed' && !isStored ? 'failed, not stored' : status,
      unsaved: unsavedChanges(pending, server.rows()),
    });
  }

  function add(...changes: readonly PendingChange[]) {
    observable.update({ message: undefined });
    queue.add(...changes);
  }

  function edit(...edits: readonly RowEdit[]) {
    setConflicts(
      observable.state().conflicts.filter((conflict) => !edits.some((rowEdit) => isDecidedBy(conflict, rowEdit))),
    );
    const returned = edits.flatMap((rowEdit) =>
      rowEdit.type === 'added' && undoableDeletion?.keys.includes(rowEdit.row.key) ? [rowEdit] : [],
    );
    putBack(returned.map(({ row }) => row.key));
    const others = edits.filter((rowEdit) => !returned.includes(rowEdit as (typeof returned)[number]));
    if (others.length > 0) add(...others.map((rowEdit) => ({ type: 'rows' as const, edit: rowEdit })));
  }

  /** Shows rows again whose deletion could still be undone: the server has them as they were. */
  function putBack(keys: readonly string[]) {
    if (!undoableDeletion || keys.length === 0) return;
    const left = undoableDeletion.keys.filter((key) => !keys.includes(key));
    if (left.length > 0) undoableDeletion.keys = left;
    else {
      clearTimeout(undoableDeletion.timer);
      undoableDeletion = undefined;
    }
    show();
  }

  function setConflicts(conflicts: readonly Conflict[]) {
    observable.update({ conflicts });
    storeUnsent();
  }

  /** Makes a conflict of all pending changes of a row's content, unless the row is already as they would make it. */
  function openConflict(rows: readonly EditorRow[], key: string) {
    const conflict = conflictOf(rows, key, queue.takeOut(key));
    const row = server.rows().find((other) => other.key === key);
    if (!conflict || isDone(conflict.change, row)) return;
    setConflicts([...observable.state().conflicts.filter((other) => other.key !== key), conflict]);
  }

  /** Rows that reading the deck anew has found gone, and that have pending changes. */
  function openConflictsOfGoneRows(rowsBefore: readonly EditorRow[]) {
    const present = new Set(server.rows().map(({ key }) => key));
    const changed = queue
      .pending()
      .flatMap((change) => (change.type === 'rows' && change.edit.type === 'changed' ? [change.edit.key] : []));
    for (const { key } of rowsBefore) if (changed.includes(key) && !present.has(key)) openConflict(rowsBefore, key);
  }

  /** Deletes for good what could still be undone. */
  function flush() {
    if (!undoableDeletion) return;
    const { keys, timer } = undoableDeletion;
    clearTimeout(timer);
    undoableDeletion = undefined;
    add({ type: 'rows', edit: { type: 'deleted', keys } });
  }

  /** Goes on with changes that were stored by this page, or by one that is gone. */
  function restore(storedText: string) {
    const { changes, conflicts, isStale } = restoreChanges(parseChanges(storedText), server.rows(), server.settings());
    const restored = new Set(conflicts.map(({ key }) => key));
    setConflicts([...observable.state().conflicts.filter(({ key }) => !restored.has(key)), ...conflicts]);
    add(...changes);
    if (isStale) observable.update({ message: { type: 'stale' } });
  }

  storage = openChangeStorage(user_id, deck_id, restore, () => {
    isReplaced = true;
    queue.stop();
  });
  const firstReleaseText = takeFirstReleaseChanges(deck_id);
  if (firstReleaseText !== null) restore(firstReleaseText);
  storeUnsent();

  return {
    state: observable.state,
    subscribe: observable.subscribe,
    edit,
    remove: (keys) => {
      flush();
      const deletion = { keys, timer: setTimeout(flush, undoableMs) };
      undoableDeletion = deletion;
      show();
      return () => {
        if (undoableDeletion === deletion) putBack(keys);
      };
    },
    keyToReturn: (key) => (undoableDeletion?.keys.includes(key) ? key : newCommandId()),
    changeSettings: (change) => add({ type: 'settings', change }),
    changeLanguages: async (languages, rows) => {
      flush();
      await new Promise<void>((done) => add({ type: 'languages', languages, rows, done }));
    },
    resolveConflict: (key, whose) => {
      const { conflicts, rows } = observable.state();
      const conflict = conflicts.find((other) => other.key === key);
      setConflicts(conflicts.filter((other) => other !== conflict));
      if (conflict && whose === 'mine') edit(ownEdit(conflict, rows, newCommandId()));
    },
    resolveUnsaved: (id, how) => {
      observable.update({ message: undefined });
      if (how === 'retry') queue.retry(id);
      else queue.discard(id);
    },
    showMessage: (message) => observable.update({ message }),
    retry: () => queue.retry(),
    reload: async () => {
      if (queue.isBusy()) return;
      try {
        await server.read();
        show();
      } catch (error) {
        if (statusOf(error) !== 0) observable.update({ message: { type: 'lost' } });
      }
    },
    flush,
    onStorageEvent: (event) => storage?.onStorageEvent(event),
    isUnsent: () => queue.pending().length > 0 || observable.state().conflicts.length > 0,
  };
}
