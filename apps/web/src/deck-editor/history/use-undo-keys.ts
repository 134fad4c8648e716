import { useEffect, useEffectEvent } from 'react';
import { focusRow } from '../rows/focus-row.ts';
import type { UndoableStore } from './history.ts';

const isTextField = (element: unknown): element is HTMLElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'file'].includes(element.type));

/**
 * Ctrl+Z undoes the last step, Ctrl+Shift+Z or Ctrl+Y does it again (on a Mac with ⌘). A field in which something is typed
 * that is not taken yet has the browser's own undo instead, and so has everything while a dialog is open.
 */
export function useUndoKeys(store: UndoableStore, onUsed: (which: 'undo' | 'redo') => void): void {
  const use = useEffectEvent((which: 'undo' | 'redo') => {
    store[which]();
    onUsed(which);
    // What had the focus may be gone with its row.
    requestAnimationFrame(() => document.activeElement === document.body && focusRow(undefined, 'handle'));
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    /** The field in which somebody is typing. */
    let typedInto: EventTarget | null = null;
    document.addEventListener('input', ({ target }) => (typedInto = target), { signal, capture: true });
    document.addEventListener('focusin', () => (typedInto = null), { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        // Enter takes what was typed; in the next moment the field is as if it were new.
        if (event.key === 'Enter' && !event.isComposing) typedInto = null;
        const which = wantedBy(event);
        const hasOwnUndo = isTextField(event.target) && event.target === typedInto;
        if (!which || hasOwnUndo || document.querySelector('dialog[open]')) return;
        event.preventDefault();
        use(which);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
}

function wantedBy({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined;
}
