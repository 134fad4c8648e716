import { type ClassicState, count, firstState } from './classic.ts';
import type { Counting } from './due-rule.ts';

/**
 * The answers to many words as columns of equal length, one entry for each answer. The answers to one word stand in the
 * order of (day, answered_at, answer_id); those to different words may lie between each other in any way.
 */
export interface AnswerColumns {
  /** How many words there are. */
  words: number;
  /** Whose answer it is: 0 up to `words` − 1. */
  word_index: ArrayLike<number>;
  /** {@link Day}. */
  day: ArrayLike<number>;
  /** 1 or 0. */
  is_correct: ArrayLike<number>;
}

/** The classic state of every word by its index, null where there is no answer. RangeError when a word's days go back. */
export function replay(
  { words, word_index, day, is_correct }: AnswerColumns,
  counting: Counting,
): (ClassicState | null)[] {
  const states: (ClassicState | null)[] = Array.from({ length: words }, () => null);
  for (let at = 0; at < word_index.length; at++) {
    const word = word_index[at]!;
    const before = states[word];
    if (before) count(before, day[at]!, is_correct[at] === 1, counting);
    else states[word] = firstState(day[at]!, is_correct[at] === 1);
  }
  return states;
}
