import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { freshDatabase } from './fresh-database.fixture.ts';
import { createKeptPlansPool, createPool, inTransaction } from './pool.ts';
import { allowTime } from './time-limits.ts';

let pool: pg.Pool;
let searches: pg.Pool;
beforeAll(async () => {
  const url = await freshDatabase();
  pool = createPool(url);
  searches = createKeptPlansPool(url);
});
afterAll(() => Promise.all([pool.end(), searches.end()]));

test('searches run by plans that are made once, whatever is searched; nothing else does', async () => {
  const count = { name: 'counted', text: 'select count(*) from images where image_id = $1' };
  const made = async (asked: pg.Pool) => {
    const client = await asked.connect();
    try {
      for (const image_id of [1, 2, 3]) await client.query({ ...count, values: [image_id] });
      const { rows } = await client.query<{ generic_plans: string; custom_plans: string }>(
        `select generic_plans, custom_plans from pg_prepared_statements where name = 'counted'`,
      );
      return rows.map(({ generic_plans, custom_plans }) => [Number(generic_plans), Number(custom_plans)]);
    } finally {
      client.release();
    }
  };
  expect(await made(searches)).toEqual([[3, 0]]);
  expect(await made(pool)).toEqual([[0, 3]]);
});

test('a transaction that was allowed more time has it on both sides, and its connection serves on as before', async () => {
  const long = await inTransaction(pool, async (client) => {
    await allowTime(client, 10_000);
    return client.query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(2.6)');
  });
  const usual = inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ pid: number; statement_timeout: string }>(
      `select pg_backend_pid() as pid, current_setting('statement_timeout') as statement_timeout`,
    );
    const { query_timeout } = (client as unknown as { connectionParameters: { query_timeout: number } })
      .connectionParameters;
    return { ...rows[0], query_timeout };
  });
  expect(await usual).toEqual({ pid: long.rows[0]!.pid, statement_timeout: '2s', query_timeout: 2500 });
});
