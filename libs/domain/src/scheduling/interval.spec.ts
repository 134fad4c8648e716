import { describe, expect, test } from '@jest/globals';
import { intervalDays, longestInterval } from './interval.ts';

describe('the base follows from the streak', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 8],
    [5, 16],
    [6, 32],
    [7, 64],
    [8, 128],
    [9, 154],
    [10, 184],
    [11, 221],
    [12, 265],
    [13, 319],
    [20, 1141],
    [39, 36_461],
    [40, 36_500],
    [81, 36_500],
  ])('%i right days in a row, and accuracy changes nothing: %i days', (streak, interval) =>
    expect(intervalDays({ streak, days: 100, correct_days: 81 })).toBe(interval),
  );
});

describe('accuracy lengthens or shortens it: five right days in a row are worth 16 days', () => {
  test.each([
    [1000, 1000, 24, 'above 0.95'],
    [951, 1000, 24, 'above 0.95'],
    [20, 21, 24, 'above 0.95'],
    [19, 20, 21, 'above 0.9'],
    [901, 1000, 21, 'above 0.9'],
    [9, 10, 18, 'above 0.85'],
    [851, 1000, 18, 'above 0.85'],
    [17, 20, 16, 'above 0.8'],
    [801, 1000, 16, 'above 0.8'],
    [8, 10, 14, 'above 0.75'],
    [751, 1000, 14, 'above 0.75'],
    [9, 12, 12, 'above 0.7'],
    [701, 1000, 12, 'above 0.7'],
    [7, 10, 10, 'at least 0.65'],
    [651, 1000, 10, 'at least 0.65'],
    [13, 20, 10, 'at least 0.65'],
    [649, 1000, 8, 'below 0.65'],
    [12, 20, 8, 'below 0.65'],
    [5, 1000, 8, 'below 0.65'],
  ])('%i of %i days right: %i days (%s)', (correct_days, days, interval) =>
    expect(intervalDays({ streak: 5, days, correct_days })).toBe(interval),
  );

  test.each([
    [19, 20],
    [9, 10],
    [17, 20],
    [4, 5],
    [3, 4],
    [7, 10],
  ])('a bound of %i in %i is not above itself, however many days it is reached in', (over, under) => {
    for (let times = 1; times <= 5000; times++) {
      const onTheBound = intervalDays({ streak: 8, days: under * times, correct_days: over * times });
      const oneMore = intervalDays({ streak: 8, days: under * times, correct_days: over * times + 1 });
      expect(onTheBound).toBeLessThan(oneMore);
    }
  });

  test('13 in 20 is at least 0.65, however many days it is reached in', () => {
    for (let times = 1; times <= 5000; times++) {
      expect(intervalDays({ streak: 8, days: 20 * times, correct_days: 13 * times })).toBe(83);
      expect(intervalDays({ streak: 8, days: 20 * times, correct_days: 13 * times - 1 })).toBe(64);
    }
  });
});

describe('a half is rounded up', () => {
  test.each([
    ['a first right day, 1 × 1.5', { streak: 1, days: 1, correct_days: 1 }, 2],
    ['a first wrong day, 1 × 0.5', { streak: 0, days: 1, correct_days: 0 }, 1],
    ['2 × 0.75', { streak: 2, days: 18, correct_days: 13 }, 2],
    ['a wrong day after many right ones, 1 × 1.5', { streak: 0, days: 40, correct_days: 39 }, 2],
  ])('%s', (_what, rightDays, interval) => expect(intervalDays(rightDays)).toBe(interval));
});

test.each([
  ['all right', 1000, 36, 31_650, 37],
  ['nine tenths and a little more', 901, 37, 32_916, 38],
  ['four fifths and a little more', 801, 39, 36_461, 40],
  ['less than 0.65', 500, 42, 31_502, 43],
])('a hundred years are the longest interval: %s', (_accuracy, correct_days, streak, days, next) => {
  expect(intervalDays({ streak, days: 1000, correct_days })).toBe(days);
  expect(intervalDays({ streak: next, days: 1000, correct_days })).toBe(longestInterval);
  expect(intervalDays({ streak: 500, days: 1000, correct_days })).toBe(longestInterval);
});

test('every interval up to the longest is the exact product, rounded once', () => {
  const percentOf = [
    [96, 150n],
    [91, 130n],
    [86, 110n],
    [81, 100n],
    [76, 90n],
    [71, 75n],
    [65, 65n],
    [64, 50n],
  ] as const;
  for (const [correct_days, percent] of percentOf) {
    for (let streak = 0; streak <= 64; streak++) {
      // 1.2 is 12/10; what is cut off below a thousandth does not change on which side of a half the product lies.
      const base = streak <= 8 ? 1n << BigInt(Math.max(0, streak - 1)) : 128n * 12n ** BigInt(streak - 8);
      const tens = streak <= 8 ? 1n : 10n ** BigInt(streak - 8);
      const thousandths = (base * percent * 10n) / tens;
      const exact = Math.min(longestInterval, Number((thousandths + 500n) / 1000n));
      expect([streak, intervalDays({ streak, days: 100, correct_days })]).toEqual([streak, exact]);
    }
  }
});
