import { describe, expect, test } from '@jest/globals';
import type { LanguageId } from '../languages/index.ts';
import { belongTogether, isFoundBy, nameForText } from './own-text.ts';

describe('a word’s own text and a name of a picture belong together', () => {
  test.each<[string, LanguageId, string, string]>([
    ['in other case', 'german', 'laufen', 'Laufen'],
    ['with an article', 'german', 'der Hund', 'Hund'],
    ['with an article and in other case', 'spanish', 'La mesa', 'mesa'],
    ['with an article at the noun', 'french', 'l’arbre', 'arbre'],
    ['with an article written together with it', 'arabic', 'الكلب', 'كلب'],
    ['with two different articles', 'italian', 'un libro', 'il libro'],
    ['in the plural', 'english_uk', 'dogs', 'dog'],
    ['in the singular of a plural', 'english_us', 'story', 'stories'],
    ['in the plural with its article', 'german', 'die Hunde', 'Hund'],
    ['as they are', 'japanese', '犬', '犬'],
    ['with a dotted capital', 'turkish', 'İNCİR', 'incir'],
  ])('%s: %s', (_, language, text, name) => {
    expect([belongTogether(language, text, name), belongTogether(language, name, text)]).toEqual([true, true]);
  });

  test.each<[string, LanguageId, string, string]>([
    ['another word', 'german', 'Köter', 'Hund'],
    ['an accent', 'spanish', 'papa', 'papá'],
    ['an umlaut', 'german', 'schon', 'schön'],
    ['a voiced mark', 'japanese', 'かき', 'がき'],
    ['a word that begins as an article does', 'english_uk', 'another', 'other'],
    ['an article of another language', 'spanish', 'der Hund', 'Hund'],
    ['a short word with an ending', 'english_uk', 'as', 'a'],
    ['another i', 'turkish', 'ISI', 'isi'],
  ])('not with %s: %s', (_, language, text, name) => {
    expect([belongTogether(language, text, name), belongTogether(language, name, text)]).toEqual([false, false]);
  });
});

const names = (...texts: string[]) => texts.map((translation, index) => ({ translation_id: index + 1, translation }));

describe('the name a text belongs to', () => {
  test.each([
    ['Laufen', 2],
    ['laufen', 1],
    ['LAUFEN', 1],
    ['das Laufen', 1],
    ['gehen', undefined],
  ])('of "laufen" and "Laufen" for %s', (text, id) => {
    expect(nameForText('german', text, names('laufen', 'Laufen'))?.translation_id).toBe(id);
  });
});

test.each([
  ['nino', true],
  ['niño', true],
  ['ninos', false],
  ['!', false],
])('a picture called "niño" is found by %s: %s', (text, isSo) => expect(isFoundBy(text, names('niño'))).toBe(isSo));
