import type { QuestionKind } from '../question/index.ts';

/**
 * What a mode tells whoever records: one for each page that is answered, the first time it is. Repeated ones are told
 * too, with their flag; the recorder decides. `ms`: whole milliseconds, at most {@link longestMs}.
 */
export interface StudyAnswer {
  word_id: number;
  mode: 'study' | 'revise' | 'test';
  kind: QuestionKind | 'flashcard';
  is_correct: boolean;
  is_repeated: boolean;
  option_word_ids?: readonly number[];
  chosen_word_id?: number;
  ms: number;
}

/** Emitted by every mode: listen with `actor.on('answered', …)`. */
export interface Answered {
  type: 'answered';
  answer: StudyAnswer;
}

/** A page left open overnight counts as a day. */
export const longestMs = 86_400_000;

/** A time as a clock of a browser gives it, in the whole milliseconds that are recorded. */
export function wholeMs(ms: number): number {
  return Math.min(longestMs, Math.max(0, Math.round(ms)));
}
