import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { migrate } from './migrate.ts';

/** For specs: the address of a new, migrated database in the PostgreSQL that the test run started. */
export function freshDatabase(): Promise<string> {
  return newDatabase(migratedTemplate);
}

/** For specs: as `freshDatabase`, without any table. */
export function emptyDatabase(): Promise<string> {
  return newDatabase(() => 'template0');
}

async function newDatabase(template: (client: pg.Client, server: string) => string | Promise<string>): Promise<string> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run this spec through npm test');
  const name = `spec_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${await template(client, server)}`);
  } finally {
    await client.end();
  }
  return databaseOn(server, name);
}

/** Made by the first who asks; the others wait. Named by the text of the migrations, so that an edit makes a new one. */
async function migratedTemplate(client: pg.Client, server: string): Promise<string> {
  const folder = path.join(import.meta.dirname, 'migrations');
  const texts = readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const template = `template_${createHash('sha256').update(texts.join('')).digest('hex').slice(0, 16)}`;
  await client.query(`select pg_advisory_lock(hashtext('lexiroom test template'))`);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await client.query(`drop database if exists ${template}_draft`);
      await client.query(`create database ${template}_draft`);
      await migrate(databaseOn(server, `${template}_draft`));
      await client.query(`alter database ${template}_draft rename to ${template}`);
    }
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('lexiroom test template'))`);
  }
  return template;
}

const databaseOn = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;
