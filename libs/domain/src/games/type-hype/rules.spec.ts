import { expect, test } from '@jest/globals';
import { afterHint, afterMistake, afterWord, emptyTally, hintCost, isDead, isKnown, mistakeCost } from './rules.ts';

test.each([
  [1, 20],
  [4, 20],
  [15, 7],
  [40, 7],
])('a mistake in a word of %i letters costs %i life', (letters, cost) => {
  expect(mistakeCost(letters)).toBe(cost);
});

test('between 4 and 15 letters the cost of a mistake falls evenly', () => {
  for (let letters = 5; letters <= 15; letters++) {
    expect(mistakeCost(letters - 1) - mistakeCost(letters)).toBeCloseTo(13 / 11, 10);
  }
});

test('a mistake resets the combo, and life never falls below 0', () => {
  expect(afterMistake({ score: 50, streak: 6, life: 90 }, 4)).toEqual({ score: 50, streak: 0, life: 70 });
  const left = afterMistake({ score: 0, streak: 0, life: 5 }, 4);
  expect([left.life, isDead(left), isDead(emptyTally)]).toEqual([0, true, false]);
});

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [5, 2],
  [6, 3],
  [11, 5],
  [18, 5],
  [19, 10],
])('after %i words without a mistake the next one counts length × 10 × %i', (streak, multiplier) => {
  expect(afterWord({ score: 0, streak, life: 100 }, 7)).toMatchObject({ score: 70 * multiplier, streak: streak + 1 });
});

test.each([
  ['does not pass 300', 200, 9, 50, 50],
  ['reaches 300', 210, 9, 50, 70],
  ['passes 300', 299, 1, 50, 70],
  ['passes 600', 599, 1, 50, 70],
  ['passes two at once', 290, 40, 50, 90],
  ['fills it to 100 and no more', 299, 1, 95, 100],
])('a word whose score %s gives 20 life for each multiple of 300', (_what, score, letters, life, expected) => {
  expect(afterWord({ score, streak: 0, life }, letters).life).toBe(expected);
});

test.each([
  [100, 4, 100],
  [1000, 7, 100],
  [1200, 7, 107],
  [1200, 3, 107],
  [1600, 10, 100],
  [3200, 10, 200],
])('a hint at a score of %i in a word of %i letters costs %i', (score, letters, cost) => {
  expect(hintCost(score, letters)).toBe(cost);
});

test('a hint needs a score of 100', () => {
  expect(afterHint({ ...emptyTally, score: 99 }, 5)).toBeUndefined();
  expect(afterHint({ ...emptyTally, score: 100 }, 5)?.score).toBe(0);
});

test.each([
  [4, 0, 0, true],
  [4, 1, 0, false],
  [5, 1, 0, true],
  [9, 2, 0, false],
  [10, 2, 0, true],
  [10, 0, 1, false],
])('a word of %i letters with %i mistakes and %i hints counts as known: %s', (letters, mistakes, hints, known) => {
  expect(isKnown(letters, mistakes, hints)).toBe(known);
});
