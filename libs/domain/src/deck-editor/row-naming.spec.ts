import { describe, expect, test } from '@jest/globals';
import { completedToName, isCalled, matchesWord, namingOf, type Naming } from './row-naming.ts';

const names = (...texts: string[]) => texts.map((translation, index) => ({ translation_id: index + 1, translation }));
/** A dog, in a Spanish deck that is explained in English. */
const languages = { target_language: 'spanish', source_language: 'english_uk' } as const;
const dog = { target: names('perro', 'can'), source: names('dog', 'hound') };
const told = ({ target, source }: Naming) =>
  [target, source].map((own) => own && (own.translation_id === null ? `new: ${own.text}` : own.text));

describe('what a row is called when a word is typed for a picture', () => {
  test.each([
    ['the name itself', 'perro', null, ['perro', 'dog']],
    ['another of its names', 'can', null, ['can', 'dog']],
    ['in other case, which stays', 'PERRO', null, ['PERRO', 'dog']],
    ['with an accent, which makes it another text', 'pérro', null, ['new: pérro', 'dog']],
    ['a new name', 'perrito', null, ['new: perrito', 'dog']],
    ['a name of the source language', 'Hound', null, ['perro', 'Hound']],
    ['a name of the source language, translated', 'dog', 'hound', ['new: dog', 'hound']],
    ['with a translation that is there', 'perro', 'Hound', ['perro', 'Hound']],
    ['with a new translation', 'perro', 'doggy', ['perro', 'new: doggy']],
    ['with another accent in the translation', 'perro', 'dóg', ['perro', 'new: dóg']],
  ])('%s: %s, %s', (_, typed, translation, naming) => expect(told(namingOf(typed, translation, dog))).toEqual(naming));

  test('a deck without source language has nothing that explains', () => {
    expect(told(namingOf('perro', null, { ...dog, source: [] }))).toEqual(['perro', null]);
    expect(told(namingOf('dog', null, { ...dog, source: [] }))).toEqual(['new: dog', null]);
  });

  test('what is a name in both languages is learned as it is', () => {
    const taxi = { target: names('taxi'), source: names('cab', 'taxi') };
    expect(told(namingOf('Taxi', null, taxi))).toEqual(['Taxi', 'cab']);
  });

  test('a picture without a name in the target language is called as it was typed', () => {
    expect(told(namingOf('dog', null, { ...dog, target: [] }))).toEqual(['new: dog', 'dog']);
  });

  test('of names that are looked for alike, the one that was typed is taken, or a new one', () => {
    const father = { target: names('papa', 'papá'), source: [] };
    expect(told(namingOf('papá', null, father))).toEqual(['papá', null]);
    expect(told(namingOf('papa', null, father))).toEqual(['papa', null]);
    expect(told(namingOf('pápa', null, father))).toEqual(['new: pápa', null]);
  });

  test('of two names that differ in case, the one that was typed is taken', () => {
    const run = { target: names('Laufen', 'laufen'), source: [] };
    expect(namingOf('laufen', null, run).target).toEqual({ translation_id: 2, text: 'laufen' });
    expect(namingOf('LAUFEN', null, run).target).toEqual({ translation_id: 1, text: 'LAUFEN' });
  });

  test('signs without letters are not looked for, and are a new name', () => {
    expect(told(namingOf('!', null, { target: names('?'), source: [] }))).toEqual(['new: !', null]);
  });
});

test.each([
  ['per', 'perro'],
  ['Ca', 'can'],
  ['cán', 'can'],
  ['perro', 'perro'],
  ['do', 'do'],
  ['dog', 'dog'],
  ['gato', 'gato'],
  [' ', ' '],
])('while %j is typed, the dog that is chosen by hand makes it %j', (typed, word) => {
  expect(completedToName(typed, dog)).toBe(word);
});

test.each([
  ['Perro', true],
  ['pérro', true],
  ['hóund', true],
  ['hound', true],
  ['el perro', true],
  ['los perros', true],
  ['The Dogs', true],
  ['el dog', false],
  ['le perro', false],
  ['per', false],
  ['', false],
])('whether the dog is called %j: %s', (typed, isSo) => expect(isCalled(typed, dog, languages)).toBe(isSo));

test.each([
  ['PERRO', null, true],
  ['perro', 'puppy', true],
  ['dog', null, true],
  ['chucho', 'Dog', true],
  ['chucho', null, false],
  ['perr', null, false],
  ['perr', 'do', false],
  ['chucho', 'perro', false],
  ['chucho', 'a dog', true],
])('whether %j with the translation %j takes the dog by itself: %s', (typed, translation, isSo) =>
  expect(matchesWord(typed, translation, dog, languages)).toBe(isSo),
);
