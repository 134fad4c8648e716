import { describe, expect, test } from '@jest/globals';
import { dayNumber } from '../scheduling/index.ts';
import { dayOf, cachedDayOf, studyStreak, totalsPerDay } from './days.ts';

const tokyo = { time_zone: 'Asia/Tokyo', day_boundary: 4 };
const today = dayNumber('2026-11-21');

/** A moment as the clocks of Tokyo show it. */
const inTokyo = (moment: string) => Date.parse(`${moment}:00+09:00`);
const answer = (moment: string, is_correct = true) => ({
  is_correct,
  answer_date: inTokyo(moment),
  class_id: null,
  student_id: null,
});

test.each([
  ['2026-11-21T03:59', '2026-11-20'],
  ['2026-11-21T04:00', '2026-11-21'],
  ['2026-11-22T03:59', '2026-11-21'],
])('an answer at %s in Tokyo belongs to %s', (moment, day) =>
  expect(dayOf(inTokyo(moment), tokyo)).toBe(dayNumber(day)),
);

test.each(['Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns', 'Pacific/Chatham'])(
  'told for many moments in %s, days are the same as one by one',
  (time_zone) => {
    const clock = { time_zone, day_boundary: 4 };
    const dayAt = cachedDayOf(clock);
    const quarter = 900_000;
    // From before clocks change in spring until after they change in autumn, on both halves of the earth.
    const first = Date.parse('2026-03-01T00:00:00Z');
    const last = Date.parse('2026-11-10T00:00:00Z');
    const differing = [];
    for (let at = first; at < last; at += quarter) {
      if (dayAt(at) !== dayOf(at, clock) || dayAt(at + quarter - 1) !== dayOf(at + quarter - 1, clock)) {
        differing.push(new Date(at).toISOString());
      }
    }
    expect(differing).toEqual([]);
  },
);

test('answers are counted by day, days without any as well, other days not', () => {
  const answers = [
    answer('2026-11-18T12:00'),
    answer('2026-11-19T12:00'),
    answer('2026-11-20T03:00', false),
    answer('2026-11-21T23:00', false),
    answer('2026-11-22T12:00'),
  ];
  expect(totalsPerDay(answers, tokyo, { first: today - 2, last: today })).toEqual([
    { day: today - 2, answers: 2, right: 1 },
    { day: today - 1, answers: 0, right: 0 },
    { day: today, answers: 1, right: 0 },
  ]);
});

describe('days in a row', () => {
  test.each([
    ['nothing was ever answered', [], 0],
    ['only today', ['2026-11-21T12:00'], 1],
    ['today, wrongly answered days count too', ['2026-11-20T12:00', '2026-11-21T12:00'], 2],
    ['today has no answer yet', ['2026-11-19T12:00', '2026-11-20T12:00'], 2],
    ['today and the day before yesterday', ['2026-11-19T12:00', '2026-11-21T12:00'], 1],
    ['the last answer is two days old', ['2026-11-19T12:00'], 0],
    ['after midnight, before the day begins', ['2026-11-20T12:00', '2026-11-22T01:00'], 2],
    ['many on one day', ['2026-11-21T12:00', '2026-11-21T13:00'], 1],
  ])('%s', (_what, moments, days) =>
    expect(
      studyStreak(
        moments.map((moment, at) => answer(moment, at > 0)),
        tokyo,
        today,
      ),
    ).toBe(days),
  );
});
