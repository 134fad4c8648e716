import type { Day } from '../scheduling/index.ts';

/** Whoever has studied nothing for so many days is reminded once a week only. */
export const weeklyAfterDays = 14;
/** For so many days without study reminders go on; then they stop by themselves. */
export const endAfterDays = 60;
const daysPerWeek = 7;

/** What becomes of a reminder: it is sent; it is sent and says that it is the last one; it waits for another day. */
export type ReminderStep = 'send' | 'send last' | 'wait';

/**
 * Whether a reminder is sent on a day. Counted from the last day of study, or from the day on which reminders were wished,
 * whichever is later: each one for two weeks, then one a week, and the last of these within two months says that it is.
 */
export function reminderStep(
  today: Day,
  { studiedOn, wishedOn, sentOn }: { studiedOn: Day | null; wishedOn: Day; sentOn: Day | null },
): ReminderStep {
  const away = today - Math.max(wishedOn, studiedOn ?? wishedOn);
  if (away < weeklyAfterDays) return 'send';
  if (sentOn !== null && today - sentOn < daysPerWeek) return 'wait';
  return away + daysPerWeek > endAfterDays ? 'send last' : 'send';
}

/**
 * Whether there is anything to remind of: nothing was studied today, and words are due or there is a goal of the day.
 * Whoever has studied has come by themselves, however much is left.
 */
export const isWorthReminding = (today: { wordsDone: number; dueCount: number; hasGoal: boolean }): boolean =>
  today.wordsDone === 0 && (today.dueCount > 0 || today.hasGoal);
