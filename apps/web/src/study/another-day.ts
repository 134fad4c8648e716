import type { DeckData } from '@lexiroom/contracts/decks';
import { localDay } from '@lexiroom/domain/scheduling';

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
