import { afterAll, expect, test } from '@jest/globals';
import path from 'node:path';
import pg from 'pg';
import { preparedDatabase } from '../../scripts/build.mjs';
import { findEmbeddedPostgres } from '../../apps/server/src/database/embedded-postgres/embedded-postgres.ts';
import { newFolder, removeAll, startServer } from './server.fixture.ts';

afterAll(removeAll);

test('a first start on the database that the build prepared has what one that makes everything itself has', async () => {
  const copied = await firstStart({ PREPARED_DATABASE: preparedDatabase });
  const made = await firstStart({});
  expect(copied.said).toMatch(/^Setting up the database …\n\nLexiroom is running/);
  expect(made.said).toMatch(/^Setting up the database …\nFilling the library …\n\nLexiroom is running/);
  expect(copied.contents).toEqual(made.contents);
  expect(copied.url.password).not.toBe(made.url.password);
}, 300_000);

/** Starts a server on an empty folder; tells what is in its database once it is ready. */
async function firstStart(env: Record<string, string>) {
  const data = newFolder();
  const server = startServer({ DATA_DIR: data, ...env });
  await server.ready;
  const url = (await findEmbeddedPostgres(path.join(data, 'postgres')))!;
  const contents = await contentsOf(url);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  return { said: server.said(), url: new URL(url), contents };
}

/** How many rows each table has, and every column, constraint, index, trigger and function as PostgreSQL writes it. */
async function contentsOf(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(
      `select format('%s has %s rows', relname, (xpath('//n/text()',
         query_to_xml(format('select count(*) as n from %s', oid::regclass), false, true, '')))[1]) as line
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       union all select format('column %s %s %s %s %s', table_name, column_name, data_type, is_nullable, column_default)
       from information_schema.columns where table_schema = 'public'
       union all select format('%s %s: %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
       from pg_constraint where connamespace = 'public'::regnamespace
       union all select indexdef from pg_indexes where schemaname = 'public'
       union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
       union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
       union all select format('name %s %s %s', language, fold_key, translation) from translations
       union all select format('setting %s %s', name, setting) from pg_settings where source = 'configuration file'
       order by 1`,
    );
    return rows.map(({ line }) => line);
  } finally {
    await client.end();
  }
}
