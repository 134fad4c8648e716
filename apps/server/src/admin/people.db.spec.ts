import type { UserAction } from '@lexiroom/contracts/admin';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { SessionsService } from '../accounts/sessions/sessions.service.ts';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { type Member, newMember, refused } from '../http/api.fixture.ts';
import { MessagesService } from '../messages/messages.service.ts';

let server: RunningApp;
let database: pg.Client;
let admin: Member;

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  admin = await newMember(server.url);
  await database.query('update users set is_admin = true where user_id = $1', [admin.user_id]);
}, 30_000);
afterAll(async () => {
  await database.end();
  await server.close();
});

const rowsOf = async (sql: string, values: unknown[] = []) => (await database.query(sql, values)).rows;
const member = () => newMember(server.url);
const act = (order: UserAction, by = admin) => by.api.adminUser({ body: order });
const found = (search: string, page = 1) => admin.api.adminUsers({ query: { search, page } });
const password = 'four words are long';

describe('users', () => {
  test('are listed newest first, ten a page, without the house', async () => {
    for (let place = 0; place < 10; place++) await member();
    const first = await found('');
    expect(first).toHaveLength(10);
    expect(first.map(({ user_id }) => user_id)).toEqual(first.map(({ user_id }) => user_id).toSorted((a, b) => b - a));
    const second = await found('', 2);
    expect(second.at(-1)).toMatchObject({ user_id: admin.user_id, is_admin: true });
    expect([...first, ...second].map(({ username }) => username)).not.toContain('lexiroom');
  });

  test('are found by the beginning of name or e-mail, in any capitals; signs of a pattern are signs', async () => {
    const { browser } = await member();
    await browser.signUp('zoe_one', { email: 'first@school.example' });
    await browser.signUp('zoe-two', { email: 'second@school.example' });
    expect((await found(' ZOE')).map(({ username }) => username)).toEqual(['zoe-two', 'zoe_one']);
    expect((await found('zoe_')).map(({ username }) => username)).toEqual(['zoe_one']);
    expect((await found('Second@')).map(({ username }) => username)).toEqual(['zoe-two']);
    expect(await found('oe')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  test('are shown with what an admin needs to know, and no secret', async () => {
    const { user_id, username, api } = await member();
    const [deck] = await api.topicDecks({ query: { target_language: 'japanese' } });
    await api.clone({ body: { item_ids: [deck!.item_id] } });
    const [user] = await found(username);
    expect(user).toEqual({
      user_id,
      username,
      email: `${username}@example.org`,
      role: 'learner',
      is_admin: false,
      verified: false,
      suspended_at: null,
      deletion_asked_at: null,
      created_at: expect.any(Number),
      last_seen_at: expect.any(Number),
      deck_count: 1,
    });
    expect([user!.created_at, user!.last_seen_at].every(Number.isInteger)).toBe(true);
  });

  test('are verified, made admin and unmade again', async () => {
    const { user_id } = await member();
    expect(await act({ user_id, action: 'verify' })).toMatchObject({ verified: true });
    expect(await act({ user_id, action: 'make_admin' })).toMatchObject({ is_admin: true });
    expect(await act({ user_id, action: 'unmake_admin' })).toMatchObject({ is_admin: false });
    await expect(act({ user_id: 2_000_000, action: 'verify' })).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });

  test('that are the house itself stay as they are', async () => {
    const [{ user_id }] = (await rowsOf(`select user_id from users where username_key = 'lexiroom'`)) as [
      { user_id: number },
    ];
    await expect(act({ user_id, action: 'make_admin' })).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });
});

describe('a suspension', () => {
  test('S4 ends every session, with its sockets, and the quiz that runs; the log-in is refused until it is over', async () => {
    const { user_id, username, api, browser } = await member();
    const [deck] = await api.topicDecks({ query: { target_language: 'japanese' } });
    await api.openLive({ body: { source: { deck_ids: [deck!.item_id] } } });
    const sessions = server.app.get(SessionsService);
    const session = await sessions.userOf(browser.cookie);
    const revoked: number[] = [];
    const stop = sessions.onRevoked(({ session_ids }) => revoked.push(...session_ids));
    expect(await act({ user_id, action: 'suspend', reason: 'Names\nof pupils' })).toMatchObject({
      suspended_at: expect.any(Number),
    });
    stop();
    expect(revoked).toEqual([session!.session_id]);
    expect(await browser.get('/api/logged_in_user')).toMatchObject({ body: { code: 'NOT_LOGGED_IN' } });
    expect(await rowsOf('select phase from lives where host_id = $1', [user_id])).toEqual([{ phase: 'ended' }]);
    const logIn = () => browser.post('/api/login', { username, password });
    expect(await logIn()).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED' } });
    expect(await act({ user_id, action: 'readmit' })).toMatchObject({ suspended_at: null });
    expect(await logIn()).toMatchObject({ status: 200 });
  });

  test('needs a reason', async () => {
    const { user_id } = await member();
    await expect(act({ user_id, action: 'suspend', reason: ' \n ' })).rejects.toMatchObject(
      refused(400, 'INVALID', { field: 'reason' }),
    );
  });
});

describe('the last admin', () => {
  test.each(['unmake_admin', 'suspend'] as const)('is not lost by %s', async (action) => {
    const order = { user_id: admin.user_id, action, reason: 'Tired' };
    const { reason: _, ...short } = order;
    await expect(act((action === 'suspend' ? order : short) as UserAction)).rejects.toMatchObject(
      refused(409, 'LAST_ADMIN'),
    );
  });

  test('is still there when two unmake each other at the same moment', async () => {
    const other = await member();
    await act({ user_id: other.user_id, action: 'make_admin' });
    const both = await Promise.allSettled([
      act({ user_id: other.user_id, action: 'unmake_admin' }),
      act({ user_id: admin.user_id, action: 'unmake_admin' }, other),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await rowsOf('select 1 from users where is_admin')).toHaveLength(1);
    await database.query('update users set is_admin = (user_id = $1)', [admin.user_id]);
  });
});

test('S34 what admins do to accounts is written down, on one line, without names', async () => {
  const { user_id } = await member();
  await act({ user_id, action: 'suspend', reason: 'Names\r\nof pupils' });
  await act({ user_id, action: 'readmit' });
  const rows = await rowsOf(
    `select action, user_id, detail from audit_rows where detail ->> 'of_user' = $1 order by audit_id`,
    [String(user_id)],
  );
  expect(rows).toEqual([
    {
      action: 'user_suspended',
      user_id: admin.user_id,
      detail: { of_user: String(user_id), reason: 'Names of pupils' },
    },
    { action: 'user_readmitted', user_id: admin.user_id, detail: { of_user: String(user_id) } },
  ]);
});

describe('messages', () => {
  test('are feedback of who is logged in, and reports of pages of anybody', async () => {
    const { username, api, browser } = await member();
    await api.message({ body: { feedback: '  More\r\ncats  ' } });
    await api.message({ body: { message: '[SESSION]: 00:12:40' } });
    browser.cookies.clear();
    expect(await browser.post('/api/message', { feedback: 'Dogs' })).toMatchObject({ status: 401 });
    expect(await browser.post('/api/message', { message: 'TypeError: x is not a function' })).toMatchObject({
      status: 200,
    });
    const listed = (kind: 'feedback' | 'crash' | 'session') => admin.api.adminMessages({ query: { kind } });
    const [feedback] = await listed('feedback');
    expect(feedback).toMatchObject({ username, email: `${username}@example.org`, text: 'More\ncats', is_done: false });
    expect(await listed('session')).toMatchObject([{ text: '[SESSION]: 00:12:40', username }]);
    expect(await listed('crash')).toMatchObject([{ username: null, email: null }]);
    const { message_id } = feedback!;
    await admin.api.adminMessage({ body: { message_id, is_done: true } });
    expect(await listed('feedback')).toMatchObject([{ is_done: true }]);
    await expect(admin.api.adminMessage({ body: { message_id: 9999, is_done: true } })).rejects.toMatchObject(
      refused(404, 'NOT_FOUND'),
    );
  });

  test('of 2000 characters are kept, longer and empty ones refused', async () => {
    const { api } = await member();
    expect(await api.message({ body: { feedback: 'a'.repeat(2000) } })).toEqual({ done: true });
    for (const feedback of ['a'.repeat(2001), ' \n ']) {
      await expect(api.message({ body: { feedback } })).rejects.toMatchObject({ status: 400 });
    }
  });

  test('are gone after 180 days', async () => {
    await database.query(
      `insert into messages (kind, message, created_at) values
         ('crash', 'old', now() - interval '181 days'), ('crash', 'young', now() - interval '179 days')`,
    );
    await server.app.get(MessagesService).deleteOld();
    expect(await rowsOf(`select message from messages where message in ('old', 'young')`)).toEqual([
      { message: 'young' },
    ]);
  });
});

test('mails that wait are read by admins, newest first', async () => {
  await database.query(
    `insert into outbox_mails (recipient, language, subject, body, created_at) values
       ('ada@example.org', 'en', 'Hello', 'Follow this link', now() + interval '1 minute'),
       ('bob@example.org', 'en', 'Hello again', 'And this one', now() + interval '2 minutes')`,
  );
  const mails = await admin.api.adminOutbox({ query: {} });
  expect(mails.slice(0, 2)).toMatchObject([
    { to: 'bob@example.org', subject: 'Hello again', text: 'And this one', sent_at: null },
    { to: 'ada@example.org' },
  ]);
});

describe('the counts', () => {
  test('are those of the tables', async () => {
    const counts = await admin.api.adminCounts();
    const [{ users }] = (await rowsOf('select count(*)::integer as users from users')) as [{ users: number }];
    expect(counts).toMatchObject({ users, live_sessions: 1, running_sessions: 0, answers: 0, media_bytes: 0 });
    expect(counts.words).toBeGreaterThan(0);
    expect(counts.users_seen_in_30_days).toBeGreaterThan(10);
    expect(counts.database_bytes).toBeGreaterThan(1_000_000);
  });

  test("of a large table are the database's estimate", async () => {
    await database.query(
      `insert into answers (schedule, answer_id, mode, deck_id, word_id, origin_word_id, is_correct, answered_at, local_day,
         recorded_at)
       select 'person:1', gen_random_uuid(), 'revise', 1, 1, 1, true, moment, moment::date, moment
       from generate_series(1, 150000) as n, lateral (select now() - n * interval '1 minute') as at(moment)`,
    );
    await database.query('analyze answers');
    const { answers, answers_in_7_days } = await admin.api.adminCounts();
    // Not the exact number, which nobody counts.
    expect(Math.abs(answers - 150_000)).toBeLessThan(10_000);
    expect(answers_in_7_days).toBe(7 * 24 * 60 - 1);
  }, 60_000);
});
