import { expect, test } from '@jest/globals';
import { seededRandom, shuffled } from './random.ts';

const deal = (seed: number) => shuffled([1, 2, 3, 4, 5, 6, 7, 8], seededRandom(seed));

test('the same seed deals the same order, another seed another one', () => {
  expect(deal(7)).toEqual(deal(7));
  expect(deal(7)).not.toEqual(deal(8));
});

test('a shuffle keeps every element and leaves the list it was given as it was', () => {
  const list = [1, 2, 3, 4];
  expect(shuffled(list, seededRandom(1)).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4]);
  expect(list).toEqual([1, 2, 3, 4]);
});

test('every order of three comes about equally often', () => {
  const random = seededRandom(42);
  const seen = new Map<string, number>();
  for (let round = 0; round < 6000; round++) {
    const order = shuffled(['a', 'b', 'c'], random).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect(seen.size).toBe(6);
  for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
});
