import { expect, test } from '@jest/globals';
import type { Page } from '../page/index.ts';
import { testResult } from './result.ts';

const question = (word_id: number, is_correct: boolean | null, ms = 0): Page => ({
  type: 'question',
  word_id,
  kind: 'picture_to_text',
  option_word_ids: [word_id, 99],
  is_repeated: false,
  given: is_correct === null ? null : { chosen_word_id: is_correct ? word_id : 99, is_correct, ms },
});

test('words answered wrong and words without an answer are missed; the time is that of all answers', () => {
  const pages = [question(4, true, 1500), question(2, false, 800), question(7, null)];
  expect(testResult({ pages })).toEqual({ asked: 3, right: 1, missed_word_ids: [2, 7], ms: 2300, score: 33 });
});

test('a word that was judged by thumb counts as well', () => {
  const pages: Page[] = [{ type: 'flashcard', word_id: 1, is_repeated: false, given: { is_correct: true, ms: 400 } }];
  expect(testResult({ pages })).toEqual({ asked: 1, right: 1, missed_word_ids: [], ms: 400, score: 100 });
});

test.each([
  [1, 8, 13],
  [2, 3, 67],
  [0, 4, 0],
  [4, 4, 100],
  [0, 0, 0],
])('%i right of %i scores %i', (right, asked, score) => {
  const pages = Array.from({ length: asked }, (_, index) => question(index + 1, index < right));
  expect(testResult({ pages }).score).toBe(score);
});
