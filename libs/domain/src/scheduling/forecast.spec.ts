import { expect, test } from '@jest/globals';
import { forecast } from './forecast.ts';

const today = 20_778;

test('the forecast tells every day of two weeks, today first, also days without a word', () => {
  const coming = forecast([today, today + 13], today);
  expect(coming.map(({ day }) => day - today)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(coming.map(({ due }) => due)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

test('words that should have come before count for today', () =>
  expect(forecast([today - 400, today - 1, today, today + 1], today, 2)).toEqual([
    { day: today, due: 3 },
    { day: today + 1, due: 1 },
  ]));

test('what comes after the last day is left out', () =>
  expect(forecast([today + 3, today + 36_500], today, 3).every(({ due }) => due === 0)).toBe(true));
