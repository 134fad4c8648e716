import { expect, test } from '@jest/globals';
import { cardCountOf, cardSpeed, type Tally, tallyAfter, timeLimitMs } from './rules.ts';

test.each([
  [320, 6],
  [1024, 6],
  [1025, 7],
  [1920, 7],
])('a screen of %i pixels has %i cards', (width, cards) => {
  expect(cardCountOf(width)).toBe(cards);
});

test.each([
  [1, 4000],
  [2, 3900],
  [11, 3000],
  [20, 2100],
  [21, 2000],
  [22, 2000],
  [100, 2000],
])('round %i has a time limit of %i ms: 4 s, 0.1 s less a round, at most 2 s less', (round, ms) => {
  expect(timeLimitMs(round)).toBe(ms);
});

test.each([
  [1, 0],
  [7, 0],
  [14, 0.3],
  [21, 0.6],
  [28, 0.9],
  [99, 0.9],
])('in round %i cards move at %f', (round, speed) => {
  expect(cardSpeed(round)).toBeCloseTo(speed, 10);
});

test.each([
  ['at once', 0, 100],
  ['with 95.01 % left', 199, 100],
  ['with 95 % left, a half is rounded up', 200, 100],
  ['with 94.9 % left', 204, 90],
  ['with 50 % left', 2000, 50],
  ['with 5 % left', 3800, 10],
  ['with 4.9 % left', 3804, 0],
  ['at the last moment', 4000, 0],
])('a right click %s is worth round(per cent of time left / 10) × 10', (_when, ms, points) => {
  expect(tallyAfter({ score: 0, streak: 0 }, 1, ms).score).toBe(points);
});

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [7, 2],
  [8, 3],
  [16, 3],
  [17, 5],
  [34, 5],
  [35, 10],
])('after %i fast answers in a row the next one counts %i times', (streak, multiplier) => {
  expect(tallyAfter({ score: 0, streak }, 1, 0)).toEqual({ score: 100 * multiplier, streak: streak + 1 });
});

test('the combo goes on with 64 % of the time left; below that this answer is the first of a new streak', () => {
  const before: Tally = { score: 0, streak: 17 };
  expect(tallyAfter(before, 1, 1440)).toEqual({ score: 60 * 5, streak: 18 });
  expect(tallyAfter(before, 1, 1441)).toEqual({ score: 60, streak: 1 });
});
