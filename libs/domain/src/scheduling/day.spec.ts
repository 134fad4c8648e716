import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayNumber, dayText, localDay } from './day.ts';

test.each([
  ['2026-11-21T03:59:00Z', 'UTC', '2026-11-20'],
  ['2026-11-21T04:00:00Z', 'UTC', '2026-11-21'],
  ['2026-11-21T18:59:00Z', 'Asia/Tokyo', '2026-11-21'],
  ['2026-11-21T19:00:00Z', 'Asia/Tokyo', '2026-11-22'],
  ['2026-11-21T11:00:00Z', 'America/Los_Angeles', '2026-11-20'],
  ['2026-11-20T22:14:00Z', 'Asia/Kathmandu', '2026-11-20'],
  ['2026-11-20T22:15:00Z', 'Asia/Kathmandu', '2026-11-21'],
  ['2027-01-01T03:59:59Z', 'UTC', '2026-12-31'],
  ['2028-03-01T03:00:00Z', 'UTC', '2028-02-29'],
])('an answer at %s counts, in %s, for %s', (at, zone, day) => expect(localDay(Date.parse(at), zone)).toBe(day));

test.each([
  ['2026-11-21T00:00:00Z', 0, '2026-11-21'],
  ['2026-11-20T23:59:59Z', 0, '2026-11-20'],
  ['2026-11-21T22:59:00Z', 23, '2026-11-20'],
  ['2026-11-21T23:00:00Z', 23, '2026-11-21'],
])('an answer at %s, where the day begins at %i, counts for %s', (at, boundary, day) =>
  expect(localDay(Date.parse(at), 'UTC', boundary)).toBe(day),
);

test.each([
  ['clocks went forward', '2026-03-29T01:59:00Z', '2026-03-28'],
  ['clocks went forward', '2026-03-29T02:00:00Z', '2026-03-29'],
  ['clocks went back', '2026-10-25T02:59:00Z', '2026-10-24'],
  ['clocks went back', '2026-10-25T03:00:00Z', '2026-10-25'],
])('in a night in which %s, the day begins at four on the clock of Berlin: %s is %s', (_night, at, day) =>
  expect(localDay(Date.parse(at), 'Europe/Berlin')).toBe(day),
);

test('days are counted from 1970', () => {
  expect([dayNumber('1970-01-01'), dayNumber('1969-12-31'), dayNumber('2026-11-21')]).toEqual([0, -1, 20_778]);
});

test('every day has one number and one name', () => {
  fc.assert(fc.property(fc.integer({ min: -100_000, max: 100_000 }), (day) => dayNumber(dayText(day)) === day));
});

test.each(['2026-02-30', '2026-13-01', '2026-1-1', '21.11.2026', '', '2026-11-21T00:00'])("'%s' is not a day", (text) =>
  expect(() => dayNumber(text)).toThrow(RangeError),
);
