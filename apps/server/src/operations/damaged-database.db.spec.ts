import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../database/migrate.ts';
import { recordedDatabase, recordedReleases } from '../database/recorded.fixture.ts';
import { backUp } from './backup/backup.ts';
import { damageInWords } from './damaged-database.ts';
import { runChecks } from './doctor/run-checks.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lexiroom-damage-'));
let client: pg.Client;
let databaseUrl: string;

/** A database with one flipped bit in the middle of the first page of its names. */
beforeAll(async () => {
  const source = await recordedDatabase(recordedReleases.at(-1)!);
  await migrate(source);
  const name = `${new URL(source).pathname.slice(1)}_damaged`;
  databaseUrl = Object.assign(new URL(source), { pathname: `/${name}` }).href;
  const maker = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL! });
  await maker.connect();
  // Copied file by file, so that nothing of it is in PostgreSQL's memory yet.
  await maker.query(`create database ${name} template ${new URL(source).pathname.slice(1)} strategy file_copy`);
  const { rows: root } = await maker.query<{ data_directory: string }>('show data_directory');
  await maker.end();
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ file: string }>(`select pg_relation_filepath('translations') as file`);
  const file = path.join(root[0]!.data_directory, rows[0]!.file);
  const bytes = fs.readFileSync(file);
  bytes[5000]! ^= 1;
  fs.writeFileSync(file, bytes);
}, 60_000);
afterAll(async () => {
  await client.end();
  fs.rmSync(folder, { recursive: true });
});

const sentence =
  /the disk has damaged table translations \(invalid page in block 0 of relation "?base\/\d+\/\d+"?\): look after the disk, then restore the last backup into an empty DATA_DIR/;

test('the doctor names the table and says what to do, and looks at everything else', async () => {
  const findings = await runChecks({ databaseUrl, mediaFolder: null, contentRoot: folder });
  const failed = findings.filter(({ failure }) => failure !== undefined);
  expect(failed.map(({ name }) => name)).toContain('Every name is filed under its key');
  for (const { failure } of failed) expect(failure).toMatch(sentence);
  expect(findings.length - failed.length).toBeGreaterThan(10);
  expect(findings.flatMap(({ differences }) => differences)).toEqual([]);
});

test('a backup ends with that sentence, and leaves no file', async () => {
  const file = path.join(folder, 'backup.tar.gz');
  await expect(backUp(databaseUrl, folder, file, '1.0.0')).rejects.toMatchObject({
    name: 'CannotStart',
    message: expect.stringMatching(sentence),
  });
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('an index is named with its table; it is made anew by a restore', async () => {
  const { rows } = await client.query<{ node: number }>(`select pg_relation_filenode('answers_pkey') as node`);
  const error = { code: 'XX001', message: `invalid page in block 1 of relation "base/5/${rows[0]!.node}"` };
  expect(await damageInWords(client, error)).toMatch(
    /^the disk has damaged answers_pkey, an index of table answers \(.+\): look after the disk; then make a backup/,
  );
  expect(await damageInWords(client, new Error('something else'))).toBeUndefined();
});
