import type { ClassLives, Report } from '@lexiroom/contracts/live';
import { livesAtOnce } from '@lexiroom/domain/live-session';
import type pg from 'pg';
import { questionCountSql } from '../../games/index.ts';
import { eventsThat } from './events-that.ts';
import { withGame } from './game-field.ts';

/** SQL for whom a student counts as: one who was merged into another as that one. */
const headOf = (student_id: string): string =>
  `coalesce((select substr(head, length('student:') + 1) from schedule_heads
     where schedule = 'student:' || ${student_id}), ${student_id}::text)::integer`;

/** SQL for the moment since when a row of `students` is in its class: it was made there, or moved there. */
const inClassSince = `coalesce((students.in_classes_since ->> students.class_id::text)::timestamptz, students.created_at)`;

/** SQL for the seats in which students of classes sit, as whom they count. */
const seatsOfStudents = `
  select live_id, seat_id, ${headOf('seats.student_id')} as student_id
  from seats
  where seats.student_id is not null and not exists (
    select 1 from live_events gone
    where gone.live_id = seats.live_id and gone.type = 'removed' and (gone.body ->> 'seat_id')::integer = seats.seat_id)`;

/** SQL for the questions of a session, or words of a race, that do not count: what was said last of each decides. */
const takenBack = `
  select about from (
    select distinct on (about) coalesce(body ->> 'number', body ->> 'word_id') as about, type from live_events
    where live_events.live_id = lives.live_id and type = any($3::text[] || $6::text[])
    order by about, seq desc
  ) as newest where type = any($3)`;

/** SQL for the students who were noted as absent when a session ended, as its last event says, as whom they count. */
const absentStudents = `
  select ended.live_id, ${headOf('noted.student_id')} as student_id
  from live_events ended, jsonb_array_elements_text(ended.body -> 'absent') as noted (student_id)
  where ended.type = 'ended'`;

/**
 * What a report says of the class that played: which it is, and, where it played under its names, which of its students
 * have no seat. Who came to the class after the end of the session is not among them.
 */
export async function classOfReport(db: pg.Pool, live_id: number): Promise<Pick<Report, 'class' | 'missing'>> {
  const { rows } = await db.query<{ class_id: number; class_name: string; missing: Report['missing'] | null }>(
    `select class_id, class_name, (
       select json_agg(json_build_object('student_id', student_id, 'student_name', student_name,
           'is_absent', exists (select 1 from (${absentStudents}) as absent
             where absent.live_id = $1 and absent.student_id = students.student_id)) order by student_id)
       from students
       where students.class_id = lives.class_id and student_name is not null and merged_into is null
         and ${inClassSince} <= coalesce(ended_at, now())
         and not exists (select 1 from (${seatsOfStudents}) as seated
           where seated.live_id = $1 and seated.student_id = students.student_id)
         and exists (select 1 from live_events where live_events.live_id = $1 and seq = 1
           and body -> 'settings' ->> 'names' = 'roster')
     ) as missing
     from lives join classes using (class_id) where live_id = $1`,
    [live_id],
  );
  const found = rows[0];
  if (!found) return { class: null, missing: [] };
  const { class_id, class_name, missing } = found;
  return { class: { class_id, class_name }, missing: missing ?? [] };
}

/**
 * A hundred sessions of a class that have ended, newest first, and how each of its students did in them: the last ones, or
 * those before one of them. `more`: whether there are others before these.
 */
export async function readClassLives(
  db: pg.Pool,
  class_id: number,
  before?: number,
): Promise<Pick<ClassLives, 'lives' | 'more' | 'students'>> {
  const { rows: found } = await db.query<Omit<ClassLives['lives'][number], 'game'> & { game: string }>(
    `select live_id, game, opened.body ->> 'deck_name' as deck_name,
       extract(epoch from created_at)::float8 * 1000 as created_at,
       case when exists (
          select 1 from live_events where live_events.live_id = lives.live_id and type = any($5))
        then ${questionCountSql('opened.body')} - (select count(*)::integer from (${takenBack}) as void)
        else (select count(*)::integer from (
          select body ->> 'number' from live_events
          where live_events.live_id = lives.live_id and type = any($2)
          except select about from (${takenBack}) as void) as counted) end as questions
     from lives join live_events as opened using (live_id)
     where class_id = $1 and ended_at is not null and opened.seq = 1 and ($4::integer is null or live_id < $4)
     order by live_id desc limit ${livesAtOnce + 1}`,
    [
      class_id,
      eventsThat('counted'),
      eventsThat('taken_back'),
      before ?? null,
      eventsThat('all_counted'),
      eventsThat('counted_again'),
    ],
  );
  const lives = found.slice(0, livesAtOnce).map(withGame);
  const { rows: students } = await db.query<ClassLives['students'][number]>(
    `with played as (
       select live_id, student_id, sum(right_answers)::integer as right, sum(answers)::integer as answers
       from (${seatsOfStudents}) as seated join live_scores using (live_id, seat_id)
       where live_id = any($2) group by live_id, student_id
     ), sat as (
       select distinct live_id, student_id from (${seatsOfStudents}) as seated where live_id = any($2)
     ), absent as (
       select distinct live_id, student_id from (${absentStudents}) as absent where live_id = any($2)
     ), results as (
       select live_id, student_id, coalesce(played.right, 0) as right, coalesce(played.answers, 0) as answers,
         sat.live_id is null as is_absent
       from sat full join absent using (live_id, student_id) left join played using (live_id, student_id)
     )
     select student_id, student_name, extract(epoch from ${inClassSince})::float8 * 1000 as in_class_since, coalesce((
       select json_agg(
         case when is_absent
           then json_build_object('live_id', live_id, 'right', 0, 'answers', 0, 'is_absent', true)
           else json_build_object('live_id', live_id, 'right', results.right, 'answers', answers) end
         order by live_id desc)
       from results where results.student_id = students.student_id), '[]'::json) as results
     from students where class_id = $1 and student_name is not null and merged_into is null
     order by student_id`,
    [class_id, lives.map(({ live_id }) => live_id)],
  );
  return { lives, more: found.length > lives.length, students };
}
