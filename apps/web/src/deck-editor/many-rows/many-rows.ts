import { keysByName } from '@lexiroom/domain/deck-editor';
import type { UndoableStore } from '../history/history.ts';
import type { EditorRow, RowEdit } from '../row.ts';
import { focusRow } from '../rows/focus-row.ts';
import type { Undoable } from '../status/undo-bar.tsx';

/** What can be done with many rows at once; each is one step. */
export interface ManyRows {
  remove: (rows: readonly EditorRow[]) => void;
  orderByName: (rows: readonly EditorRow[]) => void;
  /** Rows that have but one of the two texts stay as they are. */
  swapTexts: (rows: readonly EditorRow[]) => void;
}

export function manyRows(store: UndoableStore, onUndoable: (undoable: Undoable) => void): ManyRows {
  return {
    remove: (chosen) => {
      const { rows } = store.state();
      const keys = chosen.map(({ key }) => key);
      const gone = new Set(keys);
      const last = rows.findLastIndex(({ key }) => gone.has(key));
      const next = rows[last + 1] ?? rows.findLast(({ key }) => !gone.has(key));
      const putBack = store.remove(keys);
      focusRow(next?.key, 'handle');
      const undo = () => {
        putBack();
        focusRow(keys[0], 'handle');
      };
      onUndoable({ done: 'deleted many', count: keys.length, undo });
    },
    orderByName: (chosen) => {
      const { target_language } = store.state().settings;
      const named = chosen.map(({ key, target, typed }) => ({ key, name: target?.text ?? typed }));
      const keys = keysByName(named, target_language);
      if (keys.every((key, place) => key === chosen[place]?.key)) return;
      store.edit({ type: 'ordered', keys });
      onUndoable({ done: 'ordered', undo: store.undoOfLast() });
    },
    swapTexts: (chosen) => {
      const edits = chosen.flatMap(swapped);
      if (edits.length === 0) return;
      store.edit(...edits);
      onUndoable({ done: 'swapped', count: edits.length, undo: store.undoOfLast() });
    },
  };
}

/**
 * The two texts in each other's place, and so an example and its translation. The names that the texts belong to are of the
 * other language each, so they are found anew. A word has one second text, that of its target text: it goes, and comes back
 * when this is undone.
 */
function swapped({ key, target, source, image, example, example_translation }: EditorRow): RowEdit[] {
  if (!target || !source || target.text === source.text) return [];
  const texts = {
    target: { translation_id: null, text: source.text },
    source: { translation_id: null, text: target.text },
  };
  // By what was typed a picture is looked for.
  const typed = image ? {} : { typed: source.text, typed_translation: target.text };
  const examples =
    example === example_translation ? {} : { example: example_translation, example_translation: example };
  return [{ type: 'changed', key, change: { ...texts, ...typed, ...examples } }];
}
