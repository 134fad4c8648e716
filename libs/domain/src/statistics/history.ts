import { type Counting, type Day, dayIsRight, dayNumber, type DueRule } from '../scheduling/index.ts';
import { type DayClock, dayOf } from './days.ts';

/** A day on which a word was answered, and what it did to the word's schedule. */
export interface HistoryDay<A> {
  day: Day;
  /** The earliest first. */
  answers: A[];
  /** The one result the day counts with. */
  is_right: boolean;
  /** When the word was due again after this day, and how many days later that is. */
  due_day: Day;
  interval: number;
}

/** An answer. `local_day`, 'YYYY-MM-DD': the day that its schedule counted it for when it was recorded, if that is known. */
interface DatedAnswer {
  answer_date: number;
  is_correct: boolean;
  local_day?: string | undefined;
}

/**
 * A word's days with answers, the earliest first, each with its result and the interval that followed from it. An answer
 * belongs to the day it was recorded for, as in the schedule: moving to another time zone changes no day that has been
 * (decisions section 2); the clock gives the day of an answer that has none. Answers may come in any order; those of equal
 * times keep theirs.
 */
export function wordHistory<A extends DatedAnswer, State>(
  answers: readonly A[],
  clock: DayClock,
  { counting, rule }: { counting: Counting; rule: DueRule<State> },
): HistoryDay<A>[] {
  let state: State | null = null;
  return [...byDay(answers, clock)]
    .toSorted(([one], [other]) => one - other)
    .map(([day, ofDay]) => {
      for (const { is_correct } of ofDay) state = rule.after(state, { day, is_correct }, counting);
      const right = ofDay.filter(({ is_correct }) => is_correct).length;
      const due_day = rule.dueDay(state!);
      return {
        day,
        answers: ofDay,
        is_right: dayIsRight(counting, ofDay[0]!.is_correct, right, ofDay.length),
        due_day,
        interval: due_day - day,
      };
    });
}

/** The answers of each day, the earliest first. */
function byDay<A extends DatedAnswer>(answers: readonly A[], clock: DayClock): Map<Day, A[]> {
  const days = new Map<Day, A[]>();
  for (const answer of answers.toSorted((one, other) => one.answer_date - other.answer_date)) {
    const day = answer.local_day === undefined ? dayOf(answer.answer_date, clock) : dayNumber(answer.local_day);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(answer);
    else days.set(day, [answer]);
  }
  return days;
}
