import { answersInScope, type PastAnswer, type Scope } from './scope.ts';

/** How a word went. */
export interface WordStatistics {
  word_id: number;
  answers: number;
  right: number;
  /** Right answers / answers, 0 to 1; null when it was not reviewed. */
  success: number | null;
  /** Epoch milliseconds; null when it was not reviewed. */
  last_answered: number | null;
}

/** A word with its answers, or with the newest of them and how many there are in all. */
export interface AnsweredWord {
  word_id: number;
  answers: readonly PastAnswer[];
  /** Absent: as many as `answers`. */
  answer_count?: number | undefined;
  right_answers?: number | undefined;
}

/**
 * How each word went, in the order of the words; a word without answers in the scope was not reviewed. Where only the
 * newest answers of a word are there, all of them are counted for the whole time, and the newest for the last days.
 */
export function wordStatistics(words: readonly AnsweredWord[], scope: Scope): WordStatistics[] {
  return words.map(({ word_id, answers: all, answer_count, right_answers }) => {
    const counted = answersInScope(all, scope);
    const isWhole = scope.period === 'all' && counted.length > 0;
    const answers = (isWhole ? answer_count : undefined) ?? counted.length;
    const right = (isWhole ? right_answers : undefined) ?? counted.filter(({ is_correct }) => is_correct).length;
    if (answers === 0) return { word_id, answers, right, success: null, last_answered: null };
    const last_answered = counted.reduce((latest, { answer_date }) => Math.max(latest, answer_date), -Infinity);
    return { word_id, answers, right, success: right / answers, last_answered };
  });
}

/** Whether a word went badly: success below 80 % (specification 2 section 5). One that was not reviewed did not. */
export const isUnsuccessful = ({ answers, right }: { answers: number; right: number }): boolean =>
  right * 5 < answers * 4;

/**
 * Words that went badly: success below 80 % among the reviewed ones (specification 2 section 5), the worst first; of
 * equal ones the one with more answers, then the order given.
 */
export function unsuccessfulWords(statistics: readonly WordStatistics[]): WordStatistics[] {
  return statistics
    .filter(isUnsuccessful)
    .toSorted((one, other) => one.success! - other.success! || other.answers - one.answers);
}

/** All words together: how many were reviewed, and how they went. */
export interface Totals {
  reviewed: number;
  answers: number;
  right: number;
  /** 0 to 1; null without answers. */
  success: number | null;
}

/** The sum of the words' statistics. */
export function totals(statistics: readonly WordStatistics[]): Totals {
  const answers = statistics.reduce((sum, word) => sum + word.answers, 0);
  const right = statistics.reduce((sum, word) => sum + word.right, 0);
  const reviewed = statistics.filter((word) => word.answers > 0).length;
  return { reviewed, answers, right, success: answers > 0 ? right / answers : null };
}
