import type { RosterStudent, StudentGroup } from '@lexiroom/contracts/classes';
import { classLimits } from '@lexiroom/domain/classes';
import type pg from 'pg';
import { isInUse } from '../../accounts/account-in-use.ts';
import { Refused, refuse } from '../../refusals/refusal.ts';

interface RosterRow {
  student_id: number;
  student_name: string;
  group: StudentGroup | null;
  is_absent: boolean;
  rev: number;
  username: string | null;
  user_picture: string | null;
}

/**
 * The students of a class in the order in which they were added, or those of them that are named; without a class, those
 * that are named. Neither the removed nor what was merged into another. `today`: the day of the teacher.
 */
export async function readStudents(
  db: pg.Pool | pg.ClientBase,
  class_id: number | null,
  today: string,
  student_ids?: readonly number[],
): Promise<RosterStudent[]> {
  const { rows } = await db.query<RosterRow>(
    `select student_id, student_name, student_group as group, absent_on is not distinct from $2::date as is_absent,
       rev, u.username, u.user_picture
     from students left join users u on u.user_id = person_id and ${isInUse}
     where ($1::integer is null or class_id = $1) and student_name is not null and merged_into is null
       and ($3::integer[] is null or student_id = any($3))
     order by student_id`,
    [class_id, today, student_ids ?? null],
  );
  return rows.map(({ username, user_picture, ...student }) => ({
    ...student,
    linked_to: username === null ? null : { username, user_picture },
  }));
}

/** @throws {Refused} CLASS_FULL when so many more students are too many. */
export async function refuseTooManyStudents(client: pg.ClientBase, class_id: number, more: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from students
     where class_id = $1 and student_name is not null and merged_into is null`,
    [class_id],
  );
  const isFull = rows[0]!.count + more > classLimits.students;
  if (isFull) throw new Refused(refuse('CLASS_FULL', { most: classLimits.students }));
}

/** Adds students at the end of a list, in their order; gives their ids. */
export async function insertStudents(
  client: pg.ClientBase,
  class_id: number,
  students: readonly { student_name: string; group?: StudentGroup | null | undefined }[],
): Promise<number[]> {
  const { rows } = await client.query<{ student_id: number }>(
    `insert into students (class_id, student_name, student_group)
     select $1, student_name, student_group
     from unnest($2::text[], $3::text[]) with ordinality as added (student_name, student_group, place)
     order by place returning student_id`,
    [class_id, students.map(({ student_name }) => student_name), students.map(({ group }) => group ?? null)],
  );
  return rows.map(({ student_id }) => student_id);
}

/**
 * How often each student of a class was asked there by the teacher, in whatever deck, with what was merged into them; one
 * who never was is left out. What they did at home, in a live session or on paper does not count.
 */
export async function readAsked(db: pg.Pool, class_id: number): Promise<Map<number, number>> {
  const { rows } = await db.query<{ student_id: number; asked: number }>(
    `with recursive part (student_id, head) as (
       select student_id, student_id from students where class_id = $1 and merged_into is null
       union all
       select s.student_id, part.head from part join students s on s.merged_into = part.student_id
     ), asked as (
       select student_id, count(*) as times from answers
       where class_id = $1 and live_id is null and mode <> 'printed' and voids is null and schedule like 'class:%'
       group by student_id
     )
     select head as student_id, sum(times)::integer as asked from part join asked using (student_id) group by head`,
    [class_id],
  );
  return new Map(rows.map(({ student_id, asked }) => [student_id, asked]));
}
