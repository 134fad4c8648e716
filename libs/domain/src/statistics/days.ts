import { type Day, dayNumber, localDay } from '../scheduling/index.ts';
import type { PastAnswer } from './scope.ts';

/** What decides to which day a moment belongs. */
export interface DayClock {
  /** IANA name. */
  time_zone: string;
  /** Hours after midnight at which a day begins. */
  day_boundary: number;
}

/** The day a moment (epoch milliseconds) belongs to. */
export function dayOf(at: number, { time_zone, day_boundary }: DayClock): Day {
  return dayNumber(localDay(at, time_zone, day_boundary));
}

const msPerQuarterHour = 900_000;

/**
 * {@link dayOf} for many moments. Zones differ, and clocks change, by whole quarters of an hour, so moments of the same
 * quarter share their day, and the calendar, which is slow, is asked once for all of them.
 */
export function cachedDayOf(clock: DayClock): (at: number) => Day {
  const days = new Map<number, Day>();
  return (at) => {
    const quarter = Math.floor(at / msPerQuarterHour);
    const cached = days.get(quarter);
    if (cached !== undefined) return cached;
    const day = dayOf(at, clock);
    days.set(quarter, day);
    return day;
  };
}

/** The answers of one day, counted. */
export interface DayTotals {
  day: Day;
  answers: number;
  right: number;
}

/** Every day from the first to the last one, both included, with its answers counted; those of other days are left out. */
export function totalsPerDay(
  answers: Iterable<PastAnswer>,
  clock: DayClock,
  { first, last }: { first: Day; last: Day },
): DayTotals[] {
  const days = Array.from({ length: last - first + 1 }, (_, at) => ({ day: first + at, answers: 0, right: 0 }));
  const dayAt = cachedDayOf(clock);
  for (const { answer_date, is_correct } of answers) {
    const totals = days[dayAt(answer_date) - first];
    if (!totals) continue;
    totals.answers += 1;
    if (is_correct) totals.right += 1;
  }
  return days;
}

/** How many days in a row there was an answer, up to today; up to yesterday as long as today has none yet. */
export function studyStreak(answers: Iterable<PastAnswer>, clock: DayClock, today: Day): number {
  const dayAt = cachedDayOf(clock);
  const days = new Set<Day>();
  for (const { answer_date } of answers) days.add(dayAt(answer_date));
  const last = days.has(today) ? today : today - 1;
  let first = last + 1;
  while (days.has(first - 1)) first -= 1;
  return last + 1 - first;
}
