import type pg from 'pg';
import { answerColumns, type AnswerKey, replayWords } from './scheduled-answers.ts';
import { keyOf, lockSchedules, readWordSchedules, type WordKey } from './word-schedules.ts';

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
  await replayWords(client, words);
}

const voidSql = `
  insert into answers (schedule, answer_id, voids, ${answerColumns})
  select schedule, gen_random_uuid(), answer_id, ${answerColumns}
  from json_to_recordset($1::json) as given (schedule text, answer_id uuid) join answers using (schedule, answer_id)
  where voids is null
  order by schedule, answer_id
  on conflict do nothing
  returning schedule, origin_word_id`;
