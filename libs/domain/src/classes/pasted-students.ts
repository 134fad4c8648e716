import { nameFault, tidyName } from '../names/index.ts';
import { firstForbidden, graphemeCount, readPastedRows, tidyLine } from '../text/index.ts';
import { classLimits, classNameLimits } from './limits.ts';

/** A group of a class (decisions section 6). */
export type StudentGroup = 'first' | 'second';

/** A student of a pasted list. */
export interface PastedStudent {
  /** Where it stood in what was pasted; lines count from 1, empty ones too. */
  line: number;
  student_name: string;
  group: StudentGroup | null;
}

/** Words that name either group, beside 1 and 2, A and B, `first` and `second`; in the language of the reader. */
export type GroupWords = Record<StudentGroup, readonly string[]>;

/**
 * Students out of pasted text, one a line: `name`, or `name, group`, also with tabs or semicolons, as lists are written and
 * as a column of a spreadsheet or a CSV file comes. Empty lines, numbers in front ('1.', '2)', a column of them) and a
 * heading are passed over. What follows the name and is no group belongs to the name, as in `Lovelace, Ada`; cells of a
 * spreadsheet are joined by a space, as first and last names may have a column each.
 */
export function readPastedStudents(pasted: string, words: GroupWords, headings: readonly string[]): PastedStudent[] {
  const known = new Set([...plainHeadings, ...headings].map(withoutCase));
  const glue = pasted.includes('\t') ? ' ' : ', ';
  const rows = readPastedRows(pasted, 'columns').map(({ line, cells }) => ({
    line,
    cells: withoutNumber(cells.map(tidyLine).filter((cell) => cell !== '')),
  }));
  return rows.flatMap(({ line, cells }, place) => {
    if (place === 0 && known.has(withoutCase(cells[0] ?? ''))) return [];
    const group = cells.length > 1 ? groupOf(cells.at(-1)!, words) : null;
    const name = (group ? cells.slice(0, -1) : cells).join(glue);
    const student_name = tidyName(name.replace(numbering, '').replace(guard, ''));
    return student_name === '' ? [] : [{ line, student_name, group }];
  });
}

/** Why a student of a pasted list cannot be added. */
export type StudentProblem =
  | { code: 'TOO_LONG'; most: number }
  | { code: 'FORBIDDEN'; character: string }
  | { code: 'UNREADABLE' }
  | { code: 'CLASS_FULL'; most: number };

/** What is wrong with a student's name, if anything (decisions sections 9 and 14). `name` is tidy and not empty. */
export const studentNameProblem = (name: string): StudentProblem | undefined =>
  nameProblem(name, classNameLimits.student);

/** What is wrong with the name of a class, if anything. `name` is tidy and not empty. */
export const classNameProblem = (name: string): StudentProblem | undefined => nameProblem(name, classNameLimits.class);

function nameProblem(name: string, most: number): StudentProblem | undefined {
  const forbidden = firstForbidden('name', name);
  if (forbidden !== undefined) return { code: 'FORBIDDEN', character: forbidden };
  if (graphemeCount(name) > most) return { code: 'TOO_LONG', most };
  return nameFault(name, most) === undefined ? undefined : { code: 'UNREADABLE' };
}

/** A pasted student with what is wrong, or to be looked at. */
export interface CheckedStudent extends PastedStudent {
  problem?: StudentProblem;
  /** Somebody in the class, or further up in the list, is called the same. They can be added nevertheless. */
  is_repeated: boolean;
}

/** Checks pasted students against each other and the names of the class; those without fault take up its room. */
export function checkPastedStudents(students: readonly PastedStudent[], present: readonly string[]): CheckedStudent[] {
  const seen = new Set(present.map(withoutCase));
  let room = classLimits.students - present.length;
  return students.map((student) => {
    const problem = studentNameProblem(student.student_name) ?? (room > 0 ? undefined : classFull);
    if (problem) return { ...student, problem, is_repeated: false };
    const is_repeated = seen.has(withoutCase(student.student_name));
    seen.add(withoutCase(student.student_name));
    room -= 1;
    return { ...student, is_repeated };
  });
}

const classFull: StudentProblem = { code: 'CLASS_FULL', most: classLimits.students };
const plainHeadings = ['name', 'names', 'student', 'students', 'student name', 'student_name', 'pupil'];
const plainGroups: GroupWords = {
  first: ['1', '1st', 'a', 'first', 'group 1', 'group a'],
  second: ['2', '2nd', 'b', 'second', 'group 2', 'group b'],
};
/** '1. ' or '12) ' in front of a name. */
const numbering = /^\d+\s*[.):-]\s*|^\d+\s+/u;

/** What our own files, and those of spreadsheets, put before a text that would be read as a formula. */
const guard = /^'(?=[=+@-])/u;

const withoutNumber = (cells: string[]): string[] =>
  cells.length > 1 && /^\d+[.)]?$/u.test(cells[0]!) ? cells.slice(1) : cells;

const withoutCase = (text: string): string => text.normalize('NFC').toLowerCase();

function groupOf(cell: string, words: GroupWords): StudentGroup | null {
  const groups = ['first', 'second'] as const;
  const isNamed = (word: string) => withoutCase(word) === withoutCase(cell);
  return groups.find((group) => [...plainGroups[group], ...words[group]].some(isNamed)) ?? null;
}
