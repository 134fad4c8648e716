import { refusalOf, statusOf } from '../../../api/client.ts';
import { isFinal, isSurprise } from '../../../api/final-refusal.ts';
import type { EditorMessage } from '../../editor-store.ts';
import type { RowEdit } from '../../row.ts';
import { isChangeOf } from '../conflicts.ts';
import { failedChangeId, hasFailed, mergeFailed, type PendingChange, toRetry } from './pending-change.ts';
import type { ServerDeck } from './server-deck.ts';

/** No connection, too many calls, a busy server: of these it is told only that the changes are not saved. */
const statusesWithoutMessage = [0, 429, 503];

/** After a failure that may pass, sending is tried again by itself after so many milliseconds. */
export const retryMs = 5000;
/** So often the server may fail unexpectedly at one change; then that is marked as failed, and the next ones go on. */
export const maxTries = 3;

export interface ChangeQueue {
  pending: () => readonly PendingChange[];
  status: () => 'saved' | 'saving' | 'failed';
  /** Changes are being sent, or would be if the server could be reached. */
  isBusy: () => boolean;
  add: (...changes: readonly PendingChange[]) => void;
  /** Takes all pending changes of a row's content out of the queue, and gives them. */
  takeOut: (rowKey: string) => RowEdit[];
  /** Sends once more: one failed change, by its id, or everything that could not be sent. */
  retry: (id?: string) => void;
  /** Gives a failed change up. */
  discard: (id: string) => void;
  /** Sends nothing any more. */
  stop: () => void;
}

export interface ChangeQueueOptions {
  server: ServerDeck;
  /** The pending changes, or the status, have changed. */
  onChange: () => void;
  /** Something went wrong that is to be told. */
  onMessage: (message: EditorMessage) => void;
  /** A change was sent after the failure that this message told of. */
  onRecovered: (message: EditorMessage) => void;
  /** A change of a row was refused because the same field has been changed elsewhere. */
  onConflict: (rowKey: string) => void;
  /** The server has everything that it takes. */
  onSaved: () => void;
}

/**
 * Sends changes one after the other, in their order. What cannot be sent now waits and is tried again: without a connection,
 * with a server in trouble, after the log-in has ended. A change that is refused for good is dropped, and that is told; a
 * new row that is refused, and any change that the server fails at {@link maxTries} times, is marked as failed.
 */
export function createChangeQueue(options: ChangeQueueOptions): ChangeQueue {
  const { server, onChange, onMessage, onRecovered, onConflict, onSaved } = options;
  let pending: readonly PendingChange[] = [];
  let isSending = false;
  let isWaitingToRetry = false;
  let isStopped = false;
  /** The deck does not exist any more, or not for whoever is logged in by now. */
  let isDeckGone = false;
  const failedTries = new WeakMap<PendingChange, number>();
  /** What was told last of a failure that may pass. */
  let temporaryMessage: EditorMessage | undefined;

  const nextUnsent = () => (isStopped || isDeckGone ? undefined : pending.find((change) => !hasFailed(change)));
  const nextToSend = () => (isWaitingToRetry ? undefined : nextUnsent());
  const drop = (change: PendingChange) => (pending = pending.filter((other) => other !== change));

  async function sendAll() {
    if (isSending || !nextUnsent()) return;
    isSending = true;
    isWaitingToRetry = false;
    onChange();
    for (let change = nextToSend(); change; change = nextToSend()) {
      try {
        await server.send(change);
        drop(change);
        if (temporaryMessage) onRecovered(temporaryMessage);
      } catch (error) {
        await handleFailure(change, error);
      }
      if (change.type === 'languages' && !pending.includes(change)) change.done();
      onChange();
    }
    isSending = false;
    onChange();
    if (isStopped || isDeckGone) return;
    if (isWaitingToRetry) setTimeout(() => void sendAll(), retryMs);
    else onSaved();
  }

  async function handleFailure(change: PendingChange, error: unknown) {
    if (!isFinal(error)) return tryAgainLater(change, error);
    const refusal = refusalOf(error);
    const isStale = refusal?.code === 'STALE';
    if (isStale || refusal?.code === 'NOT_FOUND') {
      try {
        await server.read();
      } catch (readError) {
        if (!isFinal(readError)) return tryAgainLater(change, readError);
        // The deck was deleted, or somebody else has logged in: what is stored here waits for its owner.
        isDeckGone = true;
        return onMessage({ type: 'lost' });
      }
    }
    // Reading has found that the row is gone, and made the change part of a conflict.
    if (!pending.includes(change)) return undefined;
    if (change.type === 'rows' && change.edit.type === 'changed' && isStale) return onConflict(change.edit.key);
    if (change.type === 'rows' && change.edit.type === 'added') {
      return markFailed(change, { type: 'refused', refusal });
    }
    drop(change);
    return onMessage(isStale ? { type: 'stale' } : { type: 'refused', refusal });
  }

  function tryAgainLater(change: PendingChange, error: unknown) {
    const isUnexpected = isSurprise(error);
    const message = { type: 'refused' as const, refusal: refusalOf(error) };
    const tries = (failedTries.get(change) ?? 0) + (isUnexpected ? 1 : 0);
    failedTries.set(change, tries);
    // Nothing goes on without a change of languages: whatever follows is meant in the new ones.
    if (tries >= maxTries && change.type !== 'languages') return markFailed(change, message);
    isWaitingToRetry = true;
    temporaryMessage = !isUnexpected && statusesWithoutMessage.includes(statusOf(error)) ? undefined : message;
    return temporaryMessage && onMessage(temporaryMessage);
  }

  function markFailed(change: Exclude<PendingChange, { type: 'languages' }>, message: EditorMessage) {
    pending = mergeFailed(pending.map((other) => (other === change ? { ...change, hasFailed: true } : other)));
    onMessage(message);
  }

  return {
    pending: () => pending,
    status: () => {
      if (isWaitingToRetry || isDeckGone || (!isSending && pending.some(hasFailed))) return 'failed';
      return isSending || pending.length > 0 ? 'saving' : 'saved';
    },
    isBusy: () => isSending || nextUnsent() !== undefined,
    add: (...changes) => {
      pending = mergeFailed([...pending, ...changes]);
      onChange();
      void sendAll();
    },
    takeOut: (rowKey) => {
      const isOfRow = (change: PendingChange) => change.type === 'rows' && isChangeOf(rowKey, change.edit);
      const taken = pending.filter(isOfRow);
      pending = pending.filter((change) => !isOfRow(change));
      return taken.flatMap((change) => (change.type === 'rows' ? [change.edit] : []));
    },
    retry: (id) => {
      const isMeant = (change: PendingChange) => id === undefined || failedChangeId(change) === id;
      pending = pending.map((change) => (isMeant(change) ? toRetry(change) : change));
      if (id !== undefined) onChange();
      void sendAll();
    },
    discard: (id) => {
      pending = pending.filter((change) => !hasFailed(change) || failedChangeId(change) !== id);
      onChange();
      void sendAll();
    },
    stop: () => {
      isStopped = true;
    },
  };
}
