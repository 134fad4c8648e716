import { expect, test } from '@jest/globals';
import { localDay } from './day.ts';

test.each([
  ['2026-11-21T03:59:00Z', 'UTC', '2026-11-20'],
  ['2026-11-21T04:00:00Z', 'UTC', '2026-11-21'],
  ['2026-11-21T18:59:00Z', 'Asia/Tokyo', '2026-11-21'],
  ['2026-11-21T19:00:00Z', 'Asia/Tokyo', '2026-11-22'],
  ['2026-11-21T11:00:00Z', 'America/Los_Angeles', '2026-11-20'],
])('an answer at %s counts, in %s, for %s', (at, zone, day) => expect(localDay(Date.parse(at), zone)).toBe(day));
