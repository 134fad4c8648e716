// Jest's globalSetup: one embedded PostgreSQL for all specs; each spec file makes its own database in it.
import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../apps/server/src/database/embedded-postgres/embedded-postgres.ts';

export default async function startTestDatabase() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lexiroom-test-'));
  chmodSync(folder, 0o755); // PostgreSQL does not run as root: another user must reach it
  const server = await startEmbeddedPostgres(path.join(folder, 'postgres'));
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.testDatabase = { server, folder };
}
