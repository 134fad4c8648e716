import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type pg from 'pg';
import { freshDatabase } from './fresh-database.fixture.ts';
import { createPool } from './pool.ts';

let pool: pg.Pool;
beforeAll(async () => {
  pool = createPool(await freshDatabase(), 1);
});
afterAll(() => pool.end());

const manyRows = 'select n, repeat(chr(65), 200) as text from generate_series(1, 200) as n';

test('what was found comes whole, by the pool and by a client, with names or without', async () => {
  const { rows, rowCount, command, fields } = await pool.query<{ n: number }>(
    'select 1 as n union select 2 order by n',
  );
  expect({ rows, rowCount, command, names: fields.map(({ name }) => name) }).toEqual({
    rows: [{ n: 1 }, { n: 2 }],
    rowCount: 2,
    command: 'SELECT',
    names: ['n'],
  });
  const client = await pool.connect();
  try {
    for (const text of ['first', 'second']) {
      // One after the other: the second is run by the plan of the first.
      // oxlint-disable-next-line no-await-in-loop
      const found = await client.query({ name: 'said', text: 'select $1::text as said', values: [text] });
      expect(found.rows).toEqual([{ said: text }]);
    }
    const several: unknown = await client.query('select 1 as one; select 2 as two');
    expect((several as pg.QueryResult[]).map(({ rows: found }) => found)).toEqual([[{ one: 1 }], [{ two: 2 }]]);
    const { rows: lists } = await client.query({ text: 'select 1, 2', rowMode: 'array' });
    expect(lists).toEqual([[1, 2]]);
    await expect(client.query('select nothing_there')).rejects.toMatchObject({ code: '42703' });
  } finally {
    client.release();
  }
});

test('rows that nobody wants any more go with the next tidying up of the memory', async () => {
  setFlagsFromString('--expose-gc');
  const tidy = runInNewContext('gc') as (options?: { type: 'minor' }) => void;
  const tidyYoung = () => [1, 2, 3].forEach(() => tidy({ type: 'minor' }));
  tidy();
  const before = process.memoryUsage().heapUsed;
  for (let round = 0; round < 300; round++) {
    const found = pool.query({ text: manyRows, values: [] });
    // The memory is tidied up in the middle of the first: what it holds counts as old from now on.
    if (round === 0) tidyYoung();
    // oxlint-disable-next-line no-await-in-loop
    await found;
    if (round === 0) tidyYoung();
  }
  tidyYoung();
  // The rows of one statement are more than 20 kB, those of all of them more than 6 MB.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(3_000_000);
});
