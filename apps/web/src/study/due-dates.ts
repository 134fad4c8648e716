import type { DeckData, DeckWord } from '@lexiroom/contracts/decks';
import { localDay } from '@lexiroom/domain/scheduling';

/** Due are words whose date is today or earlier (specification 1 section 4); nothing is due without a schedule. */
export function isDue({ due_date }: Pick<DeckWord, 'due_date'>, today: string): boolean {
  return due_date !== null && due_date <= today;
}

/** Words, and the calendar that their due dates belong to. */
type WordsWithCalendar = Pick<DeckData, 'calendar'> & { words: readonly DeckWord[] };

/** The words of a study that are due today, in its order. */
export function dueWords({ words, calendar }: WordsWithCalendar): DeckWord[] {
  return calendar ? words.filter((word) => isDue(word, calendar.today)) : [];
}

/**
 * A study that was read some days ago, as it stands on the day that has come since: words that were due later may be due
 * now, and those that were never answered are due on that day (decisions section 3). `now`: the server's clock, epoch
 * milliseconds; one that has gone back changes nothing.
 */
export function onTheDayOf(data: DeckData, now: number): DeckData {
  const { calendar } = data;
  if (!calendar) return data;
  const today = localDay(now, calendar.time_zone, calendar.day_boundary);
  if (today <= calendar.today) return data;
  const due = { due_date: today, due_dates: { classic: today, fsrs: today } };
  return {
    ...data,
    now,
    calendar: { ...calendar, today },
    words: data.words.map((word) => (word.answers.length === 0 ? { ...word, ...due } : word)),
  };
}
