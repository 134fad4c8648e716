/**
 * Due days as one would work them out on paper, with the table of specification 1 section 4 and the rounding of decisions
 * section 3. It shares nothing with the product: where the two agree, both have read the same rule.
 */

/** The result of a word on a day, 'YYYY-MM-DD'. */
export interface Result {
  day: string;
  is_right: boolean;
}

/** Right days in a hundred, more than which the interval is taken times so many hundredths. */
const table = [
  [95, 150],
  [90, 130],
  [85, 110],
  [80, 100],
  [75, 90],
  [70, 75],
] as const;

/** The day a word comes back, by its results in turn, one a day. */
export function dueOnPaper(results: readonly Result[], today: string): string {
  const last = results.at(-1);
  if (!last) return today;
  const rightInARow = results.length - 1 - results.findLastIndex(({ is_right }) => !is_right);
  const days = 2 ** Math.max(0, rightInARow - 1);
  const right = results.filter(({ is_right }) => is_right).length;
  const row = table.find(([above]) => right * 100 > above * results.length);
  const hundredths = row ? row[1] : right * 100 >= 65 * results.length ? 65 : 50;
  return daysAfter(last.day, Math.max(1, Math.floor((days * hundredths + 50) / 100)));
}

/** How many words come on each of 14 days, today first; those that should have come before come today. */
export function forecastOnPaper(dueDays: readonly string[], today: string): { day: string; due: number }[] {
  return Array.from({ length: 14 }, (_, ahead) => {
    const day = daysAfter(today, ahead);
    return { day, due: dueDays.filter((due) => due === day || (ahead === 0 && due < day)).length };
  });
}

export function daysAfter(day: string, count: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}
