import type { Day } from '../scheduling/index.ts';
import { isUnsuccessful } from '../statistics/index.ts';

/** What a class did with a word, as far as forgetting goes. */
export interface AnsweredWord {
  answers: number;
  right_answers: number;
  /** When the class is due to be asked it again. */
  due_day: Day;
}

/**
 * The words that a class is forgetting (decisions section 11): those that are due, the most overdue first, then those that
 * failed, with less than 80 % right answers, though they are not due yet. Among words that are overdue as long, and among
 * those not due, the one that failed most comes first, then the one with more answers, then the order given. A word that
 * the class never answered cannot be forgotten.
 */
export function forgottenWords<Word extends AnsweredWord>(words: readonly Word[], today: Day): Word[] {
  const overdueDays = ({ due_day }: Word) => Math.max(-1, today - due_day);
  return words
    .filter((word) => word.answers > 0 && (word.due_day <= today || hasFailed(word)))
    .toSorted(
      (one, other) =>
        overdueDays(other) - overdueDays(one) ||
        one.right_answers * other.answers - other.right_answers * one.answers ||
        other.answers - one.answers,
    );
}

const hasFailed = ({ answers, right_answers }: AnsweredWord) => isUnsuccessful({ answers, right: right_answers });
