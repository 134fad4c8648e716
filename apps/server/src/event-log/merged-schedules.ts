import type pg from 'pg';
import type { Difference } from './difference.ts';
import { replayWords } from './follow-answers.ts';
import { lockHeads, readHeads } from './schedule-heads.ts';
import { sentenceSchedule } from './schedules.ts';
import { deleteSchedule, type WordKey } from './word-schedules.ts';

/**
 * Makes what `from` answered, and will answer, to words and to sentences, count in the history of `into`: two rows of a
 * class were one student. Their answers, and those of whoever counts with them already, wait until it is done; all others go on. Last in the client's
 * transaction, as its locks are taken in order, and only once in it. Doing so twice does it once.
 * @throws {Error} when `from` is a part of another one already, or `into` is a part of `from`.
 */
export async function mergeSchedules(client: pg.ClientBase, from: string, into: string): Promise<void> {
  const ofSentences = [sentenceSchedule(from), sentenceSchedule(into)] as const;
  await lockHeads(client, [from, into, ...ofSentences]);
  await mergeLocked(client, from, into);
  await mergeLocked(client, ...ofSentences);
}

async function mergeLocked(client: pg.ClientBase, from: string, into: string): Promise<void> {
  const before = await mergedInto(client, from);
  if (before === into) return;
  const head = (await readHeads(client, [from, into])).headOf(into);
  if (before !== undefined) throw new Error(`${from} is a part of ${before}.`);
  if (head === from) throw new Error(`${into} is a part of ${from}.`);
  await client.query('update schedule_heads set head = $2 where head = $1', [from, head]);
  await client.query('insert into schedule_heads (schedule, merged_into, head) values ($1, $2, $3)', [from, into, head]); // prettier-ignore
  const words = await deleteSchedule(client, from);
  await replayIn(client, head, words);
}

/** Undoes {@link mergeSchedules}: `from` is a history of its own again, with those that had been merged into it before. */
export async function separateSchedules(client: pg.ClientBase, from: string): Promise<void> {
  await lockHeads(client, [from, sentenceSchedule(from)]);
  await separateLocked(client, from);
  await separateLocked(client, sentenceSchedule(from));
}

async function separateLocked(client: pg.ClientBase, from: string): Promise<void> {
  if ((await mergedInto(client, from)) === undefined) return;
  const head = (await readHeads(client, [from])).headOf(from);
  await client.query('delete from schedule_heads where schedule = $1', [from]);
  await client.query(
    `with recursive parts as (
       select schedule from schedule_heads where merged_into = $1
       union all
       select s.schedule from parts join schedule_heads s on s.merged_into = parts.schedule
     )
     update schedule_heads set head = $1 where schedule in (select schedule from parts)`,
    [from],
  );
  const words = await answeredWords(client, (await readHeads(client, [from])).membersOf(from));
  await replayIn(client, head, words);
  await replayIn(client, from, words);
}

/** Finds schedules that count in another one than the way of their merges leads to. */
export async function compareScheduleHeads(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(
    `with recursive ways as (
       select schedule, merged_into as at, 1 as steps from schedule_heads
       union all
       select ways.schedule, s.merged_into, steps + 1 from ways join schedule_heads s on s.schedule = ways.at
       where steps < 1000
     ), ends as (select distinct on (schedule) schedule, at from ways order by schedule, steps desc)
     select 'schedule_heads of ' || schedule as what, 'counts in ' || at as expected, 'counts in ' || head as found
     from schedule_heads join ends using (schedule) where head <> at order by what`,
  );
  return rows;
}

async function mergedInto(client: pg.ClientBase, schedule: string): Promise<string | undefined> {
  const { rows } = await client.query<{ merged_into: string }>(
    'select merged_into from schedule_heads where schedule = $1',
    [schedule],
  );
  return rows[0]?.merged_into;
}

/** Every word that these schedules have an answer to. */
async function answeredWords(client: pg.ClientBase, schedules: readonly string[]): Promise<number[]> {
  const { rows } = await client.query<Pick<WordKey, 'origin_word_id'>>(
    'select distinct origin_word_id from answers where schedule = any($1)',
    [schedules],
  );
  return rows.map(({ origin_word_id }) => origin_word_id);
}

const replayIn = (client: pg.ClientBase, schedule: string, origin_word_ids: readonly number[]): Promise<void> =>
  replayWords(client, origin_word_ids.map((origin_word_id) => ({ schedule, origin_word_id }))); // prettier-ignore
