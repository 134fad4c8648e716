import { expect, test } from '@jest/globals';
import { changed, remembered } from './language-filter.ts';

const filter = { target_language: 'japanese', source_language: 'english_uk' } as const;

test('choosing the language of the other side swaps the two', () => {
  expect(changed(filter, 'target_language', 'english_uk')).toEqual({
    target_language: 'english_uk',
    source_language: 'japanese',
  });
  expect(changed(filter, 'source_language', 'japanese')).toEqual({
    target_language: 'english_uk',
    source_language: 'japanese',
  });
});

test('choosing another language leaves the other side as it is', () => {
  expect(changed(filter, 'target_language', 'thai')).toEqual({ ...filter, target_language: 'thai' });
});

test('all languages on both sides swap nothing', () => {
  const all = { target_language: 'thai', source_language: undefined } as const;
  expect(changed(all, 'target_language', undefined)).toEqual({
    target_language: undefined,
    source_language: undefined,
  });
});

test.each([
  ['a visitor who reads English sees Spanish', { target: null, source: null }, 'en-GB', ['spanish', undefined]],
  ['other visitors see English', { target: null, source: null }, 'ar', ['english_uk', undefined]],
  ['what was chosen is chosen', { target: 'thai', source: 'french' }, 'en', ['thai', 'french']],
  ['All stays All', { target: 'All', source: 'All' }, 'en', [undefined, undefined]],
  ['what is no language counts as All', { target: 'klingon', source: '' }, 'en', [undefined, undefined]],
])('the first filter: %s', (_, stored, reads, [target_language, source_language]) => {
  expect(remembered(stored, reads)).toEqual({ target_language, source_language });
});

test.each([
  ['German', { target: null, source: null }, 'de-AT', ['english_uk', 'german']],
  ['English', { target: null, source: null }, 'en-US', ['spanish', 'english_us']],
  ['German, and learns German', { target: 'german', source: null }, 'de', ['german', undefined]],
  ['German, and has chosen all', { target: 'thai', source: 'All' }, 'de', ['thai', undefined]],
  ['a language that is none of ours', { target: 'thai', source: null }, 'eo', ['thai', undefined]],
])('a learner learns from the language that they read: %s', (_, stored, reads, [target_language, source_language]) => {
  expect(remembered(stored, reads, true)).toEqual({ target_language, source_language });
});
