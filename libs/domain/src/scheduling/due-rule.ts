import type { Day } from './day.ts';

/**
 * Which result a day has, as a day counts once: `first`, for a person or a student, the day's first answer; `majority`,
 * for a class, right when more than half of the day's answers were (decisions section 3).
 */
export type Counting = 'first' | 'majority';

/** What a schedule needs to know of an answer. */
export interface DayAnswer {
  /** The local day it counts for. */
  day: Day;
  is_correct: boolean;
}

/** A rule for due dates, answer by answer. `State` is what it remembers of a word; null: the word was never answered. */
export interface DueRule<State> {
  after(before: State | null, answer: DayAnswer, counting: Counting): State;
  /** The day a word that was answered is due. */
  dueDay(state: State): Day;
}

/**
 * Whether a day counts as right after a further answer. `wasRight`: what it was before, which is all that counts where the
 * first answer decides; `correct` and `answers`: how many there are with the further one.
 */
export function dayIsRight(counting: Counting, wasRight: boolean, correct: number, answers: number): boolean {
  return counting === 'first' ? wasRight : correct * 2 > answers;
}
