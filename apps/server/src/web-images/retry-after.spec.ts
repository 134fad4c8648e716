import { expect, test } from '@jest/globals';
import { retryAfterMs } from './retry-after.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

test.each([
  [{ 'retry-after': '120' }, 120_000],
  [{ 'retry-after': 'Sun, 01 Mar 2026 12:00:30 GMT' }, 30_000],
  [{ 'x-ratelimit-reset': '42' }, 42_000],
  [{ 'x-ratelimit-reset': String(now / 1000 + 90) }, 90_000],
  [{}, 60_000],
  [{ 'retry-after': 'soon' }, 60_000],
  [{ 'retry-after': '0' }, 1000],
  [{ 'retry-after': '999999' }, 3_600_000],
])('a site that says %j is left alone for %i ms', (headers, wait) => {
  expect(retryAfterMs(new Headers(headers), now)).toBe(wait);
});
