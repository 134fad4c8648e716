import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../../create-app.fixture.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import { type Member, newMember, refused } from '../../http/api.fixture.ts';
import { Browser } from '../../http/browser.fixture.ts';
import { Mailbox, tokenIn } from '../../mail/mailbox.fixture.ts';
import { OneTimeLinks } from './one-time-links.ts';

let mailbox: Mailbox;
let server: RunningApp;
let pool: pg.Pool;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  const smtp = { url: mailbox.url, from: 'noreply@school.example' };
  server = await runningApp({ smtp, publicUrl: 'http://school.example', runsJobs: true });
  pool = server.app.get(DATABASE_POOL);
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const password = 'four words are long';
const usedUp = refused(400, 'LINK_USED');
const addressOf = ({ username }: Member) => `${username}@example.org`;
/** Somebody new, and the mail that asks to confirm their address. */
async function newcomer(): Promise<Member & { verification_string: string }> {
  const member = await newMember(server.url);
  const mail = await mailbox.next(addressOf(member), 'Confirm');
  return { ...member, verification_string: tokenIn(mail.text) };
}
const actionsOf = async ({ user_id }: Member) =>
  (await pool.query('select action from audit_rows where user_id = $1 order by audit_id', [user_id])).rows.map(
    ({ action }) => action,
  );
const entersWith = async (member: Member, typed: string) =>
  (await new Browser(server.url).post('/api/login', { username: member.username, password: typed })).status === 200;

describe('confirming an address', () => {
  test('works once, by the link that was mailed at sign-up', async () => {
    const ada = await newcomer();
    expect(await ada.api.loggedInUser()).toMatchObject({ verified: false });
    const { verification_string } = ada;
    expect(await ada.api.verify({ body: { verification_string } })).toEqual({ done: true });
    expect(await ada.api.loggedInUser()).toMatchObject({ verified: true });
    await expect(ada.api.verify({ body: { verification_string } })).rejects.toMatchObject(usedUp);
    expect(await actionsOf(ada)).toEqual(['sign_up', 'email_verified']);
  });

  test('needs the last link that was sent', async () => {
    const ada = await newcomer();
    await ada.api.sendVerification();
    const later = tokenIn((await mailbox.next(addressOf(ada), 'Confirm')).text);
    await expect(ada.api.verify({ body: ada })).rejects.toMatchObject({ status: 400 });
    const { verification_string } = ada;
    await expect(ada.api.verify({ body: { verification_string } })).rejects.toMatchObject(usedUp);
    await ada.api.verify({ body: { verification_string: later } });
    expect(await ada.api.loggedInUser()).toMatchObject({ verified: true });
  });

  test('until then nothing is uploaded, and studying is free', async () => {
    const ada = await newcomer();
    await expect(ada.api.changePicture({ body: { image: null } })).rejects.toMatchObject(refused(403, 'NOT_VERIFIED'));
    expect(await ada.api.topicDecks({ query: {} })).not.toEqual([]);
    await ada.api.verify({ body: { verification_string: ada.verification_string } });
    expect(await ada.api.changePicture({ body: { image: null } })).toMatchObject({ user_picture: null });
  });

  test('the site says that mails leave it', async () => {
    expect(await (await newcomer()).api.site()).toEqual({ google: false, has_mail: true });
  });
});

describe('S17 a link', () => {
  test('has 256 bits, and only their hash is stored', async () => {
    const { verification_string, user_id } = await newcomer();
    expect(Buffer.from(verification_string, 'base64url')).toHaveLength(32);
    const { rows } = await pool.query('select t::text as row from one_time_tokens t where user_id = $1', [user_id]);
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(verification_string);
    expect(rows[0].row).not.toContain(Buffer.from(verification_string, 'base64url').toString('hex'));
  });

  test('is used by one of ten who come at once', async () => {
    const ada = await newcomer();
    const { verification_string } = ada;
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => ada.api.verify({ body: { verification_string } })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('does for no other purpose than its own', async () => {
    const ada = await newcomer();
    const token = ada.verification_string;
    const reset = ada.api.resetPassword({ body: { reset_string: token, new_password: 'another long password' } });
    await expect(reset).rejects.toMatchObject(usedUp);
    await expect(ada.api.revertEmailChange({ body: { reversion_string: token } })).rejects.toMatchObject(usedUp);
    await ada.api.verify({ body: { verification_string: token } });
  });

  test('runs out', async () => {
    const ada = await newcomer();
    const links = server.app.get(OneTimeLinks);
    const reset_string = await links.mint(pool, 'reset_password', ada.user_id, {}, 1);
    await pool.query(`update one_time_tokens set expires_at = now() where user_id = $1`, [ada.user_id]);
    const reset = ada.api.resetPassword({ body: { reset_string, new_password: 'another long password' } });
    await expect(reset).rejects.toMatchObject(usedUp);
    await expect(ada.api.verify({ body: { verification_string: ada.verification_string } })).rejects.toMatchObject(
      usedUp,
    );
  });

  test.each([
    ['verify', 48],
    ['reset_password', 1],
    ['change_email', 48],
    ['revert_email', 7 * 24],
  ])('%s is valid for %i hours', async (purpose, hours) => {
    const ada = await newcomer();
    await ada.api.forgotPassword({ body: { email: addressOf(ada) } });
    await mailbox.next(addressOf(ada), 'new password');
    const email = `new-${addressOf(ada)}`;
    await ada.api.changeEmail({ body: { email, password } });
    const mail = await mailbox.next(email, 'Confirm');
    if (purpose === 'revert_email') await ada.api.verify({ body: { verification_string: tokenIn(mail.text) } });
    const { rows } = await pool.query(
      `select extract(epoch from expires_at - created_at)::int / 3600 as hours from one_time_tokens
       where user_id = $1 and purpose = $2`,
      [ada.user_id, purpose],
    );
    expect(rows).toEqual([{ hours }]);
  });
});

/** What is asked meanwhile is asked of a database in which nobody can look a user up. */
async function whileUsersAreLocked<T>(ask: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table users in access exclusive mode');
    return await ask();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const forget = (email: string) => new Browser(server.url).post('/api/forgot_password', { email });

describe('a forgotten password', () => {
  test('is set anew by a mailed link, which logs everybody out', async () => {
    const ada = await newcomer();
    await ada.api.forgotPassword({ body: { email: addressOf(ada) } });
    const mail = await mailbox.next(addressOf(ada), 'new password');
    expect(mail.text).toContain('\nhttp://school.example/reset_password/');
    const reset_string = tokenIn(mail.text);
    const new_password = 'another long password';
    await ada.api.resetPassword({ body: { reset_string, new_password } });
    await expect(ada.api.loggedInUser()).rejects.toMatchObject(refused(401, 'NOT_LOGGED_IN'));
    expect([await entersWith(ada, password), await entersWith(ada, new_password)]).toEqual([false, true]);
    await mailbox.next(addressOf(ada), 'Your password was changed');
    await expect(ada.api.resetPassword({ body: { reset_string, new_password } })).rejects.toMatchObject(usedUp);
    const actions = ['sign_up', 'password_reset_asked', 'password_reset', 'log_in_failed', 'log_in'];
    expect(await actionsOf(ada)).toEqual(actions);
  });

  test('S18 is not set to a common one, and the link stays good', async () => {
    const ada = await newcomer();
    await forget(addressOf(ada));
    const reset_string = tokenIn((await mailbox.next(addressOf(ada), 'new password')).text);
    const common = ada.api.resetPassword({ body: { reset_string, new_password: 'Passw0rd123' } });
    await expect(common).rejects.toMatchObject(refused(400, 'PASSWORD_COMMON'));
    const own = ada.api.resetPassword({ body: { reset_string, new_password: addressOf(ada) } });
    await expect(own).rejects.toMatchObject(refused(400, 'PASSWORD_COMMON'));
    await ada.api.resetPassword({ body: { reset_string, new_password: 'another long password' } });
  });

  test('the other links for a password are void then', async () => {
    const ada = await newcomer();
    const links = server.app.get(OneTimeLinks);
    const [first, second] = [
      await links.mint(pool, 'reset_password', ada.user_id, {}, 1),
      await links.mint(pool, 'reset_password', ada.user_id, {}, 1),
    ];
    await ada.api.resetPassword({ body: { reset_string: first, new_password: 'another long password' } });
    const again = ada.api.resetPassword({ body: { reset_string: second, new_password: 'a third long password' } });
    await expect(again).rejects.toMatchObject(usedUp);
  });

  test('S16 known and unknown addresses get the same answer, before anybody looks which is which', async () => {
    const ada = await newcomer();
    const answers = await whileUsersAreLocked(async () => [
      await forget(addressOf(ada)),
      await forget(`nobody-${addressOf(ada)}`),
    ]);
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: { done: true } });
    await mailbox.next(addressOf(ada), 'new password');
  });

  test('an unknown address gets no mail, and nothing is stored of it', async () => {
    await forget('nobody@example.org');
    const ada = await newcomer();
    await forget(addressOf(ada));
    // Jobs are done in their order: the one before is through.
    await mailbox.next(addressOf(ada), 'new password');
    expect(mailbox.mails.filter(({ to }) => to === 'nobody@example.org')).toEqual([]);
    const { rowCount } = await pool.query(`select from outbox_mails where recipient = 'nobody@example.org'`);
    expect(rowCount).toBe(0);
  });

  test('a link leads where this server is, whatever the request says', async () => {
    const ada = await newcomer();
    await fetch(`${server.url}/api/forgot_password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
      body: JSON.stringify({ email: addressOf(ada) }),
    });
    expect((await mailbox.next(addressOf(ada), 'new password')).text).not.toContain('evil.example');
  });
});

/** Changes an address and gives the secret that takes it back. */
const moved = async (ada: Member, from: string, to: string) => {
  expect(await ada.api.changeEmail({ body: { email: to, password } })).toEqual({ is_changed: false });
  await ada.api.verify({ body: { verification_string: tokenIn((await mailbox.next(to, 'Confirm')).text) } });
  return tokenIn((await mailbox.next(from, 'was changed')).text);
};

test('S59 ADMIN_EMAIL makes nobody admin who cannot read the mails that go there', async () => {
  const email = 'head@school.example';
  const smtp = { url: mailbox.url, from: 'noreply@school.example' };
  const options = { smtp, publicUrl: 'http://school.example', adminEmail: 'Head@school.example' };
  const school = await runningApp({ ...options, runsJobs: true });
  const stranger = new Browser(school.url);
  expect(await stranger.signUp('stranger', { email })).toMatchObject({ status: 201, body: { is_admin: false } });
  const { text } = await mailbox.next(email, 'Confirm');
  const { databaseUrl } = school.options;
  const restarted = await runningApp({ ...options, databaseUrl });
  expect(await stranger.get('/api/logged_in_user')).toMatchObject({ body: { is_admin: false } });
  await restarted.close();

  const verification_string = tokenIn(text);
  expect(await new Browser(school.url).post('/api/verify', { verification_string })).toMatchObject({ status: 200 });
  expect(await stranger.get('/api/logged_in_user')).toMatchObject({ body: { is_admin: true, verified: true } });
  const { rows } = await school.app.get<pg.Pool>(DATABASE_POOL).query(`select detail from audit_rows where action = 'admin_made'`); // prettier-ignore
  expect(rows).toEqual([{ detail: { by: 'ADMIN_EMAIL' } }]);
  await school.close();
});

describe('another address', () => {
  test('counts once it is confirmed there, and the old one hears of it', async () => {
    const ada = await newcomer();
    const email = `moved-${addressOf(ada)}`;
    await ada.api.changeEmail({ body: { email, password } });
    const mail = await mailbox.next(email, 'Confirm');
    expect(await ada.api.loggedInUser()).toMatchObject({ email: addressOf(ada), verified: false });
    await ada.api.verify({ body: { verification_string: tokenIn(mail.text) } });
    expect(await ada.api.loggedInUser()).toMatchObject({ email, verified: true });
    const notice = await mailbox.next(addressOf(ada), 'was changed');
    expect(notice.text).toContain(email);
    expect(notice.text).toContain('http://school.example/revert_email_change/');
    expect(await actionsOf(ada)).toEqual(['sign_up', 'email_changed']);
  });

  test('needs the password', async () => {
    const ada = await newcomer();
    for (const body of [{ email: 'x@example.org', password: 'not the password' }, { email: 'x@example.org' }]) {
      await expect(ada.api.changeEmail({ body })).rejects.toMatchObject(refused(403, 'WRONG_PASSWORD'));
    }
    expect(await actionsOf(ada)).toEqual(['sign_up', 'proof_failed', 'proof_failed']);
  });

  test('is taken back by the old one, which logs everybody out and gets a link for a new password', async () => {
    const ada = await newcomer();
    const reversion_string = await moved(ada, addressOf(ada), `thief-${addressOf(ada)}`);
    await ada.api.revertEmailChange({ body: { reversion_string } });
    await expect(ada.api.loggedInUser()).rejects.toMatchObject(refused(401, 'NOT_LOGGED_IN'));
    const reset_string = tokenIn((await mailbox.next(addressOf(ada), 'new password')).text);
    await ada.api.resetPassword({ body: { reset_string, new_password: 'another long password' } });
    await ada.api.logIn({ body: { username: addressOf(ada), password: 'another long password' } });
    await expect(ada.api.revertEmailChange({ body: { reversion_string } })).rejects.toMatchObject(usedUp);
  });

  test('whose address is older wins: a thief who moves on, or resets the password, cannot keep the account', async () => {
    const ada = await newcomer();
    const [own, first, second] = [addressOf(ada), `one-${addressOf(ada)}`, `two-${addressOf(ada)}`];
    const ofOwner = await moved(ada, own, first);
    const ofThief = await moved(ada, first, second);
    await ada.api.forgotPassword({ body: { email: second } });
    const reset_string = tokenIn((await mailbox.next(second, 'new password')).text);
    await ada.api.resetPassword({ body: { reset_string, new_password: 'the password of a thief' } });
    await ada.api.revertEmailChange({ body: { reversion_string: ofOwner } });
    await expect(ada.api.revertEmailChange({ body: { reversion_string: ofThief } })).rejects.toMatchObject(usedUp);
    const { rows } = await pool.query('select email, verified from users where user_id = $1', [ada.user_id]);
    expect(rows).toEqual([{ email: own, verified: true }]);
  });

  test('the thief taking back their own step leaves the owner theirs', async () => {
    const ada = await newcomer();
    const [own, first, second] = [addressOf(ada), `one-${addressOf(ada)}`, `two-${addressOf(ada)}`];
    const ofOwner = await moved(ada, own, first);
    const ofThief = await moved(ada, first, second);
    await ada.api.revertEmailChange({ body: { reversion_string: ofThief } });
    await ada.api.revertEmailChange({ body: { reversion_string: ofOwner } });
    const { rows } = await pool.query('select email from users where user_id = $1', [ada.user_id]);
    expect(rows).toEqual([{ email: own }]);
  });

  test('an address that may be taken back is kept for its owner', async () => {
    const ada = await newcomer();
    await moved(ada, addressOf(ada), `kept-${addressOf(ada)}`);
    const squatter = await new Browser(server.url).signUp(`squat-${ada.user_id}`, { email: addressOf(ada) });
    expect(squatter).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  });

  test('of two who want the same address, the first to confirm has it', async () => {
    const [ada, bob] = [await newcomer(), await newcomer()];
    const email = `wanted-${addressOf(ada)}`;
    const tokens = [];
    for (const one of [ada, bob]) {
      await one.api.changeEmail({ body: { email, password } });
      tokens.push(tokenIn((await mailbox.next(email, 'Confirm')).text));
    }
    const both = await Promise.allSettled(
      tokens.map((verification_string) => ada.api.verify({ body: { verification_string } })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused(409, 'EMAIL_TAKEN') });
    await expect(ada.api.changeEmail({ body: { email: addressOf(bob), password } })).rejects.toMatchObject({
      status: 409,
    });
  });

  test('where no mail leaves the server, is changed at once, and admins find the way back in the outbox', async () => {
    const quiet = await runningApp();
    const ada = await newMember(quiet.url);
    const body = { email: 'new@example.org', password };
    expect(await ada.api.changeEmail({ body })).toEqual({ is_changed: true });
    expect(await ada.api.loggedInUser()).toMatchObject({ email: 'new@example.org', verified: false });
    const own = quiet.app.get<pg.Pool>(DATABASE_POOL);
    const { rows } = await own.query('select recipient, body from outbox_mails');
    expect(rows).toEqual([
      { recipient: addressOf(ada), body: expect.stringContaining(`${quiet.url}/revert_email_change/`) },
    ]);
    await ada.api.revertEmailChange({ body: { reversion_string: tokenIn(rows[0].body) } });
    expect(await ada.api.site()).toEqual({ google: false, has_mail: false });
    await quiet.close();
  });
});

test('S34 what is written down names no link, password or address', async () => {
  const { rows } = await pool.query('select detail::text from audit_rows');
  const details = rows.map(({ detail }) => detail).join('\n');
  expect(details).not.toMatch(/[\w-]{43}|@|password |long password/);
  for (const { detail } of rows) expect(detail).not.toMatch(/\\n|\\r|\n/);
});
