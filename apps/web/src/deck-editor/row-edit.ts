import { isOtherWord, isSameText } from '@lexiroom/domain/deck-editor';
import type { EditorRow } from './row.ts';

/** What of a row can be changed. */
export type RowChange = Partial<
  Pick<EditorRow, 'typed' | 'typed_translation' | 'waits_for_network' | 'image' | 'target' | 'source' | 'sound'>
>;

/** One change of a deck's rows. Rows are named by their keys, so that it means the same after other changes. */
export type RowEdit =
  | {
      type: 'added';
      row: EditorRow;
      /** The key of the row it stands before; null at the end. */ before: string | null;
    }
  | { type: 'deleted'; keys: readonly string[] }
  | { type: 'moved'; key: string; before: string | null }
  | { type: 'changed'; key: string; change: RowChange };

/** The rows after a change. What names a row that is gone changes nothing; beside one that is gone is at the end. */
export function applyEdit(rows: readonly EditorRow[], edit: RowEdit): readonly EditorRow[] {
  switch (edit.type) {
    case 'added':
      return rows.some(({ key }) => key === edit.row.key) ? rows : inserted(rows, edit.row, edit.before);
    case 'deleted':
      return rows.filter(({ key }) => !edit.keys.includes(key));
    case 'moved': {
      const row = rows.find(({ key }) => key === edit.key);
      if (!row || edit.key === edit.before) return rows;
      return inserted(
        rows.filter((one) => one !== row),
        row,
        edit.before,
      );
    }
    case 'changed':
      return rows.map((row) => (row.key === edit.key ? changed(row, edit.change) : row));
  }
}

function inserted(rows: readonly EditorRow[], row: EditorRow, before: string | null): EditorRow[] {
  const place = rows.findIndex(({ key }) => key === before);
  return rows.toSpliced(place < 0 ? rows.length : place, 0, row);
}

/** A sound says a text: with another target text it goes, unless one is named. */
function changed(row: EditorRow, change: RowChange): EditorRow {
  const after = { ...row, ...change };
  const says = isSameText(row.target, after.target) || change.sound !== undefined;
  const isSilent = isOtherWord(row, after) || !says;
  return isSilent ? { ...after, sound: change.sound ?? null } : after;
}
