import type { PrintedMarks, StudentMarks } from '@lexiroom/contracts/printed-quiz';
import type { Mark } from '@lexiroom/domain/printed-quiz';
import type pg from 'pg';
import type { AnswerKey } from '../event-log/scheduled-answers.ts';
import { classSchedule, sentenceSchedule } from '../event-log/schedules.ts';
import type { MarkedStudent } from './mark-answers.ts';
import { isMark, type StoredQuiz } from './stored-quiz.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** A mark that stands in the log, of the class. */
export interface StoredMark {
  answer_id: string;
  /** The student as the list has them, also when this was the mark of a row that was merged into theirs. */
  student_id: number;
  place: number;
  mark: Mark;
  /** When it counts as given, epoch milliseconds. */
  at: number;
  day: string;
  /** It was not taken back. */
  counts: boolean;
}

/** All marks that a class ever had for a quiz, in the order in which they were recorded. */
export async function readMarks(
  db: Queryable,
  { round_id }: Pick<StoredQuiz, 'round_id'>,
  class_id: number,
): Promise<StoredMark[]> {
  const { rows } = await db.query<StoredMark>(
    `select answer_id, coalesce(substr(head, length('student:') + 1)::integer, student_id) as student_id,
       round_step as place, case when is_correct then 'right' else 'wrong' end as mark,
       (extract(epoch from answered_at) * 1000)::float8 as at, local_day::text as day, ${isMark('given')} as counts
     from answers given left join schedule_heads heads on heads.schedule = 'student:' || student_id
     where round_id = $1 and mode = 'printed' and given.schedule = any($2) and voids is null
     order by recorded_at, answer_id`,
    [round_id, schedulesOf(class_id)],
  );
  return rows;
}

const schedulesOf = (class_id: number): string[] => [
  classSchedule(class_id),
  sentenceSchedule(classSchedule(class_id)),
];

/** These marks wherever they count. What an account had that is gone by now went with it. */
export async function readCopies(
  db: Queryable,
  { round_id }: Pick<StoredQuiz, 'round_id'>,
  answer_ids: readonly string[],
): Promise<AnswerKey[]> {
  if (answer_ids.length === 0) return [];
  const { rows } = await db.query<AnswerKey>(
    `select schedule, answer_id from answers given
     where round_id = $1 and answer_id = any($2) and ${isMark('given')}`,
    [round_id, answer_ids],
  );
  return rows;
}

/**
 * Those of these students who are, or were, in a class of the teacher's, as their marks in this class count: also when they
 * have left it since.
 */
export async function readMarkedStudents(
  db: Queryable,
  teacher_id: number,
  class_id: number,
  student_ids: readonly number[],
): Promise<Map<number, MarkedStudent>> {
  const { rows } = await db.query<{ student_id: number; linked: MarkedStudent['linked'] }>(
    `select student_id, case when user_id is not null then json_build_object(
       'person_id', user_id, 'time_zone', time_zone, 'day_boundary', day_boundary) end as linked
     from students join classes using (class_id) left join users on user_id = person_id
     where student_id = any($1) and teacher_id = $2 and merged_into is null`,
    [student_ids, teacher_id],
  );
  return new Map(rows.map(({ student_id, linked }) => [student_id, { class_id, student_id, linked }]));
}

/** The list of a class with the marks that its students have for a quiz. */
export async function readClassMarks(
  db: Queryable,
  quiz: Pick<StoredQuiz, 'round_id'>,
  class_id: number,
  today: string,
): Promise<Pick<PrintedMarks, 'students' | 'marks'>> {
  const { rows: students } = await db.query<PrintedMarks['students'][number]>(
    `select student_id, student_name, coalesce(absent_on = $2::date, false) as is_absent from students
     where class_id = $1 and student_name is not null and merged_into is null order by student_id`,
    [class_id, today],
  );
  const listed = new Set(students.map(({ student_id }) => student_id));
  const counting = (await readMarks(db, quiz, class_id)).filter((mark) => mark.counts && listed.has(mark.student_id));
  const marks = [...Map.groupBy(counting, ({ student_id }) => student_id)].map(([student_id, ofStudent]) =>
    marksOf(student_id, ofStudent),
  );
  return { students, marks };
}

/** The marks of a student. Of two for one question, as merged rows may have, the one that was recorded last is told. */
function marksOf(student_id: number, stored: readonly StoredMark[]): StudentMarks {
  const newest = new Map(stored.map((mark) => [mark.place, mark]));
  const places = (mark: Mark) => [...newest.values()].filter((each) => each.mark === mark).map(({ place }) => place);
  const days = Map.groupBy(newest.values(), ({ day }) => day);
  const [day] = [...days].toSorted(([, one], [, other]) => other.length - one.length)[0]!;
  return { student_id, day, right: places('right'), wrong: places('wrong') };
}
