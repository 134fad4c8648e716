// `node prepare-database.js <folder>`, run by the build: leaves there a stopped PostgreSQL cluster with all that a first
// start would make, the tables and the starter library. It has no secret, and each copy gets a password of its own. The
// program is loaded meanwhile, so that it is compiled as well.
import {
  chmodSync,
  closeSync,
  cpSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from './database/migrate.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres/embedded-postgres.ts';
import { operationClient } from './database/time-limits.ts';
import { addStarterContent } from './library/starter-updates/starter-content.ts';

const prepared = path.resolve(process.argv[2]!);
// PostgreSQL does not run as root, and its user may be unable to enter the project: it is made elsewhere and copied.
const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-prepared-'));
const draft = `${prepared}.draft-${process.pid}`;
try {
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  try {
    await fill(postgres.url);
  } finally {
    await postgres.stop();
  }
  mkdirSync(path.dirname(prepared), { recursive: true });
  cpSync(postgres.dir, draft, { recursive: true });
  syncAll(draft);
  rmSync(prepared, { recursive: true, force: true });
  renameSync(draft, prepared);
} finally {
  for (const each of [folder, draft]) rmSync(each, { recursive: true, force: true });
}

/** Every first start copies these files: they are on the disk before anything says that they are there. */
function syncAll(place: string): void {
  for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = openSync(path.join(entry.parentPath, entry.name), 'r+');
    fsyncSync(file);
    closeSync(file);
  }
}

async function fill(databaseUrl: string): Promise<void> {
  const client = operationClient(databaseUrl);
  await client.connect();
  try {
    // What is made here can be made again: nobody waits for the disk, and the journal is not kept for a next time.
    for (const setting of ['fsync = off', 'wal_recycle = off', `min_wal_size = '32MB'`])
      await client.query(`alter system set ${setting}`);
    await client.query('select pg_reload_conf()');
    await migrate(databaseUrl);
    await Promise.all([
      addStarterContent({ databaseUrl, contentRoot: path.resolve('apps/server/content') }),
      import('./create-app.ts'),
      import('./operations/backup/backup-before-update.ts'),
    ]);
    // So that no first start is disturbed by PostgreSQL doing so by itself.
    await client.query('vacuum (freeze, analyze)');
    // From here on it waits for the disk again.
    await client.query('alter system reset all');
    await client.query('select pg_reload_conf()');
    // Of the journal nothing is needed after the second.
    for (const _ of [1, 2]) await client.query('checkpoint');
  } finally {
    await client.end();
  }
}
