import { readJoinCode } from '@lexiroom/domain/classes';
import { z } from 'zod/mini';
import { DeckResult, Language } from '../decks/index.ts';
import { lastId } from '../numbers/index.ts';
import { StudentName } from './students.ts';

const Id = z.int().check(z.gte(1), z.lte(lastId));

/** A join code as somebody typed it, read as it was given out. */
export const JoinCode = z.pipe(
  z.string().check(
    z.maxLength(40),
    z.refine((typed) => readJoinCode(typed) !== null, 'A join code has eight letters and digits'),
  ),
  z.transform((typed) => readJoinCode(typed)!),
);

/** Gives a class another code, which ends the one before, or takes it away. */
export const ChangeClassCode = z.strictObject({ class_id: Id, action: z.enum(['renew', 'close']) });
export const ClassCode = z.object({ join_code: z.nullable(z.string()) });

/** What whoever has the code sees of the class, to find themselves in it. */
export const OpenClass = z.object({
  class_id: z.int(),
  class_name: z.string(),
  /** The teacher's username. */
  teacher: z.string(),
  asks_first: z.boolean(),
  /** Nobody for a caller who is in the class already, as its student or teacher. */
  students: z.array(z.object({ student_id: z.int(), student_name: z.string(), is_taken: z.boolean() })),
  /** What the caller is in this class already. */
  caller: z.enum(['nobody', 'asking', 'student', 'teacher']),
});
export type OpenClass = z.infer<typeof OpenClass>;

/** As which student of the list, or under which name when one is not in it: then the teacher is always asked. */
export const JoinClass = z.strictObject({
  code: JoinCode,
  student_id: z.optional(Id),
  student_name: z.optional(StudentName),
});
export const JoinedClass = z.object({ class_id: z.int(), class_name: z.string(), is_waiting: z.boolean() });

/** Lets somebody in who asks: as the student they named, as another, or, with null, as a new one. */
export const AcceptRequest = z.strictObject({
  class_id: Id,
  user_id: Id,
  student_id: z.nullable(Id),
  student_name: z.optional(StudentName),
});
export const RefuseRequest = z.strictObject({ class_id: Id, user_id: Id });
/** It names every row that was merged into a student, a class full of them at most. */
const mostUndo = 60_000;

/** Ends a link: of this student, by the teacher; one's own to the class, without a student. */
export const EndLink = z.strictObject({ class_id: Id, student_id: z.optional(Id) });
/**
 * `undo` gives the teacher back what ended, for ten minutes: the link, and with a removed student the names of those that
 * are merged into them. Null when there was nothing of it.
 */
export const EndedLink = z.object({ done: z.literal(true), undo: z.nullable(z.string()) });
export const RestoreLink = z.strictObject({ student_id: Id, undo: z.string().check(z.maxLength(mostUndo)) });

/** A class that the caller is a student of, or asks to be: what it shares with them, and how much of that is due. */
export const JoinedClassDecks = z.object({
  class_id: z.int(),
  class_name: z.string(),
  teacher: z.string(),
  /** What the teacher calls them; null while they wait. */
  student_name: z.nullable(z.string()),
  decks: z.array(z.object({ ...DeckResult.shape, due_count: z.int() })),
  stories: z.array(z.object({ item_id: z.int(), item_name: z.string(), owner: z.string(), story_language: Language })),
});
export type JoinedClassDecks = z.infer<typeof JoinedClassDecks>;
