import { expect, test } from '@jest/globals';
import { missedWords } from './missed-words.ts';

const question = (number: number, change: { voided?: boolean; scored?: boolean } = {}) => ({
  number,
  word_id: number * 10,
  voided: false,
  scored: true,
  ...change,
});
const questions = [question(1), question(2), question(3, { voided: true }), question(4, { scored: false })];
/** A player who answered these questions wrong and those right. */
const player = (wrong: number[], right: number[] = []) => ({
  answers: [
    ...wrong.map((number) => ({ question: number, correct: false })),
    ...right.map((number) => ({ question: number, correct: true })),
  ],
});
const class7b = [player([1, 2, 3, 4]), player([2], [1]), player([], [1, 2])];

test.each([
  ['missed by at least one', class7b, 1, [10, 20]],
  ['missed by at least two', class7b, 2, [20]],
  ['missed by more than missed any', class7b, 3, []],
  ['of one player alone', [player([2], [1])], 1, [20]],
  ['nobody needs to miss them: at least one must all the same', class7b, 0, [10, 20]],
  ['missed by one player twice, in a race', [player([1, 1]), player([], [1])], 2, []],
  ['of nobody', [], 1, []],
])('%s: what was taken back or skipped is left out', (_, players, least, expected) =>
  expect(missedWords(questions, players, least)).toEqual(expected),
);
