const msPerDay = 86_400_000;
const msPerMinute = 60_000;
const formatters = new Map<string, Intl.DateTimeFormat>();
/** What the clock of each zone showed in some minutes: answers of a class come in the same one, those of a past together. */
const shownIn = new Map<string, Map<number, [string, number]>>();
/** Minutes that are kept of each zone. */
const mostMinutes = 100;

/** A calendar day as a number: whole days since 1970-01-01. Days are added and compared without a calendar. */
export type Day = number;

/**
 * The calendar day an answer counts for, as 'YYYY-MM-DD': the day in the schedule's time zone, beginning at the day
 * boundary (whole hours on that zone's clock, 0 to 23), so that an answer at one in the morning still belongs to the
 * evening before (decisions section 3). `at` in epoch milliseconds.
 */
export function localDay(at: number, timeZone: string, dayBoundaryHours = 4): string {
  const [calendarDay, hour] = clockIn(Math.floor(at / msPerMinute), timeZone);
  return hour < dayBoundaryHours ? dayText(dayNumber(calendarDay) - 1) : calendarDay;
}

/** What calendar and clock show there in a minute since 1970: 'YYYY-MM-DD' and the hour. */
function clockIn(minute: number, timeZone: string): [string, number] {
  let shown = shownIn.get(timeZone);
  if (!shown || shown.size >= mostMinutes) shownIn.set(timeZone, (shown = new Map()));
  let clock = shown.get(minute);
  if (!clock) shown.set(minute, (clock = onTheClock(minute * msPerMinute, timeZone)));
  return clock;
}

/** The same at a time in epoch milliseconds. */
function onTheClock(at: number, timeZone: string): [string, number] {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, formatter);
  }
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatter.formatToParts(at)) shown[type] = value;
  return [`${shown.year}-${shown.month}-${shown.day}`, Number(shown.hour)];
}

/** The number of a day given as 'YYYY-MM-DD'. RangeError when there is no such day. */
export function dayNumber(text: string): Day {
  const day = Date.parse(`${text}T00:00:00Z`) / msPerDay;
  if (!Number.isInteger(day) || dayText(day) !== text) throw new RangeError(`'${text}' is not a day.`);
  return day;
}

/** A day as 'YYYY-MM-DD'. */
export function dayText(day: Day): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}
