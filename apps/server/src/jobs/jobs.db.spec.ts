import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { createPool, inTransaction } from '../database/pool.ts';
import { freshDatabase } from '../database/fresh-database.fixture.ts';
import { DiskWatch } from '../disk/disk-watch.ts';
import { type JobData, Jobs } from './jobs.ts';

let databaseUrl: string;
let pool: pg.Pool;
let jobs: Jobs;
const done: JobData[] = [];
let fails = 0;
let notice: (() => void) | undefined;
beforeAll(async () => {
  Logger.overrideLogger(false);
  databaseUrl = await freshDatabase();
  pool = createPool(databaseUrl);
  jobs = new Jobs({ databaseUrl });
  jobs.handle('note', async (data) => {
    done.push(data);
    notice?.();
  });
  jobs.handle('stumble', async () => {
    fails += 1;
    notice?.();
    throw new TypeError('a secret');
  });
  jobs.every('nightly', '5 3 * * *', async () => {});
  jobs.onApplicationBootstrap();
});
afterAll(async () => {
  await jobs.beforeApplicationShutdown();
  await pool.end();
});

const enqueue = (name: string, data: JobData) => inTransaction(pool, (client) => jobs.enqueue(client, name, data));
/** Waits until something has run and it is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise<void>((resolve) => (notice = resolve));
}

describe('a job', () => {
  test('is done when its transaction is committed, with what it was told', async () => {
    await enqueue('note', { mail_id: 7, is_new: true, name: null });
    await until(() => done.length === 1);
    expect(done).toEqual([{ mail_id: 7, is_new: true, name: null }]);
  });

  test('of a transaction that is rolled back is not done', async () => {
    const broken = inTransaction(pool, async (client) => {
      await jobs.enqueue(client, 'note', { lost: true });
      throw new Error('broken off');
    });
    await expect(broken).rejects.toThrow('broken off');
    await enqueue('note', { after: true });
    await until(() => done.some(({ after }) => after === true));
    expect(done.some(({ lost }) => lost === true)).toBe(false);
  });

  test('that fails is put off, and forgotten at last', async () => {
    await enqueue('stumble', {});
    await until(() => fails === 1);
    const state = `select state, retry_limit, start_after > now() as is_later,
      keep_until < now() + interval '4 days' as is_forgotten from pgboss.job where name = 'stumble'`;
    let row;
    do [row] = (await pool.query(state)).rows;
    while (row.state === 'active');
    expect(row).toEqual({ state: 'retry', retry_limit: 10, is_later: true, is_forgotten: true });
  });

  test('of which one is enough is done once in that time, for each key', async () => {
    const aYear = 365 * 24 * 60 * 60;
    const once = (key: string, number: number) =>
      inTransaction(pool, (client) => jobs.enqueue(client, 'note', { key, number }, { key, withinSeconds: aYear }));
    await Promise.all([once('a', 1), once('a', 1), once('b', 1)]);
    await until(() => done.filter(({ number }) => number === 1).length >= 2);
    await enqueue('note', { number: 2 });
    await until(() => done.some(({ number }) => number === 2));
    const keys = done.filter(({ number }) => number === 1).map(({ key }) => key as string);
    expect(keys.toSorted()).toEqual(['a', 'b']);
  });

  test('without a handler is a mistake', async () => {
    await expect(enqueue('nobody', {})).rejects.toThrow('There is no job nobody');
    expect(() => jobs.handle('note', async () => {})).toThrow('has a handler already');
  });
});

test('the schedules are those of this version', async () => {
  const { rows } = await pool.query('select name, cron from pgboss.schedule');
  expect(rows).toEqual([{ name: 'nightly', cron: '5 3 * * *' }]);
});

test('what has a schedule is also done some time after the start, for servers that are off at night', async () => {
  const again = new Jobs({ databaseUrl });
  again.every('nightly', '5 3 * * *', async () => {});
  again.handle('afterwards', async () => {});
  again.onApplicationBootstrap();
  // The start is through when something can be enqueued.
  await inTransaction(pool, (client) => again.enqueue(client, 'afterwards', {}));
  await again.beforeApplicationShutdown();
  const { rows } = await pool.query(
    `select state, start_after between now() + interval '30 seconds' and now() + interval '61 seconds' as is_calm
     from pgboss.job where name = 'nightly'`,
  );
  expect(rows).toEqual([{ state: 'created', is_calm: true }]);
});

test('what is to be done after the start is done soon after each', async () => {
  for (let starts = 1; starts <= 2; starts++) {
    const again = new Jobs({ databaseUrl });
    // oxlint-disable-next-line no-await-in-loop
    await new Promise<void>((resolve) => {
      again.afterStart('unpack', async () => resolve());
      again.onApplicationBootstrap();
    });
    // oxlint-disable-next-line no-await-in-loop
    await again.beforeApplicationShutdown();
  }
  const { rows } = await pool.query(`select from pgboss.job where name = 'unpack'`);
  expect(rows).toHaveLength(2);
});

/** Ends the connections of the queue; answers how many there were. */
async function dropConnections(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'lexiroom jobs' and datname = current_database()`,
  );
  return rowCount!;
}

test('a database that drops every connection does not end the process, and the jobs go on', async () => {
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  for (let round = 0; round < 3; round++) {
    // Once the queue has come back from the last time.
    while ((await dropConnections(other)) === 0);
  }
  await other.end();
  await enqueue('note', { back: true });
  await until(() => done.some(({ back }) => back === true));
});

test('stopping takes no longer than a moment, also beside a job that hangs', async () => {
  const elsewhere = await freshDatabase();
  const hanging = new Jobs({ databaseUrl: elsewhere });
  const begun = Promise.withResolvers<void>();
  hanging.handle('hang', () => {
    begun.resolve();
    return new Promise(() => {});
  });
  hanging.onApplicationBootstrap();
  const own = createPool(elsewhere);
  await inTransaction(own, (client) => hanging.enqueue(client, 'hang', {}));
  await begun.promise;
  // The job never ends, and by itself the queue would wait for it half a minute.
  const stop = jest.spyOn(PgBoss.prototype, 'stop');
  await hanging.beforeApplicationShutdown();
  expect(stop.mock.calls).toEqual([[{ timeout: 1000 }]]);
  stop.mockRestore();
  const { rows } = await own.query(`select state from pgboss.job where name = 'hang'`);
  expect(rows).toEqual([{ state: 'retry' }]);
  await own.end();
});

test('jobs that cannot start yet start as soon as the database lets them', async () => {
  const elsewhere = await freshDatabase();
  const own = createPool(elsewhere);
  // As where it is away: nothing can be installed.
  await own.query(`create function pgboss_is_away() returns event_trigger language plpgsql as
    $$ begin raise 'away'; end $$`);
  await own.query(
    `create event trigger away on ddl_command_start when tag in ('CREATE SCHEMA') execute function pgboss_is_away()`,
  );
  const late = new Jobs({ databaseUrl: elsewhere });
  const ran = Promise.withResolvers<void>();
  late.handle('note', async () => ran.resolve());
  late.onApplicationBootstrap();
  const enqueued = inTransaction(own, (client) => late.enqueue(client, 'note', {}));
  await own.query('drop event trigger away');
  await enqueued;
  await ran.promise;
  await late.beforeApplicationShutdown();
  await own.end();
});

test('a server that is stopped while it starts says nothing of its jobs', async () => {
  const said: string[] = [];
  const say = (message: string) => void said.push(message);
  Logger.overrideLogger({ log: say, warn: say, error: say });
  const hasty = new Jobs({ databaseUrl });
  for (let number = 0; number < 20; number++) hasty.handle(`hasty_${number}`, async () => {});
  hasty.onApplicationBootstrap();
  const start = inTransaction(pool, (client) => hasty.enqueue(client, 'hasty_0', {})).catch(() => {});
  await hasty.beforeApplicationShutdown();
  await start;
  Logger.overrideLogger(false);
  expect(said).toEqual([]);
});

test('where jobs do not run, nothing is written down', async () => {
  const idle = new Jobs({ databaseUrl, runsJobs: false });
  idle.handle('rest', async () => {});
  idle.onApplicationBootstrap();
  await inTransaction(pool, (client) => idle.enqueue(client, 'rest', {}));
  await idle.beforeApplicationShutdown();
  expect((await pool.query(`select from pgboss.job where name = 'rest'`)).rowCount).toBe(0);
});

test('while the disk is nearly full nothing is done, and afterwards everything that waits', async () => {
  const space = { free: 10e9, size: 100e9 };
  const disk = new DiskWatch({ disk: { look: async () => space } });
  const url = await freshDatabase();
  const own = createPool(url);
  const resting = new Jobs({ databaseUrl: url }, disk);
  const noted: JobData[] = [];
  resting.handle('note', async (data) => {
    noted.push(data);
    notice?.();
  });
  resting.onApplicationBootstrap();
  const send = (data: JobData) => inTransaction(own, (client) => resting.enqueue(client, 'note', data));
  await send({ first: true });
  await until(() => noted.length === 1);
  space.free = 100e6;
  await disk.look();
  await expect(send({ lost: true })).rejects.toMatchObject({ refusal: { code: 'DISK_LOW' } });
  space.free = 10e9;
  await disk.look();
  await send({ second: true });
  await until(() => noted.length === 2);
  expect(noted).toEqual([{ first: true }, { second: true }]);
  await resting.beforeApplicationShutdown();
  await own.end();
});
