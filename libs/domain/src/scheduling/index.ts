export { type Counting, type DayAnswer, dayIsRight } from './counting.ts';
export { type Day, dayNumber, dayText, localDay } from './day.ts';
export { dueDay, type DueOnDay, forecast } from './due.ts';
export { intervalDays, longestInterval } from './interval.ts';
export { type Progress, progressAfter, progressOf } from './progress.ts';
export { type AnswerColumns, replay } from './replay.ts';
export { classicRule, type DueRule } from './rule.ts';
