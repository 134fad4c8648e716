import type { DeckSettings } from '../editor-store.ts';
import type { EditorLanguages, EditorRow } from '../row.ts';
import { applyEdit, type RowEdit } from '../row-edit.ts';

/** What waits to be sent; languages come with what each row has chosen in them. */
export type Change =
  /** `isRefused`: a new row that the server does not take. It stays on the screen and is not sent until it is another. */
  | { type: 'rows'; edit: RowEdit; isRefused?: true }
  | { type: 'settings'; change: Partial<Omit<DeckSettings, keyof EditorLanguages>> }
  | { type: 'languages'; languages: EditorLanguages; rows: readonly EditorRow[]; done: () => void };

export const isRefused = (change: Change): boolean => change.type === 'rows' && change.isRefused === true;

/** The same, to be sent once more. */
export const anew = (change: Change): Change =>
  change.type === 'rows' && change.isRefused ? { type: 'rows', edit: change.edit } : change;

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

/**
 * What waits, where refused rows take in what was wanted of them later: the server has no row that it could be done to.
 * With another content a row is to be sent once more; deleted, it is gone.
 */
export function gathered(waiting: readonly Change[]): Change[] {
  return waiting.reduce<Change[]>((before, change) => {
    if (change.type !== 'rows' || change.edit.type === 'added') return [...before, change];
    const { edit } = change;
    if (edit.type === 'deleted') return [...before.filter((one) => !edit.keys.includes(refusedKey(one) ?? '')), change];
    const place = before.findIndex((one) => refusedKey(one) === edit.key);
    const refused = before[place];
    if (refused?.type !== 'rows' || refused.edit.type !== 'added') return [...before, change];
    if (edit.type === 'moved')
      return before.with(place, { ...refused, edit: { ...refused.edit, before: edit.before } });
    const [row = refused.edit.row] = applyEdit([refused.edit.row], edit);
    return before.with(place, { type: 'rows', edit: { ...refused.edit, row } });
  }, []);
}

const refusedKey = (change: Change): string | undefined =>
  change.type === 'rows' && change.isRefused && change.edit.type === 'added' ? change.edit.row.key : undefined;
