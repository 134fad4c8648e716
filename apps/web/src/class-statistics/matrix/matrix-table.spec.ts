import { expect, test } from '@jest/globals';
import { csvOf } from '../../browser/csv-file.ts';
import { aStudent, classStatistics } from '../../study/statistics/students/class-statistics.fixture.ts';
import { orderOf } from './matrix-order.ts';
import { matrixTable, type TableWords } from './matrix-table.ts';

const names: TableWords = {
  student: 'Student',
  group: 'Group',
  groups: { first: 'First group', second: 'Second group' },
  success: 'Success in %',
  answered: 'Answers',
  days: 'Days',
  failing: 'Difficult words',
  everybody: 'All students',
};
const statistics = classStatistics(
  ['uno', 'dos', 'tres'],
  [
    aStudent(1, '=HYPERLINK("x")', [[2, 3], [4, 4], [0, 0]], 'second'), // prettier-ignore
    aStudent(2, 'Ben', [[0, 0], [0, 0], [0, 0]]), // prettier-ignore
    aStudent(3, 'Ada', [[0, 1], [1, 1], [0, 0]], 'first'), // prettier-ignore
  ],
);

test('a line for each student, a column for each word, and everybody together', () =>
  expect(matrixTable(statistics, orderOf(statistics, { students: 'list', words: 'deck' }), names)).toEqual([
    ['Student', 'Group', 'Success in %', 'Answers', 'Days', 'Difficult words', 'uno', 'dos', 'tres'],
    ['=HYPERLINK("x")', 'Second group', 85, 7, 2, 1, 66, 100, ''],
    ['Ben', '', '', 0, 0, 0, '', '', ''],
    ['Ada', 'First group', 50, 2, 2, 1, 0, 100, ''],
    ['All students', '', 77, 9, '', '', 50, 100, ''],
  ]));

test('a name that looks like a formula is none in the file', () => {
  const table = matrixTable(statistics, orderOf(statistics, { students: 'list', words: 'deck' }), names);
  expect(csvOf(table, ',').split('\r\n')[1]).toMatch(/^"'=HYPERLINK/);
});

test.each([
  ['list', 'deck', [0, 1, 2], [0, 1, 2]],
  ['name', 'deck', [0, 2, 1], [0, 1, 2]],
  ['success', 'success', [2, 0, 1], [0, 1, 2]],
] as const)('students by %s, words by %s', (students, words, rows, columns) =>
  expect(orderOf(statistics, { students, words })).toEqual({ students: rows, words: columns }),
);

test('words that fail most come first, words without answers last', () => {
  const other = classStatistics(['uno', 'dos', 'tres'], [aStudent(1, 'Ada', [[0, 0], [2, 2], [1, 2]])]); // prettier-ignore
  expect(orderOf(other, { students: 'list', words: 'success' }).words).toEqual([2, 1, 0]);
});
