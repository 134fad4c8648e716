import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Member, newMember, refused } from '../http/api.fixture.ts';
import { Browser } from '../http/browser.fixture.ts';
import { DueReminders } from './due-reminders.ts';
import { runningApp } from '../create-app.fixture.ts';
import { addressOf, day, hour, minute, type ReminderWorld, reminderWorld, study } from './reminders.fixture.ts';

/** Six in the evening in Berlin, on Thursday, 26 November 2026. */
const moment = Date.parse('2026-11-26T17:00:00Z');

let world: ReminderWorld;
let ana: Member;
beforeAll(async () => {
  world = await reminderWorld();
}, 30_000);
beforeEach(async () => {
  world.clock.at = moment - hour;
  await world.database.query('update reminders set next_at = null');
  ana = await world.newLearner();
});
afterAll(() => world.close());

const wish = (change: object = { by_mail: true }, { api } = ana) => api.changeReminders({ body: change });
const nextOf = async ({ user_id }: Member) =>
  (
    await world.database.query<{ next_at: Date | null }>('select next_at from reminders where user_id = $1', [user_id])
  ).rows[0]?.next_at?.getTime() ?? null;
/** The mails that somebody gets when the job runs at a moment. */
async function mailsAt(at: number, who = ana): Promise<string[]> {
  world.clock.at = at;
  await world.run();
  return world.mailsTo(who);
}

describe('reminders', () => {
  test('are off until they are wished', async () => {
    expect(await ana.api.reminders()).toEqual({
      by_mail: false,
      mail_needs: null,
      is_mail_refused: false,
      minute: 18 * 60,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      has_stopped: false,
      push_key: expect.stringMatching(/^B[\w-]{86}$/),
      session_id: expect.any(Number),
      devices: [],
    });
    expect(await mailsAt(moment)).toEqual([]);
  });

  test('come at the time that is chosen, on the days that are', async () => {
    expect(await wish({ by_mail: true, minute: 7 * 60 + 30, weekdays: [6, 1, 6] })).toMatchObject({
      minute: 7 * 60 + 30,
      weekdays: [1, 6],
    });
    const saturday = Date.parse('2026-11-28T06:30:00Z');
    expect(await nextOf(ana)).toBe(saturday);
    expect(await mailsAt(saturday - minute)).toEqual([]);
    expect(await mailsAt(saturday)).toEqual(['3 words are due']);
    expect(await nextOf(ana)).toBe(saturday + 2 * day);
  });

  test.each([
    { minute: 1440 },
    { minute: -1 },
    { weekdays: [] },
    { weekdays: [0] },
    { weekdays: [8] },
    { minute: 1.5 },
  ])('%j is no time for them', async (body) => expect(wish(body)).rejects.toMatchObject(refused(400, 'INVALID')));

  test('by e-mail need an address that is confirmed', async () => {
    await world.database.query('update users set verified = false where user_id = $1', [ana.user_id]);
    expect(await ana.api.reminders()).toMatchObject({ mail_needs: 'confirmed_address' });
    await expect(wish()).rejects.toMatchObject(refused(403, 'NOT_VERIFIED'));
    expect(await wish({ minute: 60 })).toMatchObject({ by_mail: false, minute: 60 });
  });

  test('by e-mail need a server that sends mails', async () => {
    const silent = await runningApp();
    const { api } = await newMember(silent.url);
    expect(await api.reminders()).toMatchObject({ mail_needs: 'mail_server', push_key: null });
    await expect(api.changeReminders({ body: { by_mail: true } })).rejects.toMatchObject(refused(409, 'MAIL_MISSING'));
    await silent.close();
  }, 30_000);

  test('go with their user to another time zone', async () => {
    await wish();
    expect(await nextOf(ana)).toBe(moment);
    await ana.api.changeSettings({ body: { time_zone: 'America/Lima' } });
    expect(await nextOf(ana)).toBe(moment + 6 * hour);
    expect(await mailsAt(moment)).toEqual([]);
    expect(await mailsAt(moment + 6 * hour)).toEqual(['3 words are due']);
  });
});

describe('a reminder', () => {
  test('says what is due, leads to it, and has a way to end them in its text and its headers', async () => {
    await wish();
    world.clock.at = moment;
    await world.run();
    const mail = await world.mailbox.next(addressOf(ana.username), '3 words are due');
    const [, link] = /(https:\/\/school\.example\/unsubscribe\/[\w-]{43})\s*$/.exec(mail.text!)!;
    expect(mail.text).toContain('3 words are due, about 1 minute.\n\nhttps://school.example/today\n');
    expect(mail.html).toContain(`<a href="${link}"`);
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({
      'list-unsubscribe': `<${link}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
    expect(mail.text).not.toMatch(/streak|lose|lost|miss/i);
  });

  test('is written in the language of the interface', async () => {
    await ana.api.changeSettings({ body: { interface_language: 'ar' } });
    await wish();
    world.clock.at = moment;
    await world.run();
    const mail = await world.mailbox.next(addressOf(ana.username), 'كلمات مستحقّة');
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.text).toContain(`مرحبًا ${ana.username}،`);
  });

  test('comes once a day, however often the job runs and whatever is chosen anew', async () => {
    await wish();
    expect(await mailsAt(moment)).toHaveLength(1);
    expect(await mailsAt(moment + 5 * minute)).toEqual([]);
    await wish({ minute: 19 * 60 });
    expect(await nextOf(ana)).toBe(moment + hour);
    expect(await mailsAt(moment + hour)).toEqual([]);
    expect(await mailsAt(moment + day + hour)).toHaveLength(1);
  });

  test('comes once from two servers that look at the same moment', async () => {
    const others: Member[] = [];
    while (others.length < 12) others.push(await world.newLearner());
    for (const who of [ana, ...others]) await wish({ by_mail: true }, who);
    const second = await runningApp({
      ...world.server.options,
      databaseUrl: world.server.options.databaseUrl,
    });
    world.clock.at = moment;
    await Promise.all([world.run(), second.app.get(DueReminders).run(), world.run()]);
    expect([ana, ...others].map((who) => world.mailsTo(who).length)).toEqual(Array.from({ length: 13 }, () => 1));
    await second.close();
  }, 60_000);

  test('is not sent to whoever has studied today, and is as long as they have not', async () => {
    await wish();
    await study(world, ana);
    expect(await mailsAt(moment)).toEqual([]);
    expect(await mailsAt(moment + day)).toEqual(['3 words are due']);
  });

  test('is not sent when nothing is due and there is no goal', async () => {
    await world.database.query('delete from words using items where deck_id = item_id and owner_id = $1', [
      ana.user_id,
    ]);
    await wish();
    expect(await mailsAt(moment)).toEqual([]);
    await ana.api.changeSettings({ body: { daily_goal_kind: 'minutes', daily_goal: 10 } });
    expect(await mailsAt(moment + day)).toEqual(['Your goal for today: 10 minutes']);
  });

  test('is of no use two hours later, as after a night in which the server was off', async () => {
    await wish();
    expect(await mailsAt(moment + 2 * hour)).toEqual([]);
    expect(await nextOf(ana)).toBe(moment + day);
    expect(await mailsAt(moment + day + 2 * hour - minute)).toHaveLength(1);
  });

  test.each(['suspended_at', 'deletion_asked_at'])('is not sent to an account that is closed (%s)', async (closed) => {
    await wish();
    await world.database.query(`update users set ${closed} = now() where user_id = $1`, [ana.user_id]);
    expect(await mailsAt(moment)).toEqual([]);
    await world.database.query(`update users set ${closed} = null where user_id = $1`, [ana.user_id]);
    expect(await mailsAt(moment + day)).toHaveLength(1);
  });

  test('that the mail server is too busy for is not tried again that day', async () => {
    await wish();
    world.mailbox.isBusy = true;
    expect(await mailsAt(moment)).toEqual([]);
    world.mailbox.isBusy = false;
    expect(await mailsAt(moment + 5 * minute)).toEqual([]);
    expect(await ana.api.reminders()).toMatchObject({ by_mail: true, is_mail_refused: false });
    expect(await mailsAt(moment + day)).toHaveLength(1);
  });

  test('to an address that there is not is the last one, and the settings say so until it is wished again', async () => {
    await wish();
    world.mailbox.unknown.add(addressOf(ana.username));
    expect(await mailsAt(moment)).toEqual([]);
    expect(await ana.api.reminders()).toMatchObject({ by_mail: false, is_mail_refused: true });
    world.mailbox.unknown.clear();
    expect(await mailsAt(moment + day)).toEqual([]);
    expect(await wish()).toMatchObject({ by_mail: true, is_mail_refused: false });
  });
});

test('who does not come gets one a week after two weeks, and after two months a last one that says so', async () => {
  await wish();
  const got: [number, string][] = [];
  for (let days = 0; days < 75; days++) {
    world.clock.at = moment + days * day;
    await world.run();
    for (const { to, text } of world.mailbox.mails.splice(0)) {
      if (to === addressOf(ana.username)) got.push([days, text!.includes('last reminder') ? 'last' : 'usual']);
    }
  }
  const twoWeeks = Array.from({ length: 14 }, (_, days) => days);
  expect(got.map(([days]) => days)).toEqual([...twoWeeks, 20, 27, 34, 41, 48, 55]);
  expect(got.map(([, kind]) => kind).indexOf('last')).toBe(got.length - 1);
  expect(await ana.api.reminders()).toMatchObject({ by_mail: true, has_stopped: true });
  expect(await nextOf(ana)).toBeNull();
  expect(await wish({})).toMatchObject({ has_stopped: false });
  expect(await mailsAt(moment + 75 * day)).toHaveLength(1);
}, 60_000);

const token = async () =>
  (await world.database.query('select unsubscribe_token from reminders where user_id = $1', [ana.user_id])).rows[0]
    .unsubscribe_token as string;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const oneClick = (body: string | undefined, headers: Record<string, string>, at: string) =>
  new Browser(world.server.url).send('POST', at, body, headers);

describe('the link that ends them', () => {
  test.each([
    ['as mail programs do, with a form', 'List-Unsubscribe=One-Click', form],
    [
      'with a form of parts',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
    ['with nothing', undefined, {}],
  ])('works by a POST to it, without a log-in, %s', async (_, body, headers) => {
    await wish();
    const at = `/unsubscribe/${await token()}`;
    expect(await oneClick(body, headers, at)).toMatchObject({ status: 200, body: { done: true } });
    expect(await ana.api.reminders()).toMatchObject({ by_mail: false });
    expect(await nextOf(ana)).toBeNull();
    expect(await oneClick(body, headers, at)).toMatchObject({ status: 200 });
  });

  test('changes nothing by a GET, as programs follow links by themselves', async () => {
    await wish();
    await new Browser(world.server.url).get(`/unsubscribe/${await token()}`);
    expect(await ana.api.reminders()).toMatchObject({ by_mail: true });
  });

  test('of nobody is refused, and a POST of another site too', async () => {
    await wish();
    const stranger = `/unsubscribe/${'a'.repeat(43)}`;
    expect(await oneClick('', form, stranger)).toMatchObject({ status: 400, body: { code: 'LINK_USED' } });
    expect(await oneClick('', form, '/unsubscribe/short')).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    const elsewhere = { ...form, origin: 'https://evil.example' };
    expect(await oneClick('', elsewhere, `/unsubscribe/${await token()}`)).toMatchObject({ status: 403 });
    expect(await ana.api.reminders()).toMatchObject({ by_mail: true });
  });

  test('is tried twenty times by one caller at most', async () => {
    const { browser } = await world.newLearner();
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries++) {
      statuses.push((await browser.send('POST', `/unsubscribe/${'b'.repeat(43)}`, '', form)).status);
    }
    expect([statuses[19], statuses[20]]).toEqual([400, 429]);
  });

  test('is not in the download of the account', async () => {
    await wish();
    const { tables } = await ana.api.exportData();
    expect(tables.reminders).toMatchObject([{ by_mail: true, minute: 1080 }]);
    expect(JSON.stringify(tables)).not.toContain(await token());
  });
});
