import { type Counting, type Day, type DayAnswer, dayIsRight, type DueRule } from '../index.ts';
import { type Memory, memoryAfter, noMemory } from './memory.ts';

/** What FSRS remembers of all answers to a word, so that one more answer costs the same after ten and ten thousand. */
export interface FsrsState extends Memory {
  last_day: Day;
  due_day: Day;
  last_day_answers: number;
  last_day_correct: number;
  /** Whether the last day counts as right so far. */
  last_day_is_right: boolean;
  /** The memory before the last day, as a class's day may still change its result; 0 when it is the first day. */
  stability_before: number;
  difficulty_before: number;
  /** From the day before the last one with answers to the last; 0 when it is the first day. */
  days_since_before: number;
}

/**
 * The state after one more answer, over the same days as the classic rule: one result a day, right is Good, wrong is
 * Again (decisions section 3). RangeError when it counts for a day before the last one: its word must replay.
 */
export function fsrsAfter(before: FsrsState | null, { day, is_correct }: DayAnswer, counting: Counting): FsrsState {
  if (!before || day > before.last_day) return withNewDay(before, day, is_correct);
  if (day < before.last_day) throw new RangeError(`Day ${day} lies before the last one, ${before.last_day}.`);
  return withSameDay(before, is_correct, counting);
}

/** The state after all answers, which come in the order of (day, answered_at, answer_id); null when there are none. */
export function fsrsOf(answers: Iterable<DayAnswer>, counting: Counting): FsrsState | null {
  let state: FsrsState | null = null;
  for (const answer of answers) state = fsrsAfter(state, answer, counting);
  return state;
}

/** The day a word is due by FSRS; today when it was never answered. */
export function fsrsDueDay(state: FsrsState | null, today: Day): Day {
  return state ? state.due_day : today;
}

/** FSRS as a rule beside the classic one. */
export const fsrsRule: DueRule<FsrsState> = { after: fsrsAfter, dueDay: ({ due_day }) => due_day };

function withNewDay(before: FsrsState | null, day: Day, isRight: boolean): FsrsState {
  const memoryBefore = before ?? noMemory;
  const daysSince = before ? day - before.last_day : 0;
  const { memory, interval } = memoryAfter(memoryBefore, daysSince, isRight);
  return {
    ...memory,
    last_day: day,
    due_day: day + interval,
    last_day_answers: 1,
    last_day_correct: isRight ? 1 : 0,
    last_day_is_right: isRight,
    stability_before: memoryBefore.stability,
    difficulty_before: memoryBefore.difficulty,
    days_since_before: daysSince,
  };
}

function withSameDay(before: FsrsState, isCorrect: boolean, counting: Counting): FsrsState {
  const last_day_answers = before.last_day_answers + 1;
  const last_day_correct = before.last_day_correct + (isCorrect ? 1 : 0);
  const isRight = dayIsRight(counting, before.last_day_is_right, last_day_correct, last_day_answers);
  const after = { ...before, last_day_answers, last_day_correct, last_day_is_right: isRight };
  if (isRight === before.last_day_is_right) return after;
  const memoryBefore = { stability: before.stability_before, difficulty: before.difficulty_before };
  const { memory, interval } = memoryAfter(memoryBefore, before.days_since_before, isRight);
  return { ...after, ...memory, due_day: before.last_day + interval };
}
