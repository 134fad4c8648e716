import { expect, test } from '@jest/globals';
import { dateIn, nearDay } from './day-name.ts';

test.each([
  ['2026-11-20', 'yesterday'],
  ['2026-11-21', 'today'],
  ['2026-11-22', 'tomorrow'],
  ['2026-11-23', undefined],
  ['2026-11-19', undefined],
])('seen from 21 November, %s is %s', (day, name) => expect(nearDay(day, '2026-11-21')).toBe(name));

test('the last day of a year is the day before the first', () => {
  expect(nearDay('2027-01-01', '2026-12-31')).toBe('tomorrow');
  expect(nearDay('2028-02-29', '2028-03-01')).toBe('yesterday');
});

test.each([
  ['en', '2026-11-30', 'Nov 30'],
  ['en', '2027-01-02', 'Jan 2, 2027'],
  ['es', '2026-11-30', '30 nov'],
  ['es', '2025-11-30', '30 nov 2025'],
])('in %s, %s is written %s in November 2026', (locale, day, written) => {
  expect(dateIn(locale, day, '2026-11-21')).toBe(written);
});
