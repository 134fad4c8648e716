import type { WordAnswer } from '@lexiroom/contracts/decks';
import type pg from 'pg';
import { readHeads } from '../event-log/schedule-heads.ts';
import type { DueDates } from '../event-log/word-schedules.ts';
import { namesOfDays, type WordHistory } from './word-history.ts';

/** So many answers to each word are told, the newest; a class may have given a thousand. */
const toldAnswers = 20;

/**
 * What the schedule of a class, or of a student, of this teacher knows of these words: the due dates, the newest answers
 * with the names that students have today (null once they are removed), and how many answers there are. Nothing for words
 * that were never answered.
 */
export async function readClassHistory(
  pool: pg.Pool,
  teacher_id: number,
  schedule: string,
  origin_word_ids: readonly number[],
): Promise<Map<number, WordHistory>> {
  const heads = await readHeads(pool, [schedule]);
  const head = heads.headOf(schedule);
  const { rows } = await pool.query<HistoryRow>({
    name: 'class-history',
    text: historySql,
    values: [head, heads.membersOf(head), [...new Set(origin_word_ids)]],
  });
  const students = await readNames(pool, teacher_id, new Set(rows.flatMap(({ newest }) => newest.map(({ s }) => s ?? 0)))); // prettier-ignore
  const nameOf = namesOfDays();
  return new Map(
    rows.map(({ origin_word_id, newest, ...known }) => [
      origin_word_id,
      { ...known, answers: newest.map((told) => toWordAnswer(told, nameOf(told.d), students.get(told.s ?? 0))) },
    ]),
  );
}

interface HistoryRow {
  origin_word_id: number;
  due_dates: DueDates;
  answer_count: number;
  right_answers: number;
  /** Oldest first, by letters: at (epoch milliseconds), day (since 1970), right or not, class and student. */
  newest: { a: number; d: number; r: boolean; c: number | null; s: number | null }[];
}

/** Who a student is today: what was merged into another is that one. */
interface NamedStudent {
  student_id: number;
  student_name: string | null;
}

async function readNames(
  pool: pg.Pool,
  teacher_id: number,
  student_ids: ReadonlySet<number>,
): Promise<Map<number, NamedStudent>> {
  const { rows } = await pool.query<NamedStudent & { answered_as: number }>(
    `select answered.student_id as answered_as, students.student_id, students.student_name
     from unnest($1::integer[]) as answered (student_id)
     left join schedule_heads on schedule = 'student:' || answered.student_id
     join students on students.student_id = coalesce(substr(head, length('student:') + 1)::integer, answered.student_id)
     join classes using (class_id)
     where teacher_id = $2`,
    [[...student_ids], teacher_id],
  );
  return new Map(rows.map(({ answered_as, ...student }) => [answered_as, student]));
}

const toWordAnswer = (
  { a, r, c, s }: HistoryRow['newest'][number],
  local_day: string,
  student: NamedStudent | undefined,
): WordAnswer => ({
  is_correct: r,
  answer_date: a,
  local_day,
  class_id: c,
  student_id: student?.student_id ?? s,
  student_name: student?.student_name ?? null,
});

/** Word by word, and member by member, from the newest end of the index of answers. */
const historySql = `
  select origin_word_id, s.answers as answer_count, right_answers,
    json_build_object('classic', due_date, 'fsrs', fsrs_due_date) as due_dates, newest
  from word_schedules s cross join lateral (
    select json_agg(json_build_object('a', (extract(epoch from answered_at) * 1000)::bigint,
        'd', local_day - date '1970-01-01', 'r', is_correct, 'c', class_id, 's', student_id)
      order by local_day, answered_at, answer_id) as newest
    from (
      select newest_of.* from unnest($2::text[]) as member cross join lateral (
        select answered_at, answer_id, local_day, is_correct, class_id, student_id from answers given
        where schedule = member and given.origin_word_id = s.origin_word_id and voids is null
          -- Few, if any: looked up once, not for every answer.
          and (schedule, answer_id) not in (
            select schedule, voids from answers where schedule = any($2) and voids is not null)
          -- Of students who were merged, an answer that both rows have is told once.
          and not (cardinality($2) > 1 and exists (
            select 1 from answers copy where copy.schedule = any($2) and copy.answer_id = given.answer_id
              and copy.schedule < given.schedule))
        order by local_day desc, answered_at desc, answer_id desc limit ${toldAnswers}
      ) as newest_of
      order by local_day desc, answered_at desc, answer_id desc limit ${toldAnswers}
    ) as last_given
  ) as told
  where s.schedule = $1 and origin_word_id = any($3)`;
