import type { OwnAnswer } from '@lexiroom/domain/live-session';
import { isRightAnswer, type LiveQuestion } from '@lexiroom/domain/quiz-questions';
import type { SeatAnswer } from '../event-log/answer-log.ts';

type GivenColumns = Pick<
  SeatAnswer,
  'option_word_ids' | 'chosen_option' | 'chosen_word_id' | 'typed_text' | 'is_correct'
>;

/** The columns of an answer that tell what it was chosen from, what was chosen or typed, and whether that is right. */
export function givenColumns(
  question: LiveQuestion,
  { option, text }: Pick<OwnAnswer, 'option' | 'text'>,
): GivenColumns {
  const { kind, options } = question;
  const isTyped = kind === 'typed';
  return {
    option_word_ids: isTyped ? null : options.map(({ word_id }) => word_id),
    chosen_option: isTyped ? null : (option ?? null),
    chosen_word_id: isTyped ? null : (options[option ?? -1]?.word_id ?? null),
    typed_text: isTyped ? (text ?? null) : null,
    is_correct: isRightAnswer(question, { option, text }),
  };
}
