import { isUnsuccessful } from '../statistics/index.ts';

/** How words went, in columns: each figure stands where its word stands. */
export interface FigureColumns {
  answers: readonly number[];
  right_answers: readonly number[];
}

/** How all words together went for a student or a class. */
export interface FigureTotals {
  /** Words with an answer. */
  reviewed: number;
  answers: number;
  right: number;
  /** Right answers / answers, 0 to 1; null without answers. */
  success: number | null;
  /** Words with less than 80 % right answers. */
  unsuccessful: number;
}

/** The sum of these columns. */
export function figureTotals({ answers, right_answers }: FigureColumns): FigureTotals {
  const totals = { reviewed: 0, answers: 0, right: 0, unsuccessful: 0 };
  for (const [place, given] of answers.entries()) {
    const right = right_answers[place] ?? 0;
    if (given > 0) totals.reviewed += 1;
    totals.answers += given;
    totals.right += right;
    if (isUnsuccessful({ answers: given, right })) totals.unsuccessful += 1;
  }
  return { ...totals, success: totals.answers > 0 ? totals.right / totals.answers : null };
}
