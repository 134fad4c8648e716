import { classicAfter, dayNumber } from '@lexiroom/domain/scheduling';
import { fsrsAfter } from '@lexiroom/domain/scheduling/fsrs';
import type pg from 'pg';
import { inTransaction } from '../database/pool.ts';
import type { Answer, SeatAnswer } from './answer-log.ts';
import { GroupCommit } from './group-commit.ts';
import { dueSchedules } from './schedules.ts';
import {
  deleteWordSchedules,
  type DueDates,
  keyOf,
  lockSchedules,
  type LoggedAnswer,
  readAnswersTo,
  readWordSchedules,
  type WordKey,
  type WordSchedule,
  writeWordSchedules,
} from './word-schedules.ts';

/** An answer that makes a word fall due: given alone, or copied from a seat to the person who sat there. */
export interface ScheduledAnswer extends Answer {
  mode: SeatAnswer['mode'] | 'study' | 'revise' | 'test';
  kind: string | null;
  live_id: number | null;
  seat_id: number | null;
  question: number | null;
  option_word_ids: readonly number[] | null;
  chosen_option: number | null;
  chosen_word_id: number | null;
  ms: number | null;
  /** It came with a time that had not come yet, and counts as given when it arrived. */
  dated_ahead: boolean;
}

/** What names an answer in the log. */
export type AnswerKey = Pick<ScheduledAnswer, 'schedule' | 'answer_id'>;

/** The log of what people answer alone. Nothing closes here: an answer waits for no session and meets no lock of one. */
export class SoloLog {
  readonly #pool: pg.Pool;
  readonly #commits = new GroupCommit<ScheduledAnswer, DueDates | null>((answers) => this.#write(answers));

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /**
   * Records an answer together with its word's schedule, and tells when the word is due, once that is committed. An id
   * that the schedule has already records nothing: the due dates are then those of the word it was first given for, or
   * null when that answer was taken back and the word has no other.
   */
  record(answer: ScheduledAnswer): Promise<DueDates | null> {
    return this.#commits.add(answer);
  }

  async #write(answers: readonly ScheduledAnswer[]): Promise<(DueDates | null)[]> {
    return inTransaction(this.#pool, async (client) => {
      await appendScheduled(client, answers);
      const { rows } = await client.query<{ due: DueDates | null }>(dueSql, [JSON.stringify(answers.map(toKey))]);
      return rows.map(({ due }) => due);
    });
  }
}

/**
 * Adds answers to the log and lets the schedules of their words follow, in the client's transaction. An answer whose id
 * its schedule has already is not added again. Once in a transaction, as its locks are taken in order.
 */
export async function appendScheduled(client: pg.ClientBase, answers: readonly ScheduledAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  // Answers of one batch may repeat an id; the first one wins.
  const distinct = [...new Map(answers.toReversed().map((answer) => [idOf(answer), answer])).values()];
  const { rows } = await client.query<AnswerKey>(appendSql, [JSON.stringify(distinct)]);
  const insertedIds = new Set(rows.map(idOf));
  await follow(client, distinct.filter((answer) => insertedIds.has(idOf(answer))).map(toLogged));
}

/** Brings the words of new answers up to date: by one step where all are newer than the stored row, else by a replay. */
async function follow(client: pg.ClientBase, fresh: readonly LoggedAnswer[]): Promise<void> {
  if (fresh.length === 0) return;
  await lockSchedules(client, fresh);
  const stored = new Map((await readWordSchedules(client, fresh)).map((word) => [keyOf(word), word]));
  const newer: WordSchedule[] = [];
  const late: WordKey[] = [];
  for (const [key, answers] of Map.groupBy(fresh.toSorted(inOrder), keyOf)) {
    const before = stored.get(key);
    const [first, ...others] = answers;
    if (before && !isNewer(first!, before)) late.push(before);
    else newer.push(others.reduce(scheduleAfter, scheduleAfter(before, first!)));
  }
  await writeWordSchedules(client, newer);
  await replayWords(client, late);
}

/** Folds words, each named once, anew from all their answers. Their schedules must be locked. */
export async function replayWords(client: pg.ClientBase, words: readonly WordKey[]): Promise<void> {
  if (words.length === 0) return;
  const folded = schedulesOf(await readAnswersTo(client, words));
  await writeWordSchedules(client, [...folded.values()]);
  await deleteWordSchedules(client, words.filter((word) => !folded.has(keyOf(word)))); // prettier-ignore
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

/** The order in which the answers to a word count: by day, then by time, then by id. */
export function inOrder(one: LoggedAnswer, other: LoggedAnswer): number {
  return one.day - other.day || one.at - other.at || (one.answer_id < other.answer_id ? -1 : 1);
}

const toLogged = ({ schedule, origin_word_id, answer_id, is_correct, ...answer }: ScheduledAnswer): LoggedAnswer => ({
  schedule,
  origin_word_id,
  answer_id,
  is_correct,
  day: dayNumber(answer.local_day),
  at: Date.parse(answer.answered_at),
});

const toKey = ({ schedule, answer_id }: ScheduledAnswer, place: number): AnswerKey & { place: number } => ({
  schedule,
  answer_id,
  place,
});

const idOf = ({ schedule, answer_id }: AnswerKey): string => `${schedule}/${answer_id}`;

/** Everything that a row of `answers` says besides its key and what it takes back. */
export const answerColumns = `mode, kind, person_id, live_id, seat_id, question, deck_id, word_id, origin_word_id, option_word_ids,
  chosen_option, chosen_word_id, is_correct, ms, answered_at, local_day,
  dated_ahead`;

const appendSql = `
  insert into answers (schedule, answer_id, ${answerColumns})
  select schedule, answer_id, ${answerColumns} from json_to_recordset($1::json) as given (
    schedule text, answer_id uuid, mode text, kind text, person_id integer, live_id integer, seat_id integer,
    question integer, deck_id integer, word_id integer, origin_word_id integer, option_word_ids integer[],
    chosen_option smallint, chosen_word_id integer, is_correct boolean, ms integer, answered_at timestamptz,
    local_day date, dated_ahead boolean)
  order by schedule, answer_id
  on conflict do nothing
  returning schedule, answer_id`;

const dueSql = `
  select case when s.schedule is not null then json_build_object('classic', s.due_date, 'fsrs', s.fsrs_due_date) end as due
  from json_to_recordset($1::json) as given (schedule text, answer_id uuid, place integer)
  left join answers using (schedule, answer_id)
  left join word_schedules s using (schedule, origin_word_id)
  order by place`;
