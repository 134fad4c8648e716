import type pg from 'pg';

/**
 * Whether the user teaches this class, which is not in the archive, and, when a student is named, the student is in it.
 * Somebody who was removed is not.
 */
export async function isTaught(
  pool: pg.Pool,
  user_id: number,
  { class_id, student_id }: { class_id: number; student_id?: number | null | undefined },
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'taught-class',
    text: `select 1 from classes where class_id = $1 and teacher_id = $2 and archived_at is null and (
        $3::integer is null or exists (
          select 1 from students
          where student_id = $3 and students.class_id = classes.class_id and student_name is not null))`,
    values: [class_id, user_id, student_id],
  });
  return rowCount === 1;
}

/**
 * Whether an answer may be one of this student, asked in this class: both are of the user's classes. It may come late, as
 * after a lost network, when the student was moved or removed meanwhile, or the class lies in the archive: it was given
 * all the same.
 */
export async function wasTaught(
  pool: pg.Pool,
  user_id: number,
  { class_id, student_id }: { class_id: number; student_id: number },
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'taught-student',
    text: `select 1 from classes where class_id = $1 and teacher_id = $2 and exists (
        select 1 from students join classes of_student using (class_id)
        where student_id = $3 and of_student.teacher_id = $2)`,
    values: [class_id, user_id, student_id],
  });
  return rowCount === 1;
}
