import type pg from 'pg';
import { Refused, refuse } from '../../refusals/refusal.ts';
import type { StoredStudent } from './own-student.ts';

/**
 * Puts a student, with all that was merged into them, into another class of the same teacher. Whoever joined as them
 * comes along; who has only asked to, asks in the class they asked in, by the student’s name. What they answered is in a
 * schedule of the student’s own, so nothing else moves.
 * @throws {Refused} PERSON_IN_CLASS when whoever joined as them is another student there.
 */
export async function moveStudent(
  client: pg.ClientBase,
  { student_id, student_name, person_id }: StoredStudent,
  class_id: number,
): Promise<void> {
  const { rowCount } = await client.query('select 1 from students where class_id = $1 and person_id = $2', [
    class_id,
    person_id,
  ]);
  if (rowCount! > 0) throw new Refused(refuse('PERSON_IN_CLASS'));
  const { rows } = await client.query<{ student_id: number }>(
    `with recursive together (student_id) as (
       select $1::integer
       union
       select s.student_id from together join students s on s.merged_into = together.student_id
     )
     -- Where they were already, they have been since they first came: a slip of the hand is moved back.
     update students set class_id = $2::integer, rev = rev + 1,
       in_classes_since = jsonb_build_object(class_id::text, created_at, $2::integer::text, now()) || in_classes_since
     where student_id in (select student_id from together)
     returning student_id`,
    [student_id, class_id],
  );
  const moved = rows.map((row) => row.student_id);
  await client.query('update student_merges set class_id = $2 where from_student_id = any($1)', [moved, class_id]);
  await client.query('update class_requests set student_id = null, student_name = $2 where student_id = $1', [
    student_id,
    student_name,
  ]);
  await client.query('delete from class_requests where class_id = $1 and user_id = $2', [class_id, person_id]);
}
