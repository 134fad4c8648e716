import { describe, expect, test } from '@jest/globals';
import { interfaceLanguageCodes } from '@lexiroom/domain/languages';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { entriesOf, faultOf, locales } from './catalogues.ts';

const partsOf = (language: string) =>
  readdirSync(path.join(locales, language))
    .map((file) => path.basename(file, '.po'))
    .toSorted();
const parts = partsOf('en');
const inEnglish = parts.flatMap((part) => entriesOf(locales, 'en', part));

test('the interface speaks the languages that there are texts in, and no others', () => {
  expect(readdirSync(locales).toSorted()).toEqual(interfaceLanguageCodes.toSorted());
});

test.each(interfaceLanguageCodes)(
  'every text is there in %s, with its gaps, and counts as the language does',
  (language) => {
    expect(partsOf(language)).toEqual(parts);
    const faults: string[] = [];
    for (const part of parts) {
      const entries = entriesOf(locales, language, part);
      expect(entries.length).toBeGreaterThan(20);
      for (const entry of entries) {
        const fault = faultOf(language, entry);
        if (fault !== undefined) faults.push(`${language}/${part}.po: "${entry.id}" ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

test('in Arabic a deck and a group of students are not called the same', () => {
  const texts = parts.flatMap((part) => entriesOf(locales, 'ar', part));
  const ofDecks = texts.filter(({ id }) => /\bdecks?\b/i.test(id) && !/\bgroups?\b/i.test(id));
  expect(ofDecks.length).toBeGreaterThan(50);
  expect(ofDecks.filter(({ text }) => text.includes('مجموع'))).toEqual([]);
});

describe('a translation that is wrong is found:', () => {
  const id = '{count, plural, one {# word of <0>{name}</0>} other {# words of <0>{name}</0>}}';
  test.each([
    ['none', 'tr', '', 'has no translation'],
    ['a placeholder that is forgotten', 'tr', '{count, plural, one {# <0>a</0>} other {# <0>b</0>}}', 'placeholders'],
    ['a tag that is forgotten', 'tr', '{count, plural, one {# {name}} other {# {name}}}', 'tags'],
    [
      'a form that the language needs',
      'ru',
      '{count, plural, one {# <0>{name}</0>} other {# <0>{name}</0>}}',
      'lacks few, many',
    ],
    ['a form that it has not', 'ja', '{count, plural, one {<0>{name}</0>} other {# <0>{name}</0>}}', 'has no one'],
    ['a brace that is left open', 'tr', '{count, plural, one {# <0>{name}</0>}', 'cannot be read'],
  ])('%s', (_, language, text, fault) => {
    expect(faultOf(language, { id, context: '', text })).toContain(fault);
  });

  test('and one that is right is not, also where millions would be counted in another way', () => {
    const text = '{count, plural, one {# palabra de <0>{name}</0>} other {# palabras de <0>{name}</0>}}';
    expect(faultOf('es', { id, context: '', text })).toBeUndefined();
  });

  test('in English nothing is', () => {
    expect(inEnglish.length).toBeGreaterThan(1500);
    expect(inEnglish.filter(({ id: words, text }) => words !== text)).toEqual([]);
  });
});
