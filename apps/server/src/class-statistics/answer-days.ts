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

/**
 * From the index alone. A row that takes an answer back stands beside it with the same day, so that a day is one when more
 * than these pairs are left of it.
 */
const daysSql = `
  with member as materialized (select * from unnest($1::text[], $2::text[]) as member (schedule, head)),
  given as (
    select head, local_day, count(*) as rows from member join answers using (schedule)
    where origin_word_id = any($3) group by head, local_day
  ), voided as (
    select head, local_day, count(*) as rows from member join answers using (schedule)
    where origin_word_id = any($3) and voids is not null group by head, local_day
  )
  select head, count(*)::integer as count, min(local_day) - date '1970-01-01' as first
  from given left join voided using (head, local_day)
  where given.rows > 2 * coalesce(voided.rows, 0) group by head`;
