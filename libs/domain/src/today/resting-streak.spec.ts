import { expect, test } from '@jest/globals';
import { dayNumber } from '../scheduling/index.ts';
import { restingStreak } from './resting-streak.ts';

/** Weeks from Monday, 2 November 2026, to the day that is named: `x` studied, `-` not. */
function streakOf(weeks: string, restDays: number): number {
  const monday = dayNumber('2026-11-02');
  const marks = weeks.replaceAll(' ', '').split('');
  const days = marks.flatMap((mark, at) => (mark === 'x' ? [monday + at] : []));
  return restingStreak(days, monday + marks.length - 1, restDays);
}

test.each([
  ['', 2, 0],
  ['x', 0, 1],
  ['xxx', 0, 3],
  // Today is not over.
  ['xx-', 0, 2],
  ['x--', 0, 0],
  ['x-x', 0, 1],
  // Two rest days a week.
  ['xxxxx-- xxx', 2, 8],
  ['xx-xx-x xxx', 2, 8],
  ['x-xx-xx x--xxxx', 2, 10],
  // A third one ends what was before.
  ['xxxx--- xxx', 2, 3],
  ['xxxxx-- ---xxx', 2, 3],
  // Each week has its own, so that four days in a row may be left out over a Sunday.
  ['xxxxx-- --xxx', 2, 8],
  ['xxxxxxx', 6, 7],
  ['x------ ------x', 6, 2],
])('%s with %i rest days are %i days', (weeks, restDays, streak) => {
  expect(streakOf(weeks, restDays)).toBe(streak);
});

test('a day that is still to come counts nothing', () => {
  expect(restingStreak([10, 11, 12], 11, 0)).toBe(2);
});
