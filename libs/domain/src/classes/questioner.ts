import type { Random } from '../chance/index.ts';

/** A student as the questioner knows them. */
export interface AskedStudent {
  student_id: number;
  /** How often they were asked so far. */
  asked: number;
}

/** Who is asked, who was already, and who does not take part until the page is loaded anew. */
export interface Questioner {
  students: readonly AskedStudent[];
  /** Who was chosen in this cycle; it begins anew when everybody was. */
  chosen: ReadonlySet<number>;
  removed: ReadonlySet<number>;
  /** Null when there is nobody to ask. */
  current: number | null;
}

/** Begins with a student. `students`: those of the class who are there today. */
export function beginQuestioner(students: readonly AskedStudent[], random: Random): Questioner {
  return withNextStudent({ students, chosen: new Set(), removed: new Set(), current: null }, random);
}

/**
 * Another student: of those not chosen in this cycle, one of those asked least often, chance decides among them. When
 * everybody was chosen the cycle begins anew, not with the same one again (specification 1 section 4).
 */
export function withNextStudent(before: Questioner, random: Random): Questioner {
  const present = before.students.filter(({ student_id }) => !before.removed.has(student_id));
  const others = present.filter(({ student_id }) => student_id !== before.current);
  const inCycle = others.filter(({ student_id }) => !before.chosen.has(student_id));
  const candidates = [inCycle, others, present].find(({ length }) => length > 0) ?? [];
  const current = leastAsked(candidates, random)?.student_id ?? null;
  const chosen = new Set(inCycle.length > 0 ? before.chosen : []);
  if (current !== null) chosen.add(current);
  return { ...before, chosen, current };
}

/** The student who was asked has answered: they count as asked once more. Who is asked next is chosen apart. */
export function withAnswerCounted(before: Questioner, student_id: number): Questioner {
  const students = before.students.map((student) =>
    student.student_id === student_id ? { ...student, asked: student.asked + 1 } : student,
  );
  return { ...before, students };
}

/** Without a student until the page is loaded anew; another is asked when it was their turn. */
export function withStudentRemoved(before: Questioner, student_id: number, random: Random): Questioner {
  const after = { ...before, removed: new Set([...before.removed, student_id]) };
  return before.current === student_id ? withNextStudent(after, random) : after;
}

/** Whether somebody else can be asked. */
export const hasOthers = ({ students, removed, current }: Questioner): boolean =>
  students.some(({ student_id }) => student_id !== current && !removed.has(student_id));

function leastAsked(candidates: readonly AskedStudent[], random: Random): AskedStudent | undefined {
  const least = Math.min(...candidates.map(({ asked }) => asked));
  const ties = candidates.filter(({ asked }) => asked === least);
  return ties[Math.floor(random() * ties.length)];
}
