import { expect, test } from '@jest/globals';
import { aWord } from '../study.fixture.ts';
import { markedOf, markedUpTo, noMarks, toggled } from './marks.ts';

const words = [1, 2, 3, 4, 5].map((word_id) => aWord({ word_id }));
const backwards = words.toReversed();

test('a second click takes the mark away', () => {
  const once = toggled(noMarks, 3);
  expect([...once.word_ids]).toEqual([3]);
  expect([...toggled(once, 3).word_ids]).toEqual([]);
});

test('marked words come in the order of the deck, not of the clicks', () => {
  expect(markedOf(toggled(toggled(noMarks, 4), 1), words)).toEqual([1, 4]);
});

test('with shift all words up to the last one are marked, as they are shown, in either direction', () => {
  expect(markedOf(markedUpTo(toggled(noMarks, 2), 4, words), words)).toEqual([2, 3, 4]);
  expect(markedOf(markedUpTo(toggled(noMarks, 4), 2, words), words)).toEqual([2, 3, 4]);
  const mixed = [1, 4, 3, 2, 5].map((word_id) => aWord({ word_id }));
  expect(markedOf(markedUpTo(toggled(noMarks, 1), 3, mixed), words)).toEqual([1, 3, 4]);
  expect(markedOf(markedUpTo(toggled(noMarks, 5), 1, backwards), words)).toEqual([1, 2, 3, 4, 5]);
});

test('with shift and nothing marked before, only the word itself is marked', () => {
  expect(markedOf(markedUpTo(noMarks, 3, words), words)).toEqual([3]);
  expect(markedOf(markedUpTo(toggled(toggled(noMarks, 1), 1), 3, words), words)).toEqual([3]);
  expect(markedOf(markedUpTo({ ...noMarks, last: 99 }, 3, words), words)).toEqual([3]);
});
