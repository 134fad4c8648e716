import { describe, expect, test } from '@jest/globals';
import { dayNumber, dayText } from '../scheduling/index.ts';
import { dayToRemindOf, lateForMs, momentOf, nextMoment, weekdayOf } from './moments.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const evening = { minute: 18 * 60, weekdays: everyDay };
const at = (text: string) => Date.parse(text);
const text = (moment: number | null) => moment && new Date(moment).toISOString().slice(0, 16);

test.each([
  ['2026-11-23', 1],
  ['2026-11-26', 4],
  ['2026-11-29', 7],
  ['1970-01-01', 4],
  ['1969-12-31', 3],
])('%s is day %i of its week', (day, weekday) => expect(weekdayOf(dayNumber(day))).toBe(weekday));

describe('the moment at which a clock shows a time', () => {
  test.each([
    ['2026-11-26', 18 * 60, 'Europe/Berlin', '2026-11-26T17:00'],
    ['2026-07-26', 18 * 60, 'Europe/Berlin', '2026-07-26T16:00'],
    ['2026-11-26', 0, 'Pacific/Kiritimati', '2026-11-25T10:00'],
    ['2026-11-26', 23 * 60 + 59, 'Pacific/Pago_Pago', '2026-11-27T10:59'],
    ['2026-11-26', 7 * 60 + 5, 'Asia/Kathmandu', '2026-11-26T01:20'],
    ['2026-11-26', 18 * 60, 'UTC', '2026-11-26T18:00'],
    // The day on which summer begins, and the one on which it ends: at six in the evening it is over.
    ['2026-03-29', 18 * 60, 'Europe/Berlin', '2026-03-29T16:00'],
    ['2026-10-25', 18 * 60, 'Europe/Berlin', '2026-10-25T17:00'],
    ['2026-03-29', 60, 'Europe/Berlin', '2026-03-29T00:00'],
    // Half past two is left out in spring and comes twice in autumn.
    ['2026-03-29', 150, 'Europe/Berlin', '2026-03-29T01:30'],
    ['2026-10-25', 150, 'Europe/Berlin', '2026-10-25T00:30'],
    // In Beirut and Santiago the leap is at midnight.
    ['2026-03-29', 0, 'Asia/Beirut', '2026-03-28T22:00'],
    ['2026-09-06', 10, 'America/Santiago', '2026-09-06T04:10'],
    // Lord Howe leaps half an hour.
    ['2026-10-04', 150, 'Australia/Lord_Howe', '2026-10-03T15:30'],
  ])('%s, minute %i in %s is %s', (day, minute, zone, moment) => {
    expect(text(momentOf(dayNumber(day), minute, zone))).toBe(moment);
  });
});

describe('the next moment', () => {
  test('is today as long as its time is still to come, then tomorrow', () => {
    expect(text(nextMoment(at('2026-11-26T16:59Z'), evening, 'Europe/Berlin'))).toBe('2026-11-26T17:00');
    expect(text(nextMoment(at('2026-11-26T17:00Z'), evening, 'Europe/Berlin'))).toBe('2026-11-27T17:00');
  });

  test('keeps the time of the clock over the beginning and the end of summer', () => {
    expect(text(nextMoment(at('2026-03-28T17:00Z'), evening, 'Europe/Berlin'))).toBe('2026-03-29T16:00');
    expect(text(nextMoment(at('2026-10-24T16:00Z'), evening, 'Europe/Berlin'))).toBe('2026-10-25T17:00');
  });

  test('goes by the day of the week that it is there', () => {
    const mondays = { minute: 30, weekdays: [1] };
    // Monday has begun in Auckland, in Honolulu it is Saturday still.
    const sunday = at('2026-11-22T11:00Z');
    expect(text(nextMoment(sunday, mondays, 'Pacific/Auckland'))).toBe('2026-11-22T11:30');
    expect(text(nextMoment(sunday - 6 * 3_600_000, mondays, 'Pacific/Honolulu'))).toBe('2026-11-23T10:30');
    expect(text(nextMoment(at('2026-11-22T11:30Z'), mondays, 'Pacific/Auckland'))).toBe('2026-11-29T11:30');
  });

  test('is none without a day', () => {
    expect(nextMoment(0, { minute: 0, weekdays: [] }, 'UTC')).toBeNull();
  });
});

const day = (now: number, times = evening) => {
  const found = dayToRemindOf(now, times, 'Europe/Berlin');
  return found === null ? null : dayText(found);
};

describe('the day that can be reminded of', () => {
  const moment = at('2026-11-26T17:00Z');

  test('is today from its moment on, for two hours', () => {
    expect([moment - 1, moment, moment + lateForMs - 1, moment + lateForMs].map((now) => day(now))).toEqual([
      null,
      '2026-11-26',
      '2026-11-26',
      null,
    ]);
  });

  test('is still yesterday soon after midnight', () => {
    const late = { minute: 23 * 60 + 30, weekdays: [4] };
    expect(day(at('2026-11-26T23:10Z'), late)).toBe('2026-11-26');
    expect(day(at('2026-11-27T22:40Z'), late)).toBeNull();
  });
});
