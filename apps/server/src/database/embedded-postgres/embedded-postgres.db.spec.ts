import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findEmbeddedPostgres, type RunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { placeElsewhere } from './cluster-location.ts';
import { readPidFile } from './process.ts';
import { silentPostgres } from '../silent-postgres.fixture.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lexiroom-postgres-'));
fs.chmodSync(folder, 0o755);
const wanted = path.join(folder, 'postgres');
/** Everyone who started or took over the PostgreSQL in `wanted` starts it again when it dies, until told to stop. */
const keepers: RunningPostgres[] = [];
let url: string;
let pid: number;
/** Starts the PostgreSQL in `wanted`, or takes it over from the others, who count as killed. */
async function keep(): Promise<RunningPostgres> {
  const postgres = await startEmbeddedPostgres(wanted);
  keepers.push(postgres);
  return postgres;
}
/** Ends it for good: all are told at once, so that none starts it again for another. */
const end = () => Promise.all(keepers.splice(0).map((keeper) => keeper.stop()));
beforeAll(async () => {
  process.env.SMTP_URL = 'smtps://user:password@smtp.example.org';
  ({ url } = await keep());
  pid = readPidFile(wanted)!.pid;
}, 60_000);
afterAll(async () => {
  delete process.env.SMTP_URL;
  await end();
  fs.rmSync(folder, { recursive: true });
});

(process.platform === 'linux' ? test : test.skip)(
  'S59 PostgreSQL gets none of the settings, which hold passwords',
  () => {
    const environment = fs.readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    expect(environment).toContain('LC_ALL=C');
    const names = environment.map((entry) => entry.replace(/=.*/s, ''));
    // What it and its loader set for themselves begins otherwise.
    const known = /^(PATH|TZ|TMPDIR|TEMP|TMP|LD_LIBRARY_PATH|LC_ALL|PG\w*|)$/;
    expect(names.filter((name) => !known.test(name))).toEqual([]);
  },
);

test('a PostgreSQL that was left behind is taken over, where it runs and as who it is', async () => {
  expect(await keep()).toMatchObject({ url, adopted: true });
});

test('one that does not answer is waited for, and then named in one sentence', async () => {
  process.kill(pid, 'SIGSTOP');
  try {
    await expect(startEmbeddedPostgres(wanted, 1_000)).rejects.toMatchObject({
      name: 'DatabaseUnusable',
      message:
        `Process ${pid} holds the database in ${wanted} and does not answer: end it if it is a PostgreSQL, ` +
        `or else delete ${wanted}/postmaster.pid, and start again.`,
    });
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  expect((await keep()).adopted).toBe(true);
});

test('one that lets in and then answers no question counts as one that does not answer', async () => {
  const silent = await silentPostgres();
  const place = path.join(wanted, 'postmaster.pid');
  const told = fs.readFileSync(place, 'utf8');
  fs.writeFileSync(place, told.replace(`\n${readPidFile(wanted)!.port}\n`, `\n${silent.port}\n`));
  try {
    expect(readPidFile(wanted)).toEqual({ pid, port: silent.port });
    expect(await findEmbeddedPostgres(wanted)).toBeUndefined();
  } finally {
    fs.writeFileSync(place, told);
    silent.close();
  }
  expect(await findEmbeddedPostgres(wanted)).toBe(url);
}, 15_000);

test('a database whose password is gone says so', async () => {
  fs.renameSync(`${wanted}.password`, `${wanted}.kept`);
  await expect(startEmbeddedPostgres(wanted)).rejects.toThrow(
    /postgres\.password, .* is missing: put it back there\.$/,
  );
  fs.renameSync(`${wanted}.kept`, `${wanted}.password`);
});

test('a folder that was copied is a database too, whoever copied it', async () => {
  const copy = path.join(folder, 'copy/postgres');
  await end();
  fs.cpSync(wanted, copy, { recursive: true });
  fs.chmodSync(path.dirname(copy), 0o755);
  fs.copyFileSync(`${wanted}.password`, `${copy}.password`);
  const copied = await startEmbeddedPostgres(copy);
  await copied.stop();
  expect(copied).toMatchObject({ adopted: false, dir: copy });
});

const asRoot = process.platform === 'linux' && process.getuid!() === 0 ? test : test.skip;

asRoot('a database that its owner cannot reach any more is told, and no other is begun', async () => {
  await end();
  fs.chmodSync(folder, 0o700);
  const elsewhere = path.dirname(placeElsewhere(wanted));
  await expect(startEmbeddedPostgres(wanted)).rejects.toThrow(
    /^PostgreSQL, which refuses to run as root, cannot reach \S+\/postgres as \w+: let that user enter the folders above/,
  );
  fs.chmodSync(folder, 0o755);
  expect(fs.existsSync(elsewhere)).toBe(false);
  expect((await keep()).adopted).toBe(false);
});
