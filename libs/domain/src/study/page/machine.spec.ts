import { expect, test } from '@jest/globals';
import { answerOf, isAnswered, outcome, withPageAnswered } from './machine.ts';
import type { FlashcardPage, Page, QuestionPage } from './page.ts';

const question: QuestionPage = {
  type: 'question',
  word_id: 1,
  kind: 'text_to_picture',
  option_word_ids: [3, 1, 2],
  is_repeated: false,
  given: null,
};
const card: FlashcardPage = { type: 'flashcard', word_id: 1, is_repeated: true, given: null };
const introduction: Page = { type: 'introduction', word_id: 1 };

const at = (page: Page) => ({ pages: [introduction, page, introduction], position: 1, chance: 0 });
const choose = (word_id: number, ms = 10) => ({ type: 'CHOOSE', word_id, ms }) as const;
const thumb = (is_correct: boolean, ms = 10) => ({ type: 'JUDGE', is_correct, ms }) as const;

test.each([
  [1, 'right'],
  [2, 'wrong'],
  [4, 'no_option'],
] as const)('of the options 3, 1, 2 to word 1, choosing %i is %s', (word_id, found) => {
  expect(outcome(question, word_id)).toBe(found);
});

test('a card and an introduction have no options', () => {
  expect([outcome(card, 1), outcome(introduction, 1), outcome(undefined, 1)]).toEqual(Array(3).fill('no_option'));
});

test('only the page in sight gets the answer, and only its first', () => {
  const after = withPageAnswered(at(question), choose(2));
  expect(after.pages).toEqual([
    introduction,
    { ...question, given: { chosen_word_id: 2, is_correct: false, ms: 10 } },
    introduction,
  ]);
  expect(withPageAnswered({ ...at(question), ...after }, choose(1)).pages).toBe(after.pages);
});

test('a thumb is no answer to a question, a choice none to a card, and an introduction has none', () => {
  expect(withPageAnswered(at(question), thumb(true)).pages).toEqual(at(question).pages);
  expect(withPageAnswered(at(card), choose(1)).pages).toEqual(at(card).pages);
  expect(withPageAnswered(at(introduction), choose(1)).pages).toEqual(at(introduction).pages);
  expect([isAnswered(introduction), isAnswered(question), isAnswered(undefined)]).toEqual([false, false, false]);
});

test.each([
  [0.4, 0],
  [1234.5, 1235],
  [-3, 0],
  [90_000_000, 86_400_000],
])('%d milliseconds are recorded as %i: whole, and at most a day', (ms, recorded) => {
  expect(withPageAnswered(at(card), thumb(true, ms)).pages[1]).toMatchObject({ given: { ms: recorded } });
});

test('what is told of a question names its options and the choice; of a card, the thumb', () => {
  expect(answerOf({ ...at(question), ...withPageAnswered(at(question), choose(1)) }, 'test')).toEqual({
    word_id: 1,
    mode: 'test',
    kind: 'text_to_picture',
    is_correct: true,
    is_repeated: false,
    option_word_ids: [3, 1, 2],
    chosen_word_id: 1,
    ms: 10,
  });
  expect(answerOf({ ...at(card), ...withPageAnswered(at(card), thumb(false)) }, 'revise')).toEqual({
    word_id: 1,
    mode: 'revise',
    kind: 'flashcard',
    is_correct: false,
    is_repeated: true,
    ms: 10,
  });
});

test('of a page without an answer nothing can be told', () => {
  expect(() => answerOf(at(introduction), 'study')).toThrow('no answer here');
  expect(() => answerOf(at(question), 'study')).toThrow('no answer here');
});
