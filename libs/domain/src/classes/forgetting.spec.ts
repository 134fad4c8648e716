import { expect, test } from '@jest/globals';
import { forgottenWords } from './index.ts';

const today = 20_000;
const word = (name: string, overdue: number, right_answers: number, answers: number) => ({
  name,
  due_day: today - overdue,
  right_answers,
  answers,
});
const namesOf = (words: ReturnType<typeof word>[]) => forgottenWords(words, today).map(({ name }) => name);

test('the most overdue word comes first, one that is due today last of them', () =>
  expect(namesOf([word('today', 0, 9, 9), word('a week', 7, 9, 9), word('a day', 1, 0, 9)])).toEqual([
    'a week',
    'a day',
    'today',
  ]));

test('a word that is not due is listed when it failed, after all that are due, however long it has time', () =>
  expect(namesOf([word('failed', -9, 7, 10), word('failed more', -30, 1, 10), word('due', 0, 9, 9)])).toEqual([
    'due',
    'failed more',
    'failed',
  ]));

test.each([
  [79, 100, ['it']],
  [4, 5, []],
  [3, 4, ['it']],
])('%i right of %i, not due: %j', (right_answers, answers, names) =>
  expect(namesOf([word('it', -1, right_answers, answers)])).toEqual(names),
);

test('words that are overdue as long come by success, then by how often they were asked, then as given', () =>
  expect(
    namesOf([word('half', 3, 1, 2), word('none', 3, 0, 1), word('half, often', 3, 5, 10), word('half again', 3, 1, 2)]),
  ).toEqual(['none', 'half, often', 'half', 'half again']));

test('a word that was never answered is not forgotten', () => expect(namesOf([word('new', 0, 0, 0)])).toEqual([]));
