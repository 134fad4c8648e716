import type pg from 'pg';

/** SQLSTATEs of data and of an index that cannot be read any more. */
const damage = new Set(['XX001', 'XX002']);

/**
 * What an error of PostgreSQL says of a damaged disk, in a sentence that names the table and says what to do; undefined
 * when it is about something else. `client`: outside of a transaction that failed.
 */
export async function damageInWords(client: pg.ClientBase, error: unknown): Promise<string | undefined> {
  const { code, message } = error as { code?: string; message: string };
  if (code === undefined || !damage.has(code)) return undefined;
  const { table, index } = await relationIn(client, message);
  if (index) {
    return (
      `the disk has damaged ${index}, an index of ${table} (${message}): look after the disk; ` +
      'then make a backup and restore it into an empty DATA_DIR, which makes the index anew'
    );
  }
  return (
    `the disk has damaged ${table ?? 'a table'} (${message}): look after the disk, ` +
    'then restore the last backup into an empty DATA_DIR'
  );
}

/** The table, and the index, whose file is named as `relation "base/5/17364"`. */
async function relationIn(client: pg.ClientBase, message: string): Promise<{ table?: string; index?: string }> {
  const file = /relation "?base\/\d+\/(\d+)/.exec(message)?.[1];
  if (file === undefined) return {};
  try {
    const { rows } = await client.query<{ table: string; index: string | null }>(
      `select coalesce(of_table.relname, toast_of.relname, relation.relname) as table,
         case when relation.relkind = 'i' then relation.relname end as index
       from pg_class relation
       left join pg_index on indexrelid = relation.oid left join pg_class of_table on of_table.oid = indrelid
       left join pg_class toast_of on toast_of.reltoastrelid = relation.oid
       where relation.oid = pg_filenode_relation(0, $1)`,
      [file],
    );
    const { table, index } = rows[0] ?? {};
    return { ...(table && { table: `table ${table}` }), ...(index && { index }) };
  } catch {
    return {};
  }
}
