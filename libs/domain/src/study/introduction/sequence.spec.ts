import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { seededRandom } from '../../chance/index.ts';
import { introductionSequence } from './sequence.ts';

interface Word {
  name: string;
  is_new: boolean;
}

const newWord = (name: string): Word => ({ name, is_new: true });
const known = (name: string): Word => ({ name, is_new: false });

/** Chance that always gives the same: 0.15 and more means two steps. */
const sequence = (words: Word[], chance: number) =>
  introductionSequence(words, () => chance).map(({ type, word }) =>
    type === 'introduce' ? word.name.toUpperCase() : word.name,
  );

test('a new word is introduced, and asked two steps later', () => {
  expect(sequence(['a', 'b', 'c', 'd'].map(newWord), 0.5)).toEqual(['A', 'B', 'a', 'b', 'C', 'D', 'c', 'd']);
});

test('or three steps later, when chance says so', () => {
  expect(sequence(['a', 'b', 'c', 'd'].map(newWord), 0)).toEqual(['A', 'B', 'C', 'a', 'b', 'c', 'D', 'd']);
});

test.each([
  [0.1499, ['A', 'B', 'C', 'a', 'b', 'c']],
  [0.15, ['A', 'B', 'a', 'b', 'C', 'c']],
])('the longer way is taken below 0.15: %d', (chance, order) => {
  expect(sequence(['a', 'b', 'c'].map(newWord), chance)).toEqual(order);
});

test('a known word is asked only, and fills a place between introduction and question', () => {
  expect(sequence([newWord('a'), known('b'), known('c')], 0.5)).toEqual(['A', 'b', 'a', 'c']);
});

test('one new word is introduced and asked at once, and without words there is nothing', () => {
  expect(sequence([newWord('a')], 0.5)).toEqual(['A', 'a']);
  expect(sequence([], 0.5)).toEqual([]);
});

test('of 10,000 new words 15 in a hundred wait for three steps', () => {
  let drawn = 0;
  let longer = 0;
  const random = seededRandom(5);
  const words = Array.from({ length: 10_000 }, (_, index) => newWord(`${index}`));
  introductionSequence(words, () => {
    const chance = random();
    drawn++;
    if (chance < 0.15) longer++;
    return chance;
  });
  expect(drawn).toBe(10_000);
  expect(Math.abs(longer / drawn - 0.15)).toBeLessThan(0.01);
});

test('whatever chance gives: all words in their order, each new one introduced before it is asked, each asked once', () => {
  const someWords = fc.array(fc.boolean(), { maxLength: 40 });
  fc.assert(
    fc.property(someWords, fc.integer(), (newness, seed) => {
      const words = newness.map((is_new, index) => ({ name: `${index}`, is_new }));
      const steps = introductionSequence(words, seededRandom(seed));
      const asked = steps.filter(({ type }) => type === 'ask').map(({ word }) => word);
      const introduced = steps.filter(({ type }) => type === 'introduce').map(({ word }) => word);
      expect(introduced).toEqual(words.filter(({ is_new }) => is_new));
      expect(new Set(asked)).toEqual(new Set(words));
      expect(asked).toHaveLength(words.length);
      for (const word of introduced) {
        const distance =
          steps.findIndex((step) => step.type === 'ask' && step.word === word) -
          steps.findIndex((step) => step.word === word);
        // Nothing is left to stand between the last introduction and its question.
        expect(distance).toBeGreaterThanOrEqual(word === introduced.at(-1) ? 1 : 2);
      }
    }),
  );
});
