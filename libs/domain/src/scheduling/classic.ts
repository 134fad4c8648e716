import type { Day } from './day.ts';
import { intervalDays } from './interval.ts';
import { type Counting, type DayAnswer, dayIsRight, type DueRule } from './due-rule.ts';

/**
 * What the classic rule remembers of all answers to a word, so that one more answer costs the same after ten and ten
 * thousand.
 */
export interface ClassicState {
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

/** The day a word is due: its last day + interval; today when it was never answered (decisions section 3). */
export function classicDueDay(state: ClassicState | null, today: Day): Day {
  return state ? state.last_day + intervalDays(state) : today;
}

/** The state after one more answer. RangeError when it counts for a day before the last one: its word must replay. */
export function classicAfter(before: ClassicState | null, answer: DayAnswer, counting: Counting): ClassicState {
  if (!before) return firstState(answer.day, answer.is_correct);
  const after = { ...before };
  count(after, answer.day, answer.is_correct, counting);
  return after;
}

/** The state after all answers, which come in the order of (day, answered_at, answer_id); null when there are none. */
export function classicOf(answers: Iterable<DayAnswer>, counting: Counting): ClassicState | null {
  let state: ClassicState | null = null;
  for (const { day, is_correct } of answers) {
    if (state) count(state, day, is_correct, counting);
    else state = firstState(day, is_correct);
  }
  return state;
}

/** The specification's own rule for due dates (decisions section 3), which decks go by unless they choose FSRS. */
export const classicRule: DueRule<ClassicState> = {
  after: classicAfter,
  dueDay: (state) => classicDueDay(state, state.last_day),
};

/** The state after a word's very first answer. */
export function firstState(day: Day, isCorrect: boolean): ClassicState {
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

/** Counts one more answer into a state that nobody else holds, which is changed in place. */
export function count(state: ClassicState, day: Day, isCorrect: boolean, counting: Counting): void {
  if (day < state.last_day) throw new RangeError(`Day ${day} lies before the last one, ${state.last_day}.`);
  if (day > state.last_day) beginDay(state, day, isCorrect);
  else goOnWithDay(state, isCorrect, counting);
}

function beginDay(state: ClassicState, day: Day, isCorrect: boolean): void {
  state.days += 1;
  state.last_day = day;
  state.last_day_answers = 1;
  state.last_day_correct = isCorrect ? 1 : 0;
  state.streak_before = state.streak;
  state.correct_days += isCorrect ? 1 : 0;
  state.streak = isCorrect ? state.streak + 1 : 0;
}

function goOnWithDay(state: ClassicState, isCorrect: boolean, counting: Counting): void {
  state.last_day_answers += 1;
  if (isCorrect) state.last_day_correct += 1;
  // A streak above 0 says that the last day is right so far.
  const wasRight = state.streak > 0;
  const isRight = dayIsRight(counting, wasRight, state.last_day_correct, state.last_day_answers);
  if (isRight === wasRight) return;
  state.correct_days += isRight ? 1 : -1;
  state.streak = isRight ? state.streak_before + 1 : 0;
}
