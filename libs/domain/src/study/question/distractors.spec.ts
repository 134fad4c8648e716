import { describe, expect, test } from '@jest/globals';
import { seededRandom } from '../../chance/index.ts';
import type { LanguageId } from '../../languages/index.ts';
import {
  candidateLimit,
  type ConfusedWord,
  type OptionWord,
  comparedLimit,
  confusedShare,
  distractorsFor,
  comparableWords,
} from './distractors.ts';

const word = (word_id: number, target_translation: string, image_id: number | null = word_id): OptionWord => ({
  word_id,
  image_id,
  target_translation,
  target_language: 'german',
  source_translation: null,
  source_language: null,
});

/** The wrong options for the first of some words. */
const wrongFor = (words: OptionWord[], seed: number) => {
  const looked = comparableWords(words);
  return distractorsFor(looked[0]!, looked, 3, seededRandom(seed));
};

test('the wrong options are the words that look most like the asked one', () => {
  const words = ['cat', 'hat', 'bat', 'elephant', 'mat', 'umbrella'].map((text, index) => word(index, text));
  const chosen = wrongFor(words, 1).map((choice) => choice.target_translation);
  expect(chosen.toSorted()).toEqual(['bat', 'hat', 'mat']);
});

const textsOf = (choices: OptionWord[]) => choices.map(({ target_translation }) => target_translation).toSorted();

test('a word with the same picture or the same text is never a wrong option', () => {
  const asked = word(1, 'Boot');
  const others = [word(2, 'boot'), word(3, 'Schuh', 1), word(4, 'Brot'), word(5, 'Rot')];
  expect(wrongFor([asked, ...others], 1).map((choice) => choice.word_id)).toEqual([4, 5]);
});

test('words without a picture have no picture in common', () => {
  expect(textsOf(wrongFor([word(1, 'Mut', null), word(2, 'Wut', null)], 1))).toEqual(['Wut']);
});

test('a word that means the same in the source language is never a wrong option, whatever its picture', () => {
  const asked = { ...word(1, 'Auto'), source_translation: 'Car' };
  const others = [
    { ...word(2, 'Wagen'), source_translation: 'car' },
    { ...word(3, 'Karre'), source_translation: 'cart' },
    word(4, 'Rad'),
  ];
  expect(textsOf(wrongFor([asked, ...others], 1))).toEqual(['Karre', 'Rad']);
  expect(textsOf(wrongFor([others[2]!, ...others], 1))).toEqual(['Karre', 'Wagen']);
});

test.each([
  ['Ei', ['gebratenes Ei', 'Eis', 'Ei-Brot', 'Reis'], ['Eis', 'Reis']],
  ['gebratenes Ei', ['Ei', 'Brot', 'gekochtes Ei'], ['Brot', 'gekochtes Ei']],
])('for %s a text that holds the other as whole words is never a wrong option', (asked, others, wrong) => {
  const words = [asked, ...others].map((text, index) => word(index + 1, text));
  expect(textsOf(wrongFor(words, 1))).toEqual(wrong.toSorted());
});

test.each<[string, LanguageId, string[]]>([
  ['signs', 'german', ['+', '−', '×', '÷']],
  ['punctuation', 'german', ['?', '!', ':', '…']],
  ['tones', 'chinese', ['mā', 'má', 'mǎ', 'mà']],
  ['vowel signs', 'arabic', ['كَتَبَ', 'كُتِبَ', 'كُتُب', 'كَتَّبَ']],
  ['accents', 'french', ['ou', 'où', 'a', 'à']],
  ['letters with and without a dot', 'turkish', ['ı', 'i', 'o', 'ö']],
  ['languages of programs', 'english_uk', ['C', 'C++', 'D', 'B']],
])('%s are asked beside each other', (_, target_language, texts) => {
  const words = texts.map((text, index) => ({ ...word(index + 1, text), target_language }));
  for (const asked of words) {
    const others = words.filter((other) => other !== asked);
    expect(textsOf(wrongFor([asked, ...others], 1))).toEqual(textsOf(others));
  }
});

test('two wrong options are never the same text', () => {
  const words = [word(1, 'sea'), word(2, 'see'), word(3, 'See'), word(4, 'tea')];
  const texts = wrongFor(words, 3).map((choice) => choice.target_translation.toLowerCase());
  expect(texts.toSorted()).toEqual(['see', 'tea']);
});

test('only the first 255 other words are candidates, and 100 of them are compared', () => {
  const words = Array.from({ length: 400 }, (_, index) => word(index, `word number ${index} of the list`));
  const seen = new Set<number>();
  for (let seed = 0; seed < 200; seed++) {
    for (const choice of wrongFor(words, seed)) seen.add(choice.word_id);
  }
  expect(Math.max(...seen)).toBeLessThanOrEqual(255);
  expect(seen.size).toBeGreaterThan(3);
  expect([candidateLimit, comparedLimit]).toEqual([255, 100]);
});

test('two pictures that look alike are never beside each other, neither with the asked one nor as wrong options', () => {
  const rat = { ...word(1, 'rat'), looks_like: [2] };
  const mouse = { ...word(2, 'mouse'), looks_like: [1] };
  const others = [mouse, word(3, 'cat'), word(4, 'mat'), word(5, 'bat')];
  expect(textsOf(wrongFor([rat, ...others], 1))).toEqual(['bat', 'cat', 'mat']);
  // Said on one side only, as where a picture came later.
  expect(textsOf(wrongFor([word(1, 'rat'), ...others], 1))).toEqual(['bat', 'cat', 'mat']);
  const beside = Array.from({ length: 50 }, (_, seed) => textsOf(wrongFor([word(6, 'hen'), rat, ...others], seed)));
  for (const texts of beside) expect(texts).toHaveLength(3);
  expect(beside.filter((texts) => texts.includes('rat') && texts.includes('mouse'))).toEqual([]);
});

describe('once a word was confused', () => {
  const words = ['perro', 'perra', 'pera', 'perros', 'gato', 'casa'].map((text, index) => word(index + 1, text));
  const looked = comparableWords(words);
  const draw = (confused: ConfusedWord[], seed: number) =>
    distractorsFor(looked[0]!, looked, 2, seededRandom(seed), confused).map(
      ({ target_translation }) => target_translation,
    );
  const shareOf = (text: string, confused: ConfusedWord[]) =>
    Array.from({ length: 2000 }, (_, seed) => draw(confused, seed)).filter((texts) => texts.includes(text)).length /
    2000;

  test('that choice is offered more often as a wrong option, and not always', () => {
    expect(shareOf('gato', [])).toBe(0);
    expect(Math.abs(shareOf('gato', [{ word_id: 5, times: 7 }]) - confusedShare)).toBeLessThan(0.04);
  });

  test('the more often it was taken for a word, the more often that is offered', () => {
    const confused = [
      { word_id: 5, times: 9 },
      { word_id: 6, times: 3 },
    ];
    expect(Math.abs(shareOf('gato', confused) - confusedShare * 0.75)).toBeLessThan(0.04);
    expect(Math.abs(shareOf('casa', confused) - confusedShare * 0.25)).toBeLessThan(0.04);
  });

  test('what would be right as well, or is not there, is not offered', () => {
    const perro = { ...word(7, 'Perro'), image_id: 70 };
    const pool = comparableWords([...words, perro]);
    const confused = [
      { word_id: 7, times: 50 },
      { word_id: 99, times: 50 },
    ];
    for (let seed = 0; seed < 100; seed++)
      expect(distractorsFor(pool[0]!, pool, 2, seededRandom(seed), confused)).not.toContain(perro);
  });
});
