import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freshDatabase } from '../../database/fresh-database.fixture.ts';
import { createPool } from '../../database/pool.ts';
import { DiskWatch } from '../../disk/disk-watch.ts';
import { Jobs } from '../../jobs/jobs.ts';
import { BackupsService } from './backups.service.ts';
import { verifyBackup } from './manifest.ts';
import { backupName } from './retention.ts';

const hourMs = 60 * 60 * 1000;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lexiroom-backups-'));
let databaseUrl: string;
let pool: pg.Pool;
let dataDir: string;
const space = { free: 50e9, size: 100e9 };
let disk: DiskWatch;
let backups: BackupsService;
beforeAll(async () => {
  Logger.overrideLogger(false);
  databaseUrl = await freshDatabase();
  pool = createPool(databaseUrl);
  await pool.query(`insert into users (user_id, username, username_key, role) values (50, 'ada', 'ada', 'teacher')`);
  await pool.query(`insert into audit_rows (action) select 'x' from generate_series(1, 60000)`);
});
afterAll(async () => {
  await pool.end();
  fs.rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  dataDir = fs.mkdtempSync(path.join(folder, 'data-'));
  space.free = 50e9;
  disk = new DiskWatch({ disk: { look: async () => ({ ...space }) } });
  backups = service(databaseUrl);
  await pool.query('truncate backup_runs');
});
afterEach(() => backups.beforeApplicationShutdown());

function service(url: string): BackupsService {
  const options = { databaseUrl: url, dataDir, makesBackups: true, hasOwnPostgres: true };
  return new BackupsService(options, pool, disk, new Jobs({ databaseUrl: url, runsJobs: false }));
}
const files = () => (fs.existsSync(path.join(dataDir, 'backups')) ? fs.readdirSync(path.join(dataDir, 'backups')) : []);
const proofs = async () =>
  (await pool.query(`select 1 from pg_database where datname = 'lexiroom_proof_' || md5(current_database())`)).rowCount;
async function provenRows(): Promise<number[]> {
  const { rows } = await pool.query(`select row_count::float8 from backup_runs where kind = 'proof'`);
  return rows.map(({ row_count }) => row_count);
}
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(10);
}
const isOver = async () => (await backups.state()).running === null;

test('of a night one is made, opened and counted; the next one is due the next night', async () => {
  await backups.backUpWhenDue();
  const [name] = files();
  const manifest = await verifyBackup(path.join(dataDir, 'backups', name!));
  expect(manifest.tables.find(({ table }) => table === 'audit_rows')?.rows).toBe(60_000);
  await backups.backUpWhenDue();
  expect(files()).toEqual([name]);
  const state = await backups.state();
  expect(state).toMatchObject({ running: null, last_failure: null });
  expect(state.backups).toMatchObject([{ file_name: name, kind: 'automatic', proven_at: null }]);
  expect(state.backups[0]!.rows).toBeGreaterThan(60_000);
  await backups.backUpWhenDue(new Date(Date.now() + 24 * hourMs));
  // Of one day only the last is kept.
  expect(files()).toHaveLength(1);
});

test('pressed twice there is one, its progress is seen, and the event loop stays free', async () => {
  backups.backUpNow();
  backups.backUpNow();
  expect((await backups.state()).running).toMatchObject({ kind: 'backup' });
  const seen = new Set<number | null | undefined>();
  let longestMs = 0;
  for (let before = performance.now(); !(await isOver());) {
    await sleep(5);
    longestMs = Math.max(longestMs, performance.now() - before);
    before = performance.now();
    seen.add((await backups.state()).running?.progress);
  }
  expect(files()).toHaveLength(1);
  expect(seen.size).toBeGreaterThan(1);
  expect(longestMs).toBeLessThan(500);
});

test('another server that shares the database makes none meanwhile', async () => {
  const other = service(databaseUrl);
  backups.backUpNow();
  await until(async () => (await pool.query('select 1 from backup_runs')).rowCount === 1);
  expect((await other.state()).running).toEqual({ kind: 'backup', progress: null });
  await other.backUpWhenDue(new Date(Date.now() + 24 * hourMs));
  await until(isOver);
  expect(files()).toHaveLength(1);
});

test('one that is cut off leaves nothing behind, and is told', async () => {
  backups.backUpNow();
  await until(() => files().some((name) => name.endsWith('.draft')));
  await backups.beforeApplicationShutdown();
  expect(files()).toEqual([]);
  expect((await backups.state()).last_failure).toMatchObject({ kind: 'backup', failure: 'interrupted' });
});

describe('a disk that is nearly full', () => {
  test('gets none, and that is told', async () => {
    space.free = 300e6;
    await backups.backUpWhenDue();
    expect(files()).toEqual([]);
    expect((await backups.state()).last_failure).toMatchObject({ kind: 'backup', failure: 'no_room' });
  });

  test('ends one that is being made', async () => {
    backups.backUpNow();
    await until(() => files().length > 0);
    space.free = 100e6;
    await disk.look();
    await until(isOver);
    expect(files()).toEqual([]);
    expect((await backups.state()).last_failure).toMatchObject({ failure: 'no_room' });
    expect(backups.backUpNow()).toMatchObject({ code: 'DISK_LOW' });
  });
});

describe('a proof', () => {
  beforeEach(() => backups.backUpWhenDue());

  test('restores the newest one and drops that again; a week later the next is due', async () => {
    await backups.proveWhenDue();
    const state = await backups.state();
    expect(state.backups[0]!.proven_at).toBeGreaterThan(Date.now() - 60_000);
    expect(await proofs()).toBe(0);
    expect(await provenRows()).toEqual([state.backups[0]!.rows]);
    await backups.proveWhenDue(new Date(Date.now() + 6 * 24 * hourMs));
    expect(await provenRows()).toHaveLength(1);
    await backups.proveWhenDue(new Date(Date.now() + 7 * 24 * hourMs));
    expect(await provenRows()).toHaveLength(2);
  });

  test('of one that the disk has damaged fails, and is tried again the next night', async () => {
    const file = path.join(dataDir, 'backups', files()[0]!);
    const bytes = fs.readFileSync(file);
    fs.writeFileSync(file, bytes.fill(bytes[9000]! ^ 1, 9000, 9001));
    await expect(backups.proveWhenDue()).rejects.toThrow('The archive is damaged');
    const { backups: listed, last_failure } = await backups.state();
    expect(last_failure).toMatchObject({ kind: 'proof', failure: 'failed' });
    expect(listed[0]!.proven_at).toBeNull();
    expect(await proofs()).toBe(0);
    await expect(backups.proveWhenDue(new Date(Date.now() + 24 * hourMs))).rejects.toThrow('damaged');
  });

  test('that was killed leaves a database, which the next start drops', async () => {
    const proving = backups.proveWhenDue();
    await until(async () => (await proofs()) === 1);
    await backups.beforeApplicationShutdown();
    await proving;
    expect((await backups.state()).last_failure).toMatchObject({ kind: 'proof', failure: 'interrupted' });
    await service(databaseUrl).clear();
    expect(await proofs()).toBe(0);
  });

  test('says so where the user of the database may make no other one', async () => {
    const role = `poor_${process.pid}_${Date.now()}`;
    await pool.query(`create role ${role} login password 'x' in role pg_read_all_data`);
    await pool.query(`grant insert, update, delete, select on backup_runs to ${role}`);
    await pool.query(`grant usage on all sequences in schema public to ${role}`);
    const poor = service(Object.assign(new URL(databaseUrl), { username: role, password: 'x' }).href);
    await poor.proveWhenDue();
    expect((await poor.state()).last_failure).toMatchObject({
      kind: 'proof',
      failure: 'no_right',
      detail: expect.stringContaining('may not make a database'),
    });
    await pool.query(`drop owned by ${role}; drop role ${role}`);
  });
});

test('a server that was killed has left half a backup and a run that never ended: the next start clears both', async () => {
  const name = backupName('automatic', new Date());
  fs.mkdirSync(path.join(dataDir, 'backups'));
  fs.writeFileSync(path.join(dataDir, 'backups', `${name}.unchecked.draft`), 'half');
  await pool.query(`insert into backup_runs (kind, file_name) values ('backup', $1)`, [name]);
  await backups.clear();
  expect(files()).toEqual([]);
  expect((await backups.state()).last_failure).toMatchObject({ failure: 'interrupted' });
});

test('of a server that nobody uses yet none is made', async () => {
  const unused = createPool(await freshDatabase());
  const options = { databaseUrl, dataDir, makesBackups: true };
  const jobs = new Jobs({ databaseUrl, runsJobs: false });
  await new BackupsService(options, unused, disk, jobs).backUpWhenDue();
  expect(files()).toEqual([]);
  await unused.end();
});
