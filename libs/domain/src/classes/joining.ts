/** What is known of somebody who joins a class by its code. */
export interface Joining {
  /** They teach this class. */
  isTeacher: boolean;
  /** The student they are in this class already; null: none. */
  joinedAs: number | null;
  /** The student of the list that they pick; null: they say that they are not in it. */
  picked: { student_id: number; isTaken: boolean } | null;
  /** The teacher wants to be asked about everybody. */
  asksFirst: boolean;
}

/** In as the student they picked; to be let in by the teacher; or refused, with a code of contracts/errors. */
export type JoiningOutcome = 'in' | 'ask' | 'NOT_ALLOWED' | 'IN_CLASS_ALREADY' | 'STUDENT_TAKEN';

/**
 * What becomes of it (decisions section 6): a teacher is no student of their own class; one person is one student of a
 * class, and joining as the same one again is as well; nobody picks a student as whom somebody has joined; a name that is
 * not in the list always asks, and so does everybody where the teacher wants it.
 */
export function joiningOutcome({ isTeacher, joinedAs, picked, asksFirst }: Joining): JoiningOutcome {
  if (isTeacher) return 'NOT_ALLOWED';
  if (joinedAs !== null) return picked === null || picked.student_id === joinedAs ? 'in' : 'IN_CLASS_ALREADY';
  if (picked === null) return 'ask';
  if (picked.isTaken) return 'STUDENT_TAKEN';
  return asksFirst ? 'ask' : 'in';
}
