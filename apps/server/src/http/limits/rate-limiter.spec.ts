import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Limit, Route } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import pg from 'pg';
import { KnownDevices } from './known-devices.ts';
import { LimitStore } from './limit-store.ts';
import { RateLimiter } from './rate-limiter.ts';

const limited = (limit: Partial<Limit> & { points: number }, path: Route['path'] = '/test') => ({
  method: 'GET' as const,
  path,
  limits: [{ name: 'test', seconds: 60, by: 'caller' as const, ...limit }],
});
const address = '192.168.1.5';
const fresh = (device: string) => ({ device: { device, isProven: false } });
const proven = (device: string) => ({ device: { device, isProven: true } });

/** Nobody here brings a device to a limit by a field, so that nothing is looked up; known-devices.db.spec.ts does. */
const newLimits = () => new RateLimiter(new KnownDevices(new pg.Pool()), new LimitStore({}));

type Limited = Pick<Route, 'method' | 'path' | 'limits'>;

/** So many of the calls were let through; those that fail are counted as the gate counts them. */
async function letThrough(
  limits: RateLimiter,
  calls: number,
  route: Limited,
  who: object = {},
  body = {},
  fails = false,
) {
  let passed = 0;
  for (let call = 0; call < calls; call++) {
    const counters = await limits.countersOf(route, { address, ...who }, body);
    const refusal = (await limits.count(counters)) ?? (fails ? await limits.countFailure(counters) : undefined);
    if (!refusal && !fails) await limits.refund(counters);
    if (!refusal) passed += 1;
  }
  return passed;
}

afterEach(() => {
  jest.useRealTimers();
});

describe('S14 limits', () => {
  test('are of the device, not of the school it is in', async () => {
    const limits = newLimits();
    expect(await letThrough(limits, 9, limited({ points: 5 }), proven('a'))).toBe(5);
    expect(await letThrough(limits, 9, limited({ points: 5 }), proven('b'))).toBe(5);
    expect(await letThrough(limits, 9, limited({ points: 5 }), fresh('c'))).toBe(5);
  });

  test('are of the account, whatever device it is used on', async () => {
    const limits = newLimits();
    expect(await letThrough(limits, 4, limited({ points: 5 }), { ...proven('a'), user_id: 1 })).toBe(4);
    expect(await letThrough(limits, 4, limited({ points: 5 }), { ...fresh('b'), user_id: 1 })).toBe(1);
  });

  test('let four hundred pupils of one address in who bring no cookie yet, but not everything', async () => {
    expect(await letThrough(newLimits(), 600, limited({ points: 5 }))).toBe(500);
    expect(await letThrough(newLimits(), 600, limited({ points: 5, together: 50 }))).toBe(50);
  });

  test('of strangers are used up by strangers and new devices alone, and keep out nobody else', async () => {
    const limits = newLimits();
    const route = limited({ points: 5 });
    for (let device = 0; device < 110; device++) await letThrough(limits, 5, route, fresh(`farmed ${device}`));
    expect(await letThrough(limits, 1, route)).toBe(0);
    expect(await letThrough(limits, 1, route, fresh('new'))).toBe(0);
    expect(await letThrough(limits, 5, route, proven('seen before'))).toBe(5);
    expect(await letThrough(limits, 5, route, { user_id: 7 })).toBe(5);
    expect(await letThrough(limits, 5, route, { address: '192.168.1.6' })).toBe(5);
  });

  test('of strangers are used up at each route by itself', async () => {
    const limits = newLimits();
    await letThrough(limits, 501, limited({ points: 5 }, '/search'));
    expect(await letThrough(limits, 1, limited({ points: 5 }, '/search'))).toBe(0);
    expect(await letThrough(limits, 1, limited({ points: 5 }, '/sound'))).toBe(1);
    expect(await letThrough(limits, 4, limited({ points: 5 }, '/search'), proven('a'))).toBe(4);
    expect(await letThrough(limits, 4, limited({ points: 5 }, '/sound'), proven('a'))).toBe(1);
  });

  test('that spare the right refuse strangers only what is wrong; a device pays for its own guesses', async () => {
    const limits = newLimits();
    const route = limited({ points: 5, together: 50, counts: 'failures', checkedAfterFailure: true });
    const guess = (calls: number, who?: object) => letThrough(limits, calls, route, who, {}, true);
    expect(await guess(60)).toBe(50);
    expect(await letThrough(limits, 200, route)).toBe(200);
    expect(await letThrough(limits, 200, route, fresh('honest'))).toBe(200);
    expect(await guess(1)).toBe(0);
    expect(await guess(9, proven('guesser'))).toBe(5);
    expect(await letThrough(limits, 1, route, proven('guesser'))).toBe(0);
  });

  test('refuse a right pin to nobody, whatever a hundred and ten farmed devices have tried at their address', async () => {
    const limits = newLimits();
    for (let device = 0; device < 110; device++) {
      await letThrough(limits, 61, routes.pinState, fresh(`farmed ${device}`), {}, true);
    }
    for (const who of [{}, fresh('honest'), proven('honest'), { user_id: 1 }]) {
      expect(await letThrough(limits, 1, routes.pinState, who)).toBe(1);
      for (const route of [routes.searchDeck, routes.wordSound, routes.message]) {
        expect(await letThrough(limits, 1, route, who)).toBe(1);
      }
    }
    expect(await letThrough(limits, 1, routes.pinState, {}, {}, true)).toBe(0);
  });

  test('by a name keep its owner out nowhere else', async () => {
    const limits = newLimits();
    const guess = (username: string, from: string) =>
      letThrough(limits, 4, limited({ points: 3, by: 'field:username' }), { address: from }, { username });
    expect(await guess('ada', '10.0.0.1')).toBe(3);
    expect(await guess(' ADA ', '10.0.0.1')).toBe(0);
    expect(await guess('ada', '10.0.0.2')).toBe(3);
  });

  test('tell how long to wait', async () => {
    const limits = newLimits();
    await letThrough(limits, 1, limited({ points: 1 }), proven('a'));
    const refusal = await limits.count(
      await limits.countersOf(limited({ points: 1 }), { address, ...proven('a') }, undefined),
    );
    expect(refusal).toMatchObject({ code: 'TOO_MANY' });
    expect(refusal!.waitMs).toBeGreaterThan(50_000);
    expect(refusal!.waitMs).toBeLessThanOrEqual(60_000);
  });

  test('of failures forget a call that went well, and count it while it runs', async () => {
    const limits = newLimits();
    const who = { address, ...proven('a') };
    const counters = await limits.countersOf(limited({ points: 2, counts: 'failures' }), who, {});
    expect(await limits.count(counters)).toBeUndefined();
    expect(await limits.count(counters)).toBeUndefined();
    expect(await limits.count(counters)).toMatchObject({ code: 'TOO_MANY' });
    await limits.refund(counters);
    await limits.refund(counters);
    expect(await limits.count(counters)).toBeUndefined();
    const all = await limits.countersOf(limited({ name: 'all', points: 1 }), who, {});
    await limits.count(all);
    await limits.refund(all);
    expect(await limits.count(all)).toMatchObject({ code: 'TOO_MANY' });
  });

  test('of some refusals forget calls that were refused otherwise', async () => {
    const limits = newLimits();
    const route = limited({ points: 2, counts: ['NOT_FOUND'] });
    const counters = await limits.countersOf(route, { address, ...proven('a') }, {});
    for (const code of ['STUDENT_TAKEN', 'NOT_FOUND', undefined, 'STUDENT_TAKEN', 'NOT_FOUND'] as const) {
      expect([code, await limits.count(counters)]).toEqual([code, undefined]);
      await limits.refund(counters, code);
    }
    expect(await limits.count(counters)).toMatchObject({ code: 'TOO_MANY' });
  });
});

/** A phone that came without a cookie, and keeps the one it was given. */
const newPhone = (pupil: number, minute: number) => (minute === 0 ? fresh(`${pupil}`) : proven(`${pupil}`));

describe('S14 six hundred pupils behind one address', () => {
  const pupils = 600;

  /** Every pupil, minute by minute, calls each route so often. Gives the routes that refused somebody. */
  async function spend(minutes: number, calls: [Route, number][], whoIs: (pupil: number, minute: number) => object) {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
    const limits = newLimits();
    const refused = new Set<string>();
    for (let minute = 0; minute < minutes; minute++) {
      for (let pupil = 0; pupil < pupils; pupil++) {
        for (const [route, times] of calls) {
          if ((await letThrough(limits, times, route, whoIs(pupil, minute))) < times) refused.add(route.path);
        }
      }
      jest.advanceTimersByTime(60_000);
    }
    return [...refused];
  }

  test('look a quiz up, search and listen for an hour with new phones, and are never refused', async () => {
    const { pinState, searchDeck, wordSound } = routes;
    const calls: [Route, number][] = [
      [pinState, 1],
      [searchDeck, 2],
      [wordSound, 3],
    ];
    expect(await spend(60, calls, newPhone)).toEqual([]);
  }, 30_000);

  test.each([
    ['with phones that keep no cookie', () => ({})],
    ['with phones that are all new', (pupil: number, minute: number) => fresh(`${pupil} ${minute}`)],
  ])(
    'do much more %s, and are not refused either',
    async (_, phone) => {
      const { pinState, searchDeck, searchUser, wordSound } = routes;
      const calls: [Route, number][] = [
        [pinState, 6],
        [searchDeck, 20],
        [searchUser, 5],
        [wordSound, 20],
      ];
      expect(await spend(2, calls, phone)).toEqual([]);
    },
    30_000,
  );

  test('sign up within the hour and log in at once, mistyping once', async () => {
    const limits = newLimits();
    const refused: number[] = [];
    for (let pupil = 0; pupil < pupils; pupil++) {
      const username = `pupil ${pupil}`;
      const tries = [
        await letThrough(limits, 1, routes.signUp, fresh(username), { username }),
        await letThrough(limits, 2, routes.logIn, {}, { username }),
      ];
      if (tries.join() !== '1,2') refused.push(pupil);
    }
    expect(refused).toEqual([]);
  });
});
