import { expect, test } from '@jest/globals';
import { wordStatistics } from '@lexiroom/domain/statistics';
import { aWord, deckData } from '../study.fixture.ts';
import { type Column, nextOrder, orderedRows, type RowOrder } from './sort-word-rows.ts';

const { now } = deckData();
const answered = (...results: boolean[]) =>
  results.map((is_correct, at) => ({
    is_correct,
    answer_date: now - (at + 1) * 60_000,
    class_id: null,
    student_id: null,
    student_name: null,
  }));
const words = [
  aWord({ word_id: 1, target_translation: 'Öl', due_date: '2026-12-01', answers: answered(true, false) }),
  aWord({ word_id: 2, target_translation: 'Zug', due_date: '2026-11-21' }),
  aWord({ word_id: 3, target_translation: 'Apfel', due_date: null, answers: answered(true) }),
  aWord({ word_id: 4, target_translation: 'Bär', due_date: '2026-11-20', answers: answered(false, false, true) }),
];
const statistics = wordStatistics(words, { class_id: null, period: 'all', now });
const rows = words.map((word, at) => ({ word, figures: statistics[at]! }));
const idsBy = (order: RowOrder) => orderedRows(rows, order, 'german').map(({ word }) => word.word_id);

test('without an order words stand as in the deck', () => expect(idsBy(null)).toEqual([1, 2, 3, 4]));

test.each<[Column, number[], number[]]>([
  ['word', [3, 4, 1, 2], [2, 1, 4, 3]],
  ['success', [4, 1, 3, 2], [3, 1, 4, 2]],
  ['answers', [2, 3, 1, 4], [4, 1, 3, 2]],
  ['last_answered', [1, 3, 4, 2], [1, 3, 4, 2]],
  ['due_date', [4, 2, 1, 3], [1, 2, 4, 3]],
])('by %s, rising and falling; what has no figure stands last', (column, rising, falling) => {
  expect(idsBy({ column, isRising: true })).toEqual(rising);
  expect(idsBy({ column, isRising: false })).toEqual(falling);
});

test('a column that is chosen again turns round, then leaves the deck its order', () => {
  const rising = nextOrder(null, 'success');
  const falling = nextOrder(rising, 'success');
  expect([rising, falling, nextOrder(falling, 'success')]).toEqual([
    { column: 'success', isRising: true },
    { column: 'success', isRising: false },
    null,
  ]);
  expect(nextOrder(falling, 'word')).toEqual({ column: 'word', isRising: true });
});
