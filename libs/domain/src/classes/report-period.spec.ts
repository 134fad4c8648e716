import { expect, test } from '@jest/globals';
import { dayNumber, dayText } from '../scheduling/index.ts';
import { firstDayOf, type ReportPeriod } from './report-period.ts';

test.each<[ReportPeriod, string, string | undefined]>([
  ['month', '2026-11-21', '2026-11-01'],
  ['month', '2026-11-01', '2026-11-01'],
  ['term', '2026-11-21', '2026-08-22'],
  ['term', '2026-02-10', '2025-11-11'],
  // There is no 31st of February: its last day is three months before.
  ['term', '2026-05-31', '2026-03-01'],
  ['term', '2028-05-30', '2028-03-01'],
  ['year', '2026-11-21', '2026-01-01'],
  ['year', '2026-01-01', '2026-01-01'],
  ['everything', '2026-11-21', undefined],
])('%s on %s begins on %s', (period, today, first) => {
  const day = firstDayOf(period, dayNumber(today));
  expect(day === undefined ? undefined : dayText(day)).toBe(first);
});
