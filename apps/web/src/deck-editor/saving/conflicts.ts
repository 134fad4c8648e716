import { applyEdit, type EditorRow, type RowChange, type RowEdit } from '../row.ts';

/**
 * A change of a row that was refused, for the same text or picture was changed in another tab or on another device at the
 * same time, or the row was deleted there. It is kept until somebody decides.
 */
export interface Conflict {
  /** Of the row, also when it is gone. */
  key: string;
  /** What it was called before. */
  word: string;
  change: RowChange;
  /** The row as it would have become. */
  mine: EditorRow;
}

/** What was wanted of a row: the refused change, and what waited behind it for the same row. */
export function conflictOf(rows: readonly EditorRow[], key: string, refused: readonly RowEdit[]): Conflict | undefined {
  const mine = refused.reduce(applyEdit, rows).find((row) => row.key === key);
  const changes = refused.map((edit) => (isChangeOf(key, edit) ? edit.change : {}));
  const before = rows.find((row) => row.key === key);
  const word = before?.target?.text ?? before?.typed ?? '';
  return mine && { key, word, change: Object.assign({}, ...changes) as RowChange, mine };
}

/** Whether an edit changes this row. */
export const isChangeOf = (key: string, edit: RowEdit): edit is Extract<RowEdit, { type: 'changed' }> =>
  edit.type === 'changed' && edit.key === key;

/** Whether a later edit of somebody who has seen the conflict decides it. */
export const isDecidedBy = ({ key }: Conflict, edit: RowEdit): boolean =>
  isChangeOf(key, edit) || (edit.type === 'deleted' && edit.keys.includes(key));

/** The edit that puts one's own in the place of the other: a row that is gone comes back at the end, as a new one. */
export function ownEdit({ key, change, mine }: Conflict, rows: readonly EditorRow[], newKey: string): RowEdit {
  if (rows.some((row) => row.key === key)) return { type: 'changed', key, change };
  return { type: 'added', row: { ...mine, key: newKey, word_id: null }, before: null };
}
