import { seededRandom } from '../../chance/index.ts';
import {
  type AskedStudent,
  type Questioner,
  type StudentGroup,
  withAnswerCounted,
  withNextStudent,
} from '../../classes/index.ts';

/** A student of the class that is studied with. */
export interface QuestionedStudent extends AskedStudent {
  student_name: string;
  group: StudentGroup | null;
  /** Absent for today. */
  is_absent: boolean;
}

/** Which students are asked: those of a group, or all. */
export type GroupFilter = 'all' | StudentGroup;

/** What the questioner of a class knows as long as the page lasts; it goes on from mode to mode. */
export interface QuestionerProgress {
  roster: readonly QuestionedStudent[];
  group: GroupFilter;
  /** Who was chosen in this cycle, of all groups. */
  chosen: readonly number[];
  /** Who does not appear again until the page is loaded anew. */
  removed: readonly number[];
  /** Who was chosen last; null when there was nobody. */
  current: number | null;
  /** The seed that the next choice starts from. */
  chance: number;
}

/** What is left of an earlier page of this tab: the group, the cycle, and how often students were asked. */
export interface QuestionerStart extends Pick<QuestionerProgress, 'group' | 'chosen'> {
  asked: readonly AskedStudent[];
  seed: number;
}

/**
 * `ROSTER`: the students were read, or some are set aside for today. `NEXT`: another one than `instead_of` is chosen. `PICK`: one is chosen by hand.
 * `ANSWERED`: one has answered, and it was recorded. `REMOVE`: one takes no part until the page is loaded anew.
 */
export type QuestionerEvent =
  | { type: 'ROSTER'; students: readonly QuestionedStudent[] }
  | { type: 'GROUP'; group: GroupFilter }
  | { type: 'NEXT'; instead_of: number | null }
  | { type: 'PICK' | 'ANSWERED' | 'REMOVE'; student_id: number };

/** A questioner before its students were read; how often they were asked is known of those who will be there. */
export function beginQuestioning({ group, chosen, asked, seed }: QuestionerStart): QuestionerProgress {
  const roster = asked.map((student) => ({ ...student, student_name: '', group: null, is_absent: true }));
  return { roster, group, chosen, removed: [], current: null, chance: seed };
}

/** The students who can be asked: there today, not removed, and in the group that is asked. */
export function studentsThere({ roster, removed, group }: QuestionerProgress): QuestionedStudent[] {
  const isAsked = (student: QuestionedStudent) => group === 'all' || student.group === group;
  return roster.filter((student) => !student.is_absent && !removed.includes(student.student_id) && isAsked(student));
}

/** Whether a page can go on asking this student. */
export function isThere(progress: QuestionerProgress, student_id: number | undefined): boolean {
  return studentsThere(progress).some((student) => student.student_id === student_id);
}

/** Whether somebody else than this student can be asked. */
export function canChange(progress: QuestionerProgress, student_id: number | undefined): boolean {
  return studentsThere(progress).some((student) => student.student_id !== student_id);
}

/** What the questioner knows after something happened. */
export function afterEvent(progress: QuestionerProgress, event: QuestionerEvent): QuestionerProgress {
  switch (event.type) {
    case 'ROSTER':
      return { ...progress, roster: withCounts(event.students, progress.roster) };
    case 'GROUP':
      return { ...progress, group: event.group };
    case 'NEXT':
      return withNext(progress, event.instead_of);
    case 'PICK':
      return { ...progress, current: event.student_id, chosen: [...progress.chosen, event.student_id] };
    case 'ANSWERED':
      return { ...progress, roster: withAnswerCounted(progress.roster, event.student_id) };
    case 'REMOVE':
      return { ...progress, removed: [...progress.removed, event.student_id] };
  }
}

/** The server may not know of the last answers yet: whoever was asked more often by what this page knows, was. */
function withCounts(
  students: readonly QuestionedStudent[],
  before: readonly QuestionedStudent[],
): readonly QuestionedStudent[] {
  const known = new Map(before.map(({ student_id, asked }) => [student_id, asked]));
  return students.map((student) => ({
    ...student,
    asked: Math.max(student.asked, known.get(student.student_id) ?? 0),
  }));
}

/** A new cycle begins for those who are there; who was chosen among the others stays known. */
function withNext(progress: QuestionerProgress, instead_of: number | null): QuestionerProgress {
  const random = seededRandom(progress.chance);
  const students = studentsThere(progress);
  const isHere = (student_id: number) => students.some((student) => student.student_id === student_id);
  const questioner: Questioner = {
    students,
    chosen: new Set(progress.chosen),
    current: instead_of,
  };
  const { current, chosen } = withNextStudent(questioner, random);
  const elsewhere = progress.chosen.filter((student_id) => !isHere(student_id));
  const here = [...chosen].filter(isHere);
  return { ...progress, current, chosen: [...elsewhere, ...here], chance: Math.floor(random() * 2 ** 32) };
}

/** The students when one of them is set aside for today, or there again. */
export const withAbsence = <Student extends Pick<QuestionedStudent, 'student_id' | 'is_absent'>>(
  roster: readonly Student[],
  student_id: number,
  is_absent: boolean,
): Student[] => roster.map((student) => (student.student_id === student_id ? { ...student, is_absent } : student));
