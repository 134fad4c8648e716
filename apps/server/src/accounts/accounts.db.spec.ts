import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHook } from 'node:async_hooks';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { Browser } from '../http/browser.fixture.ts';
import { AccountsService } from './accounts.service.ts';
import { placeholderHash } from './passwords/password.ts';
import { SessionsService } from './sessions/sessions.service.ts';

let server: RunningApp;
let database: pg.Client;
beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await server.close();
});

const browser = () => new Browser(server.url);
const signedUp = async (username: string, more: object = {}) => {
  const someone = browser();
  expect(await someone.signUp(username, more)).toMatchObject({ status: 201 });
  return someone;
};
const rowsOf = async (sql: string, values: unknown[] = []) => (await database.query(sql, values)).rows;
const password = 'four words are long';

describe('signing up', () => {
  test('makes an account with a root folder, and logs in', async () => {
    const ada = browser();
    const { status, body } = await ada.signUp('Ada_1', { role: 'teacher', time_zone: 'Asia/Tokyo' });
    expect(status).toBe(201);
    expect(body).toEqual({
      settings: expect.objectContaining({ time_zone: 'Asia/Tokyo', day_boundary: 4, option_count: 4 }),
      user_id: expect.any(Number),
      username: 'ada_1',
      email: 'ada_1@example.org',
      role: 'teacher',
      user_picture: null,
      root_id: expect.any(Number),
      verified: false,
      is_admin: false,
      is_oauth: false,
      is_live: false,
      has_password: true,
    });
    expect(await ada.get('/api/logged_in_user')).toMatchObject({ status: 200, body });
    const { user_id, root_id } = body as { user_id: number; root_id: number };
    expect(await rowsOf('select owner_id, item_type, parent_id from items where item_id = $1', [root_id])).toEqual([
      { owner_id: user_id, item_type: 'folder', parent_id: null },
    ]);
    expect(await rowsOf('select time_zone from users where user_id = $1', [user_id])).toEqual([
      { time_zone: 'Asia/Tokyo' },
    ]);
  });

  test.each([
    ['learner', 'learn'],
    ['teacher', 'study'],
  ])('a %s begins with decks to %s', async (role, purpose) => {
    const { body } = await browser().signUp(`begins-as-${role}`, { role });
    expect(body).toMatchObject({ role, settings: { purpose } });
  });

  test('a taken username or e-mail says so, whatever its capitals', async () => {
    await signedUp('taken');
    const sameName = await browser().signUp('TAKEN', { email: 'other@example.org' });
    expect(sameName).toMatchObject({ status: 409, body: { code: 'USERNAME_TAKEN' } });
    const sameEmail = await browser().signUp('another', { email: 'Taken@Example.org' });
    expect(sameEmail).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  });

  test('of two at the same moment one gets the name', async () => {
    const both = await Promise.all([1, 2].map((n) => browser().signUp('twice', { email: `twice${n}@example.org` })));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await rowsOf(`select 1 from users where username_key = 'twice'`)).toHaveLength(1);
  });

  test.each(['admin', 'Lexiroom', 'live', 'settings', 'deck'])('%s is kept back', async (username) => {
    expect(await browser().signUp(username)).toMatchObject({ status: 409, body: { code: 'USERNAME_TAKEN' } });
  });

  test.each([
    ['username', { username: 'ab' }],
    ['username', { username: 'with space' }],
    ['email', { email: 'nobody' }],
    ['password', { password: 'short' }],
    ['role', { role: 'admin' }],
    ['time_zone', { time_zone: 'Mars/Olympus' }],
  ])('S18 a wrong %s is named: %j', async (field, wrong) => {
    const { status, body } = await browser().signUp('wrong_field', wrong);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'INVALID', errDesc: expect.stringMatching(`^${field}: .+`), params: { field } });
  });

  test('S18 a common password is refused, one of 256 characters counts to the last', async () => {
    const common = await browser().signUp('common', { password: 'Passw0rd123' });
    expect(common).toMatchObject({ status: 400, body: { code: 'PASSWORD_COMMON' } });
    const long = 'four words '.repeat(24).slice(0, 255);
    const ada = await signedUp('long_password', { password: `${long}a` });
    expect(await ada.post('/api/login', { username: 'long_password', password: `${long}b` })).toMatchObject({
      status: 401,
    });
    expect(await ada.post('/api/login', { username: 'long_password', password: `${long}a` })).toMatchObject({
      status: 200,
    });
    const tooLong = await browser().signUp('too_long', { password: 'ab'.repeat(129) });
    expect(tooLong).toMatchObject({ status: 400, body: { params: { field: 'password' } } });
  });

  test('S25 nobody makes themselves admin', async () => {
    const { status } = await browser().signUp('sneaky', { is_admin: true });
    expect(status).toBe(400);
    expect(await rowsOf(`select 1 from users where username_key = 'sneaky'`)).toEqual([]);
  });
});

/** The way in which a password was hashed: algorithm, memory, passes and lanes. */
const costOf = (hash: string): string => hash.split('$').slice(1, 4).join('$');

/** How many keys are derived from passwords in this process while something is done. */
async function derivationsOf(during: () => Promise<unknown>): Promise<number> {
  let derivations = 0;
  const hook = createHook({ init: (_id, type) => void (derivations += Number(type === 'ARGON2REQUEST')) }).enable();
  await during().finally(() => hook.disable());
  return derivations;
}

describe('logging in', () => {
  test('works with the username and with the e-mail, in any capitals', async () => {
    await signedUp('both_ways');
    for (const username of ['both_ways', 'BOTH_ways', ' Both_Ways@example.org ']) {
      expect(await browser().post('/api/login', { username, password })).toMatchObject({
        status: 200,
        body: { username: 'both_ways' },
      });
    }
  });

  test('S16 an unknown user and a wrong password look the same, and cost the same', async () => {
    await signedUp('known');
    // Deriving a key takes several times what everything else takes: leaving it out, or doing more, would be seen.
    const [{ password_hash }] = await rowsOf(`select password_hash from users where username_key = 'known'`);
    expect(costOf(await placeholderHash())).toBe(costOf(password_hash));
    const answers: { status: number; body: unknown }[] = [];
    for (const username of ['known', 'nobody_has_this', 'lexiroom']) {
      const derivations = await derivationsOf(async () => {
        const { status, body } = await browser().post('/api/login', { username, password: 'not it' });
        answers.push({ status, body });
      });
      expect({ username, derivations }).toEqual({ username, derivations: 1 });
    }
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } });
    expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
  });

  test('S1 gives a new session, and the old one is dead', async () => {
    const ada = await signedUp('rotated');
    const old = ada.cookies.get('session')!;
    await ada.post('/api/login', { username: 'rotated', password });
    expect(ada.cookies.get('session')).not.toBe(old);
    expect(await browser().get('/api/logged_in_user', { cookie: `session=${old}` })).toMatchObject({ status: 401 });
    expect(await ada.get('/api/logged_in_user')).toMatchObject({ status: 200 });
  });

  test('S2 the token is in a cookie out of reach of scripts and nowhere else, and only its hash is stored', async () => {
    const { headers, body } = await browser().signUp('cookie');
    const cookie = headers.getSetCookie().find((one) => one.startsWith('session='))!;
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    const token = /^session=([^;]*)/.exec(cookie)![1]!;
    // S17: 256 bits.
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(body)).not.toContain(token);
    const [stored] = await rowsOf(`select s::text as row from account_sessions s order by session_id desc limit 1`);
    expect((stored as { row: string }).row).not.toContain(token);
    expect((stored as { row: string }).row).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  test('S17 a session that has run out is none', async () => {
    const ada = await signedUp('run_out');
    await database.query(
      `update account_sessions set expires_at = now() - interval '1 second'
       where user_id = (select user_id from users where username_key = 'run_out')`,
    );
    expect(await ada.get('/api/logged_in_user')).toMatchObject({ body: { code: 'NOT_LOGGED_IN' } });
  });

  test('S15 wrong passwords are limited, and the owner gets in from elsewhere', async () => {
    await signedUp('besieged');
    const attacker = browser();
    await attacker.get('/api/logged_in_user');
    const tries = [];
    for (let round = 0; round < 11; round++) {
      tries.push(await attacker.post('/api/login', { username: 'besieged', password: `wrong guess ${round}` }));
    }
    expect(tries.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(401));
    expect(tries[10]).toMatchObject({ status: 429, body: { code: 'TOO_MANY', rateLimit: expect.any(Number) } });
    expect(Number(tries[10]!.headers.get('retry-after'))).toBeGreaterThan(0);
    const owner = browser();
    await owner.get('/api/logged_in_user');
    expect(await owner.post('/api/login', { username: 'besieged', password })).toMatchObject({ status: 200 });
  });
});

/** Tries passwords from as many devices as it takes to have every try counted by the account. */
async function besiege(username: string, url = server.url): Promise<number[]> {
  const statuses: number[] = [];
  for (let device = 0; device < 6; device++) {
    const attacker = new Browser(url);
    await attacker.get('/api/logged_in_user');
    for (let guess = 0; guess < 10; guess++) {
      const { status } = await attacker.post('/api/login', { username, password: `guess ${device} ${guess}` });
      statuses.push(status);
    }
  }
  return statuses;
}

describe('a name that somebody tries in the school of its owner', () => {
  test('S14 S15 is shut for the attacker, not for its owner on a device that was logged in before', async () => {
    const owner = browser();
    await owner.get('/api/logged_in_user');
    await owner.signUp('same_school');
    await owner.post('/api/logout');
    const statuses = await besiege('same_school');
    expect(statuses).toEqual([...Array(50).fill(401), ...Array(10).fill(429)]);
    const stranger = browser();
    await stranger.get('/api/logged_in_user');
    const right = { username: 'same_school', password };
    expect(await stranger.post('/api/login', right)).toMatchObject({ status: 429 });
    expect(await owner.post('/api/login', right)).toMatchObject({ status: 200 });
  });

  test('S14 S15 is not shut for the owner’s device after a restart either', async () => {
    const owner = browser();
    await owner.get('/api/logged_in_user');
    await owner.signUp('restarted');
    await owner.post('/api/logout');
    const { databaseUrl, secret } = server.options;
    const again = await runningApp({ databaseUrl, secret });
    await besiege('restarted', again.url);
    const right = { username: 'restarted', password };
    const { cookie } = owner;
    expect(await new Browser(again.url).post('/api/login', right)).toMatchObject({ status: 429 });
    expect(await new Browser(again.url).post('/api/login', right, { cookie })).toMatchObject({ status: 200 });
    await again.close();
  });

  test('S15 is tried from the known device as rarely as from any', async () => {
    const owner = browser();
    await owner.get('/api/logged_in_user');
    await owner.signUp('known_device');
    await owner.post('/api/logout');
    const statuses = [];
    for (let guess = 0; guess < 11; guess++) {
      const { status } = await owner.post('/api/login', { username: 'known_device', password: `guess ${guess}` });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  test('S14 is not used up by those who know the password', async () => {
    await signedUp('shared_name');
    const statuses = [];
    for (let pupil = 0; pupil < 55; pupil++) {
      const { status } = await browser().post('/api/login', { username: 'shared_name', password });
      statuses.push(status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('logging out', () => {
  test('S3 ends the session and tells whoever holds its sockets', async () => {
    const ada = await signedUp('leaving');
    const session = ada.cookies.get('session')!;
    const sessions = server.app.get(SessionsService);
    const { session_id } = (await sessions.userOf(`session=${session}`))!;
    const revoked: number[] = [];
    const stop = sessions.onRevoked(({ session_ids }) => revoked.push(...session_ids));
    expect(await ada.post('/api/logout', { username: 'leaving' })).toMatchObject({ status: 200, body: { done: true } });
    stop();
    expect(revoked).toEqual([session_id]);
    expect(ada.cookies.has('session')).toBe(false);
    expect(await browser().get('/api/logged_in_user', { cookie: `session=${session}` })).toMatchObject({ status: 401 });
  });

  test('does no harm to who is not logged in', async () => {
    expect(await browser().post('/api/logout')).toMatchObject({ status: 200 });
  });
});

test('S34 what happens to accounts is written down, without secrets', async () => {
  const ada = await signedUp('written');
  await ada.post('/api/logout');
  await ada.post('/api/login', { username: 'written', password: 'a wrong secret' });
  await ada.post('/api/login', { username: 'written', password });
  const rows = await rowsOf(
    `select action, detail from audit_rows join users using (user_id) where username_key = 'written' order by audit_id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['sign_up', 'log_out', 'log_in_failed', 'log_in']);
  const everything = JSON.stringify(await rowsOf('select * from audit_rows'));
  expect(everything).not.toMatch(/secret|four words|session=/);
});

/** A server on the data of one before, where ADMIN_EMAIL is set, and who is admin there after logging in. */
const restarted = async (databaseUrl: string, adminEmail: string, username: string) => {
  const again = await runningApp({ databaseUrl, adminEmail });
  const { body } = await new Browser(again.url).post('/api/login', { username, password });
  await again.close();
  return (body as { is_admin: boolean }).is_admin;
};
const changeEmail = (who: Browser, email: string) =>
  who.send('PUT', '/api/email', JSON.stringify({ password, email }), { 'content-type': 'application/json' });

describe('the first admin', () => {
  test('S59 is made by a link that works once, and there is no other way in', async () => {
    const accounts = server.app.get(AccountsService);
    const void_token = await accounts.firstAdminLink();
    const token = await accounts.firstAdminLink();
    expect(Buffer.from(token!, 'base64url')).toHaveLength(32);
    for (const setup_token of [void_token, 'guessed']) {
      expect(await browser().signUp('too_early', { setup_token })).toMatchObject({ body: { code: 'LINK_USED' } });
    }
    expect(await rowsOf(`select 1 from users where username_key = 'too_early'`)).toEqual([]);
    const both = await Promise.all(
      ['first_one', 'second_one'].map((name) => browser().signUp(name, { setup_token: token })),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 400]));
    expect(await rowsOf('select 1 from users where is_admin')).toHaveLength(1);
    expect(await accounts.firstAdminLink()).toBeUndefined();
    expect(await rowsOf(`select 1 from audit_rows where action = 'admin_made'`)).toHaveLength(1);
  });

  test('is whoever signs up with ADMIN_EMAIL, or already has it', async () => {
    const first = await runningApp({ adminEmail: 'Head@school.example' });
    const head = await new Browser(first.url).signUp('head', { email: 'head@school.example' });
    const link = await first.app.get(AccountsService).firstAdminLink();
    await first.close();
    expect([head, link]).toEqual([
      expect.objectContaining({ body: expect.objectContaining({ is_admin: true }) }),
      undefined,
    ]);

    const second = await runningApp();
    await new Browser(second.url).signUp('head', { email: 'head@school.example' });
    await second.close();
    expect(await restarted(second.options.databaseUrl, 'Head@school.example', 'head')).toBe(true);
  });

  test('S59 is the only one whom ADMIN_EMAIL makes where no mail leaves: nobody can show that an address is theirs', async () => {
    const first = await runningApp({ adminEmail: 'head@school.example' });
    const [head, pupil] = [new Browser(first.url), new Browser(first.url)];
    await head.signUp('head', { email: 'head@school.example' });
    await pupil.signUp('pupil');
    // The admin gives the address up, so that it could be had.
    await changeEmail(head, 'new@school.example');
    const client = new pg.Client({ connectionString: first.options.databaseUrl });
    await client.connect();
    await client.query(`delete from one_time_tokens where purpose = 'revert_email'`);
    const taken = await changeEmail(pupil, 'Head@school.example');
    await client.query(`update users set email = $1, email_key = $1 where username = 'pupil'`, ['head@school.example']);
    await client.end();
    await first.close();
    expect(taken).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect(await restarted(first.options.databaseUrl, 'head@school.example', 'pupil')).toBe(false);
  });
});
