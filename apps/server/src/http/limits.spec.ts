import { describe, expect, test } from '@jest/globals';
import { KnownDevices, knownDevices } from './known-devices.ts';
import { Limits } from './limits.ts';

const perMinute = (by: 'caller' | 'address' | `field:${string}`, points: number) => [
  { name: 'test', points, seconds: 60, by },
];
const address = '192.168.1.5';

const limitsOf = (known = new KnownDevices()) => new Limits(known);

/** So many of the calls were let through. */
async function letThrough(limits: Limits, calls: number, ...given: [ReturnType<typeof perMinute>, object?, object?]) {
  const [limit, who = {}, body = {}] = given;
  let passed = 0;
  for (let call = 0; call < calls; call++) {
    if (!(await limits.count(limits.countersOf(limit, { address, ...who }, body)))) passed += 1;
  }
  return passed;
}

describe('S14 limits', () => {
  test('are of the device, not of the school it is in', async () => {
    const limits = limitsOf();
    expect(await letThrough(limits, 9, perMinute('caller', 5), { device: 'a' })).toBe(5);
    expect(await letThrough(limits, 9, perMinute('caller', 5), { device: 'b' })).toBe(5);
  });

  test('are of the account, whatever device it is used on', async () => {
    const limits = limitsOf();
    expect(await letThrough(limits, 4, perMinute('caller', 5), { device: 'a', user_id: 1 })).toBe(4);
    expect(await letThrough(limits, 4, perMinute('caller', 5), { device: 'b', user_id: 1 })).toBe(1);
  });

  test('let four hundred pupils of one address in who bring no cookie yet, but not everything', async () => {
    const limits = limitsOf();
    expect(await letThrough(limits, 600, perMinute('caller', 5))).toBe(500);
  });

  test('of an address count everybody there, and a household’s network of version 6 is one', async () => {
    const limits = limitsOf();
    const of = (from: string) => letThrough(limits, 2, perMinute('address', 3), { address: from });
    expect(await of('2001:db8:1:2::1')).toBe(2);
    expect(await of('2001:db8:1:2:ffff:aaaa:bbbb:cccc')).toBe(1);
    expect(await of('2001:db8:1:3::1')).toBe(2);
    expect(await of('::ffff:10.0.0.1')).toBe(2);
    expect(await of('10.0.0.1')).toBe(1);
  });

  test('by a name keep its owner out nowhere else', async () => {
    const limits = limitsOf();
    const guess = (username: string, from: string) =>
      letThrough(limits, 4, perMinute('field:username', 3), { address: from }, { username });
    expect(await guess('ada', '10.0.0.1')).toBe(3);
    expect(await guess(' ADA ', '10.0.0.1')).toBe(0);
    expect(await guess('ada', '10.0.0.2')).toBe(3);
  });

  test('tell how long to wait', async () => {
    const limits = limitsOf();
    await letThrough(limits, 1, perMinute('caller', 1), { device: 'a' });
    const refusal = await limits.count(limits.countersOf(perMinute('caller', 1), { device: 'a', address }, {}));
    expect(refusal).toMatchObject({ code: 'TOO_MANY' });
    expect(refusal!.waitMs).toBeGreaterThan(50_000);
    expect(refusal!.waitMs).toBeLessThanOrEqual(60_000);
  });

  test('by a name are of a device alone once it has come in by that name', async () => {
    const known = new KnownDevices();
    const limits = limitsOf(known);
    known.remember('hers', ['Ada']);
    const guess = (device: string) =>
      letThrough(limits, 4, perMinute('field:username', 3), { device }, { username: 'ada ' });
    expect(await guess('another')).toBe(3);
    expect(await guess('a third')).toBe(0);
    expect(await guess('hers')).toBe(3);
  });

  test('of failures forget a call that went well, and count it while it runs', async () => {
    const limits = limitsOf();
    const failures = [{ ...perMinute('caller', 2)[0]!, counts: 'failures' as const }];
    const counters = limits.countersOf(failures, { device: 'a', address }, {});
    expect(await limits.count(counters)).toBeUndefined();
    expect(await limits.count(counters)).toBeUndefined();
    expect(await limits.count(counters)).toMatchObject({ code: 'TOO_MANY' });
    await limits.forgive(counters);
    await limits.forgive(counters);
    expect(await limits.count(counters)).toBeUndefined();
    const all = limits.countersOf([{ ...perMinute('caller', 1)[0]!, name: 'all' }], { device: 'a', address }, {});
    await limits.count(all);
    await limits.forgive(all);
    expect(await limits.count(all)).toMatchObject({ code: 'TOO_MANY' });
  });
});

describe('known devices', () => {
  test('of one account are the last ones, so that it cannot fill the memory', () => {
    const known = new KnownDevices();
    for (let device = 0; device < knownDevices.ofOneName; device++) known.remember(`${device}`, ['ada']);
    known.remember('0', ['ada']);
    known.remember('new', ['ada']);
    expect(['0', '1', '2', 'new'].map((device) => known.knows(device, 'ada'))).toEqual([true, false, true, true]);
  });

  test('are those of the accounts that came in last', () => {
    const known = new KnownDevices();
    for (let name = 0; name <= knownDevices.names; name++) known.remember('device', [`user-${name}`]);
    expect([0, 1].map((name) => known.knows('device', `user-${name}`))).toEqual([false, true]);
  });

  test('do not include browsers that bring no cookie', () => {
    const known = new KnownDevices();
    known.remember(undefined, ['ada']);
    expect(known.knows(undefined, 'ada')).toBe(false);
  });
});
