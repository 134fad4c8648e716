import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../../create-app.fixture.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import { Browser } from '../../http/browser.fixture.ts';
import { Mailbox, tokenIn } from '../../mail/mailbox.fixture.ts';
import { type Claims, type LocalGoogle, localGoogle, somebody } from './local-google.fixture.ts';

let google: LocalGoogle;
let mailbox: Mailbox;
let server: RunningApp;
let pool: pg.Pool;
beforeAll(async () => {
  [google, mailbox] = await Promise.all([localGoogle(), Mailbox.open()]);
  const smtp = { url: mailbox.url, from: 'noreply@school.example' };
  // Where the mails say that people reach it, which is another address than that of the spec.
  server = await runningApp({ google: google.options, smtp, publicUrl: 'http://school.example', runsJobs: true });
  pool = server.app.get(DATABASE_POOL);
}, 30_000);
afterAll(async () => {
  await server.close();
  await Promise.all([google.close(), mailbox.close()]);
});

const password = 'four words are long';
const new_password = 'five words are even longer';
const browser = () => new Browser(server.url, { origin: 'http://school.example' });
const put = (who: Browser, path: string, body: object) =>
  who.send('PUT', path, JSON.stringify(body), { 'content-type': 'application/json' });

async function through(who: Browser, claims: Claims, query = '') {
  google.isNow(claims);
  const started = await who.get(`/api/oauth/google${query}`);
  if (started.status !== 200) return started;
  return who.post('/api/oauth/google/callback', await google.visit((started.body as { address: string }).address));
}
const link = (who: Browser, claims: Claims) => through(who, claims, '?purpose=link');
const outcomeOf = async (claims: Claims) => (await through(browser(), claims)).body as { outcome: string };
/** Follows the newest link in the mails to an address. */
async function follow(address: string, subject: string, path: string, field: string, more: object = {}) {
  const { text } = await mailbox.next(address, subject);
  expect(await browser().post(path, { [field]: tokenIn(text), ...more })).toMatchObject({ status: 200 });
}
async function recover(email: string): Promise<void> {
  await browser().post('/api/forgot_password', { email });
  await follow(email, 'Choose a new password', '/api/reset_password', 'reset_string', { new_password });
}

let number = 0;
let username: string;
let email: string;
beforeEach(() => {
  username = `recovers_${++number}`;
  email = `${username}@example.org`;
});
/** Somebody whose address is confirmed. */
async function owner(): Promise<Browser> {
  const who = browser();
  await who.signUp(username);
  await follow(email, 'Confirm', '/api/verify', 'verification_string');
  return who;
}

test('S19 whoever signed up with the address of somebody else links nothing to it', async () => {
  const attacker = browser();
  await attacker.signUp(username);
  const refused = { status: 403, body: { code: 'NOT_VERIFIED' } };
  expect(await link(attacker, somebody())).toMatchObject(refused);
  // Nor when the address has become another one on the way.
  const other = `other_${username}@example.org`;
  await pool.query(`update users set verified = true where username = $1`, [username]);
  google.isNow(somebody());
  const started = await attacker.get('/api/oauth/google?purpose=link');
  await pool.query(`update users set verified = false, email = $2, email_key = $2 where username = $1`, [
    username,
    other,
  ]);
  const back = await google.visit((started.body as { address: string }).address);
  expect(await attacker.post('/api/oauth/google/callback', back)).toMatchObject(refused);
  expect((await pool.query('select 1 from identities')).rowCount).toBe(0);
});

test('S19 every link is told by a mail', async () => {
  expect(await link(await owner(), somebody())).toMatchObject({ status: 200 });
  await mailbox.next(email, 'Google can now log in to your account');
});

describe('S19 S4 whoever takes an account back takes it from the identities that were linked since', () => {
  test('by a new password: the thief is not let in through Google any more', async () => {
    const stolen = await owner();
    const thief = somebody();
    expect(await link(stolen, thief)).toMatchObject({ status: 200 });
    await recover(email);
    await mailbox.next(email, 'Google is no longer linked');
    expect(await outcomeOf(thief)).toMatchObject({ outcome: 'select_username' });
  });

  test('by taking a change of address back, also when the identity was linked before the change', async () => {
    const stolen = await owner();
    const thief = somebody();
    expect(await link(stolen, thief)).toMatchObject({ status: 200 });
    const theirs = `thief_${username}@example.org`;
    expect(await put(stolen, '/api/email', { password, email: theirs })).toMatchObject({ status: 200 });
    await follow(theirs, 'Confirm your new', '/api/verify', 'verification_string');
    await follow(email, 'was changed', '/api/revert_email_change', 'reversion_string');
    await mailbox.next(email, 'Google is no longer linked');
    expect(await outcomeOf(thief)).toMatchObject({ outcome: 'select_username' });
  });

  test('and keeps the one by which the account was made, or the address confirmed', async () => {
    const claims = somebody({ email });
    const made = browser();
    await through(made, claims);
    expect(await made.post('/api/select_username', { username })).toMatchObject({ status: 201 });
    await recover(email);
    expect(await outcomeOf(claims)).toMatchObject({ outcome: 'entered' });

    const unconfirmed = { name: `${username}_too`, email: `${username}_too@example.org` };
    await browser().signUp(unconfirmed.name);
    const same = somebody({ email: unconfirmed.email });
    const who = browser();
    expect(await through(who, same)).toMatchObject({ body: { outcome: 'link' } });
    expect(await who.post('/api/link_identity', { password })).toMatchObject({ status: 200 });
    await recover(unconfirmed.email);
    expect(await outcomeOf(same)).toMatchObject({ outcome: 'entered' });
  });
});
