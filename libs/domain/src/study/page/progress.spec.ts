import { expect, test } from '@jest/globals';
import { words } from '../fixtures/index.ts';
import type { Page } from './page.ts';
import { stillThere, turned, wordCount, wordsDone } from './progress.ts';

const introduction = (word_id: number): Page => ({ type: 'introduction', word_id });
const question = (...option_word_ids: number[]): Page => ({
  type: 'question',
  word_id: option_word_ids[0]!,
  kind: 'picture_to_text',
  option_word_ids,
  is_repeated: false,
  given: null,
});

const pages = [introduction(1), question(2, 1), question(3, 1, 2), introduction(4)];

/** The four words but for one. */
const without = (word_id: number) => words(4).filter((word) => word.word_id !== word_id);

test.each([
  [0, -1, 0],
  [0, 1, 1],
  [3, 1, 3],
  [3, -1, 2],
] as const)('from page %i by %i to page %i: it stays at either end', (position, by, to) => {
  expect(turned({ pages, position, chance: 0 }, by)).toEqual({ position: to });
});

test('a kept study goes on where it was', () => {
  const kept = { pages, position: 2, chance: 9 };
  expect(stillThere(kept, words(4))).toEqual(kept);
});

test('pages of words that are gone are left out, and the page in sight stays in sight', () => {
  const kept = stillThere({ pages, position: 2, chance: 9 }, words(4).slice(1));
  expect(kept).toEqual({ pages: [question(3, 2), introduction(4)], position: 0, chance: 9 });
});

test('when the page in sight is gone, the next one comes in sight, or the last', () => {
  expect(stillThere({ pages, position: 2, chance: 9 }, without(3))).toMatchObject({ position: 2 });
  expect(stillThere({ pages, position: 3, chance: 9 }, without(4))).toMatchObject({ position: 2 });
});

test('when all words are gone, nothing is left to go on with', () => {
  expect(stillThere({ pages, position: 2, chance: 9 }, [])).toBeUndefined();
});

test('a kept study whose place does not exist begins at its first page', () => {
  expect(stillThere({ pages, position: 99, chance: 9 }, words(4))).toEqual({ pages, position: 0, chance: 9 });
});

test('words are counted once, whatever pages they have, and are done when none is in sight or to come', () => {
  expect(wordCount({ pages: [...pages, question(1, 2)] })).toBe(4);
  const done = (position: number) => wordsDone({ pages: [...pages, question(1, 2)], position, chance: 0 });
  expect([0, 1, 2, 3, 4].map(done)).toEqual([0, 0, 1, 2, 3]);
  expect(wordsDone({ pages, position: 3, chance: 0, is_over: true })).toBe(4);
});

test('the count of words that are done does not fall, nor goes beyond the words that are left', () => {
  expect(wordsDone({ pages, position: 0, chance: 0, words_done: 3 })).toBe(3);
  expect(wordsDone({ pages: pages.slice(0, 2), position: 0, chance: 0, words_done: 3 })).toBe(2);
});
