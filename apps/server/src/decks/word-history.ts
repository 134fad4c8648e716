import type { WordAnswer } from '@lexiroom/contracts/decks';
import { type Day, dayText } from '@lexiroom/domain/scheduling';
import type pg from 'pg';
import type { DueDates } from '../event-log/word-schedules.ts';

/** What a schedule knows of a word, by its origin. */
export interface WordHistory {
  /** Null when it was never answered. */
  due_dates: DueDates | null;
  /** Oldest first. */
  answers: WordAnswer[];
  /** Of all answers, where `answers` are only the newest. */
  answer_count?: number;
  right_answers?: number;
}

/** What the schedule of a person knows of these words; nothing for those that were never answered. */
export async function readHistory(
  pool: pg.Pool,
  schedule: string,
  origin_word_ids: readonly number[],
): Promise<Map<number, WordHistory>> {
  const { rows } = await pool.query<HistoryRow>({
    name: 'word-history',
    text: historySql,
    values: [schedule, [...new Set(origin_word_ids)]],
  });
  const nameOf = namesOfDays();
  return new Map(
    rows.map(({ origin_word_id, due_dates, answers, days }) => [
      origin_word_id,
      { due_dates, answers: answers.map((signed, place) => toWordAnswer(signed, nameOf(days[place]!))) },
    ]),
  );
}

/** Names days, each once: there may be twenty thousand answers on a hundred days. */
export function namesOfDays(): (day: Day) => string {
  const names = new Map<Day, string>();
  return (day) => {
    let name = names.get(day);
    if (name === undefined) names.set(day, (name = dayText(day)));
    return name;
  };
}

interface HistoryRow {
  origin_word_id: number;
  due_dates: DueDates;
  /** Epoch milliseconds, negative for a wrong answer: one number for each, as there may be twenty thousand. */
  answers: number[];
  /** The local days they were recorded for, as days since 1970. */
  days: number[];
}

const toWordAnswer = (signed: number, local_day: string): WordAnswer => ({
  is_correct: signed > 0,
  answer_date: Math.abs(signed),
  local_day,
  class_id: null,
  student_id: null,
  student_name: null,
});

/** From the index of answers alone, in its own order. */
const historySql = `
  select origin_word_id, answers, days,
    (select json_build_object('classic', due_date, 'fsrs', fsrs_due_date) from word_schedules
     where word_schedules.schedule = $1 and word_schedules.origin_word_id = told.origin_word_id) as due_dates
  from (
    select origin_word_id,
      json_agg((date_part('epoch', answered_at) * case when is_correct then 1000 else -1000 end)::bigint
        order by local_day, answered_at, answer_id) as answers,
      json_agg(local_day - date '1970-01-01' order by local_day, answered_at, answer_id) as days
    from answers
    where schedule = $1 and origin_word_id = any($2) and voids is null
      -- Few, if any: looked up once, not for every answer.
      and answer_id not in (select voids from answers where schedule = $1 and voids is not null)
    group by origin_word_id
  ) as told`;
