import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../../create-app.fixture.ts';
import { Browser } from '../../http/browser.fixture.ts';
import { type Claims, type LocalGoogle, localGoogle, somebody } from './local-google.fixture.ts';

let google: LocalGoogle;
let server: RunningApp;
let database: pg.Client;
beforeAll(async () => {
  google = await localGoogle();
  server = await runningApp({ google: google.options });
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
}, 30_000);
afterAll(async () => {
  await database.end();
  await server.close();
  await google.close();
});

const password = 'four words are long';
const browser = () => new Browser(server.url);
const rowsOf = async (sql: string, values: unknown[] = []) => (await database.query(sql, values)).rows;
const identities = () => rowsOf('select subject, user_id, email from identities order by subject');

async function start(who: Browser, query = ''): Promise<URL> {
  const { status, body } = await who.get(`/api/oauth/google${query}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return new URL((body as { address: string }).address);
}
const callback = (who: Browser, body: object) => who.post('/api/oauth/google/callback', body);
/** The whole way: to the provider as somebody, and back. */
async function through(who: Browser, claims: Claims, query = '') {
  google.isNow(claims);
  const address = await start(who, query);
  return callback(who, await google.visit(address.href));
}
/** Somebody who has made an account by the provider. */
async function member(username: string, claims = somebody()) {
  const who = browser();
  await through(who, claims);
  expect(await who.post('/api/select_username', { username })).toMatchObject({ status: 201 });
  return { who, claims };
}
const attempt = async (claims: Claims = somebody()) => {
  const who = browser();
  google.isNow(claims);
  return { who, back: await google.visit((await start(who)).href) };
};
const nothingStored = async (who: Browser) => {
  expect(await who.post('/api/select_username', { username: 'nobody_at_all' })).toMatchObject({ status: 400 });
  expect(await who.get('/api/logged_in_user')).toMatchObject({ body: { code: 'NOT_LOGGED_IN' } });
};
const owner = async (username: string) => {
  await browser().signUp(username, { email: `${username}@school.example` });
  return somebody({ email: `${username}@School.example` });
};
const signedUp = async (username: string) => {
  const who = browser();
  await who.signUp(username);
  return who;
};
const age = (username: string) =>
  database.query(
    `update account_sessions set proved_at = now() - interval '11 minutes'
     where user_id = (select user_id from users where username_key = $1)`,
    [username],
  );
const provedNow = async (username: string) => {
  const rows = await rowsOf(
    `select proved_at > now() - interval '1 minute' as is_fresh from account_sessions join users using (user_id)
     where username_key = $1`,
    [username],
  );
  return (rows[0] as { is_fresh: boolean }).is_fresh;
};
const change = (username: string, what: string) =>
  database.query(`update users set ${what} where username_key = $1`, [username]);
const refusedIdentity = { status: 400, body: { code: 'IDENTITY_REFUSED' } };

test('S19 the browser is sent to the provider with state, nonce and PKCE, and nothing of ours', async () => {
  const address = await start(browser(), '?next=/user/ada');
  expect(address.origin).toBe(google.options.issuer);
  const asked = Object.fromEntries(address.searchParams);
  expect(asked).toEqual({
    client_id: 'lexiroom',
    response_type: 'code',
    redirect_uri: `${server.url}/oauth/google`,
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  const [row] = await rowsOf(`select t::text as text, expires_at - now() < interval '10 minutes' as is_short
    from one_time_tokens t where purpose = 'oauth' order by created_at desc limit 1`);
  expect(row).toMatchObject({ is_short: true });
  expect((row as { text: string }).text).not.toContain(asked.state);
});

describe('somebody new', () => {
  test('chooses a username, and has an account without a password whose address is confirmed', async () => {
    const who = browser();
    const claims = somebody({ name: 'Gül Ağa' });
    expect(await through(who, claims, '?next=/live')).toMatchObject({
      status: 200,
      body: { outcome: 'select_username', suggestion: 'gul_aga', next: '/live' },
    });
    expect(await who.get('/api/logged_in_user')).toMatchObject({ body: { code: 'NOT_LOGGED_IN' } });
    const made = await who.post('/api/select_username', {
      username: 'Gul_Aga',
      role: 'teacher',
      time_zone: 'Asia/Baku',
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        username: 'gul_aga',
        email: claims.email,
        role: 'teacher',
        verified: true,
        is_oauth: true,
        has_password: false,
        settings: { purpose: 'study' },
      },
    });
    expect(await who.get('/api/logged_in_user')).toMatchObject({ status: 200, body: made.body as object });
    expect(await through(browser(), claims)).toMatchObject({
      body: { outcome: 'entered', user: { username: 'gul_aga' } },
    });
    expect(await browser().post('/api/login', { username: 'gul_aga', password: 'anything at all' })).toMatchObject({
      status: 401,
    });
  });

  test('may choose again when a name is taken or kept back, and gets one account of two calls', async () => {
    await browser().signUp('occupied');
    const who = browser();
    await through(who, somebody());
    for (const username of ['occupied', 'admin']) {
      expect(await who.post('/api/select_username', { username })).toMatchObject({
        status: 409,
        body: { code: 'USERNAME_TAKEN' },
      });
    }
    const twin = browser();
    for (const [name, value] of who.cookies) twin.cookies.set(name, value);
    const both = await Promise.all([
      who.post('/api/select_username', { username: 'free_one' }),
      twin.post('/api/select_username', { username: 'free_two' }),
    ]);
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await rowsOf(`select 1 from users where username_key like 'free_%'`)).toHaveLength(1);
    expect(await who.post('/api/select_username', { username: 'free_three' })).toMatchObject({
      body: { code: 'LINK_USED' },
    });
  });

  test('whose address the provider has not seen is not confirmed here either', async () => {
    const who = browser();
    await through(who, somebody({ email_verified: 'true' }));
    expect(await who.post('/api/select_username', { username: 'unseen' })).toMatchObject({ body: { verified: false } });
  });

  test('is called by their name, their address, or a learner; a taken name gets a number', async () => {
    const suggested = async (claims: Claims) =>
      ((await through(browser(), somebody(claims))).body as { suggestion: string }).suggestion;
    await browser().signUp('marie_curie');
    expect(await suggested({ name: 'Marie Curie' })).toBe('marie_curie2');
    expect(await suggested({ name: '小明', email: 'xiao.ming@school.example' })).toBe('xiao_ming');
    expect(await suggested({ name: '小明', email: '明@school.example' })).toBe('learner2');
    expect(await suggested({ name: 'Admin' })).toBe('admin2');
    expect(await suggested({ name: 'A name that is much too long' })).toBe('a_name_that_is_much');
  });
});

describe('S19 a return is refused, and nothing is stored,', () => {
  test.each([
    ['of another nonce', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['for another audience', { aud: 'somebody-else' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that has run out', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['without a subject', { sub: undefined }],
    ['whose subject is empty', { sub: '' }],
  ])('with a token %s', async (_, wrong) => {
    const { who, back } = await attempt(somebody(wrong));
    expect(await callback(who, back)).toMatchObject(refusedIdentity);
    await nothingStored(who);
  });

  test('with a token that the provider has not signed like that', async () => {
    const { who, back } = await attempt();
    google.isTamperedWith(true);
    expect(await callback(who, back)).toMatchObject(refusedIdentity);
    google.isTamperedWith(false);
    await nothingStored(who);
  });

  test('with another state; the right one still works', async () => {
    const { who, back } = await attempt();
    expect(await callback(who, { ...back, state: 'x'.repeat(43) })).toMatchObject(refusedIdentity);
    expect(await callback(who, back)).toMatchObject({ status: 200 });
  });

  test('in another browser, also when it began an attempt of its own', async () => {
    const { back } = await attempt();
    const stranger = browser();
    expect(await callback(stranger, back)).toMatchObject(refusedIdentity);
    await start(stranger);
    expect(await callback(stranger, back)).toMatchObject(refusedIdentity);
    await nothingStored(stranger);
  });

  test('with a code that was made for another attempt: PKCE and nonce do not fit', async () => {
    const stolen = await attempt();
    const { who, back } = await attempt();
    expect(await callback(who, { ...back, code: stolen.back.code })).toMatchObject(refusedIdentity);
    await nothingStored(who);
  });

  test('a second time, and of two at once one counts', async () => {
    const { who, back } = await attempt();
    const twin = browser();
    for (const [name, value] of who.cookies) twin.cookies.set(name, value);
    const both = await Promise.all([callback(who, back), callback(twin, back)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect(await callback(who, back)).toMatchObject(refusedIdentity);
  });

  test('after ten minutes', async () => {
    const { who, back } = await attempt();
    await database.query(`update one_time_tokens set expires_at = now() where purpose = 'oauth' and used_at is null`);
    expect(await callback(who, back)).toMatchObject(refusedIdentity);
  });

  test('when the person said no', async () => {
    const { who, back } = await attempt();
    expect(await callback(who, { state: back.state, error: 'access_denied' })).toMatchObject(refusedIdentity);
    await nothingStored(who);
  });

  test('when it names another provider', async () => {
    const { who, back } = await attempt();
    expect(await callback(who, { ...back, iss: 'https://evil.example' })).toMatchObject(refusedIdentity);
  });
});

describe('an account with the same e-mail', () => {
  test('is linked by its password, after which both ways lead in', async () => {
    const claims = await owner('has_both');
    const who = browser();
    expect(await through(who, claims)).toMatchObject({ body: { outcome: 'link', username: 'has_both' } });
    expect(await who.get('/api/logged_in_user')).toMatchObject({ body: { code: 'NOT_LOGGED_IN' } });
    expect(await who.post('/api/link_identity', { password: 'not the password' })).toMatchObject({
      status: 403,
      body: { code: 'WRONG_PASSWORD' },
    });
    expect(await who.post('/api/link_identity', { password })).toMatchObject({
      status: 200,
      body: { username: 'has_both', is_oauth: true, verified: true, has_password: true },
    });
    expect(await who.post('/api/link_identity', { password })).toMatchObject({ body: { code: 'LINK_USED' } });
    expect(await through(browser(), claims)).toMatchObject({ body: { outcome: 'entered' } });
    expect(await browser().post('/api/login', { username: 'has_both', password })).toMatchObject({ status: 200 });
  });

  test('S19 is not linked to an address that the provider has not seen', async () => {
    const claims = await owner('unseen_mail');
    const who = browser();
    for (const email_verified of [false, undefined, 'true', 1]) {
      expect(await through(who, { ...claims, email_verified })).toMatchObject({
        status: 403,
        body: { code: 'IDENTITY_UNVERIFIED' },
      });
    }
    expect(await who.post('/api/link_identity', { password })).toMatchObject({ body: { code: 'LINK_USED' } });
  });

  test('that has no password asks for its own way in', async () => {
    const { claims } = await member('first_google');
    const who = browser();
    expect(await through(who, somebody({ email: claims.email }))).toMatchObject({ body: { outcome: 'link' } });
    expect(await who.post('/api/link_identity', { password })).toMatchObject({
      status: 403,
      body: { code: 'PROOF_NEEDED' },
    });
  });
});

describe('whoever is logged in', () => {
  test('links an identity, sees so, and unlinks it', async () => {
    const who = await signedUp('links');
    const claims = somebody();
    expect(await through(who, claims, '?purpose=link&next=/settings')).toMatchObject({
      status: 200,
      body: { outcome: 'entered', user: { username: 'links', is_oauth: true }, next: '/settings' },
    });
    expect(await who.get('/api/logged_in_user')).toMatchObject({ body: { is_oauth: true } });
    expect(await through(who, claims, '?purpose=link')).toMatchObject({ status: 200 });
    expect(await through(who, somebody(), '?purpose=link')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const unlink = (body: object) =>
      who.send('DELETE', '/api/identity', JSON.stringify(body), { 'content-type': 'application/json' });
    for (const body of [{}, { password: 'not the password' }]) {
      expect(await unlink(body)).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
    }
    expect(await who.get('/api/logged_in_user')).toMatchObject({ body: { is_oauth: true } });
    expect(await unlink({ password })).toMatchObject({ status: 200, body: { is_oauth: false } });
    expect(await through(browser(), claims)).toMatchObject({ body: { outcome: 'select_username' } });
  });

  test('does not get the identity of somebody else', async () => {
    const { claims } = await member('owner_of_it');
    const who = await signedUp('wants_it');
    const before = await identities();
    expect(await through(who, claims, '?purpose=link')).toMatchObject({
      status: 409,
      body: { code: 'IDENTITY_TAKEN' },
    });
    expect(await identities()).toEqual(before);
  });

  test('has to be fresh to link, and to stay who they are until they are back', async () => {
    const who = await signedUp('stale');
    await age('stale');
    expect(await who.get('/api/oauth/google?purpose=link')).toMatchObject({
      status: 403,
      body: { code: 'PROOF_NEEDED' },
    });
    expect(await browser().get('/api/oauth/google?purpose=link')).toMatchObject({ status: 401 });
    const other = await signedUp('changes_seats');
    google.isNow(somebody());
    const back = await google.visit((await start(other, '?purpose=link')).href);
    await other.post('/api/login', { username: 'stale', password });
    expect(await callback(other, back)).toMatchObject(refusedIdentity);
  });

  test('does not unlink the only way in', async () => {
    const { who } = await member('only_google');
    const unlink = who.send('DELETE', '/api/identity', '{}', { 'content-type': 'application/json' });
    expect(await unlink).toMatchObject({ status: 409, body: { code: 'IDENTITY_LAST' } });
  });

  test('proves anew who they are, by the same identity only', async () => {
    const { who, claims } = await member('proves');
    await age('proves');
    expect(await through(who, somebody(), '?purpose=prove')).toMatchObject(refusedIdentity);
    expect(await provedNow('proves')).toBe(false);
    expect(await through(who, claims, '?purpose=prove&next=/settings')).toMatchObject({
      body: { outcome: 'entered', next: '/settings' },
    });
    expect(await provedNow('proves')).toBe(true);
  });
});

test('a suspended account stays shut, and one that is leaving is kept', async () => {
  const { claims } = await member('in_and_out');
  await change('in_and_out', 'suspended_at = now()');
  expect(await through(browser(), claims)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED' } });
  await change('in_and_out', 'suspended_at = null, deletion_asked_at = now()');
  expect(await through(browser(), claims)).toMatchObject({ body: { outcome: 'entered' } });
  expect(
    await rowsOf(`select action from audit_rows join users using (user_id)
      where username_key = 'in_and_out' and deletion_asked_at is null order by audit_id desc limit 2`),
  ).toEqual([{ action: 'log_in' }, { action: 'deletion_taken_back' }]);
});

test('S9 nobody is sent to another site afterwards', async () => {
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    const answer = await through(browser(), somebody(), `?next=${encodeURIComponent(next)}`);
    expect(answer).toMatchObject({ status: 200, body: { next: null } });
  }
});

test('S1 entering ends the session that the browser had before', async () => {
  const { claims } = await member('enters_twice');
  const who = browser();
  await who.signUp('was_here_before');
  const old = who.cookie;
  expect(await through(who, claims)).toMatchObject({ body: { user: { username: 'enters_twice' } } });
  expect(await browser().get('/api/logged_in_user', { cookie: old })).toMatchObject({ status: 401 });
});

test('S34 what identities do is written down, without secrets', async () => {
  const { who, claims } = await member('is_written');
  await through(who, claims, '?purpose=prove');
  const rows = await rowsOf(`select action from audit_rows join users using (user_id)
    where username_key = 'is_written' order by audit_id`);
  expect(rows).toEqual([{ action: 'sign_up' }, { action: 'identity_proved' }]);
  expect(JSON.stringify(await rowsOf('select * from audit_rows'))).not.toMatch(/between us|school\.example/);
});

describe('S51 a provider', () => {
  test('that is away is told, nothing is stored, and it is asked again later', async () => {
    const away = await localGoogle();
    await away.close();
    const alone = await runningApp({ google: away.options });
    const who = new Browser(alone.url);
    expect(await who.get('/api/oauth/google')).toMatchObject(refusedIdentity);
    expect(who.cookies.has('oauth')).toBe(false);
    await alone.close();
  }, 30_000);

  test('that is not set up does not exist', async () => {
    const without = await runningApp();
    expect(await new Browser(without.url).get('/api/oauth/google')).toMatchObject({ status: 404 });
    await without.close();
  }, 30_000);
});

test('S2 behind https its cookies are Secure and bound to the host; the way back is the public one', async () => {
  const behind = await runningApp({ google: google.options, publicUrl: 'https://words.example.org' });
  const { headers, body } = await new Browser(behind.url).get('/api/oauth/google');
  const cookie = headers.getSetCookie().find((one) => one.startsWith('__Host-oauth='))!;
  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; Secure/);
  expect(cookie).toMatch(/; SameSite=Lax/);
  const { address } = body as { address: string };
  expect(new URL(address).searchParams.get('redirect_uri')).toBe('https://words.example.org/oauth/google');
  await behind.close();
}, 30_000);
