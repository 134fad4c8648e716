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

/** A row that is filed under another key than its text folds to. */
interface Misfiled {
  id: number;
  expected: string;
  found: string;
}

/** Every name is filed under the key that its text folds to: under another nobody finds it. */
export async function compareFoldedKeys(client: pg.ClientBase): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const kind of keyed) {
    for await (const { id, expected, found } of misfiledOf(client, kind)) {
      const what = `${kind.table}, ${kind.key} of ${id}`;
      differences.push({ what, expected: `"${expected}"`, found: `"${found}"` });
    }
  }
  return differences;
}

/** Files every name under its key again. */
export async function refileFoldedKeys(client: pg.ClientBase): Promise<void> {
  for (const kind of keyed) {
    const { table, id: idColumn, key } = kind;
    for await (const { id, expected } of misfiledOf(client, kind)) {
      await client.query(`update ${table} set ${key} = $2 where ${idColumn} = $1`, [id, expected]);
    }
  }
}

async function* misfiledOf(
  client: pg.ClientBase,
  { table, id, text, key }: (typeof keyed)[number],
): AsyncGenerator<Misfiled> {
  for (let after = 0; ;) {
    const { rows } = await client.query<{ id: number; text: string; key: string }>(
      `select ${id} as id, ${text} as text, ${key} as key from ${table} where ${id} > $1 order by ${id} limit ${batch}`,
      [after],
    );
    for (const row of rows) {
      const expected = searchKey(row.text);
      if (row.key !== expected) yield { id: row.id, expected, found: row.key };
    }
    if (rows.length < batch) return;
    after = rows.at(-1)!.id;
  }
}
