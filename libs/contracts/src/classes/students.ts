import { classLimits, classNameLimits } from '@lexiroom/domain/classes';
import { z } from 'zod/mini';
import { SenderMadeId } from '../ids/index.ts';
import { ShownName } from '../names/index.ts';
import { lastId } from '../numbers/index.ts';

const Id = z.int().check(z.gte(1), z.lte(lastId));

/** The name of a student: 1 to 40 characters. Two students of a class may be called the same. */
export const StudentName = ShownName({
  most: classNameLimits.student,
  tooLong: `A name can have up to ${classNameLimits.student} characters`,
});

/** Groups of a class, for games that two of them play. */
export const StudentGroup = z.enum(['first', 'second']);
export type StudentGroup = z.infer<typeof StudentGroup>;

/** A student, as whoever asks questions needs to know them (specification 2 section 3). */
export const Student = z.object({
  student_id: z.int(),
  student_name: z.string(),
  group: z.nullable(StudentGroup),
  /** Absent for today. */
  is_absent: z.boolean(),
});
export type Student = z.infer<typeof Student>;

/** What is asked for a class while studying: its students (specification 2 section 7). */
export const ClassStudents = z.object({
  students: z.array(
    z.object({
      ...Student.shape,
      /** How often they were asked so far in this class, in whatever deck. */
      asked: z.int(),
    }),
  ),
  classDetails: z.object({ class_id: z.int(), class_name: z.string(), archived: z.boolean() }),
});
export type ClassStudents = z.infer<typeof ClassStudents>;

/** A student as the page of the class shows them. */
export const RosterStudent = z.object({
  ...Student.shape,
  /** Who joined as this student. */
  linked_to: z.nullable(z.object({ username: z.string(), user_picture: z.nullable(z.string()) })),
  rev: z.int(),
});
export type RosterStudent = z.infer<typeof RosterStudent>;

/** Somebody with an account who wants to be let into the class. */
export const JoinRequest = z.object({
  user_id: z.int(),
  username: z.string(),
  user_picture: z.nullable(z.string()),
  /** As which student; null: as one who is not in the list yet. */
  student_id: z.nullable(z.int()),
  /** What they say they are called, when they are not in the list. */
  student_name: z.nullable(z.string()),
  /** One of these names is perhaps not for the wall of a classroom; see `isDoubtfulName`. */
  is_doubtful: z.boolean(),
  /** Epoch milliseconds. */
  requested_at: z.number(),
});
export type JoinRequest = z.infer<typeof JoinRequest>;

/** Two rows that were one pupil. */
export const StudentMerge = z.object({
  merge_id: z.int(),
  from_student_id: z.int(),
  from_name: z.string(),
  into_student_id: z.int(),
  /** Epoch milliseconds. */
  merged_at: z.number(),
});
export type StudentMerge = z.infer<typeof StudentMerge>;

const NewStudent = z.strictObject({ student_name: StudentName, group: z.optional(z.nullable(StudentGroup)) });

export const NewStudents = z.strictObject({
  class_id: Id,
  students: z.array(NewStudent).check(z.minLength(1), z.maxLength(classLimits.students)),
  /** Made by the client: sending it twice adds them once. */
  command_id: z.optional(SenderMadeId),
});

export const ChangeStudent = z.strictObject({
  student_id: Id,
  /** A student who was removed comes back by a name. */
  student_name: z.optional(StudentName),
  group: z.optional(z.nullable(StudentGroup)),
  /** Into another class of the teacher's: what they answered comes along, what the class remembers stays. */
  class_id: z.optional(Id),
  /** Whether they are not there today. */
  is_absent: z.optional(z.boolean()),
  rev: z.optional(z.int()),
});

/** Changes of many students of the teacher's, all or none; each as {@link ChangeStudent} by itself. */
export const ChangeStudents = z.strictObject({
  students: z.array(ChangeStudent).check(z.minLength(1), z.maxLength(classLimits.students)),
  /** Made by the client: what comes again, however late, changes nothing more. */
  command_id: z.optional(SenderMadeId),
});

export const OneStudent = z.strictObject({ student_id: Id });
/** Both in one class: what `from` answered, and will answer, becomes part of the history of `into`. */
export const MergeStudents = z.strictObject({ from_student_id: Id, into_student_id: Id });
export const OneMerge = z.strictObject({ merge_id: Id });
