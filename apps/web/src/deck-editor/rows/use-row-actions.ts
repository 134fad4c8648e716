import { useState } from 'react';
import type { EditorStore } from '../editor-store.ts';
import type { Undoable } from '../status/undo-bar.tsx';
import type { Taking } from '../adding/use-adding-words.ts';
import type { RowActions } from './row-content.tsx';
import { goToRow } from './go-to-row.ts';

export interface RowWays {
  fill: Taking['fill'];
  onPanel: RowActions['onPanel'];
  onUndoable: (undoable: Undoable) => void;
}

/** What can be done with rows: the same functions as long as the editor is open, so that rows are drawn only for their own changes. */
export function useRowActions(store: EditorStore, ways: RowWays): RowActions {
  const [actions] = useState(() => rowActions(store, ways));
  return actions;
}

function rowActions(store: EditorStore, { fill, onPanel, onUndoable }: RowWays): RowActions {
  const rowOf = (key: string) => store.state().rows.find((row) => row.key === key);
  return {
    onPanel,
    onDelete: (key) => {
      const { rows } = store.state();
      const place = rows.findIndex((one) => one.key === key);
      const row = rows[place];
      if (!row) return;
      const putBack = store.remove([key]);
      goToRow((rows[place + 1] ?? rows[place - 1])?.key, 'delete');
      const undo = () => {
        putBack();
        goToRow(key, 'handle');
      };
      onUndoable({ done: 'deleted', name: row.target?.text ?? row.typed, undo });
    },
    onText: (key, which, text) => {
      const row = rowOf(key);
      if (!row) return;
      if (row.image) store.edit({ type: 'changed', key, change: { [which]: { translation_id: null, text } } });
      // Another word for a row without a picture: one is looked for.
      else if (which === 'target') fill(row, text);
      else {
        const source = { translation_id: null, text };
        store.edit({ type: 'changed', key, change: { source, typed_translation: text } });
      }
    },
  };
}
