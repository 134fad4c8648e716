import type { ClassStatistics } from '@lexiroom/contracts/classes';
import { figureTotals } from '@lexiroom/domain/classes';
import { type MatrixOrder, wordTotals } from './matrix-order.ts';

/** The words of a file, in the reader's language. */
export interface TableWords {
  student: string;
  group: string;
  groups: Record<'first' | 'second', string>;
  success: string;
  answered: string;
  days: string;
  failing: string;
  everybody: string;
}

/**
 * The matrix as a table for spreadsheets, in the order that is shown: a line for each student with the totals, then a column
 * for each word with the share of right answers in percent, empty where there was none; at the end all students together.
 * Shares are rounded down, so that 100 means all.
 */
export function matrixTable(
  { students, words }: ClassStatistics,
  order: MatrixOrder,
  names: TableWords,
): (string | number)[][] {
  const totals = students.map(figureTotals);
  const lines = order.students.map((row) => {
    const student = students[row]!;
    const { answers, right, unsuccessful } = totals[row]!;
    const shares = order.words.map((place) => share(student.right_answers[place]!, student.answers[place]!));
    const group = student.group ? names.groups[student.group] : '';
    return [student.student_name, group, share(right, answers), answers, student.days, unsuccessful, ...shares];
  });
  const all = { answers: 0, right: 0 };
  for (const { answers, right } of totals) {
    all.answers += answers;
    all.right += right;
  }
  const ofWords = order.words.map((place) => {
    const { answers, right } = wordTotals(students, place);
    return share(right, answers);
  });
  return [
    [
      names.student,
      names.group,
      names.success,
      names.answered,
      names.days,
      names.failing,
      ...order.words.map((place) => words[place]!.target_translation),
    ],
    ...lines,
    [names.everybody, '', share(all.right, all.answers), all.answers, '', '', ...ofWords],
  ];
}

const share = (right: number, answers: number): number | '' => (answers > 0 ? Math.floor((right * 100) / answers) : '');
