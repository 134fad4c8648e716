import { beforeEach, expect, test } from '@jest/globals';
import type { LiveClock } from '../../clock/clock.ts';
import { remoteCodeMs, RemoteCodes } from './remote-codes.ts';

let now: number;
let codes: RemoteCodes;
const by = { session_id: 3, access_epoch: 1 };
beforeEach(() => {
  now = 1_000_000;
  codes = new RemoteCodes({ steadyNow: () => now } as LiveClock);
});

test('a code is good for one request, which may be sent again', () => {
  const { code } = codes.give(7, by);
  expect(codes.take(7, code, 'first')).toEqual(by);
  expect(codes.take(7, code, 'first')).toEqual(by);
  expect(codes.take(7, code, 'second')).toBeUndefined();
});

test('for a minute, in its own room, and until the next one is shown', () => {
  const { code, expires_at } = codes.give(7, by);
  expect(expires_at).toBe(now + remoteCodeMs);
  expect(codes.take(8, code, 'a')).toBeUndefined();
  now += remoteCodeMs - 1;
  expect(codes.take(7, code, 'a')).toEqual(by);
  now += 1;
  expect(codes.take(7, code, 'a')).toBeUndefined();
  const earlier = codes.give(7, by).code;
  const { code: newest } = codes.give(7, by);
  expect([codes.take(7, earlier, 'b'), codes.take(7, newest, 'b')]).toEqual([undefined, by]);
});
