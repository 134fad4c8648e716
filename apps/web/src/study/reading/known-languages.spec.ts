import { afterEach, expect, jest, test } from '@jest/globals';
import { remember } from '../../browser/stored-values.ts';
import { knownLanguages } from './known-languages.ts';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});
const browserReads = (...tags: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

test('whoever has chosen nothing knows the languages of the browser, in their order, each once', () => {
  browserReads('de-AT', 'de', 'tlh', 'en-GB', 'en', 'pt-BR');
  expect(knownLanguages()).toEqual(['german', 'english_uk', 'portuguese']);
});

test('what a deck was read from last goes before what is looked for, before the interface, before the browser', () => {
  browserReads('de');
  remember('interface_language', 'ar');
  expect(knownLanguages()).toEqual(['arabic', 'german']);
  remember('search_source_language', 'polish');
  expect(knownLanguages()).toEqual(['polish', 'arabic', 'german']);
  remember('study_source', 'thai');
  expect(knownLanguages()).toEqual(['thai', 'polish', 'arabic', 'german']);
});

test('all languages, and one that is none, are none', () => {
  browserReads('tlh');
  remember('search_source_language', 'All');
  remember('study_source', 'klingon');
  expect(knownLanguages()).toEqual([]);
});

test('of very many only the best are told', () => {
  browserReads('de', 'fr', 'es', 'ja', 'th', 'pl', 'ar');
  expect(knownLanguages()).toEqual(['german', 'french', 'spanish', 'japanese', 'thai']);
});
