import { expect, test } from '@jest/globals';
import { answerOf, isAnswered, outcome, withoutListening, withPageAnswered } from './machine.ts';
import type { FlashcardPage, Page, QuestionPage, TypedPage, Verdict } from './page.ts';

const question: QuestionPage = {
  type: 'question',
  word_id: 1,
  kind: 'text_to_picture',
  option_word_ids: [3, 1, 2],
  is_repeated: false,
  given: null,
};
const card: FlashcardPage = { type: 'flashcard', word_id: 1, is_repeated: true, given: null };
const typed: TypedPage = { type: 'typed', word_id: 1, kind: 'typed', is_repeated: false, given: null };
const introduction: Page = { type: 'introduction', word_id: 1 };

const at = (page: Page) => ({ pages: [introduction, page, introduction], position: 1, chance: 0 });
const choose = (word_id: number, ms = 10) => ({ type: 'CHOOSE', word_id, ms }) as const;
const type = (verdict: Verdict, is_correct: boolean) =>
  ({ type: 'TYPE', text: 'Hunt', verdict, is_correct, ms: 10 }) as const;
const dontKnow = { type: 'DONT_KNOW', ms: 10 } as const;
const thumb = (is_correct: boolean, ms = 10) => ({ type: 'JUDGE', is_correct, ms }) as const;

test.each([
  [1, 'right'],
  [2, 'wrong'],
  [4, 'none'],
] as const)('of the options 3, 1, 2 to word 1, choosing %i is %s', (word_id, found) => {
  expect(outcome(question, choose(word_id))).toBe(found);
});

test('a card and an introduction have no options', () => {
  for (const page of [card, introduction, undefined, typed]) expect(outcome(page, choose(1))).toBe('none');
});

test.each([
  ['right', true, 'right'],
  ['almost', true, 'almost'],
  ['almost', false, 'wrong'],
  ['wrong', false, 'wrong'],
] as const)('a text that is judged %s and counts as right: %s, ends the question %s', (verdict, isCorrect, found) => {
  expect(outcome(typed, type(verdict, isCorrect))).toBe(found);
  expect(outcome(question, type(verdict, isCorrect))).toBe('none');
});

test("'I don't know' is wrong, and chooses and types nothing", () => {
  expect([outcome(question, dontKnow), outcome(typed, dontKnow), outcome(card, dontKnow)]).toEqual([
    'wrong',
    'wrong',
    'none',
  ]);
  expect(withPageAnswered(at(question), dontKnow).pages[1]).toMatchObject({
    given: { chosen_word_id: null, is_correct: false },
  });
  const unknown = { ...at(question), ...withPageAnswered(at(question), dontKnow) };
  expect(answerOf(unknown, 'study')).not.toHaveProperty('chosen_word_id');
  expect(withPageAnswered(at(typed), dontKnow).pages[1]).toMatchObject({ given: { text: null, verdict: 'wrong' } });
  expect(withPageAnswered(at(card), dontKnow).pages).toEqual(at(card).pages);
});

test('a typed text is kept with its page, and told without it', () => {
  const after = { ...at(typed), ...withPageAnswered(at(typed), type('almost', true)) };
  expect(after.pages[1]).toEqual({
    ...typed,
    given: { text: 'Hunt', verdict: 'almost', is_correct: true, ms: 10 },
  });
  expect(answerOf(after, 'test')).toEqual({
    word_id: 1,
    mode: 'test',
    kind: 'typed',
    is_correct: true,
    is_repeated: false,
    ms: 10,
  });
});

test('who cannot listen reads what was to be heard; what was answered stays as it was asked', () => {
  const heard = { ...question, kind: 'sound_to_picture' as const };
  const answered = { ...heard, given: { chosen_word_id: 1, is_correct: true, ms: 1 } };
  const pages: Page[] = [introduction, answered, heard, { ...typed, kind: 'sound_to_typed' }, card];
  expect(withoutListening({ pages }).pages).toEqual([introduction, answered, question, typed, card]);
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
