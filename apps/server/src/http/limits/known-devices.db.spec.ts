import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { freshDatabase } from '../../database/fresh-database.fixture.ts';
import { createPool } from '../../database/pool.ts';
import { KnownDevices, knownDevicesOfAccount } from './known-devices.ts';
import { LimitStore } from './limit-store.ts';
import { RateLimiter } from './rate-limiter.ts';

let pool: pg.Pool;
let known: KnownDevices;
beforeAll(async () => {
  pool = createPool(await freshDatabase());
  known = new KnownDevices(pool);
  await pool.query(
    `insert into users (username, username_key, email, email_key, role)
     values ('Ada', 'ada', 'Ada@example.org', 'ada@example.org', 'teacher'), ('Ben', 'ben', null, null, 'learner')`,
  );
});
afterAll(() => pool.end());

test('a device is known by the names of the account it came in to, in any capitals, and of no other', async () => {
  await known.remember(1, 'hers');
  const names = ['ada', ' ADA ', 'ada@EXAMPLE.org', 'ben', 'nobody'];
  expect(await Promise.all(names.map((name) => known.knows('hers', name)))).toEqual([true, true, true, false, false]);
  expect(await known.knows('another', 'ada')).toBe(false);
});

test('browsers that bring no cookie are never known', async () => {
  await known.remember(1, undefined);
  expect(await known.knows(undefined, 'ada')).toBe(false);
});

test('those of one account are the last ones that came in, so that it cannot fill the table', async () => {
  for (let device = 0; device < knownDevicesOfAccount; device++) await known.remember(2, `${device}`);
  await known.remember(2, '0');
  await known.remember(2, 'new');
  const devices = ['0', '1', '2', 'new'];
  expect(await Promise.all(devices.map((device) => known.knows(device, 'ben')))).toEqual([true, false, true, true]);
});

/** So many of four guesses at Ada's name were let through; those that fail are refused, so that every one counts. */
async function guess(limits: RateLimiter, device: string, isProven: boolean): Promise<number> {
  const route = {
    method: 'POST' as const,
    path: '/test' as const,
    limits: [{ name: 'test', points: 3, seconds: 60, by: 'field:username' as const, together: 8 }],
  };
  const who = { device: { device, isProven }, address: '192.168.1.5' };
  let passed = 0;
  for (let call = 0; call < 4; call++) {
    const counters = await limits.countersOf(route, who, { username: 'ada ' });
    if (!(await limits.count(counters))) passed += 1;
  }
  return passed;
}

test('S15 a limit by a name is of a device alone once it has come in by that name', async () => {
  const limits = new RateLimiter(known, new LimitStore({}));
  await known.remember(1, 'own');
  expect(await guess(limits, 'a stranger’s', false)).toBe(3);
  expect(await guess(limits, 'another’s', false)).toBe(0);
  expect(await guess(limits, 'own', false)).toBe(3);
});

test('S15 guesses of strangers and of one device do not keep the owner’s new device out; many devices are stopped', async () => {
  const limits = new RateLimiter(known, new LimitStore({}));
  await known.remember(1, 'own');
  expect(await guess(limits, 'a stranger’s', false)).toBe(3);
  expect(await guess(limits, 'a pupil’s', true)).toBe(3);
  expect(await guess(limits, 'the owner’s new one', true)).toBe(3);
  expect(await guess(limits, 'a farmed one', true)).toBe(2);
  expect(await guess(limits, 'another farmed one', true)).toBe(0);
  expect(await guess(limits, 'own', true)).toBe(3);
});
