import { useState } from 'react';
import type { EditorStore } from '../editor-store.ts';
import type { Undoable } from '../status/undo-bar.tsx';
import type { AddingWords } from '../adding/use-adding-words.ts';
import type { RowActions } from './row-content.tsx';
import { focusRow } from './focus-row.ts';

export interface RowActionOptions {
  onRetype: AddingWords['retype'];
  onPanel: RowActions['onPanel'];
  onUndoable: (undoable: Undoable) => void;
}

/** What can be done with rows: the same functions as long as the editor is open, so that a row is drawn again only for its own changes. */
export function useRowActions(store: EditorStore, options: RowActionOptions): RowActions {
  const [actions] = useState(() => rowActions(store, options));
  return actions;
}

function rowActions(store: EditorStore, { onRetype, onPanel, onUndoable }: RowActionOptions): RowActions {
  const rowOf = (key: string) => store.state().rows.find((row) => row.key === key);
  return {
    onPanel,
    onDelete: (key) => {
      const { rows } = store.state();
      const place = rows.findIndex((row) => row.key === key);
      const row = rows[place];
      if (!row) return;
      const putBack = store.remove([key]);
      focusRow((rows[place + 1] ?? rows[place - 1])?.key, 'delete');
      const undo = () => {
        putBack();
        focusRow(key, 'handle');
      };
      onUndoable({ done: 'deleted', name: row.target?.text ?? row.typed, undo });
    },
    onExtra: (key, text) => {
      const isBeingWritten = (document.activeElement as HTMLElement | null)?.dataset.part === 'extra';
      store.edit({ type: 'changed', key, change: { extra: text === '' ? null : text } });
      // The field goes, with the focus.
      if (text === '' && isBeingWritten) focusRow(key, 'extra-button');
    },
    onText: (key, which, text) => {
      const row = rowOf(key);
      if (!row) return;
      if (row.image) store.edit({ type: 'changed', key, change: { [which]: { translation_id: null, text } } });
      // A row without a picture has got another word: a picture is looked for by that.
      else if (which === 'target') onRetype(row, text);
      else {
        const source = { translation_id: null, text };
        store.edit({ type: 'changed', key, change: { source, typed_translation: text } });
      }
    },
  };
}
