import type { DeckWord, Scheduler } from '@lexiroom/contracts/decks';
import { dayNumber, dayText, forecast } from '@lexiroom/domain/scheduling';

/** What switching the scheduler would do to the words of a deck. */
export interface SchedulerChange {
  words: number;
  /** Words that would be due on another day. */
  moved: number;
  /** How many words are due on each of the coming 14 days, today first ('YYYY-MM-DD'), by the one and by the other. */
  days: { day: string; before: number; after: number }[];
}

/** Compares two schedulers over the words of a deck that have dates (decisions section 3). */
export function schedulerChange(
  words: readonly Pick<DeckWord, 'due_dates'>[],
  today: string,
  before: Scheduler,
  after: Scheduler,
): SchedulerChange {
  const dates = words.flatMap(({ due_dates }) => due_dates ?? []);
  const comingBy = (scheduler: Scheduler) =>
    forecast(
      dates.map((date) => dayNumber(date[scheduler])),
      dayNumber(today),
    );
  const comingAfter = comingBy(after);
  return {
    words: dates.length,
    moved: dates.filter((date) => date[before] !== date[after]).length,
    days: comingBy(before).map(({ day, due }, index) => ({
      day: dayText(day),
      before: due,
      after: comingAfter[index]!.due,
    })),
  };
}
