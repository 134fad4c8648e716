import { afterEach, expect, jest, test } from '@jest/globals';
import { remember } from '../browser/stored-values.ts';
import { asTheDeck, chooseReadingLanguage, readingLanguage } from './reading-language.ts';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});
const browserReads = (...tags: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

test.each([
  [['uk-UA', 'en'], 'ukrainian'],
  [['tlh', 'pt-BR'], 'portuguese'],
  [['en-AU'], 'english_uk'],
  [['en-US'], 'english_us'],
  [['zh-TW'], 'chinese'],
  [['tlh'], undefined],
  [[], undefined],
])('a browser that reads %j is told meanings in %s', (tags, language) => {
  browserReads(...tags);
  expect(readingLanguage()).toBe(language);
});

test('what was chosen for the interface goes before the browser, and what was chosen for meanings before both', () => {
  browserReads('uk-UA');
  remember('interface_language', 'ar');
  expect(readingLanguage()).toBe('arabic');
  chooseReadingLanguage('french');
  expect(readingLanguage()).toBe('french');
  chooseReadingLanguage(asTheDeck);
  expect(readingLanguage()).toBeUndefined();
});

test('a language that there is no more is none', () => {
  browserReads('es');
  remember('reading_language', 'klingon');
  expect(readingLanguage()).toBe('spanish');
});
