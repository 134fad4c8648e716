import { expect, test } from '@jest/globals';
import { seededRandom } from '../../chance/index.ts';
import { type Choice, distractorsFor, lookedAt } from './distractors.ts';

const word = (word_id: number, target_translation: string, image_id: number | null = word_id): Choice => ({
  word_id,
  image_id,
  target_translation,
});

/** The wrong options for the first of some words. */
const wrongFor = (words: Choice[], seed: number) => {
  const looked = lookedAt(words);
  return distractorsFor(looked[0]!, looked, 3, seededRandom(seed));
};

test('the wrong options are the words that look most like the asked one', () => {
  const words = ['cat', 'hat', 'bat', 'elephant', 'mat', 'umbrella'].map((text, index) => word(index, text));
  const chosen = wrongFor(words, 1).map((choice) => choice.target_translation);
  expect(chosen.toSorted()).toEqual(['bat', 'hat', 'mat']);
});

test('a word with the same picture or the same text is never a wrong option', () => {
  const asked = word(1, 'Boot');
  const others = [word(2, 'boot'), word(3, 'Schuh', 1), word(4, 'Brot'), word(5, 'Rot')];
  expect(wrongFor([asked, ...others], 1).map((choice) => choice.word_id)).toEqual([4, 5]);
});

test('two wrong options never read alike', () => {
  const words = [word(1, 'sea'), word(2, 'see'), word(3, 'See'), word(4, 'tea')];
  const texts = wrongFor(words, 3).map((choice) => choice.target_translation.toLowerCase());
  expect(new Set(texts).size).toBe(texts.length);
});

test('only the first 255 other words are candidates, and 100 of them are compared', () => {
  const words = Array.from({ length: 400 }, (_, index) => word(index, `word number ${index} of the list`));
  const seen = new Set<number>();
  for (let seed = 0; seed < 200; seed++) {
    for (const choice of wrongFor(words, seed)) seen.add(choice.word_id);
  }
  expect(Math.max(...seen)).toBeLessThanOrEqual(255);
  expect(seen.size).toBeGreaterThan(3);
});
