import { type Day, dayNumber, dayText } from '../scheduling/index.ts';

/** What a report about a student covers, always up to today; a term is the last three months. */
export const reportPeriods = ['month', 'term', 'year', 'everything'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/**
 * The first day of a period: of this month, of this year, or for a term the day after today's date of three months ago,
 * where a month that is too short gives its last day. Undefined for everything.
 */
export function firstDayOf(period: ReportPeriod, today: Day): Day | undefined {
  const [year, month, day] = dayText(today).split('-').map(Number) as [number, number, number];
  switch (period) {
    case 'month':
      return dayIn(year, month, 1);
    case 'term': {
      const lastOfMonth = dayIn(year, month - 2, 1) - 1;
      return Math.min(dayIn(year, month - 3, day), lastOfMonth) + 1;
    }
    case 'year':
      return dayIn(year, 1, 1);
    case 'everything':
      return undefined;
  }
}

/** Months below 1 are those of the year before; days beyond a month go on in the next one. */
const dayIn = (year: number, month: number, day: number): Day =>
  dayNumber(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));
