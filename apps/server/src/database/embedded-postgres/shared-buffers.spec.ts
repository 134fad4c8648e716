import { expect, test } from '@jest/globals';
import { sharedBuffersMb } from './shared-buffers.ts';

const gib = 1024 ** 3;

test('a sixteenth of the memory, within limits', () => {
  expect(sharedBuffersMb(4 * gib)).toBe(256);
  expect(sharedBuffersMb(gib / 2)).toBe(64);
  expect(sharedBuffersMb(256 * gib)).toBe(1024);
});

test('a container counts by what it may take, when that is less', () => {
  expect(sharedBuffersMb(64 * gib, 2 * gib)).toBe(128);
  expect(sharedBuffersMb(4 * gib, 0)).toBe(256);
  // Linux tells a number of that kind where there is no limit.
  expect(sharedBuffersMb(4 * gib, 2 ** 64)).toBe(256);
});
