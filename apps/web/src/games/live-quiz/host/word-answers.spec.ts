import { expect, test } from '@jest/globals';
import { answersByQuestion } from './word-answers.ts';

const answer = (question: number, correct: boolean) => ({
  question,
  option: correct ? 0 : 1,
  correct,
  ms: 900,
  points: correct ? 100 : 0,
});

test('a word that came again in a race is shown by its first answer, with how often it was right', () => {
  const answers = answersByQuestion([answer(1, false), answer(2, true), answer(1, true), answer(1, true)]);
  expect(answers.get(1)).toEqual({ answer: { ...answer(1, false), points: 200 }, right: 2, times: 3 });
  expect(answers.get(2)).toEqual({ answer: answer(2, true), right: 1, times: 1 });
  expect(answers.get(3)).toBeUndefined();
});
