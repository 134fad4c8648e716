import { expect, test } from '@jest/globals';
import { add, compare, meanOf, roundedHalfUp, zero } from './fraction.ts';

test('three thirds are one, exactly', () => {
  const third = meanOf(1, 3);
  expect(compare(add(add(third, third), third), meanOf(1, 1))).toBe(0);
  expect(add(third, zero)).toEqual(third);
});

test('fractions are compared by what they are worth', () => {
  expect(compare(meanOf(2, 3), meanOf(3, 4))).toBeLessThan(0);
  expect(compare(meanOf(200, 3), meanOf(400, 6))).toBe(0);
  expect(compare(meanOf(1, 2), meanOf(1, 3))).toBeGreaterThan(0);
});

test.each([
  [100, 2, 50],
  [101, 2, 51],
  [100, 3, 33],
  [200, 3, 67],
  [0, 7, 0],
])('%i / %i is shown as %i: a half is rounded up', (sum, count, shown) => {
  expect(roundedHalfUp(meanOf(sum, count))).toBe(shown);
});
