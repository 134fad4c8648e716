import { expect, test } from '@jest/globals';
import { type Exercise, matchSize, printedVariants, type Variant } from './exercises.ts';
import { exerciseKinds, type PrintSettings, usualPrint } from './settings.ts';
import { printedWord, printedWords } from './words.fixture.ts';

const settings = (change: Partial<PrintSettings> = {}): PrintSettings => ({
  ...usualPrint,
  sheets: exerciseKinds,
  variants: 4,
  seed: 7,
  ...change,
});
const sentences = Array.from({ length: 5 }, (_, place) => ({
  sentence_id: place + 1,
  pieces: [
    { text: 'A ', is_gap: false },
    { text: `gap ${place}`, is_gap: true },
  ],
}));

type Word = ReturnType<typeof printedWord>;
const numbersOf = ({ exercises }: Variant<Word>) =>
  exercises.flatMap((exercise) =>
    exercise.kind === 'match'
      ? exercise.blocks.flatMap(({ texts }) => texts.map(({ number }) => number))
      : exercise.questions.map(({ number }) => number),
  );
const choices = (exercise: Exercise<Word> | undefined) =>
  exercise?.kind === 'choose_text' || exercise?.kind === 'choose_picture' ? exercise.questions : [];

test('the same seed prints the same sheets, another one prints others', () => {
  const words = printedWords(20);
  expect(printedVariants(words, sentences, settings())).toEqual(printedVariants(words, sentences, settings()));
  expect(printedVariants(words, sentences, settings({ seed: 8 }))).not.toEqual(
    printedVariants(words, sentences, settings()),
  );
});

test('all variants ask the same words with the same options, each in its own order', () => {
  const variants = printedVariants(printedWords(20), sentences, settings());
  expect(variants.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
  const asked = variants.map(({ exercises }) =>
    choices(exercises[0]).map(({ word, options }) => [
      word.word_id,
      options.map(({ word_id }) => word_id).toSorted((a, b) => a - b),
    ]),
  );
  const inOneOrder = asked.map((questions) => questions.toSorted(([a], [b]) => Number(a) - Number(b)));
  for (const questions of inOneOrder) expect(questions).toEqual(inOneOrder[0]);
  expect(new Set(asked.map((questions) => JSON.stringify(questions))).size).toBe(4);
});

test('questions are numbered through the whole sheet', () => {
  const [variant] = printedVariants(printedWords(20), sentences, settings({ questions: 8 }));
  const numbers = numbersOf(variant!);
  expect(numbers).toEqual(Array.from(numbers, (_, place) => place + 1));
  expect(variant!.exercises.map(({ kind }) => kind)).toEqual([...exerciseKinds]);
});

test('the right option is where the key looks for it', () => {
  for (const { exercises } of printedVariants(printedWords(20), sentences, settings())) {
    for (const exercise of exercises) {
      for (const { word, options, right } of choices(exercise)) expect(options[right]).toBe(word);
      if (exercise.kind !== 'match') continue;
      for (const { texts, pictures, right } of exercise.blocks)
        expect(texts.map(({ word }) => word)).toEqual(right.map((place) => pictures[place]));
    }
  }
});

test('words are matched in blocks, in which no two look or read alike', () => {
  // The last one has the picture of the first.
  const words = [...printedWords(13), printedWord(14, { image_id: 1 })];
  const [variant] = printedVariants(words, [], settings({ sheets: ['match'], questions: 14 }));
  const [match] = variant!.exercises;
  const blocks = match?.kind === 'match' ? match.blocks : [];
  expect(blocks.flatMap(({ pictures }) => pictures).length).toBeGreaterThanOrEqual(13);
  for (const { pictures } of blocks) {
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.length).toBeLessThanOrEqual(matchSize);
    expect(new Set(pictures.map(({ image_id }) => image_id)).size).toBe(pictures.length);
  }
});

const kinds = (words: Word[], some = sentences) =>
  printedVariants(words, some, settings({ variants: 1 }))[0]!.exercises.map(({ kind }) => kind);

test('what the words do not allow is left out', () => {
  const drawn = printedWords(3).map((word) => ({ ...word, image_id: null }));
  expect(kinds(drawn)).toEqual(['choose_text', 'write', 'blanks']);
  expect(kinds(printedWords(1), [])).toEqual(['write']);
  expect(kinds([], [])).toEqual([]);
});
