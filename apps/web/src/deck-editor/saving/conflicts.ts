import { noteFields } from '@lexiroom/domain/deck-editor';
import { applyEdit, type EditorRow, type RowChange, type RowEdit } from '../row.ts';

/**
 * A change of a row that was refused, because the same text or picture was changed in another tab or on another device at
 * the same time, or the row was deleted there. It is kept until somebody decides which of the two stays.
 */
export interface Conflict {
  /** Of the row, also when that is gone. */
  key: string;
  /** What the row was called before. */
  word: string;
  change: RowChange;
  /** The row as it would have become. */
  mine: EditorRow;
}

/** The conflict about a row; `edits` are the refused change and those that waited behind it for the same row. */
export function conflictOf(rows: readonly EditorRow[], key: string, edits: readonly RowEdit[]): Conflict | undefined {
  const mine = edits.reduce(applyEdit, rows).find((row) => row.key === key);
  const changes = edits.map((edit) => (isChangeOf(key, edit) ? edit.change : {}));
  const before = rows.find((row) => row.key === key);
  const word = before?.target?.text ?? before?.typed ?? '';
  return mine && { key, word, change: Object.assign({}, ...changes) as RowChange, mine };
}

/** Whether an edit changes the content of this row. */
export const isChangeOf = (key: string, edit: RowEdit): edit is Extract<RowEdit, { type: 'changed' }> =>
  edit.type === 'changed' && edit.key === key;

/** Whether a later edit decides a conflict: whoever made it has seen both. */
export const isDecidedBy = ({ key }: Conflict, edit: RowEdit): boolean =>
  isChangeOf(key, edit) || (edit.type === 'deleted' && edit.keys.includes(key));

/** The edit that puts the own change in the place of the other one. A row that is gone comes back at the end, as a new row. */
export function ownEdit({ key, change, mine }: Conflict, rows: readonly EditorRow[], newKey: string): RowEdit {
  if (rows.some((row) => row.key === key)) return { type: 'changed', key, change };
  return { type: 'added', row: { ...mine, key: newKey, word_id: null }, before: null };
}

const comparedFields = ['image', 'target', 'source', 'extra', 'sound', 'source_sound', ...noteFields] as const;

/** What two tabs can change of a row, as values that can be compared. */
const comparable = ({ image, target, source, sound, source_sound, ...change }: RowChange) => ({
  image: image?.image_id,
  target: target?.text,
  source: source?.text,
  extra: change.extra,
  sound: sound?.sound_id,
  source_sound: source_sound?.sound_id,
  note: change.note,
  example: change.example,
  example_translation: change.example_translation,
});

/**
 * Whether a field that a change is about has been changed elsewhere since, and to something else than was wanted here.
 * `was`: the row when the change was made.
 */
export function isChangedElsewhere(now: EditorRow, was: EditorRow | undefined, change: RowChange): boolean {
  const [present, before, wanted] = [comparable(now), comparable(was ?? now), comparable(change)];
  return comparedFields.some(
    (field) => field in change && present[field] !== before[field] && present[field] !== wanted[field],
  );
}

/** Whether a row is already as a change would make it; not when the row is gone. */
export function isDone(change: RowChange, row: EditorRow | undefined): boolean {
  if (!row) return false;
  const [present, wanted] = [comparable(row), comparable(change)];
  return comparedFields.every((field) => !(field in change) || present[field] === wanted[field]);
}
