import { describe, expect, test } from '@jest/globals';
import { answerPoints } from './points.ts';

describe('accuracy: a right answer is worth 100, times the combo', () => {
  test.each([
    [1, 100],
    [3, 100],
    [4, 200],
    [9, 200],
    [10, 300],
    [24, 300],
    [25, 500],
    [400, 500],
  ])('as number %i in a row: %i points', (streak, points) =>
    expect(answerPoints({ scoring: 'accuracy', combo: true }, { ms: 5000, streak, wholeMs: 20_000 })).toBe(points),
  );
});

describe('speed: 1000 for an immediate answer, half of it for one at the last moment', () => {
  test.each([
    [0, 1000],
    [499, 1000],
    [500, 988],
    [10_000, 750],
    [20_000, 500],
    [20_900, 500],
  ])('after %i ms of 20 s: %i points', (ms, points) =>
    expect(answerPoints({ scoring: 'speed', combo: true }, { ms, streak: 1, wholeMs: 20_000 })).toBe(points),
  );

  test.each([
    [1285, 5000],
    [5140, 20_000],
  ])('a half is rounded up: 871.5 after %i ms of %i', (ms, wholeMs) =>
    expect(answerPoints({ scoring: 'speed', combo: true }, { ms, streak: 1, wholeMs })).toBe(872),
  );

  test('time that was added counts to the whole time', () =>
    expect(answerPoints({ scoring: 'speed', combo: true }, { ms: 15_000, streak: 1, wholeMs: 30_000 })).toBe(750));

  test('points are rounded before they are multiplied', () =>
    expect(answerPoints({ scoring: 'speed', combo: true }, { ms: 501, streak: 4, wholeMs: 20_000 })).toBe(2 * 987));

  test('an untimed question counts accuracy', () =>
    expect(answerPoints({ scoring: 'speed', combo: true }, { ms: 9000, streak: 4, wholeMs: null })).toBe(200));
});

test('without combo a streak multiplies nothing', () =>
  expect(answerPoints({ scoring: 'accuracy', combo: false }, { ms: 1, streak: 30, wholeMs: null })).toBe(100));

test('without combo speed is not multiplied either', () =>
  expect(answerPoints({ scoring: 'speed', combo: false }, { ms: 10_000, streak: 30, wholeMs: 20_000 })).toBe(750));

test('an immediate answer has all points, however short the question', () =>
  expect(answerPoints({ scoring: 'speed', combo: true }, { ms: 400, streak: 1, wholeMs: 450 })).toBe(1000));
