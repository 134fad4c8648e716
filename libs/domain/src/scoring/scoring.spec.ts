import { expect, test } from '@jest/globals';
import { comboMultiplier, competitionRanks } from './index.ts';

test('the multiplier is the one of the highest step that the streak has reached', () => {
  const steps = [
    [4, 2],
    [10, 3],
    [25, 5],
  ] as const;
  expect([1, 3, 4, 9, 10, 24, 25, 100].map((streak) => comboMultiplier(steps, streak))).toEqual([
    1, 1, 2, 2, 3, 3, 5, 5,
  ]);
});

test('ties share a rank and the next rank is skipped', () => {
  expect(competitionRanks([300, 900, 300, 100])).toEqual([2, 1, 2, 4]);
  expect(competitionRanks([])).toEqual([]);
});
