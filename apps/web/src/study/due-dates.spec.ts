import { expect, test } from '@jest/globals';
import { dueWords, onTheDayOf } from './due-dates.ts';
import { aWord, deckData } from './study.fixture.ts';

const at = (time: string) => Date.parse(`${time}+01:00`);
const answers = [{ is_correct: false, answer_date: 0, class_id: null, student_id: null, student_name: null }];
const tomorrow = { due_date: '2026-11-22', due_dates: { classic: '2026-11-22', fsrs: '2026-11-24' } };

test('what was due tomorrow is due when that day has come; what was never answered, on that very day', () => {
  const words = [aWord({ word_id: 1, answers, ...tomorrow }), aWord({ word_id: 2 })];
  const data = deckData({ words });
  expect(dueWords(data).map(({ word_id }) => word_id)).toEqual([2]);
  const later = onTheDayOf(data, at('2026-11-22T07:00'));
  expect(later).toMatchObject({ calendar: { today: '2026-11-22' }, now: at('2026-11-22T07:00') });
  expect(later.words).toMatchObject([
    tomorrow,
    { due_date: '2026-11-22', due_dates: { classic: '2026-11-22', fsrs: '2026-11-22' } },
  ]);
  expect(dueWords(later)).toHaveLength(2);
});

test('until four in the morning it is the same day, and so it is for a clock that was set back', () => {
  const data = deckData();
  expect(onTheDayOf(data, at('2026-11-22T03:59'))).toBe(data);
  expect(onTheDayOf(data, at('2026-11-20T12:00'))).toBe(data);
  expect(onTheDayOf(data, at('2026-11-22T04:00'))).not.toBe(data);
});

test('a study without a schedule knows no day', () => {
  const data = deckData({ calendar: null });
  expect(onTheDayOf(data, at('2027-01-01T12:00'))).toBe(data);
});
