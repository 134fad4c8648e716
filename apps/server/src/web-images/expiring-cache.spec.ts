import { expect, test } from '@jest/globals';
import { ExpiringCache } from './expiring-cache.ts';

test('what is too old is forgotten', () => {
  let now = 0;
  const memory = new ExpiringCache<string>({ longestMs: 1000, most: 10 }, () => now);
  memory.set('a', 'one');
  now = 999;
  expect(memory.get('a')).toBe('one');
  now = 1000;
  expect(memory.get('a')).toBeUndefined();
});

test('what came first makes room, by weight', () => {
  const memory = new ExpiringCache<Buffer>({ longestMs: 1000, most: 10, weigh: (bytes) => bytes.length }, () => 0);
  memory.set('a', Buffer.alloc(4));
  memory.set('b', Buffer.alloc(4));
  memory.set('a', Buffer.alloc(5));
  memory.set('c', Buffer.alloc(5));
  expect(['a', 'b', 'c'].filter((key) => memory.get(key))).toEqual(['a', 'c']);
  memory.set('d', Buffer.alloc(11));
  expect(['a', 'c', 'd'].filter((key) => memory.get(key))).toEqual([]);
});
