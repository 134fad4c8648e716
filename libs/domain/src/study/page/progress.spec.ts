import { expect, test } from '@jest/globals';
import { words } from '../fixtures/index.ts';
import type { Page } from './page.ts';
import { stillThere, turned } from './progress.ts';

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
