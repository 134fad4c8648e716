import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { SessionsService } from '../accounts/sessions/sessions.service.ts';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { type Member, newMember, refused } from '../http/api.fixture.ts';
import { Browser } from '../http/browser.fixture.ts';
import { DeletionService } from './deletion.service.ts';

let server: RunningApp;
let database: pg.Client;
beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
}, 30_000);
afterAll(async () => {
  await database.end();
  await server.close();
});

const dayMs = 24 * 60 * 60 * 1000;
const password = 'four words are long';
const member = () => newMember(server.url);
const leave = ({ api }: Member) => api.deleteUser({ body: { password } });
const logIn = ({ username }: Member, more: object = {}) =>
  new Browser(server.url).post('/api/login', { username, password, ...more });
const rowsOf = async (sql: string, values: unknown[] = []) => (await database.query(sql, values)).rows;
const asked = (user_id: number, ago: string) =>
  database.query('update users set deletion_asked_at = now() - $2::interval where user_id = $1', [user_id, ago]);

describe('whoever asks to be deleted', () => {
  test('S4 is out everywhere at once, as are the sockets; the quiz they host ends', async () => {
    const person = await member();
    const elsewhere = new Browser(server.url);
    await elsewhere.post('/api/login', { username: person.username, password });
    const [deck] = await person.api.topicDecks({ query: { target_language: 'japanese' } });
    await person.api.openLive({ body: { source: { deck_ids: [deck!.item_id] } } });
    const revoked: number[] = [];
    const stop = server.app.get(SessionsService).onRevoked(({ session_ids }) => revoked.push(...session_ids));
    const { deleted_at } = await leave(person);
    stop();
    expect(Math.abs(deleted_at - Date.now() - 14 * dayMs)).toBeLessThan(60_000);
    expect(revoked).toHaveLength(2);
    for (const browser of [person.browser, elsewhere]) {
      expect(await browser.get('/api/logged_in_user')).toMatchObject({ body: { code: 'NOT_LOGGED_IN' } });
    }
    expect(await rowsOf('select phase from lives where host_id = $1', [person.user_id])).toEqual([{ phase: 'ended' }]);
  });

  test('S24 is not seen by others any more, and is again after a log-in that keeps the account', async () => {
    const person = await member();
    const other = await member();
    const [deck] = await person.api.topicDecks({ query: { target_language: 'japanese' } });
    const { item_id } = await person.api.clone({ body: { item_ids: [deck!.item_id] } });
    await database.query(
      `update items set visibility = 'public', item_name = 'Xylophones', name_key = 'xylophones' where item_id = $1`,
      [item_id],
    );
    const found = async () =>
      (await other.api.searchDeck({ params: { term: 'xylophones', page: 1 }, query: {} })).length;
    const read = () => other.api.deckData({ params: { username: person.username }, query: { id: item_id } });
    const people = async () => (await other.api.searchUser({ params: { term: person.username, page: 1 } })).length;
    expect([await found(), await people()]).toEqual([1, 1]);
    await leave(person);
    expect([await found(), await people()]).toEqual([0, 0]);
    await expect(read()).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    expect(await logIn(person)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_LEAVING' } });
    expect(await logIn(person, { keep_account: true })).toMatchObject({ status: 200 });
    expect([await found(), await people()]).toEqual([1, 1]);
    expect((await read()).words).not.toEqual([]);
  });

  test('needs the password, or without one a fresh log-in', async () => {
    const person = await member();
    for (const body of [{}, { password: 'not the password' }]) {
      await expect(person.api.deleteUser({ body })).rejects.toMatchObject(refused(403, 'WRONG_PASSWORD'));
    }
    await database.query('update users set password_hash = null where user_id = $1', [person.user_id]);
    const age = (ago: string) =>
      database.query('update account_sessions set proved_at = now() - $2::interval where user_id = $1', [
        person.user_id,
        ago,
      ]);
    await age('11 minutes');
    await expect(person.api.deleteUser({ body: {} })).rejects.toMatchObject(refused(403, 'PROOF_NEEDED'));
    expect(await rowsOf('select deletion_asked_at from users where user_id = $1', [person.user_id])).toEqual([
      { deletion_asked_at: null },
    ]);
    await age('9 minutes');
    expect(await person.api.deleteUser({ body: {} })).toEqual({ deleted_at: expect.any(Number) });
  });

  test('gets a mail that says when', async () => {
    const person = await member();
    await leave(person);
    expect(await rowsOf('select recipient, subject from outbox_mails where user_id = $1', [person.user_id])).toEqual([
      { recipient: `${person.username}@example.org`, subject: 'Your account will be deleted' },
    ]);
  });

  test('is not the last admin while others are here', async () => {
    const admin = await member();
    await database.query('update users set is_admin = true where user_id = $1', [admin.user_id]);
    await expect(leave(admin)).rejects.toMatchObject(refused(409, 'LAST_ADMIN'));
    const second = await member();
    await database.query('update users set is_admin = true where user_id = $1', [second.user_id]);
    const both = await Promise.allSettled([leave(admin), leave(second)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual(['fulfilled', 'rejected']);
  });
});

describe('after 14 days, and not before,', () => {
  test('the account is gone, and its name is free', async () => {
    const [early, due] = [await member(), await member()];
    await asked(early.user_id, '13 days 23 hours');
    await asked(due.user_id, '14 days');
    await server.app.get(DeletionService).purgeDue();
    expect(await rowsOf('select user_id from users where user_id = any($1)', [[early.user_id, due.user_id]])).toEqual([
      { user_id: early.user_id },
    ]);
    expect(await logIn(due, { keep_account: true })).toMatchObject({ status: 401 });
    expect(await new Browser(server.url).signUp(due.username)).toMatchObject({ status: 201 });
  });

  test('a start makes up for nights in which the server was off', async () => {
    const { user_id } = await member();
    await asked(user_id, '20 days');
    const again = await runningApp({ databaseUrl: server.options.databaseUrl, runsJobs: false });
    await again.close();
    expect(await rowsOf('select 1 from users where user_id = $1', [user_id])).toEqual([]);
  }, 30_000);
});

test('S34 leaving, coming back and the download are written down', async () => {
  const person = await member();
  await person.api.exportData();
  await leave(person);
  await logIn(person, { keep_account: true });
  const rows = await rowsOf('select action, detail from audit_rows where user_id = $1 order by audit_id', [
    person.user_id,
  ]);
  expect(rows.map(({ action }: { action: string }) => action)).toEqual([
    'sign_up',
    'data_exported',
    'deletion_asked',
    'deletion_taken_back',
    'log_in',
  ]);
  expect(JSON.stringify(rows)).not.toContain(person.username);
});
