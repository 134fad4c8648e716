import { expect, test } from '@jest/globals';
import type { Page } from '@lexiroom/domain/study/page';
import { wordsAhead } from './mode-words.ts';

const introduction = (word_id: number): Page => ({ type: 'introduction', word_id });
const question = (kind: 'text_to_picture' | 'picture_to_text', ...option_word_ids: number[]): Page => ({
  type: 'question',
  word_id: option_word_ids[0]!,
  kind,
  option_word_ids,
  is_repeated: false,
  given: null,
});

test('the pictures of the next three pages are fetched, each once', () => {
  const pages = [introduction(1), introduction(2), introduction(3), introduction(2), introduction(5)];
  expect(wordsAhead(pages, 0)).toEqual([2, 3]);
  expect(wordsAhead(pages, 1)).toEqual([3, 2, 5]);
  expect(wordsAhead(pages, 4)).toEqual([]);
});

test('of a question that offers pictures all are fetched, of one that offers texts only the asked one', () => {
  const pages = [introduction(1), question('text_to_picture', 2, 3, 4), question('picture_to_text', 5, 6, 7)];
  expect(wordsAhead(pages, 0)).toEqual([2, 3, 4, 5]);
});
