import { classicDueDay, type ClassicState, type DayAnswer, dayText } from '@lexiroom/domain/scheduling';
import type { FsrsState } from '@lexiroom/domain/scheduling/fsrs';
import type pg from 'pg';
import type { ScheduleHeads } from './schedule-heads.ts';
import { isDueSchedule } from './schedules.ts';

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

/**
 * Answers as the log holds them, without those that were taken back, told as of a head. The statement around says which
 * members of the head they come from.
 */
const countingAnswers = (head: string): string => `
  select ${head} as schedule, origin_word_id, answer_id, is_correct, local_day - date '1970-01-01' as day,
    (extract(epoch from answered_at) * 1000)::float8 as at
  from answers
  where voids is null and not exists (
    select 1 from answers as later where later.schedule = answers.schedule and later.voids = answers.answer_id)`;

/** The order in which the answers to a word count; of one that two members have, the same one first every time. */
const inOrder = `local_day, answered_at, answer_id, answers.schedule collate "C"`;

const keys = `json_to_recordset($1::json) as wanted (schedule text, origin_word_id integer)`;

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

/** The answers to these words of heads that count, of all members once, those to one word in their order. */
export async function readAnswersTo(
  client: Queryable,
  wanted: readonly WordKey[],
  heads: ScheduleHeads,
): Promise<LoggedAnswer[]> {
  const { rows } = await client.query<LoggedAnswer>(
    // Word by word, as what is wanted is never much of the log.
    `select given.* from json_to_recordset($1::json) as wanted (schedule text, members text[], origin_word_id integer)
     cross join lateral (
       ${countingAnswers('wanted.schedule')} and schedule = any(wanted.members)
         and origin_word_id = wanted.origin_word_id
       order by ${inOrder} offset 0) as given`,
    [JSON.stringify(wanted.map((word) => ({ ...word, members: heads.membersOf(word.schedule) })))],
  );
  return onceEach(rows);
}

/** All answers that count in a head, of all its members once, those to one word in their order. */
export async function readAnswersOf(client: Queryable, head: string, heads: ScheduleHeads): Promise<LoggedAnswer[]> {
  const members = heads.membersOf(head);
  const { rows } = await client.query<LoggedAnswer>(
    `${countingAnswers('$1::text')} and schedule = any($2) order by origin_word_id, ${inOrder}`,
    [head, members],
  );
  return members.length > 1 ? onceEach(rows) : rows;
}

/** Answers in their order without those that come again under the same id, from another member of the same head. */
function onceEach(answers: readonly LoggedAnswer[]): LoggedAnswer[] {
  const seen = new Set<string>();
  return answers.filter((answer) => {
    const id = `${keyOf(answer)}/${answer.answer_id}`;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/** Every head in which words fall due, and every other schedule that has rows though it should not. */
export async function readDueSchedules(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ schedule: string }>(
    `select coalesce(head, schedule) as schedule
     from (select distinct schedule from answers where ${isDueSchedule}) as given left join schedule_heads using (schedule)
     union select schedule from word_schedules order by schedule`,
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

/** Forgets all rows of a schedule, and tells of which words they were. */
export async function deleteSchedule(client: Queryable, schedule: string): Promise<number[]> {
  const { rows } = await client.query<Pick<WordKey, 'origin_word_id'>>(
    'delete from word_schedules where schedule = $1 returning origin_word_id',
    [schedule],
  );
  return rows.map(({ origin_word_id }) => origin_word_id);
}
