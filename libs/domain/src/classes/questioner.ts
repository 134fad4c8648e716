import type { Random } from '../chance/index.ts';

/** A student as the questioner knows them. */
export interface AskedStudent {
  student_id: number;
  /** How often they were asked so far. */
  asked: number;
}

/** Who can be asked, and who was already. */
export interface Questioner {
  /** Those who are there today. */
  students: readonly AskedStudent[];
  /** Who was chosen in this cycle; it begins anew when everybody was. */
  chosen: ReadonlySet<number>;
  /** Who is asked now; null when nobody is. */
  current: number | null;
}

/**
 * Another student: of those not chosen in this cycle, one of those asked least often, chance decides among them. When
 * everybody was chosen the cycle begins anew, not with the same one again (specification 1 section 4).
 */
export function withNextStudent(before: Questioner, random: Random): Questioner {
  const { students } = before;
  const others = students.filter(({ student_id }) => student_id !== before.current);
  const inCycle = others.filter(({ student_id }) => !before.chosen.has(student_id));
  const candidates = [inCycle, others, students].find(({ length }) => length > 0) ?? [];
  const current = leastAsked(candidates, random)?.student_id ?? null;
  const chosen = new Set(inCycle.length > 0 ? before.chosen : []);
  if (current !== null) chosen.add(current);
  return { ...before, chosen, current };
}

/** The student who was asked has answered: they count as asked once more. Who is asked next is chosen apart. */
export const withAnswerCounted = <Student extends AskedStudent>(
  students: readonly Student[],
  student_id: number,
): Student[] =>
  students.map((student) => (student.student_id === student_id ? { ...student, asked: student.asked + 1 } : student));

function leastAsked(candidates: readonly AskedStudent[], random: Random): AskedStudent | undefined {
  const least = Math.min(...candidates.map(({ asked }) => asked));
  const ties = candidates.filter(({ asked }) => asked === least);
  return ties[Math.floor(random() * ties.length)];
}
