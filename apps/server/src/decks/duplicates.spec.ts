import { describe, expect, test } from '@jest/globals';
import { withoutDuplicates } from './duplicates.ts';

const word = (target_text: string, image_id: number | null = 1, source_text: string | null = null) => ({
  target_text,
  image_id,
  source_text,
  target_language: 'german' as const,
  source_language: 'english_uk' as const,
});

describe('a word is left out of a study', () => {
  test.each([
    ['with the picture and text of an earlier one', word('Hund'), word('Hund')],
    ['whatever its case', word('Café'), word('CAFÉ')],
    ['without a picture, when text and translation are the same', word('Bank', null, 'bench'), word('Bank', null, 'Bench')], // prettier-ignore
  ])('%s', (_, first, second) => {
    expect(withoutDuplicates([first, second])).toEqual({ words: [first], duplicates: [second] });
  });

  test('as often as it comes again', () => {
    const words = [word('Hund'), word('Katze', 2), word('Hund'), word('Hund')];
    expect(withoutDuplicates(words)).toEqual({ words: words.slice(0, 2), duplicates: words.slice(2) });
  });
});

test.each([
  ['another picture', word('Bank', 1), word('Bank', 2)],
  ['another text', word('Hund'), word('Köter')],
  ['no picture and another translation', word('Bank', null, 'bench'), word('Bank', null, 'bank')],
  ['no picture, where the other has one', word('Bank', 1), word('Bank', null)],
  ['another letter that looks alike', word('かき'), word('がき')],
  ['another accent', word('té'), word('te')],
  ['other signs', word('+'), word('−')],
  ['an accent', word('schon'), word('schön')],
])('a word with %s stays', (_, first, second) => {
  expect(withoutDuplicates([first, second])).toEqual({ words: [first, second], duplicates: [] });
});
