import type { Report } from '@lexiroom/contracts/live';
import type { QuizSession } from '@lexiroom/domain/games/live-quiz';

/** How many questions a quiz was opened with. */
export const questionCountSql = (opened: string): string => `jsonb_array_length(${opened} -> 'questions')`;

/** The questions of a quiz, those that were never reached included. */
export function reportedQuestions({ play }: QuizSession): Report['questions'] {
  return play.questions.map(({ number, word, kind, options, correct_option }) => ({
    number,
    word_id: word.word_id,
    kind,
    options: options.map(({ word_id, text }) => ({ word_id, text })),
    correct_option,
    voided: play.voided.has(number),
    scored: play.scored.some((scored) => scored.number === number),
  }));
}
