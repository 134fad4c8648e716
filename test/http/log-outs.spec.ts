import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { OneTimeLinks } from '../../apps/server/src/accounts/one-time-links.ts';
import { SessionsService } from '../../apps/server/src/accounts/sessions.service.ts';
import { type RunningApp, runningApp } from '../../apps/server/src/create-app.fixture.ts';
import { DATABASE_POOL } from '../../apps/server/src/database/pool.ts';
import { Person } from '../bots/person.ts';
import { ScreenBot } from '../bots/screen-bot.ts';

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
  const hangUp = Promise.withResolvers<number>();
  screen.socket.once('disconnect', () => hangUp.resolve(Date.now()));
  return { api, person, screen, hungUpAt: hangUp.promise };
}

type Browser = Awaited<ReturnType<typeof withScreen>>;

/** REST is refused, and the socket is closed within a second. */
async function expectGone({ api, hungUpAt }: Browser, since: number): Promise<void> {
  expect((await hungUpAt) - since).toBeLessThan(1000);
  await expect(api.loggedInUser()).rejects.toMatchObject({ status: 401 });
}

async function expectThere({ api, screen }: Browser): Promise<void> {
  await screen.resume();
  expect(screen.socket.connected).toBe(true);
  await api.loggedInUser();
}

describe('S4 everybody else is logged out, sockets and all, within a second', () => {
  test('when the password is changed: this browser stays, with a new token', async () => {
    const { here, elsewhere } = await twoBrowsers();
    const old = here.person.cookie;
    const since = Date.now();
    await here.api.changePassword({ body: { password, new_password } });
    await expectGone(elsewhere, since);
    await expectThere(here);
    expect(here.person.cookie).not.toBe(old);
    const stolen = await fetch(`${server.url}/api/logged_in_user`, { headers: { cookie: old } });
    expect(stolen.status).toBe(401);
  });

  test('when the password is set anew by a mailed link: this browser too', async () => {
    const { here, elsewhere, user_id } = await twoBrowsers();
    const reset_string = await server.app.get(OneTimeLinks).mint(pool, 'reset_password', user_id, {}, 1);
    const since = Date.now();
    await new Person(server.url).api.resetPassword({ body: { reset_string, new_password } });
    await expectGone(here, since);
    await expectGone(elsewhere, since);
  });

  test('when a change of address is taken back', async () => {
    const { here, user_id } = await twoBrowsers();
    const data = { email: 'before@example.org' };
    const reversion_string = await server.app.get(OneTimeLinks).mint(pool, 'revert_email', user_id, data, 1);
    const since = Date.now();
    await new Person(server.url).api.revertEmailChange({ body: { reversion_string } });
    await expectGone(here, since);
  });

  test('when sessions end from the server: suspended, or leaving', async () => {
    const { here, elsewhere, user_id } = await twoBrowsers();
    const since = Date.now();
    await server.app.get(SessionsService).endAll(user_id);
    await expectGone(here, since);
    await expectGone(elsewhere, since);
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
    const since = Date.now();
    await here.api.endSession({ body: { session_id } });
    await expectGone(elsewhere, since);
    await expectThere(here);
    await expect(here.api.endSession({ body: { session_id } })).rejects.toMatchObject({ status: 404 });
  });

  test('ends all but the one that asks', async () => {
    const { here, elsewhere } = await twoBrowsers();
    const since = Date.now();
    await here.api.endOtherSessions();
    await expectGone(elsewhere, since);
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
