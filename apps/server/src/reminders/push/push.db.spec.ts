import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DeletionService } from '../../account-deletion/deletion.service.ts';
import { type Member, refused } from '../../http/api.fixture.ts';
import { Browser } from '../../http/browser.fixture.ts';
import { day, hour, type ReminderWorld, reminderWorld } from '../reminders.fixture.ts';
import { claimsOf, LocalPushService } from './push-service.fixture.ts';

/** Six in the evening in Berlin. */
const moment = Date.parse('2026-11-26T17:00:00Z');
const password = 'four words are long';

let service: LocalPushService;
let world: ReminderWorld;
let ana: Member;
beforeAll(async () => {
  service = await LocalPushService.open();
  world = await reminderWorld({ pushServices: service.options });
}, 30_000);
beforeEach(async () => {
  world.clock.at = moment - hour;
  service.pushed.length = 0;
  service.answers.clear();
  await world.database.query('update reminders set next_at = null');
  ana = await world.newLearner();
});
afterAll(async () => {
  await world.close();
  await service.close();
});

const add = (browser = service.newBrowser(), { api } = ana) => api.newReminderDevice({ body: browser });
const runAt = (at: number) => {
  world.clock.at = at;
  return world.run();
};
const endpointsOf = async ({ user_id }: Member) =>
  (await world.database.query('select endpoint from push_subscriptions where user_id = $1', [user_id])).rows.map(
    ({ endpoint }: { endpoint: string }) => endpoint,
  );
/** Another log-in of somebody's. */
async function elsewhere({ username }: Member): Promise<Browser> {
  const browser = new Browser(world.server.url);
  expect(await browser.post('/api/login', { username, password })).toMatchObject({ status: 200 });
  return browser;
}

describe('a notification', () => {
  test('says what is due, to this browser only, in its language', async () => {
    const browser = service.newBrowser('ar');
    expect(await add(browser)).toMatchObject({
      devices: [{ is_current: true, created_at: moment - hour, user_agent: expect.anything() }],
    });
    await runAt(moment);
    const [{ headers, message }] = service.sentTo(browser) as [ReturnType<typeof service.sentTo>[0]];
    expect(message).toEqual({ title: '3 كلمات مستحقّة', body: 'نحو دقيقة واحدة', lang: 'ar', dir: 'rtl' });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400', topic: 'reminder' });
    const { push_key } = await ana.api.reminders();
    expect(claimsOf(headers)).toMatchObject({ aud: service.url, sub: 'https://school.example', key: push_key });
    expect(world.mailsTo(ana)).toEqual([]);
  });

  test('speaks the language that was chosen in the settings before that of the browser', async () => {
    const browser = service.newBrowser('ar');
    await add(browser);
    await ana.api.changeSettings({ body: { interface_language: 'es' } });
    await runAt(moment);
    expect(service.sentTo(browser)).toMatchObject([{ message: { title: 'Toca repasar 3 palabras', dir: 'ltr' } }]);
  });

  test('says in which script it is, where its language has two', async () => {
    const browser = service.newBrowser('zh');
    await add(browser);
    await runAt(moment);
    expect(service.sentTo(browser)).toMatchObject([{ message: { lang: 'zh-Hans', dir: 'ltr' } }]);
  });

  test('comes once a day on every device, and beside a mail', async () => {
    const [here, there] = [service.newBrowser(), service.newBrowser()];
    await add(here);
    expect(await (await elsewhere(ana)).post('/api/reminders', there)).toMatchObject({ status: 200 });
    await ana.api.changeReminders({ body: { by_mail: true } });
    await runAt(moment);
    await runAt(moment + 60_000);
    expect([here, there].map((browser) => service.sentTo(browser).length)).toEqual([1, 1]);
    expect(world.mailsTo(ana)).toHaveLength(1);
  });

  test.each([404, 410])('that nobody wants any more (%i) removes the browser', async (status) => {
    const browser = service.newBrowser();
    await add(browser);
    service.answers.set(new URL(browser.endpoint).pathname, { status });
    await runAt(moment);
    expect(await ana.api.reminders()).toMatchObject({ devices: [] });
  });

  test.each([413, 429, 500])(
    'that the push service refuses for now (%i) is not sent again that day',
    async (status) => {
      const browser = service.newBrowser();
      await add(browser);
      service.answers.set(new URL(browser.endpoint).pathname, { status });
      await runAt(moment);
      await runAt(moment + 300_000);
      expect(service.sentTo(browser)).toHaveLength(1);
      expect(await endpointsOf(ana)).toHaveLength(1);
      service.answers.clear();
      await runAt(moment + day);
      expect(service.sentTo(browser)).toHaveLength(1);
    },
  );

  test('is led nowhere else', async () => {
    const [browser, other] = [service.newBrowser(), service.newBrowser()];
    await add(browser);
    service.answers.set(new URL(browser.endpoint).pathname, { status: 307, location: other.endpoint });
    await runAt(moment);
    expect([service.sentTo(browser).length, service.sentTo(other).length]).toEqual([1, 0]);
  });

  test('of an address that was known once, and is not any more, is not sent', async () => {
    const unknown = await LocalPushService.open();
    const { endpoint } = unknown.newBrowser();
    await add();
    await world.database.query('update push_subscriptions set endpoint = $2 where user_id = $1', [
      ana.user_id,
      endpoint,
    ]);
    await runAt(moment);
    expect([service.pushed, unknown.pushed]).toEqual([[], []]);
    await unknown.close();
  });
});

describe('a browser is added', () => {
  test('in place of what it had before, also when somebody else was logged in there', async () => {
    const browser = service.newBrowser();
    const luis = await world.newLearner();
    await add(browser);
    await add(service.newBrowser());
    expect(await endpointsOf(ana)).toHaveLength(1);
    await add(browser);
    await add(browser, luis);
    expect([await endpointsOf(ana), await endpointsOf(luis)]).toEqual([[], [browser.endpoint]]);
  });

  test('ten times by an account, and then one is to be removed first', async () => {
    for (let devices = 0; devices < 10; devices++) {
      const browser = await elsewhere(ana);
      expect(await browser.post('/api/reminders', service.newBrowser())).toMatchObject({ status: 200 });
    }
    await expect(add()).rejects.toMatchObject(refused(409, 'DEVICES_FULL', { most: 10 }));
    const { devices } = await ana.api.reminders();
    await ana.api.deleteReminderDevice({ body: { subscription_id: devices[0]!.subscription_id } });
    expect((await add()).devices).toHaveLength(10);
  }, 30_000);

  test.each(['https://evil.example/push', 'http://169.254.169.254/latest/meta-data', 'file:///etc/passwd'])(
    'not at %s, which is no push service',
    async (endpoint) => {
      const browser = { ...service.newBrowser(), endpoint };
      await expect(add(browser)).rejects.toMatchObject(refused(400, 'PUSH_UNKNOWN'));
    },
  );

  test.each([
    { endpoint: 'nowhere' },
    { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1000)}` },
    { keys: { p256dh: 'short', auth: 'a'.repeat(22) } },
    { keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(23) } },
    { language: 'tlh' },
  ])('not with %j', async (wrong) => {
    const browser = { ...service.newBrowser(), ...wrong } as Parameters<typeof add>[0];
    await expect(add(browser)).rejects.toMatchObject(refused(400, 'INVALID'));
  });

  test('not of somebody else: it does not exist for them', async () => {
    const luis = await world.newLearner();
    const { devices } = await add();
    const body = { subscription_id: devices[0]!.subscription_id };
    await expect(luis.api.deleteReminderDevice({ body })).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    expect(await endpointsOf(ana)).toHaveLength(1);
  });

  test('and is told in the download without its address and keys', async () => {
    const browser = service.newBrowser();
    await add(browser);
    const { tables } = await ana.api.exportData();
    expect(tables.push_subscriptions).toMatchObject([{ language: 'en' }]);
    const text = JSON.stringify(tables);
    expect([browser.endpoint, browser.keys.auth, browser.keys.p256dh].filter((secret) => text.includes(secret))).toEqual([]);
  }); // prettier-ignore
});

describe('nothing comes any more', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['after logging out', () => ana.api.logOut({ body: {} })],
    ['after being logged out from elsewhere', async () => (await elsewhere(ana)).send('DELETE', '/api/sessions')],
    [
      'after the password was changed elsewhere',
      async () =>
        (await elsewhere(ana)).send(
          'PUT',
          '/api/password',
          JSON.stringify({ password, new_password: 'five words are even longer' }),
          { 'content-type': 'application/json' },
        ),
    ],
    ['after asking for the deletion of the account', () => ana.api.deleteUser({ body: { password } })],
  ])('%s', async (_, end) => {
    const browser = service.newBrowser();
    await add(browser);
    await end();
    expect(await endpointsOf(ana)).toEqual([]);
    await runAt(moment);
    expect(service.sentTo(browser)).toEqual([]);
  });

  test('when the log-in has run out', async () => {
    const browser = service.newBrowser();
    await add(browser);
    await world.database.query('update account_sessions set expires_at = now() where user_id = $1', [ana.user_id]);
    await runAt(moment);
    expect(service.sentTo(browser)).toEqual([]);
  });

  test('and nothing is left of an account that is deleted', async () => {
    await add();
    await ana.api.deleteUser({ body: { password } });
    await world.database.query(`update users set deletion_asked_at = now() - interval '15 days' where user_id = $1`, [
      ana.user_id,
    ]);
    await world.server.app.get(DeletionService).purgeDue();
    const { rows } = await world.database.query('select from reminders where user_id = $1', [ana.user_id]);
    expect(rows).toEqual([]);
  });
});
