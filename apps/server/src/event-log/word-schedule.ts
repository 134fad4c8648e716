import { classicAfter, classicDueDay, type ClassicState, type DayAnswer, dayText } from '@lexiroom/domain/scheduling';
import { fsrsAfter, type FsrsState } from '@lexiroom/domain/scheduling/fsrs';
import { dueSchedules } from './schedules.ts';

/** Whose schedule, and which word by its origin. */
export interface WordKey {
  schedule: string;
  origin_word_id: number;
}

/** What a schedule needs to know of an answer in the log. */
export interface LoggedAnswer extends WordKey, DayAnswer {
  answer_id: string;
  /** When it was given, epoch milliseconds. */
  at: number;
}

/** What a schedule knows of a word: a row of `word_schedules`, but for the due dates that follow from it. */
export interface WordSchedule extends WordKey {
  /** Of the newest answer. */
  last_at: number;
  last_answer_id: string;
  answers: number;
  right_answers: number;
  classic: ClassicState;
  fsrs: FsrsState;
}

/** By either scheduler, 'YYYY-MM-DD'. */
export interface DueDates {
  classic: string;
  fsrs: string;
}

/** Whether an answer comes after all that the word has had; equal times are ordered by `answer_id` (decisions section 2). */
export function isNewer(answer: LoggedAnswer, { classic, last_at, last_answer_id }: WordSchedule): boolean {
  if (answer.day !== classic.last_day) return answer.day > classic.last_day;
  if (answer.at !== last_at) return answer.at > last_at;
  return answer.answer_id > last_answer_id;
}

/** The word after one more answer, which must be the newest; the same work after ten answers and ten thousand. */
export function scheduleAfter(before: WordSchedule | undefined, answer: LoggedAnswer): WordSchedule {
  const { schedule, origin_word_id, at, answer_id, is_correct } = answer;
  return {
    schedule,
    origin_word_id,
    last_at: at,
    last_answer_id: answer_id,
    answers: (before?.answers ?? 0) + 1,
    right_answers: (before?.right_answers ?? 0) + (is_correct ? 1 : 0),
    classic: classicAfter(before?.classic ?? null, answer, dueSchedules.counting),
    fsrs: fsrsAfter(before?.fsrs ?? null, answer, dueSchedules.counting),
  };
}

/** Every word that these answers speak of, after all of them; those to one word in their order. By {@link keyOf}. */
export function schedulesOf(answers: Iterable<LoggedAnswer>): Map<string, WordSchedule> {
  const words = new Map<string, WordSchedule>();
  for (const answer of answers) {
    const key = keyOf(answer);
    words.set(key, scheduleAfter(words.get(key), answer));
  }
  return words;
}

/** The days on which the word is due. */
export function dueDatesOf({ classic, fsrs }: WordSchedule): DueDates {
  return { classic: dayText(classicDueDay(classic, classic.last_day)), fsrs: dayText(fsrs.due_day) };
}

/** One text for a schedule and a word. */
export const keyOf = ({ schedule, origin_word_id }: WordKey): string => `${schedule}/${origin_word_id}`;

/** The order in which the answers to a word count: by day, then by time, then by id. */
export function inOrder(one: LoggedAnswer, other: LoggedAnswer): number {
  return one.day - other.day || one.at - other.at || (one.answer_id < other.answer_id ? -1 : 1);
}
