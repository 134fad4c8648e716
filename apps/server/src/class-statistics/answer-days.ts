import type { Day } from '@lexiroom/domain/scheduling';
import type pg from 'pg';
import { readHeads } from '../event-log/schedule-heads.ts';
import type { OriginWord } from './class-words.ts';

/** On how many days something was answered, and the first of them. */
export interface AnswerDays {
  count: number;
  first: Day;
}

/**
 * The days on which one of these words was answered in each of these schedules, with what counts in it; schedules without
 * any are missing. An answer that was taken back makes no day.
 */
export async function readAnswerDays(
  pool: pg.Pool,
  schedules: readonly string[],
  words: readonly OriginWord[],
): Promise<Map<string, AnswerDays>> {
  const heads = await readHeads(pool, schedules);
  const members = schedules.flatMap((head) => heads.membersOf(head).map((schedule) => ({ schedule, head })));
  const { rows } = await pool.query<AnswerDays & { head: string }>({
    name: 'class-answer-days',
    text: daysSql,
    values: [
      members.map(({ schedule }) => schedule),
      members.map(({ head }) => head),
      words.map(({ origin_word_id }) => origin_word_id),
    ],
  });
  return new Map(rows.map(({ head, count, first }) => [head, { count, first }]));
}

const daysSql = `
  select head, count(distinct local_day)::integer as count, min(local_day) - date '1970-01-01' as first
  from unnest($1::text[], $2::text[]) as member (schedule, head) join answers using (schedule)
  where origin_word_id = any($3) and voids is null and not exists (
    select 1 from answers as later where later.schedule = answers.schedule and later.voids = answers.answer_id)
  group by head`;
