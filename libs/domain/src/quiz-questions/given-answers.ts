import type { OwnAnswer } from '../live-session/index.ts';
import type { LiveQuestion } from './questions.ts';
import { isRightTyped } from './typed-texts.ts';

type Given = Pick<OwnAnswer, 'option' | 'text'>;

/** Whether something can be an answer to a question: one of its options, or a text where there are none. */
export function isAnswerTo({ kind, options }: LiveQuestion, { option, text }: Given): boolean {
  return kind === 'typed' ? text !== undefined : option !== undefined && option < options.length;
}

/** Whether an answer to a question is right: the right option was chosen, or its word typed. */
export function isRightAnswer(question: LiveQuestion, { option, text }: Given): boolean {
  if (question.kind === 'typed') return text !== undefined && isRightTyped(text, question);
  return option !== undefined && option === question.correct_option;
}

/** What the right answer to a question is: the place of an option, or a text. */
export function rightAnswerOf({ correct_option, word }: LiveQuestion): {
  correct_option?: number;
  correct_text?: string;
} {
  return correct_option === null ? { correct_text: word.target_translation } : { correct_option };
}
