import type { OptionWord } from '../study/question/index.ts';

/** A word as it is printed, told from the others by its number. */
export const printedWord = (number: number, change: Partial<OptionWord> = {}): OptionWord => ({
  word_id: number,
  image_id: number,
  target_translation: `palabra ${String.fromCodePoint(96 + number)}`,
  target_language: 'spanish',
  source_translation: `word ${number}`,
  source_language: 'english_uk',
  ...change,
});

export const printedWords = (count: number): OptionWord[] =>
  Array.from({ length: count }, (_, place) => printedWord(place + 1));
