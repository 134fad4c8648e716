import type { Day } from './day.ts';

/** How many words are due on a day. */
export interface DueOnDay {
  day: Day;
  due: number;
}

/**
 * How many words are due on each of the coming days, today first. Words that should have come before count for today,
 * as that is when they come; what lies after the last day is left out.
 */
export function forecast(dueDays: Iterable<Day>, today: Day, days = 14): DueOnDay[] {
  const coming = Array.from({ length: days }, (_, ahead) => ({ day: today + ahead, due: 0 }));
  for (const due of dueDays) {
    const onDay = coming[Math.max(0, due - today)];
    if (onDay) onDay.due += 1;
  }
  return coming;
}
