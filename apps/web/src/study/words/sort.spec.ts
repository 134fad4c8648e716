import { expect, test } from '@jest/globals';
import type { DeckWord, WordAnswer } from '@lexiroom/contracts/decks';
import { aStudy, aWord, deckData } from '../study.fixture.ts';
import { sortWords, type WordSort, wordSortsFor } from './sort.ts';

const answer = (is_correct: boolean): WordAnswer => ({
  is_correct,
  answer_date: 0,
  class_id: null,
  student_id: null,
  student_name: null,
});

const words = [
  aWord({ word_id: 7, target_translation: 'Zebra', due_date: '2026-11-30', answers: [answer(true)] }),
  aWord({ word_id: 9, target_translation: 'Äffchen', due_date: '2026-11-21', is_pinned: true }),
  aWord({ word_id: 8, target_translation: 'apfel', due_date: '2026-10-01', answers: [answer(false), answer(true)] }),
  aWord({ word_id: 4, target_translation: 'Birne', due_date: '2026-11-21', is_pinned: true, answers: [answer(false)] }),
];
const orderOf = (sorted: readonly DeckWord[]) => sorted.map(({ word_id }) => word_id);

test.each([
  ['deck_order', [7, 9, 8, 4]],
  ['alphabetical', [9, 8, 4, 7]],
  ['due_date', [8, 9, 4, 7]],
  ['success_rate', [4, 8, 7, 9]],
  ['pinned', [9, 4, 7, 8]],
  ['newest', [9, 8, 7, 4]],
] satisfies [WordSort, number[]][])('sorted by %s', (sort, order) => {
  expect(orderOf(sortWords(words, sort, 'german'))).toEqual(order);
});

test('every language has its own alphabet', () => {
  const swedish = ['ö', 'z', 'o'].map((target_translation, word_id) => aWord({ word_id, target_translation }));
  expect(orderOf(sortWords(swedish, 'alphabetical', 'swedish'))).toEqual([2, 1, 0]);
  expect(orderOf(sortWords(swedish, 'alphabetical', 'german'))).toEqual([2, 0, 1]);
});

test('words stay where they were given', () => {
  const before = orderOf(words);
  sortWords(words, 'newest', 'german');
  expect(orderOf(words)).toEqual(before);
});

test('whoever has no schedule is not offered due dates, success and pins', () => {
  expect(wordSortsFor(aStudy({ viewer: 'leo' }))).toEqual(['deck_order', 'alphabetical', 'newest']);
  expect(wordSortsFor(aStudy({}))).toHaveLength(6);
  const asStudent = aStudy({ viewer: 'leo', data: { calendar: deckData().calendar } });
  expect(wordSortsFor(asStudent)).toEqual(['deck_order', 'alphabetical', 'due_date', 'success_rate', 'newest']);
});
