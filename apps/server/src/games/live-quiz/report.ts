import type { Report } from '@lexiroom/contracts/live';
import type { QuizSession } from '@lexiroom/domain/games/live-quiz';
import { rightAnswerOf } from '@lexiroom/domain/quiz-questions';

/** How many questions a quiz has: those that it was opened with, and those that its host asked again. */
export const questionCountSql = (opened: string): string => `(jsonb_array_length(${opened} -> 'questions') + (
  select count(*)::integer from live_events as again
  where again.live_id = lives.live_id and again.type = 'asked_again'))`;

/** The questions of a quiz, those that were never reached included. */
export function reportedQuestions({ play }: QuizSession): Report['questions'] {
  return play.questions.map((question) => ({
    number: question.number,
    word_id: question.word.word_id,
    kind: question.kind,
    options: question.options.map(({ word_id, text }) => ({ word_id, text })),
    ...rightAnswerOf(question),
    ...(question.word.also_right?.length ? { also_right: [...question.word.also_right] } : {}),
    ...(question.kind === 'typed' ? { accepted: [...(play.accepted.get(question.number) ?? [])] } : {}),
    voided: play.voided.has(question.number),
    scored: play.scored.some((scored) => scored.number === question.number),
    ...(question.asked_before ? { asked_before: question.asked_before } : {}),
  }));
}
