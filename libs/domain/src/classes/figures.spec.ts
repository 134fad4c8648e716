import { expect, test } from '@jest/globals';
import { figureTotals } from './index.ts';

test('words are counted once they have an answer, and fail below 80 %', () =>
  expect(figureTotals({ answers: [5, 5, 0, 1], right_answers: [4, 3, 0, 0] })).toEqual({
    reviewed: 3,
    answers: 11,
    right: 7,
    success: 7 / 11,
    unsuccessful: 2,
  }));

test('without answers there is no success', () =>
  expect(figureTotals({ answers: [0, 0], right_answers: [0, 0] })).toEqual({
    reviewed: 0,
    answers: 0,
    right: 0,
    success: null,
    unsuccessful: 0,
  }));
