const msPerDay = 86_400_000;
const msPerMinute = 60_000;
const formatters = new Map<string, Intl.DateTimeFormat>();
/** What the clock of each zone showed last, and in which minute: the answers of a class come in the same one. */
const shownLast = new Map<string, { minute: number; clock: [string, number] }>();

/** A calendar day as a number: whole days since 1970-01-01. Days are added and compared without a calendar. */
export type Day = number;

/**
 * The calendar day an answer counts for, as 'YYYY-MM-DD': the day in the schedule's time zone, beginning at the day
 * boundary (whole hours on that zone's clock, 0 to 23), so that an answer at one in the morning still belongs to the
 * evening before (decisions section 3). `at` in epoch milliseconds.
 */
export function localDay(at: number, timeZone: string, dayBoundaryHours = 4): string {
  const minute = Math.floor(at / msPerMinute);
  let shown = shownLast.get(timeZone);
  if (shown?.minute !== minute) {
    shown = { minute, clock: onTheClock(at, timeZone) };
    shownLast.set(timeZone, shown);
  }
  const [calendarDay, hour] = shown.clock;
  return hour < dayBoundaryHours ? dayText(dayNumber(calendarDay) - 1) : calendarDay;
}

/** What calendar and clock show there: 'YYYY-MM-DD' and the hour. */
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
