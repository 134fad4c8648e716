import { expect, test } from '@jest/globals';
import { words } from '../fixtures/index.ts';
import type { Page } from '../page/index.ts';
import { beginTest, testResult } from './rules.ts';

const planned = (count: number, seed: number) =>
  beginTest({ words: words(count), choices: words(12), option_count: 4, seed });

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
  expect(beginTest({ words: words(12), choices: words(12), option_count: 4, seed: 9, resumed: kept })).toEqual(kept);
});

const question = (word_id: number, is_correct: boolean | null, ms = 0): Page => ({
  type: 'question',
  word_id,
  kind: 'picture_to_text',
  option_word_ids: [word_id, 99],
  is_repeated: false,
  given: is_correct === null ? null : { chosen_word_id: is_correct ? word_id : 99, is_correct, ms },
});

test('words answered wrong and words without an answer are missed; the time is that of all answers', () => {
  const pages = [question(4, true, 1500), question(2, false, 800), question(7, null)];
  expect(testResult({ pages })).toEqual({
    asked: 3,
    right: 1,
    missed_word_ids: [2, 7],
    typed: [],
    ms: 2300,
    score: 33,
  });
});

test('a word that was judged by thumb counts as well', () => {
  const pages: Page[] = [{ type: 'flashcard', word_id: 1, is_repeated: false, given: { is_correct: true, ms: 400 } }];
  expect(testResult({ pages })).toEqual({ asked: 1, right: 1, missed_word_ids: [], typed: [], ms: 400, score: 100 });
});

test.each([
  [1, 8, 13],
  [2, 3, 67],
  [0, 4, 0],
  [4, 4, 100],
  [0, 0, 0],
])('%i right of %i scores %i', (right, asked, score) => {
  const pages = Array.from({ length: asked }, (_, index) => question(index + 1, index < right));
  expect(testResult({ pages }).score).toBe(score);
});
