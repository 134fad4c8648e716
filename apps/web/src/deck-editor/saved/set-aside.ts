import type { EditorRow } from '../row.ts';
import { type Change, isSetAside, keyOfEdit } from './change.ts';
import type { Unsaved } from './unsaved.ts';

/** Under which a change that was set aside is decided. */
export const idOf = (change: Change): string =>
  change.type === 'rows' ? `${change.edit.type} ${keyOfEdit(change.edit)}` : change.type;

/** What was set aside, of a deck whose rows the server has so. */
export const unsavedOf = (waiting: readonly Change[], rows: readonly EditorRow[]): Unsaved[] =>
  waiting.filter(isSetAside).map((change): Unsaved => {
    const id = idOf(change);
    if (change.type !== 'rows') return { id, what: 'settings', key: null, word: '' };
    const { edit } = change;
    const key = keyOfEdit(edit);
    const known = edit.type === 'added' ? edit.row : rows.find((row) => row.key === key);
    const word = known?.target?.text ?? known?.typed ?? '';
    return { id, what: edit.type === 'deleted' ? 'deleted' : 'row', key, word };
  });
