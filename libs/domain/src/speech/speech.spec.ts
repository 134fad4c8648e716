import { describe, expect, test } from '@jest/globals';
import { languageIds } from '../languages/index.ts';
import { sampleText, speakersOf, speechQuality } from './index.ts';

describe('the voices of a language', () => {
  test.each(languageIds)('%s has two or four, numbered from 0, or none', (language) => {
    const speakers = speakersOf(language);
    expect(speechQuality(language) === 'none' ? [0] : [2, 4]).toContain(speakers.length);
    expect(speakers.map(({ speaker_id }) => speaker_id)).toEqual(speakers.map((_, index) => index));
  });

  test('are called by alternating index', () => {
    const labels = speakersOf('spanish').map(({ label }) => label);
    expect(labels).toEqual(['Female 1', 'Male 1', 'Female 2', 'Male 2']);
    expect(speakersOf('danish').map(({ label }) => label)).toEqual(['Female 1', 'Male 1']);
  });

  test('53 languages are said, Khmer is not', () => {
    const unsaid = languageIds.filter((language) => speechQuality(language) === 'none');
    expect(unsaid).toEqual(['khmer']);
  });

  test('Hebrew, Lao and Thai are said poorly, and marked so', () => {
    const poor = languageIds.filter((language) => speechQuality(language) === 'poor');
    expect(poor.toSorted()).toEqual(['hebrew', 'lao', 'thai']);
  });
});

test.each([
  ['spanish', 'español'],
  ['japanese', '日本語'],
  ['arabic', 'العربية'],
  ['english_uk', 'English'],
] as const)('a voice of %s introduces itself with %s', (language, text) => {
  expect(sampleText(language)).toBe(text);
});
