import { expect, test } from '@jest/globals';
import { type Attempt, runResult } from './run-result.ts';

const answer = (word_id: number, is_correct: boolean, ms = 1000): Attempt => ({ word_id, given: { is_correct, ms } });

test('a word is missed once any answer to it was wrong, also when it came again', () => {
  const result = runResult([answer(1, true), answer(2, false), answer(3, true), answer(2, true), answer(3, false)]);
  expect(result).toMatchObject({ asked: 3, right: 1, missed: [{ word_id: 2 }, { word_id: 3 }], other_word_ids: [1] });
});

test('the hardest word is the one that was wrong most often, then the one that took longest, then the first', () => {
  const attempts = [answer(1, false), answer(2, false), answer(3, false, 5000), answer(4, false), answer(4, false)];
  expect(runResult(attempts).missed).toEqual([
    { word_id: 4, wrong: 2 },
    { word_id: 3, wrong: 1 },
    { word_id: 1, wrong: 1 },
    { word_id: 2, wrong: 1 },
  ]);
});

test('pages that asked nothing and pages that were passed over are no answers', () => {
  const result = runResult([{ word_id: 1 }, { word_id: 1, given: null }, { word_id: 2 }, answer(2, true)]);
  expect(result).toEqual({ asked: 1, right: 1, missed: [], other_word_ids: [1, 2] });
});
