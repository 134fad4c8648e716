import type { LiveQuestion, QuizSession } from '@lexiroom/domain/games/live-quiz';
import { answerInWords, type SeatAnswerRow } from '../server-game.ts';
import { typedFault } from '../typed-fault.ts';

/** What is wrong with a stored answer: it is by a seat that is there, to a question that was asked, with one of its options. */
export function faultOf(row: SeatAnswerRow, session: QuizSession): { expected: string; found: string } | undefined {
  if (row.seat_id === null || !session.seats.has(row.seat_id))
    return { expected: 'a seat of the session', found: `seat ${row.seat_id}` };
  const isAsked = row.question !== null && row.question >= 1 && row.question <= session.number;
  const question = isAsked ? session.play.questions[row.question! - 1] : undefined;
  if (!question) return { expected: `one of the ${session.number} questions asked`, found: `question ${row.question}` };
  if (question.kind === 'typed') return typedFault(row, question);
  const [expected, found] = [answerTo(question, row.chosen_option), answerInWords(row)];
  return expected === found ? undefined : { expected, found };
}

/** What the log says of an answer by which this option of the question was chosen. */
function answerTo({ word, options, correct_option }: LiveQuestion, chosen_option: number | null): string {
  return answerInWords({
    word_id: word.word_id,
    origin_word_id: word.origin_word_id,
    option_word_ids: options.map(({ word_id }) => word_id),
    chosen_option,
    chosen_word_id: (chosen_option === null ? undefined : options[chosen_option]?.word_id) ?? null,
    typed_text: null,
    is_correct: chosen_option === correct_option,
  });
}
