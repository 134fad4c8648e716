import type pg from 'pg';
import { migrationsTable } from '../../database/applied-migrations.ts';

/** A table with the columns that are stored (computed ones are not). */
export interface Table {
  table: string;
  columns: string[];
}

/** How far the numbering of a column has come. */
export interface Sequence {
  sequence: string;
  last_value: string;
}

/** All tables, by name. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select relname as table, array_agg(attname::text order by attnum) as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> $1
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname order by relname`,
    [migrationsTable],
  );
  return rows;
}

export async function countRows(client: pg.ClientBase, { table }: Table): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${client.escapeIdentifier(table)}`);
  return Number(rows[0]?.count);
}

/** `table (column, column)` as COPY wants it. */
export function copyTarget(client: pg.ClientBase, { table, columns }: Table): string {
  const names = columns.map((column) => client.escapeIdentifier(column));
  return `${client.escapeIdentifier(table)} (${names.join(', ')})`;
}

/** The sequences that have been used; the others stand at their beginning. */
export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename as sequence, last_value::text from pg_sequences
      where schemaname = 'public' and last_value is not null and sequencename not like $1 order by sequencename`,
    [`${migrationsTable}%`],
  );
  return rows;
}
