import { dayNumber } from '@lexiroom/domain/scheduling';
import type pg from 'pg';
import type { Answer, SeatAnswer } from './answer-log.ts';
import {
  inOrder,
  isNewer,
  keyOf,
  type LoggedAnswer,
  scheduleAfter,
  schedulesOf,
  type WordKey,
  type WordSchedule,
} from './word-schedule.ts';
import {
  deleteWordSchedules,
  lockSchedules,
  readAnswersTo,
  readWordSchedules,
  writeWordSchedules,
} from './word-schedule-rows.ts';

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

/**
 * Takes answers back, each by a row of its own that voids it: their words are scheduled as if they had never been. What
 * was taken back, or never recorded, stays as it is. Once in a transaction.
 */
export async function takeBack(client: pg.ClientBase, answers: readonly AnswerKey[]): Promise<void> {
  if (answers.length === 0) return;
  const { rows } = await client.query<WordKey>(voidSql, [JSON.stringify(answers)]);
  if (rows.length === 0) return;
  const words = [...new Map(rows.map((word) => [keyOf(word), word])).values()];
  await lockSchedules(client, words);
  // The rows are read only for the lock that this takes: a rebuild of everything has ended by then, or waits.
  await readWordSchedules(client, words);
  await replay(client, words);
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
  await replay(client, late);
}

/** Folds words, each named once, anew from all their answers. Their schedules must be locked. */
async function replay(client: pg.ClientBase, words: readonly WordKey[]): Promise<void> {
  if (words.length === 0) return;
  const folded = schedulesOf(await readAnswersTo(client, words));
  await writeWordSchedules(client, [...folded.values()]);
  await deleteWordSchedules(client, words.filter((word) => !folded.has(keyOf(word)))); // prettier-ignore
}

const toLogged = ({ schedule, origin_word_id, answer_id, is_correct, ...answer }: ScheduledAnswer): LoggedAnswer => ({
  schedule,
  origin_word_id,
  answer_id,
  is_correct,
  day: dayNumber(answer.local_day),
  at: Date.parse(answer.answered_at),
});

const idOf = ({ schedule, answer_id }: AnswerKey): string => `${schedule}/${answer_id}`;

const answerColumns = `mode, kind, person_id, live_id, seat_id, question, deck_id, word_id, origin_word_id, option_word_ids,
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

const voidSql = `
  insert into answers (schedule, answer_id, voids, ${answerColumns})
  select schedule, gen_random_uuid(), answer_id, ${answerColumns}
  from json_to_recordset($1::json) as given (schedule text, answer_id uuid) join answers using (schedule, answer_id)
  where voids is null
  order by schedule, answer_id
  on conflict do nothing
  returning schedule, origin_word_id`;
