import type { StudentFigures } from '@lexiroom/contracts/classes';
import type { Day } from '@lexiroom/domain/scheduling';
import type pg from 'pg';
import { readHeads } from '../event-log/schedule-heads.ts';
import type { OriginWord } from './class-words.ts';
import { noFigures } from './word-figures.ts';

/** How words went in a schedule, but for when they are due. */
export type FiguresSince = Pick<StudentFigures, 'days' | 'first_day' | 'answers' | 'right_answers' | 'last_days'>;

/**
 * How these words went in a schedule from a day on. Read from the log, as what is folded knows no days: for one student,
 * not for a class. An answer that was taken back does not count, and one of both rows of a merged student counts once.
 */
export async function readFiguresSince(
  pool: pg.Pool,
  schedule: string,
  words: readonly OriginWord[],
  from: Day,
): Promise<FiguresSince> {
  const members = (await readHeads(pool, [schedule])).membersOf(schedule);
  const { rows } = await pool.query<{ origin_word_id: number; day: Day; answers: number; right_answers: number }>(
    sinceSql,
    [members, words.map(({ origin_word_id }) => origin_word_id), from],
  );
  const places = new Map(words.map(({ origin_word_id }, place) => [origin_word_id, place]));
  const { answers, right_answers, last_days } = noFigures(words.length);
  for (const row of rows) {
    const place = places.get(row.origin_word_id)!;
    answers[place] = answers[place]! + row.answers;
    right_answers[place] = right_answers[place]! + row.right_answers;
    last_days[place] = row.day;
  }
  return {
    days: new Set(rows.map(({ day }) => day)).size,
    first_day: rows[0]?.day ?? 0,
    answers,
    right_answers,
    last_days,
  };
}

const sinceSql = `
  with given as (
    select distinct on (answer_id) origin_word_id, local_day, is_correct from answers
    where schedule = any($1) and origin_word_id = any($2) and local_day >= date '1970-01-01' + $3::integer
      and voids is null and not exists (
        select 1 from answers as later where later.schedule = answers.schedule and later.voids = answers.answer_id)
    order by answer_id, schedule collate "C"
  )
  select origin_word_id, local_day - date '1970-01-01' as day, count(*)::integer as answers,
    (count(*) filter (where is_correct))::integer as right_answers
  from given group by origin_word_id, local_day order by local_day`;
