import type pg from 'pg';
import { migrations } from './migrations/index.ts';
import { DatabaseUnusable } from './database-unusable.ts';

/** Where MikroORM notes which migrations have run; belongs to the form of a database, not to what is in it. */
export const migrationsTable = 'mikro_orm_migrations';

/** The names of the migrations that made this database what it is, in order; none in an empty one. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query('select 1 where to_regclass($1) is not null', [migrationsTable]);
  if (found.length === 0) return [];
  const { rows } = await client.query<{ name: string }>(`select name from ${migrationsTable} order by id`);
  return rows.map(({ name }) => name);
}

/** The migrations of this version that the database has yet to go through, in order. */
export function pendingAfter(run: readonly string[]): string[] {
  return migrations.map(({ name }) => name).filter((name) => !run.includes(name));
}

/** @throws {DatabaseUnusable} when the database went through a migration that this version does not know. */
export function refuseNewer(run: readonly string[]): void {
  const ownNames = new Set(migrations.map(({ name }) => name));
  const unknown = run.filter((name) => !ownNames.has(name));
  if (unknown.length === 0) return;
  throw new DatabaseUnusable(
    `These data were last opened by a newer Lexiroom, whose tables this one does not know (${unknown.join(', ')}): ` +
      `start the newer one, or restore a backup from before into an empty DATA_DIR.`,
  );
}
