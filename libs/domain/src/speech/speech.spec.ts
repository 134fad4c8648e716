import { describe, expect, test } from '@jest/globals';
import { languageIds } from '../languages/index.ts';
import { isReadable, lacksVowels, sampleText, speakersOf, speechQuality } from './index.ts';

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
  ['arabic', 'اَلْعَرَبِيَّة'],
  ['hebrew', 'עִבְרִית'],
  ['english_uk', 'English'],
] as const)('a voice of %s introduces itself with %s', (language, text) => {
  expect(sampleText(language)).toBe(text);
});

describe('vowels that are not written', () => {
  test.each([
    ['hebrew', 'כלב', true],
    ['hebrew', 'כֶּלֶב', false],
    ['hebrew', 'שׁלום', true],
    ['hebrew', 'סוּס', false],
    ['hebrew', 'חד־קרן', true],
    ['hebrew', 'כֶּלֶב גדול', true],
    ['hebrew', 'א', false],
    ['hebrew', 'WiFi 7', false],
    ['arabic', 'كلب', true],
    ['arabic', 'كَلْب', false],
    ['arabic', 'و', false],
    ['english_uk', 'rhythm', false],
    ['persian', 'سگ', false],
  ] as const)('in %s of %s: %s', (language, text, answer) => expect(lacksVowels(text, language)).toBe(answer));

  test('Hebrew is not read without them; Arabic is', () => {
    expect(isReadable('כלב', 'hebrew')).toBe(false);
    expect(isReadable('כֶּלֶב', 'hebrew')).toBe(true);
    expect(isReadable('كلب', 'arabic')).toBe(true);
  });
});
