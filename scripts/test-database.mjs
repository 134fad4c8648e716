// Jest's globalSetup: one embedded PostgreSQL for all specs; each spec file makes its own database in it.
import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/database/embedded-postgres/embedded-postgres.ts';

export default async function startTestDatabase() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-test-'));
  chmodSync(folder, 0o755); // PostgreSQL does not run as root: another user must reach it
  const server = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  await beQuick(server.url);
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.testDatabase = { server, folder };
}

/**
 * Commits are written, but nobody waits until they are on the disk itself. Only a machine that loses its power would
 * show the difference: what was committed outlives the end of a server, and of PostgreSQL, as ever.
 */
async function beQuick(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes']) await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}
