import type { OutsideAnswer } from '@lexiroom/domain/interchange';
import { type Day, dayNumber } from '@lexiroom/domain/scheduling';
import type pg from 'pg';
import type { Scheduler } from '@lexiroom/contracts/decks';
import type { LeavingWord } from '../../file-formats/file-writer.ts';

/** The answers of a schedule to these words or sentences that count, by their origins, oldest first. */
export async function readAnswers(
  pool: pg.Pool,
  schedule: string,
  origins: readonly number[],
): Promise<Map<number, OutsideAnswer[]>> {
  const { rows } = await pool.query<OutsideAnswer & { origin: number }>(
    `select origin_word_id as origin, round(extract(epoch from answered_at) * 1000)::float8 as answered_at, is_correct, ms,
       local_day - date '1970-01-01' as day, mode, kind
     from answers
     where schedule = $1 and origin_word_id = any($2) and voids is null
       and answer_id not in (select voids from answers where schedule = $1 and voids is not null)
     order by origin_word_id, local_day, answered_at, answer_id`,
    [schedule, [...new Set(origins)]],
  );
  const byOrigin = new Map<number, OutsideAnswer[]>();
  for (const { origin, ...answer } of rows) {
    const answers = byOrigin.get(origin);
    if (answers) answers.push(answer);
    else byOrigin.set(origin, [answer]);
  }
  return byOrigin;
}

/** When these words are due in a schedule by one of the schedulers, by their origins; nothing of one never answered. */
export async function readDue(
  pool: pg.Pool,
  schedule: string,
  scheduler: Scheduler,
  origins: readonly number[],
): Promise<Map<number, { due: Day; interval_days: number }>> {
  const { rows } = await pool.query<{ origin: number; due: string; last_day: Day }>(
    `select origin_word_id as origin, to_char(case $2 when 'fsrs' then fsrs_due_date else due_date end, 'YYYY-MM-DD') as due,
       (classic ->> 'last_day')::integer as last_day
     from word_schedules where schedule = $1 and origin_word_id = any($3)`,
    [schedule, scheduler, [...new Set(origins)]],
  );
  return new Map(
    rows.map(({ origin, due, last_day }) => [
      origin,
      { due: dayNumber(due), interval_days: dayNumber(due) - last_day },
    ]),
  );
}

/** The schedule that leaves with a word: what is due when, and how the newest answer was. */
export function leavingSchedule(
  due: { due: Day; interval_days: number } | undefined,
  answers: readonly OutsideAnswer[],
): LeavingWord['schedule'] {
  const last = answers.at(-1);
  return due && last ? { ...due, is_correct_last: last.is_correct } : null;
}
