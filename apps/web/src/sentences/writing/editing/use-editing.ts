import { canConfirm, type Editing, type EditingEvent, editingMachine } from '@lexiroom/domain/sentences/writing';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useAskBeforeClosing } from '../../../deck-editor/unsaved/ask-before-closing.ts';
import { keepLastColors, readLastColors } from './last-colors.ts';
import type { SentenceStore } from '../store/sentence-store.ts';

export interface SentenceEditing {
  /** What the author is doing; null while it is nothing. */
  editing: Editing | null;
  /** What is being edited cannot be kept as it is, so that it would be lost by closing. */
  hasFault: boolean;
  send: (event: EditingEvent) => void;
  /** What the author is doing by now, for whoever had to wait. */
  now: () => Editing | null;
}

/**
 * What the author of sentences is doing. It is confirmed by a press elsewhere, and when the overlay or the page closes, in
 * whichever way; what is confirmed goes to the store.
 */
export function useEditing(store: SentenceStore, sentence_ids: readonly number[]): SentenceEditing {
  const [snapshot, send, actor] = useMachine(editingMachine, { input: { last_colors: readLastColors() } });
  const { editing, last_colors } = snapshot.context;
  // A layout effect ends before the machine is stopped with the overlay: its last change is heard as well.
  useLayoutEffect(() => {
    const heard = [
      actor.on('changed', ({ change }) => store.change(change)),
      actor.on('lost', ({ text }) => store.keepLost(text)),
    ];
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('[data-editing]')) actor.send({ type: 'CLICK_OUTSIDE' });
    };
    const leave = () => actor.send({ type: 'CONFIRM' });
    document.addEventListener('pointerdown', press);
    addEventListener('pagehide', leave);
    return () => {
      leave();
      document.removeEventListener('pointerdown', press);
      removeEventListener('pagehide', leave);
      heard.forEach((one) => one.unsubscribe());
    };
  }, [actor, store]);
  useEffect(() => keepLastColors(last_colors), [last_colors]);
  useAskBeforeClosing(editing?.kind === 'text' && editing.typed !== (editing.text ?? ''));
  const goneId = editing && !sentence_ids.includes(editing.sentence_id ?? 0) ? editing.sentence_id : null;
  useEffect(() => {
    if (goneId !== null) actor.send({ type: 'SENTENCE_GONE', sentence_id: goneId });
  }, [actor, goneId]);
  const now = useCallback(() => actor.getSnapshot().context.editing, [actor]);
  return { editing, hasFault: editing?.kind === 'text' && !canConfirm(editing), send, now };
}
