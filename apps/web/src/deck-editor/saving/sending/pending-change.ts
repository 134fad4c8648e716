import type { DeckSettings, UnsavedChange } from '../../editor-store.ts';
import { applyEdit, type EditorLanguages, type EditorRow, type RowChange, type RowEdit } from '../../row.ts';

type SettingsChange = Partial<Omit<DeckSettings, keyof EditorLanguages>>;

/**
 * A change of the deck that the server does not have yet. A change of languages comes with what each row has chosen in the
 * new ones; `done` is called once it was sent or refused. `hasFailed`: the change could not be saved, and those behind it
 * went on without it. It stays on the screen, and is not sent again until somebody asks for that, or changes it once more.
 */
export type PendingChange =
  | { type: 'rows'; edit: RowEdit; hasFailed?: true }
  | { type: 'settings'; change: SettingsChange; hasFailed?: true }
  | { type: 'languages'; languages: EditorLanguages; rows: readonly EditorRow[]; done: () => void };

export const hasFailed = (pending: PendingChange): boolean =>
  pending.type !== 'languages' && pending.hasFailed === true;

/** The same change, to be sent once more. */
export function toRetry(pending: PendingChange): PendingChange {
  if (pending.type === 'languages' || !pending.hasFailed) return pending;
  const { hasFailed: _, ...again } = pending;
  return again;
}

/** The rows as they are once the change is done. */
export function rowsAfter(rows: readonly EditorRow[], pending: PendingChange): readonly EditorRow[] {
  if (pending.type === 'rows') return applyEdit(rows, pending.edit);
  return pending.type === 'languages' ? pending.rows : rows;
}

/** The settings as they are once the change is done. */
export function settingsAfter(settings: DeckSettings, pending: PendingChange): DeckSettings {
  if (pending.type === 'settings') return { ...settings, ...pending.change };
  return pending.type === 'languages' ? { ...settings, ...pending.languages } : settings;
}

/** The key of the row that an edit is about; of several rows, that of the first. */
export function keyOfEdit(edit: RowEdit): string {
  if (edit.type === 'added') return edit.row.key;
  return 'keys' in edit ? edit.keys[0]! : edit.key;
}

/** A name for a failed change, by which it is retried or discarded. */
export const failedChangeId = (pending: PendingChange): string =>
  pending.type === 'rows' ? `${pending.edit.type} ${keyOfEdit(pending.edit)}` : pending.type;

/** The failed ones among pending changes, as they are shown; `serverRows`: the rows as the server has them. */
export const unsavedChanges = (pending: readonly PendingChange[], serverRows: readonly EditorRow[]): UnsavedChange[] =>
  pending.filter(hasFailed).map((failed): UnsavedChange => {
    const id = failedChangeId(failed);
    if (failed.type !== 'rows') return { id, what: 'settings', key: null, word: '' };
    const { edit } = failed;
    const key = keyOfEdit(edit);
    const row = edit.type === 'added' ? edit.row : serverRows.find((other) => other.key === key);
    const word = row?.target?.text ?? row?.typed ?? '';
    return { id, what: edit.type === 'deleted' ? 'deleted' : 'row', key, word };
  });

/**
 * Pending changes in which each failed one has been merged with the later changes of the same row or setting. Merged, it is
 * another change than the one that failed, and so is sent again. A failed change of a row that was deleted later is dropped.
 */
export const mergeFailed = (pending: readonly PendingChange[]): PendingChange[] =>
  pending.reduce<PendingChange[]>(mergeLater, []);

function mergeLater(earlier: PendingChange[], later: PendingChange): PendingChange[] {
  if (hasFailed(later) || later.type === 'languages') return [...earlier, later];
  if (later.type === 'settings') {
    return [...earlier.flatMap((other) => withoutSettings(other, later.change)), later];
  }
  const { edit } = later;
  if (edit.type === 'added') return [...earlier, later];
  if (edit.type === 'deleted') {
    const isOfDeletedRow = (other: PendingChange) =>
      hasFailed(other) && other.type === 'rows' && edit.keys.includes(keyOfEdit(other.edit));
    return [...earlier.filter((other) => !isOfDeletedRow(other)), later];
  }
  if (edit.type === 'ordered') {
    const isOrder = (other: PendingChange) =>
      hasFailed(other) && other.type === 'rows' && other.edit.type === 'ordered';
    return [...earlier.filter((other) => !isOrder(other)), later];
  }
  const failedAt = (type: RowEdit['type']) =>
    earlier.findIndex(
      (other) =>
        hasFailed(other) && other.type === 'rows' && other.edit.type === type && keyOfEdit(other.edit) === edit.key,
    );
  const failedAdding = earlier[failedAt('added')];
  if (failedAdding?.type === 'rows' && failedAdding.edit.type === 'added') {
    // The server has no such row that the later change could be done to: the new row is added with it. Only another place
    // makes it no other row, so that alone is no reason to send it again.
    const adding = failedAdding.edit;
    if (edit.type === 'moved') {
      return earlier.with(failedAt('added'), { ...failedAdding, edit: { ...adding, before: edit.before } });
    }
    const [row = adding.row] = applyEdit([adding.row], edit);
    return earlier.with(failedAt('added'), { type: 'rows', edit: { ...adding, row } });
  }
  const failedSame = earlier[failedAt(edit.type)];
  if (failedSame?.type !== 'rows') return [...earlier, later];
  const change = { ...rowChangeOf(failedSame.edit), ...rowChangeOf(edit) };
  const merged: PendingChange = { type: 'rows', edit: edit.type === 'changed' ? { ...edit, change } : edit };
  return [...earlier.filter((other) => other !== failedSame), merged];
}

const rowChangeOf = (edit: RowEdit): RowChange => (edit.type === 'changed' ? edit.change : {});

/** A failed change of settings without those that were chosen anew; nothing when none are left. */
function withoutSettings(pending: PendingChange, chosen: SettingsChange): PendingChange[] {
  if (pending.type !== 'settings' || !pending.hasFailed) return [pending];
  const left = Object.entries(pending.change).filter(([name]) => !(name in chosen));
  return left.length > 0 ? [{ ...pending, change: Object.fromEntries(left) }] : [];
}
