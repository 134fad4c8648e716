import type pg from 'pg';
import { isInUse } from '../../accounts/account-in-use.ts';

/** A student of a class that can be picked, and whether somebody with an account has joined as them. */
export interface PickableStudent {
  student_id: number;
  student_name: string;
  is_taken: boolean;
}

/** The students of a class whom somebody who joins may be. An account that is suspended or leaving takes none. */
export async function readPickable(
  db: pg.Pool | pg.ClientBase,
  class_id: number,
  student_id?: number,
): Promise<PickableStudent[]> {
  const { rows } = await db.query<PickableStudent>(
    `select student_id, student_name, u.user_id is not null as is_taken
     from students left join users u on u.user_id = person_id and ${isInUse}
     where class_id = $1 and student_name is not null and merged_into is null
       and ($2::integer is null or student_id = $2)
     order by student_id`,
    [class_id, student_id ?? null],
  );
  return rows;
}

/** The student that a person is in a class; null when they are none. */
export async function readJoinedAs(
  db: pg.Pool | pg.ClientBase,
  class_id: number,
  user_id: number,
): Promise<number | null> {
  const { rows } = await db.query<{ student_id: number }>(
    'select student_id from students where class_id = $1 and person_id = $2',
    [class_id, user_id],
  );
  return rows[0]?.student_id ?? null;
}

/** Makes a person the student, who asks for it no longer. */
export async function linkPerson(
  client: pg.ClientBase,
  { class_id, student_id, user_id, at }: { class_id: number; student_id: number; user_id: number; at: number },
): Promise<void> {
  await forgetMovedLinks(client, student_id);
  await client.query('update students set person_id = $2, linked_at = $3 where student_id = $1', [
    student_id,
    user_id,
    new Date(at),
  ]);
  await client.query('delete from class_requests where class_id = $1 and user_id = $2', [class_id, user_id]);
}

/** Whoever joined as this student is in the class no longer. What they answered stays the student’s. */
export async function unlinkStudent(client: pg.ClientBase, student_id: number): Promise<void> {
  await forgetMovedLinks(client, student_id);
  await client.query('update students set person_id = null, linked_at = null where student_id = $1', [student_id]);
}

/** A link that came to this student by a merge, and has ended, is not given back when the merge is undone. */
export async function forgetMovedLinks(client: pg.ClientBase, student_id: number): Promise<void> {
  await client.query('update student_merges set link_moved = false where into_student_id = $1 and undone_at is null', [
    student_id,
  ]);
}
