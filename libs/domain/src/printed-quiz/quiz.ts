import type { OptionWord } from '../study/question/index.ts';
import type { Exercise, Variant } from './exercises.ts';
import type { ExerciseKind, VariantName } from './settings.ts';

/** What a question of a printed quiz asks: in which exercise, and which word or sentence. */
export type QuizQuestion =
  { kind: Exclude<ExerciseKind, 'blanks'>; word_id: number } | { kind: 'blanks'; sentence_id: number };

/**
 * What of printed sheets is needed to mark them: the questions, which all variants share, and for each variant their places
 * in that list, from 0, in the order in which they stand on its sheet.
 */
export interface PrintedQuiz {
  questions: readonly QuizQuestion[];
  variants: readonly { name: VariantName; order: readonly number[] }[];
}

/** What is to be marked of printed variants; the questions stand as on the sheet of the first one. */
export function printedQuiz(variants: readonly Variant<OptionWord>[]): PrintedQuiz {
  const questions = (variants[0]?.exercises ?? []).flatMap(questionsOf);
  const places = new Map(questions.map((question, place) => [questionKey(question), place]));
  return {
    questions,
    variants: variants.map(({ name, exercises }) => ({
      name,
      order: exercises.flatMap(questionsOf).map((question) => places.get(questionKey(question))!),
    })),
  };
}

function questionsOf(exercise: Exercise<OptionWord>): QuizQuestion[] {
  switch (exercise.kind) {
    case 'blanks':
      return exercise.questions.map(({ sentence: { sentence_id } }) => ({ kind: 'blanks', sentence_id }));
    case 'match':
      return exercise.blocks.flatMap(({ texts }) => texts.map(({ word: { word_id } }) => ({ kind: 'match', word_id })));
    default:
      return exercise.questions.map(({ word: { word_id } }) => ({ kind: exercise.kind, word_id }));
  }
}

/** One text for a question: an exercise asks a word or a sentence once. */
const questionKey = (question: QuizQuestion): string =>
  `${question.kind}/${question.kind === 'blanks' ? question.sentence_id : question.word_id}`;

/** The variant that a place in a list of students gets: dealt in turn, so that neighbours have different ones. */
export const variantAt = <Of extends { name: VariantName }>(variants: readonly Of[], place: number): Of | undefined =>
  variants[place % variants.length];
