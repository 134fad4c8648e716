import { expect, test } from '@jest/globals';
import { words } from '../rehearsal/index.ts';
import { testOf } from './plan.ts';

const planned = (count: number, seed: number) =>
  testOf({ words: words(count), choices: words(12), option_count: 4, seed });

test('every word is asked once, new or not, and nothing is introduced', () => {
  const { pages } = planned(12, 1);
  expect(pages.map(({ type }) => type)).toEqual(Array(12).fill('question'));
  expect(new Set(pages.map(({ word_id }) => word_id)).size).toBe(12);
});

test('order and kinds are left to chance, and the same seed gives the same test', () => {
  const order = (seed: number) => planned(12, seed).pages.map(({ word_id }) => word_id);
  expect(order(1)).not.toEqual(order(2));
  expect(planned(12, 1)).toEqual(planned(12, 1));
  const kinds = Array.from({ length: 50 }, (_, seed) => planned(12, seed).pages).flat();
  const fromText = kinds.filter((page) => page.type === 'question' && page.kind === 'text_to_picture').length;
  expect(Math.abs(fromText / kinds.length - 0.5)).toBeLessThan(0.08);
});

test('a kept test goes on where it was', () => {
  const kept = { ...planned(12, 1), position: 7 };
  expect(testOf({ words: words(12), choices: words(12), option_count: 4, seed: 9, resumed: kept })).toEqual(kept);
});
