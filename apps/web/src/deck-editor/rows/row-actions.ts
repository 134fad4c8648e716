import { useState } from 'react';
import { refusalOf } from '../../api.ts';
import type { EditorStore } from '../editor-store.ts';
import type { Undoable } from '../ending/undo-bar.tsx';
import type { EditorRow } from '../row.ts';
import { addName } from '../taking/named-row.ts';
import type { Taking } from '../taking/use-taking.ts';
import type { RowActions } from './editor-row.tsx';
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
    onText: async (key, which, text) => {
      const row = rowOf(key);
      if (row?.image) await rename(store, row, which, text);
      // Another word for a row without a picture: one is looked for.
      else if (row && which === 'target') fill(row, text);
    },
  };
}

/** Gives the row's picture this name, unless it has it, and takes it for the row; a failure is told. */
async function rename(store: EditorStore, row: EditorRow, which: 'target' | 'source', text: string) {
  const language = store.state().settings[`${which}_language`];
  if (!row.image || !language) return;
  try {
    const name = await addName(row.image.image_id, text, language);
    store.edit({ type: 'changed', key: row.key, change: { [which]: name } });
  } catch (error) {
    store.tell({ type: 'refused', refusal: refusalOf(error) });
  }
}
