import { classicAfter } from '@lexiroom/domain/scheduling';
import { fsrsAfter } from '@lexiroom/domain/scheduling/fsrs';
import type pg from 'pg';
import { holdHeads, lockSchedules, readHeads, type ScheduleHeads } from './schedule-heads.ts';
import { countingOf } from './schedules.ts';
import {
  deleteWordSchedules,
  keyOf,
  type LoggedAnswer,
  readAnswersTo,
  readWordSchedules,
  type WordKey,
  type WordSchedule,
  writeWordSchedules,
} from './word-schedules.ts';

/** What a transaction has changed in the log. */
export interface LogChanges {
  appended: readonly LoggedAnswer[];
  /** The words of answers that were taken back. */
  voided: readonly WordKey[];
}

/**
 * Brings words up to date with the log: by one step where all that was appended is newer than the stored row, else by a
 * replay. Once in a transaction and after all that it writes to the log, as its locks are taken in order.
 */
export async function followAnswers(client: pg.ClientBase, { appended, voided }: LogChanges): Promise<void> {
  if (appended.length === 0 && voided.length === 0) return;
  const heads = await holdHeads(client, [...appended, ...voided].map(({ schedule }) => schedule)); // prettier-ignore
  const inHead = <Of extends WordKey>(of: Of): Of => ({ ...of, schedule: heads.headOf(of.schedule) });
  const fresh = appended.map(inHead);
  const changed = [...new Map([...fresh, ...voided.map(inHead)].map(byKey)).values()];
  await lockSchedules(client, changed.map(({ schedule }) => schedule)); // prettier-ignore
  const replayed = new Map([...voided.map(inHead), ...(await withCopies(client, appended, heads))].map(byKey));
  // Of words that replay, the rows are read for the lock that this takes: a rebuild of everything has ended, or waits.
  const stored = new Map((await readWordSchedules(client, changed)).map(byKey));
  const newer: WordSchedule[] = [];
  for (const [key, answers] of Map.groupBy(fresh.toSorted(inOrder), keyOf)) {
    const before = stored.get(key);
    const [first, ...others] = answers;
    if (replayed.has(key)) continue;
    if (before && !isNewer(first!, before)) replayed.set(key, before);
    else newer.push(others.reduce(scheduleAfter, scheduleAfter(before, first!)));
  }
  await writeWordSchedules(client, newer);
  await replayWords(client, [...replayed.values()]);
}

/** Folds words of heads, each named once, anew from all their answers. Their schedules must be locked. */
export async function replayWords(client: pg.ClientBase, words: readonly WordKey[]): Promise<void> {
  if (words.length === 0) return;
  const heads = await readHeads(client, [...new Set(words.map(({ schedule }) => schedule))]);
  const folded = schedulesOf(await readAnswersTo(client, words, heads));
  await writeWordSchedules(client, [...folded.values()]);
  await deleteWordSchedules(client, words.filter((word) => !folded.has(keyOf(word)))); // prettier-ignore
}

/**
 * The words, in their heads, of answers that another part of the same head has under the same id: as they count once, no
 * step tells what they change.
 */
async function withCopies(
  client: pg.ClientBase,
  appended: readonly LoggedAnswer[],
  heads: ScheduleHeads,
): Promise<WordKey[]> {
  const ofMerged = appended.flatMap(({ schedule, origin_word_id, answer_id }) => {
    const head = heads.headOf(schedule);
    const others = heads.membersOf(head).filter((member) => member !== schedule);
    return others.length > 0 ? [{ head, others, origin_word_id, answer_id }] : [];
  });
  if (ofMerged.length === 0) return [];
  const { rows } = await client.query<WordKey>(
    `select distinct head as schedule, given.origin_word_id
     from json_to_recordset($1::json) as given (head text, others text[], origin_word_id integer, answer_id uuid)
     join answers on schedule = any(others) and answers.answer_id = given.answer_id`,
    [JSON.stringify(ofMerged)],
  );
  return rows;
}

const byKey = <Of extends WordKey>(word: Of): [string, Of] => [keyOf(word), word];

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
    classic: classicAfter(before?.classic ?? null, answer, countingOf(schedule)),
    fsrs: fsrsAfter(before?.fsrs ?? null, answer, countingOf(schedule)),
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
