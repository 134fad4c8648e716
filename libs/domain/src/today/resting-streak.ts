import type { Day } from '../scheduling/index.ts';

/** Day 0, 1970-01-01, was a Thursday; a week begins on Monday. */
const weekOf = (day: Day): number => Math.floor((day + 3) / 7);

/**
 * On how many days something was studied since a week had more days left out than may be rest days. Days that are left
 * out, up to `restDays` in a week from Monday to Sunday, end nothing and count nothing. Today ends nothing either, as it
 * is not over.
 */
export function restingStreak(days: Iterable<Day>, today: Day, restDays: number): number {
  const studied = new Set([...days].filter((day) => day <= today));
  const first = Math.min(...studied);
  const leftOut = new Map<number, number>();
  let streak = 0;
  for (let day = today; day >= first; day--) {
    if (studied.has(day)) {
      streak += 1;
      continue;
    }
    if (day === today) continue;
    const week = weekOf(day);
    const inWeek = (leftOut.get(week) ?? 0) + 1;
    if (inWeek > restDays) break;
    leftOut.set(week, inWeek);
  }
  return streak;
}
