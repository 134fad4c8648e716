import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type ChunkSize, chunkSizes, type StudyInput, type StudyWord, wordCount, wordsOf } from '../page/index.ts';
import { words } from '../fixtures/index.ts';
import { chunkOf } from './chunk.ts';
import { beginStudy, chunkLength, inputAfter } from './rules.ts';

/** Words told by letters: n new, k known, d known and due. */
const told = (letters: string): StudyWord[] =>
  words(letters.length).map((word, index) => ({
    ...word,
    is_new: letters[index] === 'n',
    is_due: letters[index] === 'd',
  }));
const ids = (chosen: readonly StudyWord[]) => chosen.map(({ word_id }) => word_id);
const sizes = (letters: string, size: ChunkSize) => {
  const chunk = chunkOf(told(letters), size);
  return [chunk.filter(({ is_new }) => is_new).length, chunk.filter(({ is_new }) => !is_new).length];
};

test.each<[string, ChunkSize, number, number]>([
  ['n'.repeat(25), 10, 10, 0],
  ['n'.repeat(25), 5, 5, 0],
  ['n'.repeat(25), 20, 20, 0],
  ['n'.repeat(25), 'all', 25, 0],
  ['n'.repeat(8), 10, 8, 0],
  ['d'.repeat(25) + 'n'.repeat(25), 10, 10, 10],
  ['d'.repeat(25) + 'n'.repeat(25), 5, 5, 5],
  ['d'.repeat(25) + 'n'.repeat(25), 20, 20, 0],
  ['d'.repeat(25) + 'n'.repeat(3), 10, 3, 17],
  ['d'.repeat(25), 10, 0, 20],
  ['d'.repeat(25), 5, 0, 10],
  ['k'.repeat(25) + 'n'.repeat(25), 10, 10, 0],
  ['k'.repeat(25) + 'n'.repeat(3), 10, 3, 7],
  ['k'.repeat(25) + 'd'.repeat(4), 10, 0, 10],
  ['k'.repeat(25), 20, 0, 20],
  ['', 10, 0, 0],
])('of %s with size %s come %i new words and %i others', (letters, size, fresh, others) => {
  expect(sizes(letters, size)).toEqual([fresh, others]);
});

test('what is due comes along before what is not, and all stand in the order of the deck', () => {
  expect(ids(chunkOf(told('kkkkkkdddnnnnnn'), 5))).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
  expect(ids(chunkOf(told('kkkdn'), 5))).toEqual([1, 2, 3, 4, 5]);
});

const studied = (some: StudyWord[], chunk_size: ChunkSize): StudyInput => ({
  words: some,
  choices: some,
  option_count: 4,
  seed: 3,
  chunk_size,
});

test('chunk after chunk, every word of the study comes once, and then nothing is left', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('n', 'k', 'd'), { maxLength: 60 }),
      fc.constantFrom(...chunkSizes),
      (letters, chunk_size) => {
        const all = told(letters.join(''));
        const met: number[] = [];
        for (let input = studied(all, chunk_size); chunkLength(input) > 0;) {
          const progress = beginStudy(input);
          expect(wordCount(progress)).toBe(chunkLength(input));
          met.push(...wordsOf(progress.pages));
          input = inputAfter(input, progress);
        }
        expect(met.toSorted((a, b) => a - b)).toEqual(ids(all));
      },
    ),
  );
});

test('a chunk that goes on after a reload knows what was passed', () => {
  const input = studied(told('n'.repeat(25)), 10);
  const second = beginStudy(inputAfter(input, beginStudy(input)));
  const kept = beginStudy({ ...input, resumed: JSON.parse(JSON.stringify(second)) });
  expect(chunkLength(inputAfter(input, kept))).toBe(5);
});
