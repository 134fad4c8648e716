import fs from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../../database/migrate.ts';
import { migrations as ownMigrations } from '../../database/migrations/index.ts';
import { readMigrations } from '../../database/applied-migrations.ts';
import { operationClient } from '../../database/time-limits.ts';
import { readArchive } from './archive.ts';
import { CannotStart } from '../start-failures.ts';
import { type Manifest, mediaFolder, secretName, tableOf, verifyBackup } from './manifest.ts';
import { lowerPriority } from './priority.ts';
import { copyTarget, countRows, readTables } from './tables.ts';

/** Where the files of a backup go; null when it is only to be seen whether its rows can be restored. */
type Target = string | null;

/**
 * Fills an empty database and data directory from a backup and counts what arrived. The backup is read to its end before
 * anything is touched, and the rows appear all together or not at all. Throws CannotStart with one sentence when
 * something is there already, or when the backup is of a newer version. `isPatient`: all others of this computer come first.
 */
export async function restore(
  databaseUrl: string,
  dataDir: Target,
  file: string,
  { isPatient = false } = {},
): Promise<Manifest> {
  if (!fs.existsSync(file)) throw new CannotStart(`There is no file ${file}.`);
  const manifest = await verifyBackup(file).catch((error: Error) => {
    throw new CannotStart(error.message);
  });
  const names = ownMigrations.map(({ name }) => name);
  if (manifest.migrations.some((name, index) => names[index] !== name)) {
    throw new CannotStart(
      `This backup was made by Lexiroom ${manifest.version}, which is newer: restore it with that.`,
    );
  }
  const client = operationClient(databaseUrl);
  await client.connect();
  try {
    if (isPatient) await lowerPriority(client);
    await refuseUnlessEmpty(client, dataDir, manifest);
    await migrate(databaseUrl, manifest.migrations.at(-1));
    await client.query('begin');
    const putBack = await dropForeignKeys(client);
    await emptyTables(client);
    await switchTriggers(client, 'disable');
    await fill(client, dataDir, file, manifest);
    await switchTriggers(client, 'enable');
    for (const statement of putBack) await client.query(statement);
    await client.query('commit');
    return manifest;
  } finally {
    await client.end();
  }
}

async function refuseUnlessEmpty(client: pg.Client, dataDir: Target, manifest: Manifest): Promise<void> {
  const filled = dataDir === null ? [] : mediaIn(dataDir);
  for (const table of await readTables(client)) {
    if ((await countRows(client, table)) > 0) filled.push(`table ${table.table}`);
  }
  const isOther = (await readMigrations(client)).some((name, index) => manifest.migrations[index] !== name);
  if (isOther) filled.push('tables of another version');
  if (filled.length === 0) return;
  const what = filled.length > 3 ? `${filled.slice(0, 3).join(', ')} and more` : filled.join(', ');
  throw new CannotStart(`A backup is restored only where nothing is yet, but there is already: ${what}.`);
}

function mediaIn(dataDir: string): string[] {
  const media = path.join(dataDir, 'media');
  return fs.existsSync(media) && fs.readdirSync(media).length > 0 ? [media] : [];
}

/** Foreign keys stand in the way of filling tables one by one. Returns the statements that put them back, and check. */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`);
}

/** Tables are emptied first: the rows that migrations put into them are in the backup too. */
async function emptyTables(client: pg.Client): Promise<void> {
  const tables = await readTables(client);
  if (tables.length === 0) return;
  await client.query(`truncate ${tables.map(({ table }) => client.escapeIdentifier(table)).join(', ')}`);
}

/** Triggers are switched off meanwhile: the rows that they compute are in the backup too. */
async function switchTriggers(client: pg.Client, to: 'disable' | 'enable'): Promise<void> {
  for (const { table } of await readTables(client)) {
    await client.query(`alter table ${client.escapeIdentifier(table)} ${to} trigger user`);
  }
}

async function fill(client: pg.Client, dataDir: Target, file: string, manifest: Manifest): Promise<void> {
  let copying: { table: string; stream: CopyStreamQuery } | undefined;
  const finish = async () => {
    if (!copying) return;
    copying.stream.end();
    await finished(copying.stream);
    copying = undefined;
  };
  for await (const { name, content } of readArchive(file)) {
    const table = manifest.tables.find((entry) => entry.table === tableOf(name));
    if (table?.table !== copying?.table) await finish();
    if (table) {
      copying ??= {
        table: table.table,
        stream: client.query(copyFrom(`copy ${copyTarget(client, table)} from stdin`)),
      };
      if (!copying.stream.write(content)) await once(copying.stream, 'drain');
    } else if (dataDir === null) continue;
    else if (name === secretName) keep(path.join(dataDir, 'secret'), content);
    else if (name.startsWith(mediaFolder)) keep(path.join(dataDir, name), content);
  }
  await finish();
  for (const { sequence, last_value } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2)', [client.escapeIdentifier(sequence), last_value]);
  }
  for (const table of manifest.tables) {
    const rows = await countRows(client, table);
    if (rows !== table.rows) throw new Error(`${rows} rows of ${table.table} arrived instead of ${table.rows}.`);
  }
}

function keep(file: string, content: Buffer): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content, { mode: path.basename(file) === secretName ? 0o600 : 0o644 });
}
