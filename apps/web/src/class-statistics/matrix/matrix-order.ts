import type { ClassStatistics } from '@lexiroom/contracts/classes';
import { type FigureTotals, figureTotals } from '@lexiroom/domain/classes';

/** How students stand below each other: as in the list of the class, by name, or who needs help first. */
export type StudentOrder = 'list' | 'name' | 'success';
/** How words stand beside each other: as in their decks, or what fails most first. */
export type WordOrder = 'deck' | 'success';

/** Where the rows and columns of a matrix come from: places in the lists of students and words. */
export interface MatrixOrder {
  students: number[];
  words: number[];
}

/** The order of a matrix. Who or what has no answers comes last by success. */
export function orderOf(
  { students, words }: ClassStatistics,
  by: { students: StudentOrder; words: WordOrder },
  totals: readonly FigureTotals[] = students.map(figureTotals),
): MatrixOrder {
  const names = new Intl.Collator();
  const rows = students.map((_, place) => place);
  const columns = words.map((_, place) => place);
  if (by.students === 'name') {
    rows.sort((one, other) => names.compare(students[one]!.student_name, students[other]!.student_name));
  }
  if (by.students === 'success') rows.sort((one, other) => bySuccess(totals[one]!.success, totals[other]!.success));
  if (by.words === 'success') {
    const success = words.map((_, place) => wordSuccess(students, place));
    columns.sort((one, other) => bySuccess(success[one]!, success[other]!));
  }
  return { students: rows, words: columns };
}

const bySuccess = (one: number | null, other: number | null) => (one ?? 2) - (other ?? 2);

/** Right answers / answers to a word: of all students who are there, wherever they answered it. */
function wordSuccess(students: ClassStatistics['students'], place: number): number | null {
  const { answers, right } = wordTotals(students, place);
  return answers > 0 ? right / answers : null;
}

/** What all students together answered to a word. */
export function wordTotals(
  students: ClassStatistics['students'],
  place: number,
): { answers: number; right: number; students: number } {
  const sum = { answers: 0, right: 0, students: 0 };
  for (const student of students) {
    const answers = student.answers[place]!;
    sum.answers += answers;
    sum.right += student.right_answers[place]!;
    if (answers > 0) sum.students += 1;
  }
  return sum;
}
