import type { OptionWord } from '../study/question/index.ts';
import type { Exercise } from './exercises.ts';

/** The letters by which options are called, on the sheet and in its key. */
export const optionLetter = (place: number): string => String.fromCodePoint(65 + place);

/** What is right: the letter of an option, or a text. */
export interface KeyEntry {
  number: number;
  answer: string;
}

/** The right answers of an exercise, by the numbers of its questions. */
export function keyOf(exercise: Exercise<OptionWord>): KeyEntry[] {
  switch (exercise.kind) {
    case 'match':
      return exercise.blocks.flatMap(({ texts, right }) =>
        texts.map(({ number }, place) => ({ number, answer: optionLetter(right[place]!) })),
      );
    case 'write':
      return exercise.questions.map(({ number, word }) => ({ number, answer: word.target_translation }));
    case 'blanks':
      return exercise.questions.map(({ number, sentence }) => ({
        number,
        answer: sentence.pieces
          .filter(({ is_gap }) => is_gap)
          .map(({ text }) => text)
          .join(' … '),
      }));
    default:
      return exercise.questions.map(({ number, right }) => ({ number, answer: optionLetter(right) }));
  }
}
