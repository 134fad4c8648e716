import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { emptyDatabase } from '../../database/fresh-database.fixture.ts';
import { migrate } from '../../database/migrate.ts';
import { migrations } from '../../database/migrations/index.ts';
import { readMigrations } from '../../database/applied-migrations.ts';
import { backUpBeforeUpdate } from './backup-before-update.ts';
import { verifyBackup } from './manifest.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lexiroom-update-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const before = migrations.at(-2)!.name;
const newest = migrations.at(-1)!.name;

let client: pg.Client;
let url: string;
let data: string;
beforeAll(async () => {
  url = await emptyDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(() => client.end());
beforeEach(() => {
  data = fs.mkdtempSync(path.join(folder, 'data-'));
});

const moment = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute));
const backups = () => fs.readdirSync(path.join(data, 'backups'));

test('of a database without tables, or without accounts, none is made', async () => {
  expect(await backUpBeforeUpdate(url, data, '1.0.0')).toBeUndefined();
  await migrate(url, before);
  expect(await backUpBeforeUpdate(url, data, '1.0.0')).toBeUndefined();
  expect(fs.readdirSync(data)).toEqual([]);
});

test('of an older one, whatever is in it is backed up first, and counted', async () => {
  await client.query(`insert into users (username, username_key, role) values ('ada', 'ada', 'teacher')`);
  const made = await backUpBeforeUpdate(url, data, '1.0.0', moment(1));
  expect(made?.file).toBe(path.join(data, 'backups/before-update-2026-11-22T09-01-00.tar.gz'));
  const { migrations: run, tables } = await verifyBackup(made!.file);
  expect(run.at(-1)).toBe(before);
  expect(tables.find(({ table }) => table === 'users')?.rows).toBe(1);
});

test('those of the last 90 days are kept, and what was made by hand', async () => {
  fs.mkdirSync(path.join(data, 'backups'));
  fs.writeFileSync(path.join(data, 'backups/a-backup.tar.gz'), '');
  const days = [1, 60, 95].map((day) => new Date(Date.UTC(2026, 7, day, 9)));
  for (const day of days) await backUpBeforeUpdate(url, data, '1.0.0', day);
  expect(backups()).toEqual([
    'a-backup.tar.gz',
    'before-update-2026-09-29T09-00-00.tar.gz',
    'before-update-2026-11-03T09-00-00.tar.gz',
  ]);
});

test('when it cannot be made the start ends with a sentence, and nothing was changed', async () => {
  fs.writeFileSync(path.join(data, 'backups'), 'no folder');
  await expect(backUpBeforeUpdate(url, data, '1.0.0')).rejects.toMatchObject({
    name: 'CannotStart',
    message: expect.stringMatching(/backed up before they are changed, but that failed \(.+\): nothing was changed;/),
  });
  expect((await readMigrations(client)).at(-1)).toBe(before);
});

test('one of this version is left alone, and one of a newer version is refused', async () => {
  await migrate(url);
  expect((await readMigrations(client)).at(-1)).toBe(newest);
  expect(await backUpBeforeUpdate(url, data, '1.0.0')).toBeUndefined();
  await client.query(`insert into mikro_orm_migrations (name) values ('9999-x')`);
  const refused = /^These data were last opened by a newer Lexiroom, .* \(9999-x\)/;
  await expect(backUpBeforeUpdate(url, data, '1.0.0')).rejects.toThrow(refused);
  await expect(migrate(url)).rejects.toThrow(refused);
});
