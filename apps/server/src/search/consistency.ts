import { searchKey } from '@lexiroom/domain/text';
import type pg from 'pg';
import type { Difference } from '../event-log/difference.ts';

/** What is found by a folded text: its table, the column of its id, the text and the key. */
const keyed = [
  { table: 'items', id: 'item_id', text: 'item_name', key: 'name_key' },
  { table: 'translations', id: 'translation_id', text: 'translation', key: 'fold_key' },
  { table: 'sounds', id: 'sound_id', text: 'text', key: 'fold_key' },
] as const;

/** How many rows are read at once: a library may have millions of names. */
const batch = 20_000;

/** Every name is filed under the key that its text folds to: under another nobody finds it. */
export async function compareFoldedKeys(client: pg.ClientBase): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { table, id, text, key } of keyed) {
    for (let after = 0; ;) {
      const { rows } = await client.query<{ id: number; text: string; key: string }>(
        `select ${id} as id, ${text} as text, ${key} as key from ${table} where ${id} > $1 order by ${id} limit ${batch}`,
        [after],
      );
      for (const row of rows) {
        const expected = searchKey(row.text);
        if (row.key !== expected)
          differences.push({ what: `${table}, ${key} of ${row.id}`, expected: `"${expected}"`, found: `"${row.key}"` });
      }
      if (rows.length < batch) break;
      after = rows.at(-1)!.id;
    }
  }
  return differences;
}
