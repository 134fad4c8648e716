import { describe, expect, test } from '@jest/globals';
import { Limits } from './limits.ts';

const perMinute = (by: 'caller' | 'address' | `field:${string}`, points: number) => [
  { name: 'test', points, seconds: 60, by },
];
const address = '192.168.1.5';

/** So many of the calls were let through. */
async function letThrough(limits: Limits, calls: number, ...given: [ReturnType<typeof perMinute>, object?, object?]) {
  const [limit, who = {}, body = {}] = given;
  let passed = 0;
  for (let call = 0; call < calls; call++) {
    if (!(await limits.count(limit, { address, ...who }, body))) passed += 1;
  }
  return passed;
}

describe('S14 limits', () => {
  test('are of the device, not of the school it is in', async () => {
    const limits = new Limits();
    expect(await letThrough(limits, 9, perMinute('caller', 5), { device: 'a' })).toBe(5);
    expect(await letThrough(limits, 9, perMinute('caller', 5), { device: 'b' })).toBe(5);
  });

  test('are of the account, whatever device it is used on', async () => {
    const limits = new Limits();
    expect(await letThrough(limits, 4, perMinute('caller', 5), { device: 'a', user_id: 1 })).toBe(4);
    expect(await letThrough(limits, 4, perMinute('caller', 5), { device: 'b', user_id: 1 })).toBe(1);
  });

  test('let four hundred pupils of one address in who bring no cookie yet, but not everything', async () => {
    const limits = new Limits();
    expect(await letThrough(limits, 600, perMinute('caller', 5))).toBe(500);
  });

  test('of an address count everybody there, and a household’s network of version 6 is one', async () => {
    const limits = new Limits();
    const of = (from: string) => letThrough(limits, 2, perMinute('address', 3), { address: from });
    expect(await of('2001:db8:1:2::1')).toBe(2);
    expect(await of('2001:db8:1:2:ffff:aaaa:bbbb:cccc')).toBe(1);
    expect(await of('2001:db8:1:3::1')).toBe(2);
    expect(await of('::ffff:10.0.0.1')).toBe(2);
    expect(await of('10.0.0.1')).toBe(1);
  });

  test('by a name keep its owner out nowhere else', async () => {
    const limits = new Limits();
    const guess = (username: string, from: string) =>
      letThrough(limits, 4, perMinute('field:username', 3), { address: from }, { username });
    expect(await guess('ada', '10.0.0.1')).toBe(3);
    expect(await guess(' ADA ', '10.0.0.1')).toBe(0);
    expect(await guess('ada', '10.0.0.2')).toBe(3);
  });

  test('tell how long to wait', async () => {
    const limits = new Limits();
    await letThrough(limits, 1, perMinute('caller', 1), { device: 'a' });
    const refusal = await limits.count(perMinute('caller', 1), { device: 'a', address }, {});
    expect(refusal).toMatchObject({ code: 'TOO_MANY' });
    expect(refusal!.waitMs).toBeGreaterThan(50_000);
    expect(refusal!.waitMs).toBeLessThanOrEqual(60_000);
  });
});
