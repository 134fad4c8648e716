/** How far back one looks, in hours; −1 is everything (specification 2 section 9). */
export const periods = { recent: 12, week: 168, all: -1 } as const;
export type Period = keyof typeof periods;

const msPerHour = 3_600_000;

/** An earlier answer to a word, as statistics need it. */
export interface PastAnswer {
  is_correct: boolean;
  /** Epoch milliseconds. */
  answer_date: number;
  /** The class it was given in; null outside of classes. */
  class_id: number | null;
  student_id: number | null;
}

/** Which answers are counted. */
export interface Scope {
  /** Answers of this class only; null: only those without a class. */
  class_id: number | null;
  period: Period;
  /** Epoch milliseconds. */
  now: number;
}

/** The answers that are counted, in the order they came; one exactly as old as the period is long is in it. */
export function answersInScope<A extends PastAnswer>(answers: readonly A[], { class_id, period, now }: Scope): A[] {
  const since = period === 'all' ? -Infinity : now - periods[period] * msPerHour;
  return answers.filter((answer) => answer.class_id === class_id && answer.answer_date >= since);
}

/** All answers to these words that were given in this class; with null, outside of classes. */
export function answersOf<A extends PastAnswer>(
  words: readonly { answers: readonly A[] }[],
  class_id: number | null,
): A[] {
  return words.flatMap(({ answers }) => answersInScope(answers, { class_id, period: 'all', now: 0 }));
}
