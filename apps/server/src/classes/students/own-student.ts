import type { StudentGroup } from '@lexiroom/contracts/classes';
import type pg from 'pg';
import { Refused, refuse } from '../../refusals/refusal.ts';

/** A row of a roster as it is stored. */
export interface StoredStudent {
  student_id: number;
  class_id: number;
  /** Null: removed. */
  student_name: string | null;
  group: StudentGroup | null;
  person_id: number | null;
  /** 'YYYY-MM-DD'. */
  absent_on: string | null;
  rev: number;
}

/**
 * A student of one of this teacher’s classes, removed or not. What was merged into another is reached by undoing that.
 * @throws {Refused} NOT_FOUND when they have no such student.
 */
export async function readOwnStudent(
  db: pg.Pool | pg.ClientBase,
  teacher_id: number,
  student_id: number,
): Promise<StoredStudent> {
  const { rows } = await db.query<StoredStudent>(
    `select student_id, class_id, student_name, student_group as group, person_id, absent_on::text, s.rev
     from students s join classes using (class_id)
     where student_id = $1 and teacher_id = $2 and merged_into is null`,
    [student_id, teacher_id],
  );
  if (!rows[0]) throw new Refused(refuse('NOT_FOUND'));
  return rows[0];
}
