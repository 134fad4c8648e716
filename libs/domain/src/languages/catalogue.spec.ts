import { expect, test } from '@jest/globals';
import { isLanguageId, languageIds, languageName, languageOf, languages } from './index.ts';

test('there are 54 languages, each with a tag that browsers know', () => {
  expect(languageIds).toHaveLength(54);
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  for (const id of languageIds) expect([id, names.of(languages[id].tag)]).not.toEqual([id, undefined]);
});

test('Arabic, Hebrew and Persian run right to left, all others left to right', () => {
  const rightToLeft = languageIds.filter((id) => languageOf(id).direction === 'rtl');
  expect(rightToLeft).toEqual(['arabic', 'hebrew', 'persian']);
});

test('words of Chinese, Japanese, Khmer, Lao and Thai are not found by spaces', () => {
  const unspaced = languageIds.filter((id) => languageOf(id).segmentation === 'segmenter');
  expect(unspaced.toSorted()).toEqual(['chinese', 'japanese', 'khmer', 'lao', 'thai']);
});

test('a variant is shown in capitals', () => expect(languageName('english_uk')).toBe('English (UK)'));

test('what is no language is told apart, names of every object included', () => {
  expect(['japanese', 'klingon', 'toString', '', 7].map(isLanguageId)).toEqual([true, false, false, false, false]);
});
