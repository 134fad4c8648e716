export { dayToRemindOf, lateForMs, momentOf, nextMoment, type ReminderTimes, weekdayOf } from './moments.ts';
export { endAfterDays, isWorthReminding, type ReminderStep, reminderStep, weeklyAfterDays } from './pace.ts';
