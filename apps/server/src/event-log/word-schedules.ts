import { classicDueDay, type ClassicState, type DayAnswer, dayText } from '@lexiroom/domain/scheduling';
import type { FsrsState } from '@lexiroom/domain/scheduling/fsrs';
import type pg from 'pg';
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

/** The days on which the word is due. */
export function dueDatesOf({ classic, fsrs }: WordSchedule): DueDates {
  return { classic: dayText(classicDueDay(classic, classic.last_day)), fsrs: dayText(fsrs.due_day) };
}

/** One text for a schedule and a word. */
export const keyOf = ({ schedule, origin_word_id }: WordKey): string => `${schedule}/${origin_word_id}`;

type Queryable = Pick<pg.ClientBase, 'query'>;

/** Answers as the log holds them, without those that were taken back; the statement around says of which schedule. */
const countingAnswers = `
  select schedule, origin_word_id, answer_id, is_correct, local_day - date '1970-01-01' as day,
    (extract(epoch from answered_at) * 1000)::float8 as at
  from answers
  where voids is null and not exists (
    select 1 from answers as later where later.schedule = answers.schedule and later.voids = answers.answer_id)`;

const keys = `json_to_recordset($1::json) as wanted (schedule text, origin_word_id integer)`;

/**
 * Lets nobody else follow the answers of these schedules until the transaction ends. Schedules share 256 locks, taken in
 * order, so that a transaction holds few and none waits in a circle.
 */
export async function lockSchedules(client: Queryable, of: readonly Pick<WordKey, 'schedule'>[]): Promise<void> {
  await client.query(
    `select pg_advisory_xact_lock(hashtext('lexiroom schedules'), part)
     from (select distinct hashtext(schedule) & 255 as part from unnest($1::text[]) as schedule order by part) as parts`,
    [of.map(({ schedule }) => schedule)],
  );
}

/** The stored rows of these words; a rebuild of all of them waits for, or is waited for by, whoever reads them here. */
export async function readWordSchedules(client: Queryable, wanted: readonly WordKey[]): Promise<WordSchedule[]> {
  const { rows } = await client.query<WordSchedule>(
    `select ${columns} from ${keys} join word_schedules using (schedule, origin_word_id)
     order by schedule, origin_word_id for update of word_schedules`,
    [JSON.stringify(wanted)],
  );
  return rows;
}

const columns = `schedule, origin_word_id, (extract(epoch from last_answered_at) * 1000)::float8 as last_at,
  last_answer_id, answers, right_answers, classic, fsrs`;

/** The answers to these words that count, those to one word in their order. */
export async function readAnswersTo(client: Queryable, wanted: readonly WordKey[]): Promise<LoggedAnswer[]> {
  const { rows } = await client.query<LoggedAnswer>(
    // Word by word, as what is wanted is never much of the log.
    `select given.* from ${keys} cross join lateral (
       ${countingAnswers} and schedule = wanted.schedule and origin_word_id = wanted.origin_word_id
       order by local_day, answered_at, answer_id offset 0) as given`,
    [JSON.stringify(wanted)],
  );
  return rows;
}

/** All answers of a schedule that count, those to one word in their order. */
export async function readAnswersOf(client: Queryable, schedule: string): Promise<LoggedAnswer[]> {
  const { rows } = await client.query<LoggedAnswer>(
    `${countingAnswers} and schedule = $1 order by origin_word_id, local_day, answered_at, answer_id`,
    [schedule],
  );
  return rows;
}

/** Every schedule in which words fall due, and that the log or the projection knows. */
export async function readDueSchedules(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ schedule: string }>(
    `select schedule from answers where schedule like $1 union select schedule from word_schedules order by schedule`,
    [dueSchedules.like],
  );
  return rows.map(({ schedule }) => schedule);
}

/** All stored rows of a schedule. */
export async function readScheduleRows(client: Queryable, schedule: string): Promise<StoredWordSchedule[]> {
  const { rows } = await client.query<StoredWordSchedule>(
    `select ${columns}, due_date::text, fsrs_due_date::text from word_schedules where schedule = $1
     order by origin_word_id`,
    [schedule],
  );
  return rows;
}

/** A whole row, with the due dates as they are stored. */
export interface StoredWordSchedule extends WordSchedule {
  due_date: string;
  fsrs_due_date: string;
}

/** The row that is stored for a word. */
export function storedWordSchedule(word: WordSchedule): StoredWordSchedule {
  const { classic, fsrs } = dueDatesOf(word);
  return { ...word, due_date: classic, fsrs_due_date: fsrs };
}

/** Stores these words, in the place of what was known of them. */
export async function writeWordSchedules(client: Queryable, words: readonly WordSchedule[]): Promise<void> {
  if (words.length === 0) return;
  await client.query(
    `insert into word_schedules (schedule, origin_word_id, last_answered_at, last_answer_id, answers, right_answers,
       classic, fsrs, due_date, fsrs_due_date)
     select schedule, origin_word_id, to_timestamp(last_at / 1000), last_answer_id, answers, right_answers,
       classic, fsrs, due_date, fsrs_due_date
     from json_to_recordset($1::json) as word (schedule text, origin_word_id integer, last_at float8,
       last_answer_id uuid, answers integer, right_answers integer, classic jsonb, fsrs jsonb, due_date date,
       fsrs_due_date date)
     on conflict (schedule, origin_word_id) do update set last_answered_at = excluded.last_answered_at,
       last_answer_id = excluded.last_answer_id, answers = excluded.answers, right_answers = excluded.right_answers,
       classic = excluded.classic, fsrs = excluded.fsrs, due_date = excluded.due_date,
       fsrs_due_date = excluded.fsrs_due_date`,
    [JSON.stringify(words.map(storedWordSchedule))],
  );
}

/** Forgets words of which no answer counts any more. */
export async function deleteWordSchedules(client: Queryable, words: readonly WordKey[]): Promise<void> {
  if (words.length === 0) return;
  await client.query(
    `delete from word_schedules using ${keys}
     where word_schedules.schedule = wanted.schedule and word_schedules.origin_word_id = wanted.origin_word_id`,
    [JSON.stringify(words)],
  );
}
