import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { freshDatabase } from '../database/fresh-database.fixture.ts';
import { createPool } from '../database/pool.ts';
import { KnownDevices, knownDevicesOfAccount } from './known-devices.ts';
import { Limits } from './limits.ts';

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

test('S15 a limit by a name is of a device alone once it has come in by that name', async () => {
  const limits = new Limits(new KnownDevices(pool));
  await known.remember(1, 'own');
  const route = {
    method: 'POST' as const,
    path: '/test' as const,
    limits: [{ name: 'test', points: 3, seconds: 60, by: 'field:username' as const }],
  };
  const guess = async (device: string) => {
    const who = { device: { device, isProven: true }, address: '192.168.1.5' };
    let passed = 0;
    for (let call = 0; call < 4; call++) {
      const counters = await limits.countersOf(route, who, { username: 'ada ' });
      if (!(await limits.count(counters))) passed += 1;
    }
    return passed;
  };
  expect(await guess('a stranger’s')).toBe(3);
  expect(await guess('another’s')).toBe(0);
  expect(await guess('own')).toBe(3);
});
