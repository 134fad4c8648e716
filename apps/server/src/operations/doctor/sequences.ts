import type pg from 'pg';
import type { Difference } from '../../event-log/difference.ts';

/** The numbering of every column stands at its greatest number or beyond it: else the next row could not be added. */
export async function compareSequences(client: pg.ClientBase): Promise<Difference[]> {
  const { rows: columns } = await client.query<{ table: string; column: string; sequence: string; reached: string }>(
    `select relname as table, attname as column, sequence, coalesce(last_value, 0)::text as reached
     from pg_class join pg_attribute on attrelid = pg_class.oid
     cross join lateral pg_get_serial_sequence(format('%I', relname), attname) as sequence
     join pg_sequences on format('%I.%I', schemaname, sequencename) = sequence
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attidentity <> '' and not attisdropped
     order by relname`,
  );
  const differences: Difference[] = [];
  for (const { table, column, sequence, reached } of columns) {
    const name = client.escapeIdentifier(column);
    const { rows } = await client.query<{ greatest: string }>(
      `select coalesce(max(${name}), 0)::text as greatest from ${client.escapeIdentifier(table)}`,
    );
    const { greatest } = rows[0]!;
    if (BigInt(reached) >= BigInt(greatest)) continue;
    differences.push({ what: `${sequence}, which numbers ${table}`, expected: `${greatest} or more`, found: reached });
  }
  return differences;
}
