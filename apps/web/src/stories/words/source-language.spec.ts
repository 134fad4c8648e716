import { beforeEach, expect, test } from '@jest/globals';
import { sourceLanguageFor } from './source-language.ts';

beforeEach(() => localStorage.clear());

test('words are explained in the language of the interface, but never in that of the story', () => {
  expect(sourceLanguageFor('german', 'es')).toBe('spanish');
  expect(sourceLanguageFor('spanish', 'es')).toBe('english_uk');
  expect(sourceLanguageFor('english_us', 'en')).toBe('spanish');
});

test('what was chosen last goes before it: for stories, else for new decks', () => {
  localStorage.setItem('learn_source_language', 'french');
  expect(sourceLanguageFor('german', 'en')).toBe('french');
  localStorage.setItem('story_source_language', 'polish');
  expect(sourceLanguageFor('german', 'en')).toBe('polish');
  expect(sourceLanguageFor('polish', 'en')).toBe('french');
});
