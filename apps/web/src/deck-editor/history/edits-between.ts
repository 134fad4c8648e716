import { isOtherWord, noteFields } from '@lexiroom/domain/deck-editor';
import { applyEdit, type EditorRow, type RowChange, type RowEdit } from '../row.ts';

/**
 * The edits that make rows of others: what is gone, what is new, what is changed of each row, and the order. They name only
 * what differs, so that they can be done as well to rows that were changed elsewhere in between.
 */
export function editsBetween(from: readonly EditorRow[], to: readonly EditorRow[]): RowEdit[] {
  const [before, after] = [byKey(from), byKey(to)];
  const gone = from.flatMap(({ key }) => (after.has(key) ? [] : [key]));
  const edits: RowEdit[] = gone.length > 0 ? [{ type: 'deleted', keys: gone }] : [];
  edits.push(
    ...to.flatMap((row): RowEdit[] => {
      const change = changeBetween(before.get(row.key), row);
      return change ? [{ type: 'changed', key: row.key, change }] : [];
    }),
  );
  // From the end, so that the row which each is to stand before is there already.
  let next: string | null = null;
  for (const row of to.toReversed()) {
    if (!before.has(row.key)) edits.push({ type: 'added', row, before: next });
    next = row.key;
  }
  const order = edits.reduce(applyEdit, from);
  const isInOrder = order.every(({ key }, place) => key === to[place]?.key);
  return isInOrder ? edits : [...edits, { type: 'ordered', keys: to.map(({ key }) => key) }];
}

const byKey = (rows: readonly EditorRow[]) => new Map(rows.map((row) => [row.key, row]));
/** What differs in a row; undefined for nothing, and for a row that was not there. */
function changeBetween(before: EditorRow | undefined, after: EditorRow): RowChange | undefined {
  if (!before || before === after) return undefined;
  const { key: _, word_id: __, restores: ___, ...content } = after;
  // What a row has not had before is not named there, such as a second text that was written first.
  const fields = Object.keys({ extra: undefined, ...content }) as (keyof typeof content)[];
  const differing = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  if (differing.length === 0) return undefined;
  // With another text or picture a row may lose sounds, and as another word its notes: those it is to have are named.
  const isOther = isOtherWord(before, after);
  const mayLoseSound = differing.includes('target') || differing.includes('image');
  const named = [
    ...differing,
    ...(mayLoseSound ? (['sound'] as const) : []),
    ...(differing.includes('source') || isOther ? (['source_sound'] as const) : []),
    ...(isOther ? noteFields : []),
  ];
  return Object.fromEntries(named.map((field) => [field, after[field]]));
}
