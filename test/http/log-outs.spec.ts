import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { OneTimeLinks } from '../../apps/server/src/accounts/links/one-time-links.ts';
import { SessionsService } from '../../apps/server/src/accounts/sessions/sessions.service.ts';
import { type RunningApp, runningApp } from '../../apps/server/src/create-app.fixture.ts';
import { DATABASE_POOL } from '../../apps/server/src/database/pool.ts';
import { Person } from '../bots/person.ts';
import { type Identity, ScreenBot } from '../bots/screen-bot.ts';

let server: RunningApp;
let pool: pg.Pool;
const open: ScreenBot[] = [];
beforeAll(async () => {
  server = await runningApp();
  pool = server.app.get(DATABASE_POOL);
});
afterAll(async () => {
  open.forEach((screen) => screen.close());
  await server.close();
});

const password = 'four words are long';
const new_password = 'five words are even longer';

/** Somebody logged in here and elsewhere, with a host's screen in both browsers. */
async function twoBrowsers() {
  const here = await Person.signedUp(server.url);
  const { username, user_id } = await here.api.loggedInUser();
  const elsewhere = new Person(server.url);
  await elsewhere.api.logIn({ body: { username, password } });
  const live = await here.openLive();
  return {
    user_id,
    username,
    here: await withScreen(here, live.pin),
    elsewhere: await withScreen(elsewhere, live.pin),
  };
}

async function withScreen(person: Person, pin: string) {
  const screen = new ScreenBot(server.url, { pin, role: 'host' }, { cookie: person.cookie });
  open.push(screen);
  await screen.connected();
  await screen.resume();
  const { api } = person;
  const hungUp = new Promise((resolve) => screen.socket.once('disconnect', resolve));
  return { api, person, screen, hungUp };
}

type Browser = Awaited<ReturnType<typeof withScreen>>;

/** REST is refused, and the server has hung up: a socket that it forgets stays connected for as long as a test may take. */
async function expectGone({ api, hungUp }: Browser): Promise<void> {
  await hungUp;
  await expect(api.loggedInUser()).rejects.toMatchObject({ status: 401 });
}

async function expectThere({ api, screen }: Browser): Promise<void> {
  await screen.resume();
  expect(screen.socket.connected).toBe(true);
  await api.loggedInUser();
}

describe('S4 everybody else is logged out, sockets and all', () => {
  test('when the password is changed: this browser stays, with a new token', async () => {
    const { here, elsewhere } = await twoBrowsers();
    const old = here.person.cookie;
    await here.api.changePassword({ body: { password, new_password } });
    await expectGone(elsewhere);
    await expectThere(here);
    expect(here.person.cookie).not.toBe(old);
    const stolen = await fetch(`${server.url}/api/logged_in_user`, { headers: { cookie: old } });
    expect(stolen.status).toBe(401);
  });

  test('when the password is set anew by a mailed link: this browser too', async () => {
    const { here, elsewhere, user_id } = await twoBrowsers();
    const reset_string = await server.app.get(OneTimeLinks).mint(pool, 'reset_password', user_id, {}, 1);
    await new Person(server.url).api.resetPassword({ body: { reset_string, new_password } });
    await expectGone(here);
    await expectGone(elsewhere);
  });

  test('when a change of address is taken back', async () => {
    const { here, user_id } = await twoBrowsers();
    const data = { email: 'before@example.org' };
    const reversion_string = await server.app.get(OneTimeLinks).mint(pool, 'revert_email', user_id, data, 1);
    await new Person(server.url).api.revertEmailChange({ body: { reversion_string } });
    await expectGone(here);
  });

  test('when sessions end from the server: suspended, or leaving', async () => {
    const { here, elsewhere, user_id } = await twoBrowsers();
    await server.app.get(SessionsService).endAll(user_id);
    await expectGone(here);
    await expectGone(elsewhere);
  });

  test.each(['suspended_at', 'deletion_asked_at'])(
    'a session that is still there does not count with %s',
    async (state) => {
      const { here, elsewhere, user_id } = await twoBrowsers();
      await pool.query(`update users set ${state} = now() where user_id = $1`, [user_id]);
      for (const { api } of [here, elsewhere]) {
        await expect(api.loggedInUser()).rejects.toMatchObject({ status: 401 });
      }
      const late = new ScreenBot(server.url, { pin: '000000', role: 'host' }, { cookie: here.person.cookie });
      open.push(late);
      await expect(late.connected()).rejects.toThrow();
    },
  );
});

const resetPassword = async (user_id: number) => {
  const reset_string = await server.app.get(OneTimeLinks).mint(pool, 'reset_password', user_id, {}, 1);
  return new Person(server.url).api.resetPassword({ body: { reset_string, new_password } });
};
const suspend = async (user_id: number) => {
  const admin = await Person.signedUp(server.url);
  const { username } = await admin.api.loggedInUser();
  await pool.query('update users set is_admin = true where username = $1', [username]);
  await admin.api.adminUser({ body: { user_id, action: 'suspend', reason: 'A test' } });
};
const connect = async (identity: Identity, cookie?: string) => {
  const bot = new ScreenBot(server.url, identity, cookie === undefined ? {} : { cookie });
  open.push(bot);
  await bot.connected();
  const gone = new Promise((resolve) => bot.socket.once('disconnect', resolve));
  return { bot, gone };
};
const screensOf = (live_id: number, host_token: string) =>
  fetch(`${server.url}/api/live/${live_id}/screens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${host_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'host' }),
  });
const reportOf = (live_id: number, host_token: string) =>
  fetch(`${server.url}/api/live/${live_id}/report`, { headers: { authorization: `Bearer ${host_token}` } });

/** How it ends, at the hands of somebody whose `user_id` it is. */
const ends: [string, (who: Person, user_id: number) => Promise<unknown>][] = [
  ['a log-out', (who) => who.api.logOut({ body: {} })],
  ['a password that is set anew', (_, user_id) => resetPassword(user_id)],
  ['a suspension', (_, user_id) => suspend(user_id)],
  ['leaving for good', (who) => who.api.deleteUser({ body: { password } })],
];

describe('S3 S4 whatever ends the log-in of a host or of a player', () => {
  test.each(ends)('%s ends the host tokens it gave, and those that came of them, sockets and all', async (_, end) => {
    const host = await Person.signedUp(server.url);
    const { user_id } = await host.api.loggedInUser();
    const { live_id, pin, host_token } = await host.openLive();
    // On a computer where nobody is logged in, a token does all that the host may, and gives others.
    const second = ((await (await screensOf(live_id, host_token)).json()) as { host_token: string }).host_token;
    expect((await reportOf(live_id, second)).status).toBe(200);
    const screens = await Promise.all([
      connect({ pin, host_token: second, role: 'host' }),
      connect({ pin, host_token, role: 'projector' }),
      connect({ pin, host_token, role: 'host' }, host.cookie),
    ]);
    await end(host, user_id);
    await Promise.all(screens.map(({ gone }) => gone));
    for (const token of [host_token, second]) {
      expect((await reportOf(live_id, token)).status).toBe(401);
      expect((await screensOf(live_id, token)).status).toBe(401);
      await expect(connect({ pin, host_token: token, role: 'host' })).rejects.toThrow(/BAD_TOKEN|ENDED/);
    }
  });

  test.each(ends)('%s ends the seat of an account: it goes on as that of a guest', async (_, end) => {
    const host = await Person.signedUp(server.url);
    const { live_id, pin, host_token } = await host.openLive({ questions: 2, seconds: null });
    const { bot: control } = await connect({ pin, host_token, role: 'host' });
    const pupil = await Person.signedUp(server.url, 'learner');
    const { user_id } = await pupil.api.loggedInUser();
    const { bot, gone } = await connect({ pin }, pupil.cookie);
    const { seat_token } = await bot.must('join', { name: 'Ada' });
    const { bot: newcomer, gone: newcomerGone } = await connect({ pin }, pupil.cookie);
    const { bot: guest } = await connect({ pin });
    await guest.must('join', { name: 'Ben' });
    await control.must('start');
    await control.sees('open', 1);
    await end(pupil, user_id);
    await Promise.all([gone, newcomerGone]);
    expect([newcomer, guest].map(({ socket }) => socket.connected)).toEqual([false, true]);
    const { bot: back } = await connect({ pin, seat_token }, pupil.cookie);
    await back.must('answer', { question: 1, option: 0 });
    const { rows } = await pool.query('select person_id, seat_id from answers where live_id = $1', [live_id]);
    expect(rows).toEqual([{ person_id: null, seat_id: 1 }]);
  });

  test('a host who changes the password keeps this browser, and no token that was given out before', async () => {
    const { here, elsewhere } = await twoBrowsers();
    const { live_id, pin } = (await here.api.myLive())!;
    const byHere = await here.api.liveScreen({ params: { live_id }, body: { role: 'host' } });
    const { gone } = await connect({ pin, host_token: byHere.host_token, role: 'host' });
    await here.api.changePassword({ body: { password, new_password } });
    await gone;
    await expectGone(elsewhere);
    await expectThere(here);
    expect((await reportOf(live_id, byHere.host_token)).status).toBe(401);
    const fresh = await here.api.liveScreen({ params: { live_id }, body: { role: 'host' } });
    await (await connect({ pin, host_token: fresh.host_token, role: 'host' })).bot.resume();
  });

  test('a log-out in one browser leaves the tokens of another one alone', async () => {
    const { here, elsewhere } = await twoBrowsers();
    const { live_id, pin } = (await here.api.myLive())!;
    const { host_token } = await elsewhere.api.liveScreen({ params: { live_id }, body: { role: 'projector' } });
    const { bot } = await connect({ pin, host_token, role: 'projector' });
    await here.api.logOut({ body: {} });
    await here.hungUp;
    await bot.resume();
    await expectThere(elsewhere);
  });
});

describe('the list of sessions', () => {
  test('tells where one is logged in, and ends one of them, sockets and all', async () => {
    const { here, elsewhere } = await twoBrowsers();
    const sessions = await here.api.sessions();
    for (const { created_at, last_seen_at } of sessions) {
      expect([created_at, last_seen_at].every(Number.isInteger)).toBe(true);
    }
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1);
    for (const { created_at, last_seen_at } of sessions) {
      expect(Math.abs(Date.now() - created_at)).toBeLessThan(60_000);
      expect(last_seen_at).toBeGreaterThanOrEqual(created_at);
    }
    const { session_id } = sessions.find(({ is_current }) => !is_current)!;
    await here.api.endSession({ body: { session_id } });
    await expectGone(elsewhere);
    await expectThere(here);
    await expect(here.api.endSession({ body: { session_id } })).rejects.toMatchObject({ status: 404 });
  });

  test('ends all but the one that asks', async () => {
    const { here, elsewhere } = await twoBrowsers();
    await here.api.endOtherSessions();
    await expectGone(elsewhere);
    await expectThere(here);
    expect(await here.api.sessions()).toEqual([expect.objectContaining({ is_current: true })]);
  });

  test('S21 the session of somebody else does not exist, and goes on', async () => {
    const { here } = await twoBrowsers();
    const stranger = await Person.signedUp(server.url);
    const [session] = await here.api.sessions();
    const { session_id } = session!;
    await expect(stranger.api.endSession({ body: { session_id } })).rejects.toMatchObject({ status: 404 });
    await expectThere(here);
  });
});
