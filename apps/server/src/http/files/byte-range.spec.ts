import { expect, test } from '@jest/globals';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
])('of 100 bytes, %s is a part', (header, range) => expect(byteRange(header, 100)).toEqual(range));

test.each(['bytes=100-', 'bytes=500-600', 'bytes=-0'])('of 100 bytes, %s is nowhere', (header) => {
  expect(byteRange(header, 100)).toBe('unsatisfiable');
});

test.each([
  undefined,
  '',
  'bytes=-',
  'bytes=5-2',
  'bytes=0-1,5-6',
  'items=0-1',
  'bytes=a-b',
  `bytes=${'9'.repeat(20)}-`,
])('%s asks for all of it', (header) => expect(byteRange(header, 100)).toBeUndefined());

test('an empty file has no parts', () => expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable'));
