import { expect, test } from '@jest/globals';
import { aWord, deckData } from '../study.fixture.ts';
import { withDueDates } from './answered-words.ts';
import { withAnswerAdded } from './record-answers.ts';

const at = (time: string) => Date.parse(`${time}+01:00`);
const today = at('2026-11-21T10:00');
const answerAt = (answered_at: number, is_correct: boolean, origin_word_id = 1) => ({
  answered_at,
  is_correct,
  origin_word_id,
});

test('a word answered for the first time, and right, is due in two days; wrong, tomorrow', () => {
  const { words } = withAnswerAdded(deckData(), answerAt(today, true));
  expect(words[0]!.due_date).toBe('2026-11-23');
  expect(withAnswerAdded(deckData(), answerAt(today, false)).words[0]!.due_date).toBe('2026-11-22');
  expect(words[0]!.answers).toEqual([
    {
      is_correct: true,
      answer_date: today,
      local_day: '2026-11-21',
      class_id: null,
      student_id: null,
      student_name: null,
    },
  ]);
});

test('two right days in a row make it due in three: two days, and half as long again for never being wrong', () => {
  const yesterday = withAnswerAdded(deckData(), answerAt(at('2026-11-20T10:00'), true));
  expect(withAnswerAdded(yesterday, answerAt(today, true)).words[0]!.due_date).toBe('2026-11-24');
});

test('only the first answer of a day counts; half past three in the morning is still the evening before', () => {
  const late = withAnswerAdded(deckData(), answerAt(at('2026-11-21T03:30'), false));
  expect(late.words[0]!.due_date).toBe('2026-11-21');
  const again = withAnswerAdded(late, answerAt(at('2026-11-21T03:45'), true));
  expect(again.words[0]!.due_date).toBe('2026-11-21');
  expect(withAnswerAdded(again, answerAt(today, true)).words[0]!.due_date).toBe('2026-11-22');
});

test('an answer that is there already changes nothing', () => {
  const once = withAnswerAdded(deckData(), answerAt(today, true));
  expect(withAnswerAdded(once, answerAt(today, true))).toEqual(once);
});

test('answers that come in any order give the same', () => {
  const times = ['2026-11-18T10:00', '2026-11-19T10:00', '2026-11-21T09:00'].map(at);
  const forwards = times.reduce((data, time) => withAnswerAdded(data, answerAt(time, true)), deckData());
  const backwards = times.toReversed().reduce((data, time) => withAnswerAdded(data, answerAt(time, true)), deckData());
  expect(backwards).toEqual(forwards);
  expect(forwards.words[0]!.due_date).toBe('2026-11-27');
});

test('answers count for the days they were recorded for, also after moving to another time zone', () => {
  const recorded = ['2026-11-18', '2026-11-20'].map((local_day, index) => ({
    is_correct: true,
    // By the calendar of the study the first one would be of the 19th: one day, and another streak.
    answer_date: at('2026-11-19T10:00') + index * 86_400_000,
    local_day,
    class_id: null,
    student_id: null,
    student_name: null,
  }));
  const data = deckData({ words: [aWord({ answers: [{ ...recorded[0]!, is_correct: false }, recorded[1]!] })] });
  const same = deckData({ words: [aWord({ answers: recorded.map((one) => ({ ...one, local_day: '2026-11-20' })) })] });
  expect(withAnswerAdded(data, answerAt(today, true)).words[0]!.due_date).toBe('2026-11-22');
  expect(withAnswerAdded(same, answerAt(today, true)).words[0]!.due_date).toBe('2026-11-24');
});

test('answers of a class do not count for the person', () => {
  const ofClass = { is_correct: false, answer_date: today - 1000, class_id: 3, student_id: 4, student_name: 'Mia' };
  const data = deckData({ words: [aWord({ answers: [ofClass] })] });
  expect(withAnswerAdded(data, answerAt(today, true)).words[0]!.due_date).toBe('2026-11-23');
});

const ofClass = (answered_at: number, is_correct: boolean, student_id: number) => ({
  ...answerAt(answered_at, is_correct),
  class_id: 3,
  student_id,
});

test('a word asked in class is right on a day when more than half of the answers were', () => {
  const first = withAnswerAdded(deckData(), ofClass(today, false, 1));
  expect(first.words[0]!.due_date).toBe('2026-11-22');
  const half = withAnswerAdded(first, ofClass(today + 1000, true, 2));
  expect(half.words[0]!.due_date).toBe('2026-11-22');
  const most = withAnswerAdded(half, ofClass(today + 2000, true, 3));
  expect(most.words[0]!.due_date).toBe('2026-11-23');
  expect(most.words[0]!.answers[2]).toMatchObject({ class_id: 3, student_id: 3 });
});

test('where a class has answered more often than is told, the due date waits for the server', () => {
  const words = [aWord({ answer_count: 200, right_answers: 120, due_date: '2026-11-20' })];
  const { words: after } = withAnswerAdded(deckData({ words }), ofClass(today, true, 2));
  expect(after[0]).toMatchObject({ answer_count: 201, right_answers: 121, due_date: '2026-11-20' });
});

test('every word of the same origin has the answer, and no other word', () => {
  const words = [aWord({ word_id: 1 }), aWord({ word_id: 2, origin_word_id: 1 }), aWord({ word_id: 3 })];
  const after = withAnswerAdded(deckData({ words }), answerAt(today, true)).words;
  expect(after.map(({ answers }) => answers.length)).toEqual([1, 1, 0]);
  expect(after[2]).toBe(words[2]);
});

/** The reply of the server to an answer to word 1 in deck 12. */
const serverDates = (due_date: string) => ({
  origin_word_id: 1,
  deck_id: 12,
  due_date,
  due_dates: { classic: '2026-11-22', fsrs: '2026-11-24' },
});

test('a study without a schedule stays as it is', () => {
  const data = deckData({ calendar: null });
  expect(withAnswerAdded(data, answerAt(today, true))).toBe(data);
  expect(withDueDates(data, serverDates('2026-11-22'))).toBe(data);
});

test('what the server says of the due dates stands', () => {
  const { words } = withDueDates(withAnswerAdded(deckData(), answerAt(today, true)), serverDates('2026-11-22'));
  expect(words[0]).toMatchObject({ due_dates: serverDates('').due_dates, due_date: '2026-11-22' });
});

test('of several decks together each goes by its own rule', () => {
  const words = [aWord({ deck_id: 11, word_id: 2, origin_word_id: 1 }), aWord({ deck_id: 12 })];
  const after = withDueDates(deckData({ words, scheduler: 'classic' }), serverDates('2026-11-24')).words;
  expect(after.map(({ due_date }) => due_date)).toEqual(['2026-11-22', '2026-11-24']);
});
