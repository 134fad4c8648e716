import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../../create-app.fixture.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import { type Member, newMember } from '../../http/api.fixture.ts';
import { Browser } from '../../http/browser.fixture.ts';
import { OneTimeLinks } from '../links/one-time-links.ts';

let server: RunningApp;
/** Holds the others up. */
let database: pg.Client;
/** Sees who waits: within a transaction one would see the same for ever. */
let watcher: pg.Client;
beforeAll(async () => {
  server = await runningApp();
  const connectionString = server.options.databaseUrl;
  database = new pg.Client({ connectionString });
  watcher = new pg.Client({ connectionString });
  await Promise.all([database.connect(), watcher.connect()]);
});
afterAll(async () => {
  await Promise.all([database.end(), watcher.end()]);
  await server.close();
});

const password = 'four words are long';
const new_password = 'five words are even longer';

/** Resolves when so many statements wait for the lock of a table, or of a row that somebody else is changing. */
async function waiting(forWhat: 'relation' | 'row', count: number): Promise<void> {
  const events = forWhat === 'row' ? ['transactionid', 'tuple'] : [forWhat];
  for (;;) {
    const { rowCount } = await watcher.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and wait_event = any($1)`,
      [events],
    );
    if (rowCount === count) return;
  }
}

/**
 * Has both write into the table of sessions in this order, the second knowing only what was so before the first: nobody
 * writes there until both have come so far.
 */
async function inThisOrder<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  await database.query('begin');
  await database.query('lock table account_sessions in share mode');
  const one = first();
  await waiting('relation', 1);
  const other = second();
  await waiting('relation', 2);
  await database.query('commit');
  return Promise.all([one, other]);
}

const reset = async ({ user_id }: Member) => {
  const pool = server.app.get<pg.Pool>(DATABASE_POOL);
  const reset_string = await server.app.get(OneTimeLinks).mint(pool, 'reset_password', user_id, {}, 1);
  return new Browser(server.url).post('/api/reset_password', { reset_string, new_password });
};
const put = ({ browser }: Member, path: string, body: object) =>
  browser.send('PUT', path, JSON.stringify(body), { 'content-type': 'application/json' });
const suspend = async ({ user_id }: Member) => {
  const admin = await newMember(server.url);
  await database.query('update users set is_admin = true where user_id = $1', [admin.user_id]);
  return () => admin.api.adminUser({ body: { user_id, action: 'suspend', reason: 'A test' } });
};

describe('S4 a log-in that was proved by what has just ended opens nothing', () => {
  const ways: [string, (member: Member) => Promise<() => Promise<unknown>>][] = [
    ['the password is changed', async (member) => () => put(member, '/api/password', { password, new_password })],
    ['the password is set anew', async (member) => () => reset(member)],
    ['the account is suspended', suspend],
  ];
  test.each(ways)('when %s between the look at it and the log-in', async (_, prepare) => {
    const member = await newMember(server.url);
    const { username } = member;
    const end = await prepare(member);
    const thief = new Browser(server.url);
    const [, entered] = await inThisOrder(end, () => thief.post('/api/login', { username, password }));
    expect(entered).toMatchObject({ status: 503, body: { code: 'RETRY' } });
    expect(await thief.get('/api/logged_in_user')).toMatchObject({ body: { code: 'NOT_LOGGED_IN' } });
  });
});

test('S4 whoever still has a stolen log-in while the owner recovers the account does not change it afterwards', async () => {
  const member = await newMember(server.url);
  const { username } = member;
  // All have shown the password before the owner's new one counts: it is held up just before the end.
  await database.query('begin');
  await database.query('lock table account_sessions in share mode');
  const recovered = reset(member);
  await waiting('relation', 1);
  const taken = [
    put(member, '/api/password', { password, new_password: 'a password of somebody else' }),
    put(member, '/api/email', { password, email: 'thief@example.org' }),
  ];
  await waiting('row', 2);
  await database.query('commit');
  expect(await recovered).toMatchObject({ status: 200 });
  for (const answer of await Promise.all(taken)) expect(answer).toMatchObject({ status: 503 });
  expect(await new Browser(server.url).post('/api/login', { username, password: new_password })).toMatchObject({
    status: 200,
    body: { email: `${username}@example.org` },
  });
});
