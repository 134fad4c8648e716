import { type Day, dayNumber, localDay } from '../scheduling/index.ts';

const msPerMinute = 60_000;
const msPerDay = 86_400_000;
const minutesPerDay = 24 * 60;

/** So long after its moment a reminder is still of use, in milliseconds: one that was held up does not come in the night. */
export const lateForMs = 2 * 60 * 60 * 1000;

/** When somebody wants to be reminded. */
export interface ReminderTimes {
  /** Minutes after midnight, by the clock of their time zone. */
  minute: number;
  /** Days of the week: 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[];
}

/** The day of the week of a day: 1 is Monday, 7 is Sunday. Day 0, 1970-01-01, was a Thursday. */
export const weekdayOf = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What calendar and clock show in a zone, in minutes since 1970-01-01 00:00 by that clock. */
function shownMinutes(at: number, timeZone: string): number {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(timeZone, clock);
  }
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clock.formatToParts(at)) shown[type] = value;
  const day = dayNumber(`${shown.year}-${shown.month}-${shown.day}`);
  return day * minutesPerDay + Number(shown.hour) * 60 + Number(shown.minute);
}

/**
 * The moment of a day at which the clock of a zone shows so many minutes after midnight, in epoch milliseconds. A time
 * that the clock shows twice, as when summer ends, is the first of the two; one that it leaves out comes as much later as
 * the clock leaps.
 */
export function momentOf(day: Day, minute: number, timeZone: string): number {
  const wanted = day * minutesPerDay + minute;
  const asInUtc = wanted * msPerMinute;
  // The clock is that of the day before or of the day after, whichever leap lies between the two.
  const [first, second] = [asInUtc - msPerDay, asInUtc + msPerDay].map(
    (at) => asInUtc - (shownMinutes(at, timeZone) * msPerMinute - at),
  );
  return [first!, second!].find((at) => shownMinutes(at, timeZone) === wanted) ?? first!;
}

/** The first moment after `after` (epoch milliseconds) at which somebody wants to be reminded; null when on no day. */
export function nextMoment(after: number, { minute, weekdays }: ReminderTimes, timeZone: string): number | null {
  const today = dayNumber(localDay(after, timeZone, 0));
  for (let day = today; day <= today + 8; day++) {
    if (!weekdays.includes(weekdayOf(day))) continue;
    const moment = momentOf(day, minute, timeZone);
    if (moment > after) return moment;
  }
  return null;
}

/**
 * The day, by the calendar of the zone, whose reminder can be sent now: its moment has come, and less than two hours ago.
 * Null when there is none.
 */
export function dayToRemindOf(now: number, { minute, weekdays }: ReminderTimes, timeZone: string): Day | null {
  const today = dayNumber(localDay(now, timeZone, 0));
  const day = [today, today - 1].find((one) => {
    const since = now - momentOf(one, minute, timeZone);
    return weekdays.includes(weekdayOf(one)) && since >= 0 && since < lateForMs;
  });
  return day ?? null;
}
