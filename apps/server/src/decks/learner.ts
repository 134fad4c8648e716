import type pg from 'pg';
import { isTaught } from '../classes/taught-class.ts';
import { classSchedule, personSchedule, studentSchedule } from '../event-log/schedules.ts';
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
  readHistory(origin_word_ids: readonly number[]): Promise<Map<number, WordHistory>>;
}

/**
 * Who learns these decks of one owner: their owner; the class that its teacher names, or a student in it; a student in the
 * decks that are shared with them; undefined for others. NOT_FOUND for a class that is not the owner's, or lies in the
 * archive, and for a student who is not in it.
 */
export async function learnerOf(
  pool: pg.Pool,
  user: CurrentUser | undefined,
  decks: readonly DeckRow[],
  { class_id, student_id }: AskedSchedule,
): Promise<Learner | undefined | Refusal> {
  const isOwn = decks.every(({ owner_id }) => owner_id === user?.user_id);
  const deck_ids = decks.map(({ deck_id }) => deck_id);
  if (class_id !== undefined) {
    if (!user || !isOwn || !(await isTaught(pool, user.user_id, { class_id, student_id }))) return refuse('NOT_FOUND');
    const schedule = student_id === undefined ? classSchedule(class_id) : studentSchedule(student_id);
    return learner(user, deck_ids, (origins) => readClassHistory(pool, user.user_id, schedule, origins));
  }
  if (student_id !== undefined) return invalid('student_id', 'a student is one of a class');
  if (!user) return undefined;
  const learned = isOwn ? deck_ids : await sharedDecks(pool, user, deck_ids);
  if (learned.length === 0) return undefined;
  return learner(user, learned, (origins) => readHistory(pool, personSchedule(user.user_id), origins));
}

const learner = (
  { time_zone, day_boundary }: CurrentUser,
  deck_ids: readonly number[],
  read: Learner['readHistory'],
): Learner => ({ time_zone, day_boundary, deck_ids: new Set(deck_ids), readHistory: read });

/** Those of the decks that are shared with the user as a student. */
async function sharedDecks(pool: pg.Pool, { user_id }: CurrentUser, deck_ids: readonly number[]): Promise<number[]> {
  const { rows } = await pool.query<{ deck_id: number }>(
    'select deck_id from unnest($1::integer[]) as deck_id where is_shared_with(deck_id, $2)',
    [deck_ids, user_id],
  );
  return rows.map(({ deck_id }) => deck_id);
}
