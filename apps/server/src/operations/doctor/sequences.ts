import type pg from 'pg';
import type { Difference } from '../../event-log/difference.ts';

/** A sequence that stands below the greatest number that it has given. */
interface Behind {
  table: string;
  sequence: string;
  reached: string;
  greatest: string;
}

/** The numbering of every column stands at its greatest number or beyond it: else the next row could not be added. */
export async function compareSequences(client: pg.ClientBase): Promise<Difference[]> {
  const behind = await findBehind(client);
  return behind.map(({ table, sequence, reached, greatest }) => ({
    what: `${sequence}, which numbers ${table}`,
    expected: `${greatest} or more`,
    found: reached,
  }));
}

/** Lets every numbering go on after its greatest number. */
export async function moveSequences(client: pg.ClientBase): Promise<void> {
  for (const { sequence, greatest } of await findBehind(client)) {
    await client.query('select setval($1::regclass, $2)', [sequence, greatest]);
  }
}

async function findBehind(client: pg.ClientBase): Promise<Behind[]> {
  const { rows: columns } = await client.query<{ table: string; column: string; sequence: string; reached: string }>(
    `select relname as table, attname as column, sequence, coalesce(last_value, 0)::text as reached
     from pg_class join pg_attribute on attrelid = pg_class.oid
     cross join lateral pg_get_serial_sequence(format('%I', relname), attname) as sequence
     join pg_sequences on format('%I.%I', schemaname, sequencename) = sequence
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attidentity <> '' and not attisdropped
     order by relname`,
  );
  const behind: Behind[] = [];
  for (const { table, column, sequence, reached } of columns) {
    const name = client.escapeIdentifier(column);
    const { rows } = await client.query<{ greatest: string }>(
      `select coalesce(max(${name}), 0)::text as greatest from ${client.escapeIdentifier(table)}`,
    );
    const { greatest } = rows[0]!;
    if (BigInt(reached) < BigInt(greatest)) behind.push({ table, sequence, reached, greatest });
  }
  return behind;
}
