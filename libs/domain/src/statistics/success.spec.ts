import { describe, expect, test } from '@jest/globals';
import { answersInScope, type PastAnswer, type Period, type Scope } from './scope.ts';
import { totals, unsuccessfulWords, wordStatistics } from './success.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const msPerHour = 3_600_000;
const everything: Scope = { class_id: null, period: 'all', now };

/** An answer of so many hours ago. */
function answer(is_correct: boolean, hoursAgo = 1, class_id: number | null = null): PastAnswer {
  return { is_correct, answer_date: now - hoursAgo * msPerHour, class_id, student_id: class_id && 7 };
}

/** A word with so many right and wrong answers. */
function word(word_id: number, right: number, wrong: number) {
  const answers = [...Array.from({ length: right }, () => true), ...Array.from({ length: wrong }, () => false)];
  return { word_id, answers: answers.map((is_correct) => answer(is_correct)) };
}

/** The words among these that went badly. */
function badly(...words: { word_id: number; answers: PastAnswer[] }[]): number[] {
  return unsuccessfulWords(wordStatistics(words, everything)).map(({ word_id }) => word_id);
}

describe('which answers are counted', () => {
  test.each<[Period, number, boolean]>([
    ['recent', 0, true],
    ['recent', 12, true],
    ['recent', 12.001, false],
    ['week', 12.001, true],
    ['week', 168, true],
    ['week', 168.001, false],
    ['all', 168.001, true],
    ['all', 50 * 365 * 24, true],
  ])('%s: an answer of %f hours ago counts: %s', (period, hoursAgo, isCounted) =>
    expect(answersInScope([answer(true, hoursAgo)], { ...everything, period })).toHaveLength(isCounted ? 1 : 0),
  );

  test('without a class, answers without a class; with one, its own only', () => {
    const [own, ofClass, ofOther] = [answer(true), answer(true, 1, 3), answer(true, 1, 4)];
    expect(answersInScope([own, ofClass, ofOther], everything)).toEqual([own]);
    expect(answersInScope([own, ofClass, ofOther], { ...everything, class_id: 3 })).toEqual([ofClass]);
    expect(answersInScope([own, ofClass, ofOther], { ...everything, class_id: 5 })).toEqual([]);
  });
});

describe('how a word went', () => {
  test('answers, right ones, their share, and when it was last answered', () => {
    const answers = [answer(true, 30), answer(false, 2), answer(true, 20)];
    expect(wordStatistics([{ word_id: 5, answers }], everything)).toEqual([
      { word_id: 5, answers: 3, right: 2, success: 2 / 3, last_answered: now - 2 * msPerHour },
    ]);
  });

  test('a word without answers in the period was not reviewed', () =>
    expect(wordStatistics([{ word_id: 5, answers: [answer(true, 30)] }], { ...everything, period: 'recent' })).toEqual([
      { word_id: 5, answers: 0, right: 0, success: null, last_answered: null },
    ]));

  test('words keep their order', () => {
    const words = [word(3, 1, 1), word(1, 0, 0), word(2, 1, 0)];
    expect(wordStatistics(words, everything).map(({ word_id }) => word_id)).toEqual([3, 1, 2]);
  });
});

describe('words that went badly', () => {
  test.each([
    [0, 0, 'not reviewed', false],
    [0, 1, 'never right', true],
    [4, 1, 'exactly 80 %', false],
    [3, 1, '75 %', true],
    [79, 21, '79 %', true],
    [80, 20, 'exactly 80 %, of many', false],
    [799, 201, '79.9 %', true],
    [1, 0, 'always right', false],
  ])('%i right and %i wrong answers, %s: %s', (right, wrong, _share, isBad) =>
    expect(badly(word(1, right, wrong))).toEqual(isBad ? [1] : []),
  );

  test('the worst come first; of equal ones the one that was asked more, then the earlier one', () =>
    expect(badly(word(1, 3, 1), word(2, 1, 1), word(3, 0, 1), word(4, 0, 2), word(5, 2, 2), word(6, 1, 1))).toEqual([
      4, 3, 5, 2, 6, 1,
    ]));
});

test('all words together: reviewed ones, answers and their share', () => {
  expect(totals(wordStatistics([word(1, 3, 1), word(2, 0, 0), word(3, 1, 3)], everything))).toEqual({
    reviewed: 2,
    answers: 8,
    right: 4,
    success: 0.5,
  });
  expect(totals([])).toEqual({ reviewed: 0, answers: 0, right: 0, success: null });
});
