import type { Calendar } from '@lexiroom/contracts/decks';
import { localDay } from '@lexiroom/domain/scheduling';
import type pg from 'pg';
import { isTaught } from '../classes/taught-class.ts';
import { classSchedule, personSchedule, sentenceSchedule, studentSchedule } from '../event-log/schedules.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { invalid, type Refusal, refuse } from '../refusals/refusal.ts';
import { readClassHistory } from './class-history.ts';
import type { DeckRow } from './read-decks.ts';
import { readHistory, type WordHistory } from './word-history.ts';

/** Whose schedule is asked for; without a class the caller's own. */
export interface AskedSchedule {
  class_id?: number | undefined;
  student_id?: number | undefined;
}

/** Whose due dates and answers a page shows, and by which days. */
export interface Learner extends Pick<CurrentUser, 'time_zone' | 'day_boundary'> {
  /** The decks in which they have a schedule. */
  deck_ids: ReadonlySet<number>;
  readHistory(origin_ids: readonly number[]): Promise<Map<number, WordHistory>>;
}

/** What is learned: each has its schedules. */
export type Learned = 'words' | 'sentences';

/**
 * Who learns the words or sentences of these decks of one owner: their owner; the class that its teacher names, or a student in it; a student in the
 * decks that are shared with them; undefined for others. NOT_FOUND for a class that is not the owner's, or lies in the
 * archive, and for a student who is not in it.
 */
export async function learnerOf(
  pool: pg.Pool,
  user: CurrentUser | undefined,
  decks: readonly DeckRow[],
  { class_id, student_id }: AskedSchedule,
  learned: Learned,
): Promise<Learner | undefined | Refusal> {
  const scheduleOf = (schedule: string) => (learned === 'sentences' ? sentenceSchedule(schedule) : schedule);
  const isOwn = decks.every(({ owner_id }) => owner_id === user?.user_id);
  const deck_ids = decks.map(({ deck_id }) => deck_id);
  if (class_id !== undefined) {
    if (!user || !isOwn || !(await isTaught(pool, user.user_id, { class_id, student_id }))) return refuse('NOT_FOUND');
    const schedule = scheduleOf(student_id === undefined ? classSchedule(class_id) : studentSchedule(student_id));
    return learner(user, deck_ids, (origins) => readClassHistory(pool, user.user_id, schedule, origins));
  }
  if (student_id !== undefined) return invalid('student_id', 'a student is one of a class');
  if (!user) return undefined;
  const theirs = isOwn ? deck_ids : await sharedDecks(pool, user, deck_ids);
  if (theirs.length === 0) return undefined;
  return learner(user, theirs, (origins) => readHistory(pool, scheduleOf(personSchedule(user.user_id)), origins));
}

/** A learner's own calendar at this moment; `now` in epoch milliseconds. */
export const calendarOf = ({ time_zone, day_boundary }: Learner, now: number): Calendar => ({
  today: localDay(now, time_zone, day_boundary),
  time_zone,
  day_boundary,
});

/** What a learner's schedule knows of a word or a sentence of a deck, which is due by the rule of that deck. */
export interface Known extends WordHistory {
  /** Null where the learner has no schedule. */
  due_date: string | null;
}

/** What is known where nobody learns. */
export const nothingKnown: Known = { due_date: null, due_dates: null, answers: [] };

/** What a learner's schedule knows of each of these, in their order; without answers they are due `today`. */
export async function readKnown(
  learner: Learner,
  today: string,
  decks: readonly Pick<DeckRow, 'deck_id' | 'scheduler'>[],
  asked: readonly { deck_id: number; origin_id: number }[],
): Promise<Known[]> {
  const schedulers = new Map(decks.map(({ deck_id, scheduler }) => [deck_id, scheduler]));
  const histories = await learner.readHistory(asked.map(({ origin_id }) => origin_id));
  return asked.map(({ deck_id, origin_id }) => {
    if (!learner.deck_ids.has(deck_id)) return nothingKnown;
    const { due_dates, ...history } = histories.get(origin_id) ?? { due_dates: null, answers: [] };
    const due = due_dates ?? { classic: today, fsrs: today };
    return { due_date: due[schedulers.get(deck_id)!], due_dates: due, ...history };
  });
}

/** Somebody who learns words of these decks, which are their own or shared with them, by their own schedule. */
export const personLearning = (pool: pg.Pool, user: CurrentUser, deck_ids: readonly number[]): Learner =>
  learner(user, deck_ids, (origins) => readHistory(pool, personSchedule(user.user_id), origins));

const learner = (
  { time_zone, day_boundary }: CurrentUser,
  deck_ids: readonly number[],
  read: Learner['readHistory'],
): Learner => ({ time_zone, day_boundary, deck_ids: new Set(deck_ids), readHistory: read });

/** Those of the decks that are shared with the user as a student. */
export async function sharedDecks(
  pool: pg.Pool,
  { user_id }: CurrentUser,
  deck_ids: readonly number[],
): Promise<number[]> {
  const { rows } = await pool.query<{ deck_id: number }>(
    'select deck_id from unnest($1::integer[]) as deck_id where is_shared_with(deck_id, $2)',
    [deck_ids, user_id],
  );
  return rows.map(({ deck_id }) => deck_id);
}
