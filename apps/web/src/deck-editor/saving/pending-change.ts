import type { DeckSettings, Unsaved } from '../editor-store.ts';
import { applyEdit, type EditorLanguages, type EditorRow, type RowChange, type RowEdit } from '../row.ts';

type SettingsChange = Partial<Omit<DeckSettings, keyof EditorLanguages>>;

/**
 * What waits to be sent; languages come with what each row has chosen in them. `isSetAside`: it could not be saved, and those
 * behind it go on without it. It stays on the screen, and is not sent until somebody asks for that or it is another.
 */
export type Change =
  | { type: 'rows'; edit: RowEdit; isSetAside?: true }
  | { type: 'settings'; change: SettingsChange; isSetAside?: true }
  | { type: 'languages'; languages: EditorLanguages; rows: readonly EditorRow[]; done: () => void };

export const isSetAside = (change: Change): boolean => change.type !== 'languages' && change.isSetAside === true;

/** The same, to be sent once more. */
export function anew(change: Change): Change {
  if (change.type === 'languages' || !change.isSetAside) return change;
  const { isSetAside: _, ...again } = change;
  return again;
}

/** Rows with a change that waits on top. */
export function rowsAfter(rows: readonly EditorRow[], change: Change): readonly EditorRow[] {
  if (change.type === 'rows') return applyEdit(rows, change.edit);
  return change.type === 'languages' ? change.rows : rows;
}

/** Settings with a change that waits on top. */
export function withChange(settings: DeckSettings, change: Change): DeckSettings {
  if (change.type === 'settings') return { ...settings, ...change.change };
  return change.type === 'languages' ? { ...settings, ...change.languages } : settings;
}

/** The row that a change of rows is about; the first of several. */
export const keyOfEdit = (edit: RowEdit): string =>
  edit.type === 'added' ? edit.row.key : edit.type === 'deleted' ? edit.keys[0]! : edit.key;

/**
 * What waits, where what was set aside takes in what was wanted of the same row later, and is sent once more as that: it is
 * another now. Deleted, it is gone.
 */
export const gathered = (waiting: readonly Change[]): Change[] => waiting.reduce<Change[]>(withLater, []);

function withLater(before: Change[], later: Change): Change[] {
  if (isSetAside(later) || later.type === 'languages') return [...before, later];
  if (later.type === 'settings') return [...before.flatMap((one) => withoutSettings(one, later.change)), later];
  const { edit } = later;
  if (edit.type === 'added') return [...before, later];
  if (edit.type === 'deleted') {
    const isGone = (one: Change) => isSetAside(one) && one.type === 'rows' && edit.keys.includes(keyOfEdit(one.edit));
    return [...before.filter((one) => !isGone(one)), later];
  }
  const asideOf = (type: RowEdit['type']) =>
    before.findIndex((one) => isSetAside(one) && one.type === 'rows' && one.edit.type === type && keyOfEdit(one.edit) === edit.key); // prettier-ignore
  const added = before[asideOf('added')];
  if (added?.type === 'rows' && added.edit.type === 'added') {
    // The server has no row that it could be done to. In another place it is no other row.
    const one = added.edit;
    if (edit.type === 'moved')
      return before.with(asideOf('added'), { ...added, edit: { ...one, before: edit.before } });
    const [row = one.row] = applyEdit([one.row], edit);
    return before.with(asideOf('added'), { type: 'rows', edit: { ...one, row } });
  }
  const same = before[asideOf(edit.type)];
  if (same?.type !== 'rows') return [...before, later];
  const change = { ...changeOf(same.edit), ...changeOf(edit) };
  const merged: Change = { type: 'rows', edit: edit.type === 'changed' ? { ...edit, change } : edit };
  return [...before.filter((one) => one !== same), merged];
}

const changeOf = (edit: RowEdit): RowChange => (edit.type === 'changed' ? edit.change : {});

/** A change of settings that was set aside, without those that are chosen anew. */
function withoutSettings(one: Change, chosen: SettingsChange): Change[] {
  if (one.type !== 'settings' || !one.isSetAside) return [one];
  const left = Object.entries(one.change).filter(([name]) => !(name in chosen));
  return left.length > 0 ? [{ ...one, change: Object.fromEntries(left) }] : [];
}

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
