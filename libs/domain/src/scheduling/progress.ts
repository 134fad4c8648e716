import { type Counting, type DayAnswer, dayIsRight } from './counting.ts';
import type { Day } from './day.ts';

/** All that is remembered of the answers to a word, so that one more answer costs the same after ten and ten thousand. */
export interface Progress {
  /** Days with an answer. */
  days: number;
  /** How many of them were right. */
  correct_days: number;
  /** Right days in a row up to the last one, that one included; 0 when the last day was wrong. */
  streak: number;
  last_day: Day;
  last_day_answers: number;
  last_day_correct: number;
  /** The streak before the last day: a class's day may still change its result. */
  streak_before: number;
}

/** Progress after one more answer. RangeError when it counts for a day before the last one: its word must replay. */
export function progressAfter(before: Progress | null, answer: DayAnswer, counting: Counting): Progress {
  if (!before) return firstProgress(answer.day, answer.is_correct);
  const after = { ...before };
  count(after, answer.day, answer.is_correct, counting);
  return after;
}

/** Progress after all answers, given in the order of (day, answered_at, answer_id); null when there are none. */
export function progressOf(answers: Iterable<DayAnswer>, counting: Counting): Progress | null {
  let progress: Progress | null = null;
  for (const { day, is_correct } of answers) {
    if (progress) count(progress, day, is_correct, counting);
    else progress = firstProgress(day, is_correct);
  }
  return progress;
}

/** Progress after a word's very first answer. */
export function firstProgress(day: Day, isCorrect: boolean): Progress {
  const right = isCorrect ? 1 : 0;
  return {
    days: 1,
    correct_days: right,
    streak: right,
    last_day: day,
    last_day_answers: 1,
    last_day_correct: right,
    streak_before: 0,
  };
}

/** Counts one more answer into a progress that nobody else holds. */
export function count(progress: Progress, day: Day, isCorrect: boolean, counting: Counting): void {
  if (day < progress.last_day) throw new RangeError(`Day ${day} lies before the last one, ${progress.last_day}.`);
  if (day > progress.last_day) beginDay(progress, day, isCorrect);
  else goOnWithDay(progress, isCorrect, counting);
}

function beginDay(progress: Progress, day: Day, isCorrect: boolean): void {
  progress.days += 1;
  progress.last_day = day;
  progress.last_day_answers = 1;
  progress.last_day_correct = isCorrect ? 1 : 0;
  progress.streak_before = progress.streak;
  progress.correct_days += isCorrect ? 1 : 0;
  progress.streak = isCorrect ? progress.streak + 1 : 0;
}

function goOnWithDay(progress: Progress, isCorrect: boolean, counting: Counting): void {
  progress.last_day_answers += 1;
  if (isCorrect) progress.last_day_correct += 1;
  // A streak above 0 says that the last day is right so far.
  const wasRight = progress.streak > 0;
  const isRight = dayIsRight(counting, wasRight, progress.last_day_correct, progress.last_day_answers);
  if (isRight === wasRight) return;
  progress.correct_days += isRight ? 1 : -1;
  progress.streak = isRight ? progress.streak_before + 1 : 0;
}
