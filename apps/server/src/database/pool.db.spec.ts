import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { freshDatabase } from './fresh-database.fixture.ts';
import { createPool, inTransaction } from './pool.ts';
import { allowTime } from './time-limits.ts';

let pool: pg.Pool;
beforeAll(async () => {
  pool = createPool(await freshDatabase());
});
afterAll(() => pool.end());

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
