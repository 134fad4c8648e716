import type { StudentMerge } from '@lexiroom/contracts/classes';
import type pg from 'pg';

/** A merge as it is stored, with whose class it is in. */
export interface StoredMerge {
  merge_id: number;
  class_id: number;
  from_student_id: number;
  /** Null: the two are one student. */
  undone_at: Date | null;
}

/** A merge in a class of this teacher’s; undefined when there is none. */
export async function readOwnMerge(
  client: pg.ClientBase,
  teacher_id: number,
  merge_id: number,
): Promise<StoredMerge | undefined> {
  const { rows } = await client.query<StoredMerge>(
    `select merge_id, class_id, from_student_id, undone_at
     from student_merges join classes using (class_id) where merge_id = $1 and teacher_id = $2`,
    [merge_id, teacher_id],
  );
  return rows[0];
}

/** The merge of these two in a class of this teacher’s that has not been undone. */
export async function readMergeOf(
  client: pg.ClientBase,
  teacher_id: number,
  from_student_id: number,
  into_student_id: number,
): Promise<StoredMerge | undefined> {
  const { rows } = await client.query<StoredMerge>(
    `select merge_id, class_id, from_student_id, undone_at
     from student_merges join classes using (class_id)
     where from_student_id = $1 and into_student_id = $2 and teacher_id = $3 and undone_at is null`,
    [from_student_id, into_student_id, teacher_id],
  );
  return rows[0];
}

/**
 * Merges of a class that can be undone, newest first. Into whom: the student of the list whom it is a part of, also when
 * what it was merged into has become a part of that one since.
 */
export async function readMerges(
  db: pg.Pool | pg.ClientBase,
  class_id: number,
  merge_id?: number,
): Promise<StudentMerge[]> {
  const { rows } = await db.query<StudentMerge>(
    `with recursive part (student_id, head) as (
       select student_id, student_id from students where class_id = $1 and merged_into is null
       union all
       select s.student_id, part.head from part join students s on s.merged_into = part.student_id
     )
     select merge_id, from_student_id, student_name as from_name, head as into_student_id,
       extract(epoch from merged_at)::float8 * 1000 as merged_at
     from student_merges m join students s on s.student_id = from_student_id join part on part.student_id = s.student_id
     where m.class_id = $1 and undone_at is null and student_name is not null and ($2::integer is null or merge_id = $2)
     order by merge_id desc`,
    [class_id, merge_id ?? null],
  );
  return rows;
}

/** The merges that lead from a student to the one in the list, the first one first. */
export async function readWay(
  client: pg.ClientBase,
  student_id: number,
): Promise<{ merge_id: number; into_student_id: number; link_moved: boolean }[]> {
  const { rows } = await client.query<{ merge_id: number; into_student_id: number; link_moved: boolean }>(
    `with recursive way as (
       select merge_id, into_student_id, link_moved, 1 as step from student_merges
       where from_student_id = $1 and undone_at is null
       union all
       select m.merge_id, m.into_student_id, m.link_moved, step + 1
       from way join student_merges m on m.from_student_id = way.into_student_id and m.undone_at is null
     )
     select merge_id, into_student_id, link_moved from way order by step`,
    [student_id],
  );
  return rows;
}
