import type { Report } from '@lexiroom/contracts/live';

type Question = Report['questions'][number];
type Answer = Report['players'][number]['answers'][number];

/** The word that was asked for. */
export const rightText = ({ options, correct_option = -1, correct_text }: Question): string =>
  correct_text ?? options[correct_option]?.text ?? '';

/** What was answered, in words: the option that was chosen, or what was typed; empty without an answer. */
export const answerText = ({ options }: Question, answer: Answer | undefined): string =>
  answer?.text ?? options[answer?.option ?? -1]?.text ?? '';
