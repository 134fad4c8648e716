import type pg from 'pg';
import { isTaught, wasTaught } from '../classes/taught-class.ts';
import type { ScheduledAnswer } from '../event-log/scheduled-answers.ts';
import { classSchedule, personSchedule, studentSchedule } from '../event-log/schedules.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { invalid, type Refusal, refuse } from '../refusals/refusal.ts';

/** A schedule that an answer counts for, and by whose days. */
export interface CountsFor
  extends
    Pick<ScheduledAnswer, 'schedule' | 'person_id' | 'class_id' | 'student_id'>,
    Pick<CurrentUser, 'time_zone' | 'day_boundary'> {}

/** A student that the caller is, of a class that the deck is shared with; the days are its teacher's. */
export interface SharedStudent extends Pick<CurrentUser, 'time_zone' | 'day_boundary'> {
  student_id: number;
  class_id: number;
}

/** Whose the answer may be: what the call says, and what is known of the deck. */
export interface AnsweredDeck {
  class_id?: number | null | undefined;
  student_id?: number | null | undefined;
  is_own: boolean;
  /** Who the caller is in the classes that the deck is shared with. */
  shared_students: readonly SharedStudent[];
}

/**
 * Every schedule that an answer counts for; the due dates of the first are the caller's to see (decisions section 2).
 * Without a class: of the owner alone; of a student on a deck that their teacher shares, their own and that of every such
 * student; of nobody else. With a class, on the teacher's own deck: of the class and of the student who was asked, and of
 * nobody when none was; also when it comes so late that the student has left the class, or the class lies in the archive.
 * A class or a student that is not the caller's is NOT_FOUND.
 */
export async function countsFor(
  pool: pg.Pool,
  user: CurrentUser,
  { class_id, student_id, is_own, shared_students }: AnsweredDeck,
): Promise<readonly CountsFor[] | Refusal> {
  const { time_zone, day_boundary } = user;
  if (class_id) {
    const isTheirs = student_id
      ? wasTaught(pool, user.user_id, { class_id, student_id })
      : isTaught(pool, user.user_id, { class_id });
    if (!(await isTheirs)) return refuse('NOT_FOUND');
    if (!is_own || !student_id) return [];
    const asked = { person_id: null, class_id, student_id, time_zone, day_boundary };
    return [classSchedule(class_id), studentSchedule(student_id)].map((schedule) => ({ schedule, ...asked }));
  }
  if (student_id) return invalid('student_id', 'a student is asked as one of a class');
  if (!is_own && shared_students.length === 0) return [];
  const schedule = personSchedule(user.user_id);
  return [
    { schedule, person_id: user.user_id, class_id: null, student_id: null, time_zone, day_boundary },
    ...shared_students.map((student) => ({
      schedule: studentSchedule(student.student_id),
      person_id: null,
      ...student,
    })),
  ];
}
