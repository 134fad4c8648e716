import type pg from 'pg';
import { migrations } from '../../database/migrations/index.ts';
import { pendingAfter, readMigrations } from '../../database/applied-migrations.ts';
import type { Difference } from '../../event-log/difference.ts';

/** The database went through the migrations of this version, all of them and no other; in which order is its own affair. */
export async function compareMigrations(client: pg.ClientBase): Promise<Difference[]> {
  const expected = inOneLine(migrations.map(({ name }) => name));
  const found = inOneLine(await readMigrations(client));
  return expected === found ? [] : [{ what: 'migrations', expected, found }];
}

const inOneLine = (names: readonly string[]): string => names.toSorted().join(', ');

/** Tells the operator what to do when the database is of another version. */
export async function tellOfVersion(client: pg.ClientBase): Promise<string[]> {
  const run = await readMigrations(client);
  const names = new Set(migrations.map(({ name }) => name));
  if (run.some((name) => !names.has(name))) return ['a newer Lexiroom was here: look with that one'];
  return pendingAfter(run).length > 0 ? ['npm start brings them up to date, after a backup'] : [];
}
