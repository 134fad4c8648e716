import type { Report } from '@lexiroom/contracts/live';
import type { RaceSession } from '@lexiroom/domain/games/live-race';
import type { GivenAnswer } from '@lexiroom/domain/live-session';
import { rightAnswerOf } from '@lexiroom/domain/quiz-questions';
import { answerInWords, type SeatAnswerRow } from '../server-game.ts';
import { typedFault } from '../typed-fault.ts';

/** How many words a race was opened with. */
export const questionCountSql = (opened: string): string => `jsonb_array_length(${opened} -> 'questions')`;

/** The words of a race, each as one question: however often it was asked, and of whom. */
export function reportedQuestions({ play }: RaceSession): Report['questions'] {
  return play.questions.map((question) => ({
    number: question.number,
    word_id: question.word.word_id,
    kind: question.kind,
    options: question.options.map(({ word_id, text }) => ({ word_id, text })),
    ...rightAnswerOf(question),
    ...(question.kind === 'typed' ? { accepted: [...(play.corrections.accepted.get(question.number) ?? [])] } : {}),
    voided: play.corrections.voided.has(question.number),
    scored: play.is_finished,
  }));
}

/** By which word a question of the report is known in the answers. */
export function answersToWord(number: number, { play }: RaceSession): { word_id: number } | undefined {
  const question = play.questions[number - 1];
  return question && { word_id: question.word.word_id };
}

/** To which of these questions an answer was, and which of its options was chosen. */
export function reportedAnswer(
  { word_id, chosen_word_id, option }: GivenAnswer,
  { play }: RaceSession,
): { question: number; option: number | null } {
  const place = play.places.get(word_id!)!;
  const chosen = play.questions[place]!.options.findIndex((one) => one.word_id === chosen_word_id);
  return { question: place + 1, option: chosen < 0 ? option : chosen };
}

/** What is wrong with a stored answer: it is by a seat that is there, to one of the words, with one of its options. */
export function faultOf(
  row: SeatAnswerRow,
  { seats, play }: RaceSession,
): { expected: string; found: string } | undefined {
  if (row.seat_id === null || !seats.has(row.seat_id))
    return { expected: 'a seat of the session', found: `seat ${row.seat_id}` };
  const question = play.questions[play.places.get(row.word_id) ?? -1];
  if (!question) return { expected: 'a word of the race', found: `word ${row.word_id}` };
  const { word, options, correct_option, kind } = question;
  if (kind === 'typed') return typedFault(row, question);
  const shown = row.option_word_ids ?? [];
  const isInOtherOrder = sorted(shown) === sorted(options.map(({ word_id }) => word_id));
  const chosen_word_id = (row.chosen_option === null ? undefined : shown[row.chosen_option]) ?? null;
  const expected = answerInWords({
    word_id: word.word_id,
    origin_word_id: word.origin_word_id,
    option_word_ids: isInOtherOrder ? shown : options.map(({ word_id }) => word_id),
    chosen_option: row.chosen_option,
    chosen_word_id,
    typed_text: null,
    is_correct: chosen_word_id !== null && chosen_word_id === options[correct_option ?? -1]?.word_id,
  });
  const found = answerInWords(row);
  return expected === found ? undefined : { expected, found };
}

const sorted = (ids: readonly number[]): string => ids.toSorted((one, other) => one - other).join();
