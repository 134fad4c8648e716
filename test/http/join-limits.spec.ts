import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type RunningApp, runningApp } from '../../apps/server/src/create-app.fixture.ts';
import { Browser } from '../../apps/server/src/http/browser.fixture.ts';
import { deviceRules } from '../../apps/server/src/http/limits/devices.ts';
import { pinGuesses } from '../../apps/server/src/live/admission/pin-guesses.ts';
import { joinsPerMinute } from '../../apps/server/src/live/admission/join-rate-limit.ts';
import { Person } from '../bots/person.ts';
import { hostBot, type Identity, ScreenBot } from '../bots/screen-bot.ts';

/** Behind a proxy, so that everybody here comes from the address that the proxy names. */
let server: RunningApp;
let teacher: Person;
let pin: string;
const open: ScreenBot[] = [];
beforeAll(async () => {
  server = await runningApp({ trustedProxies: 1 });
  teacher = await Person.signedUp(server.url);
  ({ pin } = await teacher.openLive());
});
afterAll(async () => {
  open.forEach((bot) => bot.close());
  await server.close();
});

/** A phone at an address, by what its browser sends. */
const at = (address: string, cookie?: string) => ({
  'x-forwarded-for': address,
  ...(cookie === undefined ? {} : { cookie }),
});

/** Knocks once: 'in', or the code of the refusal. */
async function knock(identity: Identity, headers: Record<string, string>): Promise<string> {
  const bot = new ScreenBot(server.url, identity, headers);
  open.push(bot);
  const outcome = await bot.connected().then(
    () => 'in',
    (error: Error) => error.message,
  );
  bot.close();
  return outcome;
}

/** Wrong pins, some at a time. Gives how often each answer came. */
async function guess(times: number, headers: Record<string, string>): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  for (let done = 0; done < times; done += 40) {
    const wrong = Array.from({ length: Math.min(40, times - done) }, (_, index) => `${100_000 + done + index}`);
    const told = await Promise.all(
      wrong.filter((tried) => tried !== pin).map((tried) => knock({ pin: tried }, headers)),
    );
    for (const answer of told) answers[answer] = (answers[answer] ?? 0) + 1;
  }
  return answers;
}

/** A browser that has looked the pin up, as the join page does first. */
async function phone(address: string): Promise<Browser> {
  const browser = new Browser(server.url, { 'x-forwarded-for': address });
  expect(await browser.get(`/api/live/${pin}`)).toMatchObject({ status: 200 });
  return browser;
}

describe('S11 S14 wrong pins without a cookie', () => {
  const school = '198.51.100.1';

  test('are refused from a number on, and keep out nobody who has the pin of the board', async () => {
    const before = await phone(school);
    const answers = await guess(pinGuesses.ofAddress + 40, at(school));
    expect(answers).toEqual({ NO_SUCH_PIN: pinGuesses.ofAddress, TOO_MANY: 40 });
    expect(await knock({ pin }, at(school, before.cookie))).toBe('in');
    expect(await knock({ pin }, at(school, (await phone(school)).cookie))).toBe('in');
    expect(await knock({ pin }, at(school))).toBe('in');
    expect(await knock({ pin, seat_token: 'of an earlier quiz' }, at(school))).toBe('BAD_TOKEN');
  }, 30_000);

  test('are not those of a phone that brings a cookie and mistypes once', async () => {
    expect(await knock({ pin: '100001' }, at(school, (await phone(school)).cookie))).toBe('NO_SUCH_PIN');
  });

  test('S56 are counted by the address that the proxy names, and by no other that is claimed', async () => {
    expect(await knock({ pin: '100001' }, at('203.0.113.7'))).toBe('NO_SUCH_PIN');
    expect(await knock({ pin: '100001' }, at(`203.0.113.7, ${school}`))).toBe('TOO_MANY');
  });
});

test('S10 who could foresee all other chance foresees no pin', async () => {
  const foreseen = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  try {
    const pins = new Set<string>();
    for (let time = 0; time < 3; time++) pins.add((await teacher.openLive()).pin);
    expect(pins.size).toBe(3);
    expect(pins).not.toContain('550000');
  } finally {
    foreseen.mockRestore();
  }
});

/** What somebody who knows nothing is told of a pin. */
async function stranger(tried: string) {
  const { status, body } = await new Browser(server.url, at('198.51.100.20')).get(`/api/live/${tried}`);
  return { status, body };
}

describe('S12 a pin that is tried tells', () => {
  test('nothing when it is none: every wrong one is answered alike', async () => {
    const answers = await Promise.all(['100003', '100004', '999998'].map(stranger));
    expect(answers[0]).toMatchObject({ status: 404 });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('of one that is open or locked whether one may come in and how, and neither deck, host nor players', async () => {
    const { room, host } = await lobby();
    const says = ['door', 'names', 'phase'];
    const isOpen = await stranger(room);
    await host.must('lock_door');
    const isLocked = await stranger(room);
    expect([isOpen, isLocked].map(({ body }) => Object.keys(body as object).toSorted())).toEqual([says, says]);
    expect(isLocked.body).toMatchObject({ door: 'locked' });
    const { cookie } = await phone('198.51.100.21');
    expect(await join(room, cookie, 'Mia')).toBe('DOOR_LOCKED');
  });

  test('of one that is over that it is over, and no more', async () => {
    const { room, host } = await lobby();
    await host.must('end');
    expect((await stranger(room)).body).toEqual({ door: 'open', names: 'own', phase: 'ended' });
    const { cookie } = await phone('198.51.100.22');
    expect(await join(room, cookie, 'Mia')).toBe('ENDED');
  });
});

test('S11 a device that guesses stops itself, not its neighbour at the same address', async () => {
  const guesser = await phone('198.51.100.2');
  const neighbour = await phone('198.51.100.2');
  const answers = await guess(pinGuesses.ofDevice + 5, at('198.51.100.2', guesser.cookie));
  expect(answers).toEqual({ NO_SUCH_PIN: pinGuesses.ofDevice, TOO_MANY: 5 });
  expect(await knock({ pin }, at('198.51.100.2', guesser.cookie))).toBe('TOO_MANY');
  expect(await knock({ pin }, at('198.51.100.2', neighbour.cookie))).toBe('in');
});

test('S14 a script takes its address’s cookies of the moment only; without any, quizzes are found and joined', async () => {
  const farm = '198.51.100.3';
  const one = async () => new Browser(server.url, { 'x-forwarded-for': farm }).get(`/api/live/${pin}`);
  const began = performance.now();
  const { newAtOnce, newPerSecond } = deviceRules;
  let asked = 0;
  let cookies = 0;
  for (let isRefused = false; !isRefused; asked += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, one));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const given = answers.filter(({ headers }) => headers.getSetCookie().length > 0).length;
    cookies += given;
    isRefused = given < 50 && asked > newAtOnce;
  }
  const seconds = (performance.now() - began) / 1000;
  expect(cookies).toBeGreaterThanOrEqual(newAtOnce);
  expect(cookies).toBeLessThanOrEqual(newAtOnce + newPerSecond * (seconds + 2));
  expect(await knock({ pin }, at(farm))).toBe('in');
  expect((await phone('198.51.100.4')).cookie).not.toBe('');
  // No phone waits until the stock is filled up, which takes longer than a test may: there are new ones all the time.
  let pupil = await phone(farm);
  while (pupil.cookie === '') pupil = await phone(farm);
}, 30_000);

/** Joins by a connection of its own: 'in', or the code of the refusal. */
async function join(room: string, cookie: string, name: string): Promise<string> {
  const bot = new ScreenBot(server.url, { pin: room }, { cookie });
  open.push(bot);
  await bot.connected();
  const ack = await bot.command('join', { name });
  return ack.ok ? 'in' : ack.code;
}

async function lobby() {
  const live = await teacher.openLive();
  const host = await hostBot(server.url, live);
  open.push(host);
  return { room: live.pin, host };
}

describe('seats of one device', () => {
  test('S14 are four, also when forty come at once, and leave the room to others', async () => {
    const { room } = await lobby();
    const { cookie } = await phone('198.51.100.5');
    const outcomes = await Promise.all(
      Array.from({ length: joinsPerMinute }, (_, index) => join(room, cookie, `Bot ${index}`)),
    );
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(4);
    expect(new Set(outcomes)).toEqual(new Set(['in', 'DEVICE_FULL']));
    expect(await join(room, cookie, 'One more')).toBe('TOO_MANY');
    expect(await join(room, (await phone('198.51.100.5')).cookie, 'Mia')).toBe('in');
    expect(await join(room, '', 'A load test')).toBe('in');
  });

  test('S14 belong to the account when a log-in comes without a device', async () => {
    const { room } = await lobby();
    const session = teacher.cookie.split('; ').find((cookie) => cookie.startsWith('session='))!;
    const outcomes = [];
    for (let index = 0; index < 5; index++) outcomes.push(await join(room, session, `Bot ${index}`));
    expect(outcomes).toEqual(['in', 'in', 'in', 'in', 'DEVICE_FULL']);
  });

  test('are taken away with one order of the host, and may then be taken again unless they are kept out', async () => {
    const { room, host } = await lobby();
    const { cookie } = await phone('198.51.100.6');
    for (const name of ['Bot 1', 'Bot 2']) await join(room, cookie, name);
    await join(room, (await phone('198.51.100.6')).cookie, 'Mia');
    await host.must('remove', { seat_id: 2, all_who_came_with: true });
    await host.until(() => host.view?.count === 1, 'the lobby with Mia alone');
    expect(await join(room, cookie, 'Bot 1')).toBe('in');
    await host.must('remove', { seat_id: 4, ban: true });
    expect(await join(room, cookie, 'Bot 1')).toBe('REMOVED');
  });

  test.each([false, true])('who repeats a join after being removed hears whether it is for good: %s', async (ban) => {
    const { room, host } = await lobby();
    const { cookie } = await phone('198.51.100.7');
    const command = { name: 'Mia', command_id: randomUUID() };
    const repeated = async () => {
      const bot = new ScreenBot(server.url, { pin: room }, { cookie });
      open.push(bot);
      await bot.connected();
      return bot.command('join', command);
    };
    expect(await repeated()).toMatchObject({ ok: true, seat_id: 1 });
    await host.must('remove', { seat_id: 1, ban });
    expect(await repeated()).toMatchObject({ code: 'REMOVED', params: { kept_out: ban ? 1 : 0 } });
  });
});
