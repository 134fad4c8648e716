export { classicAfter, classicDueDay, classicOf, classicRule, type ClassicState } from './classic.ts';
export { type Day, dayNumber, dayText, localDay } from './day.ts';
export { type DueOnDay, forecast } from './forecast.ts';
export { intervalDays, longestInterval } from './interval.ts';
export { type AnswerColumns, replay } from './replay.ts';
export { type Counting, type DayAnswer, dayIsRight, type DueRule } from './due-rule.ts';
