import type { Counting, DayAnswer } from './counting.ts';
import type { Day } from './day.ts';
import { dueDay } from './due.ts';
import { type Progress, progressAfter } from './progress.ts';

/** A rule for due dates, answer by answer; `P` is what it remembers of a word. */
export interface DueRule<P> {
  after(before: P | null, answer: DayAnswer, counting: Counting): P;
  /** The day a word that was answered is due. */
  dueDay(progress: P): Day;
}

/** The exact rule (decisions section 3). */
export const classicRule: DueRule<Progress> = {
  after: progressAfter,
  dueDay: (progress) => dueDay(progress, progress.last_day),
};
