import { pathOf } from '@lexiroom/contracts/endpoints';
import type { Route } from '@lexiroom/contracts/http';
import { type RouteName, routes } from '@lexiroom/contracts/routes';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { DATABASE_POOL } from '../../apps/server/src/database/pool.ts';
import { fixtures, makeWorld, type World } from './matrix.fixtures.ts';

let world: World;
let pool: pg.Pool;
let tables: string[];
beforeAll(async () => {
  world = await makeWorld();
  pool = world.server.app.get(DATABASE_POOL);
  // The server's own pulse goes on meanwhile.
  const { rows } = await pool.query(`select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'server_beats' order by relname`);
  tables = rows.map(({ relname }) => relname);
}, 30_000);
afterAll(() => world.server.close());

/** What reading leaves behind as it must: a sound made for the next who asks, who took their data, who began to enter. */
const expected: Partial<Record<RouteName, string[]>> = {
  wordSound: ['sounds'],
  sentenceSound: ['sounds', 'sentences'],
  exportData: ['audit_rows'],
  oauthStart: ['one_time_tokens'],
};

/** How many rows every table has, and which transactions wrote them. */
async function shapes(): Promise<Record<string, string>> {
  const counted = tables.map(
    (
      table,
    ) => `select '${table}' as name, count(*) || ' ' || coalesce(md5(string_agg(xmin::text, ' ' order by ctid)), '')
      as shape from ${pg.escapeIdentifier(table)}`,
  );
  const { rows } = await pool.query(counted.join(' union all '));
  return Object.fromEntries(rows.map(({ name, shape }) => [name, shape]));
}

const table: Record<string, Route> = routes;
const reading = (Object.keys(routes) as RouteName[]).filter((name) => table[name]!.method === 'GET');
let calls = 0;

describe('S7 reading changes nothing in any table', () => {
  test.each(reading)(
    '%s',
    async (name) => {
      const { params, query } = await fixtures[name](world, `reading-${++calls}`);
      const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]));
      const before = await shapes();
      for (const { cookie } of [world.people.owner, world.people.admin, world.people.anonymous]) {
        const address = `${world.server.url}/api${pathOf(routes[name], params)}?${search.toString()}`;
        await (await fetch(address, { headers: { cookie } })).text();
      }
      const after = await shapes();
      const changed = tables.filter((one) => after[one] !== before[one]);
      expect(changed.filter((one) => !expected[name]?.includes(one))).toEqual([]);
    },
    30_000,
  );
});
