import { expect, test } from '@jest/globals';
import {
  allSet,
  type Mark,
  markAt,
  marksTable,
  nextMark,
  redone,
  totalOf,
  undone,
  withMarks,
  withSaved,
} from './marks.ts';

const cell = (question: number, student_id = 7) => ({ student_id, question });
const saved = (...marks: [string, Mark][]) => new Map(marks);
const row = [0, 1, 2].map((question) => cell(question));
const shownIn = (table: ReturnType<typeof marksTable>) => row.map((each) => markAt(table, each));

test('what is marked is shown, and waits to be saved', () => {
  const table = withMarks(marksTable(saved(['7/0', 'right'])), [{ ...cell(1), mark: 'wrong' }]);
  expect(shownIn(table)).toEqual(['right', 'wrong', null]);
  expect([...table.changed.values()]).toEqual([{ ...cell(1), mark: 'wrong' }]);
});

test('a cell that is back at what is saved has nothing to be saved', () => {
  let table = withMarks(marksTable(saved(['7/0', 'right'])), [{ ...cell(0), mark: null }]);
  expect(table.changed.size).toBe(1);
  table = withMarks(table, [{ ...cell(0), mark: 'right' }]);
  expect(table.changed.size).toBe(0);
});

test('a step is undone and done again, whatever was saved in between', () => {
  const first = withMarks(marksTable(saved()), row.map((each) => ({ ...each, mark: 'right' as const }))); // prettier-ignore
  const second = withMarks(first, [{ ...cell(1), mark: 'wrong' }]);
  const stored = withSaved(second, saved(['7/0', 'right'], ['7/1', 'wrong'], ['7/2', 'right']));
  expect(stored.changed.size).toBe(0);
  const back = undone(stored);
  expect(shownIn(back)).toEqual(['right', 'right', 'right']);
  expect([...back.changed.keys()]).toEqual(['7/1']);
  expect(shownIn(undone(back))).toEqual([null, null, null]);
  expect(undone(undone(undone(back)))).toMatchObject({ past: [] });
  expect(shownIn(redone(redone(undone(back))))).toEqual(['right', 'wrong', 'right']);
});

test('marking what is marked so already is no step', () => {
  const table = marksTable(saved(['7/0', 'right']));
  expect(withMarks(table, [{ ...cell(0), mark: 'right' }])).toBe(table);
});

test('a new step forgets what was undone', () => {
  const table = undone(withMarks(marksTable(saved()), [{ ...cell(0), mark: 'right' }]));
  expect(redone(withMarks(table, [{ ...cell(1), mark: 'wrong' }]))).toMatchObject({ future: [] });
});

test('a row is set to all right, then to all wrong, then to none', () => {
  let table = withMarks(marksTable(saved()), [{ ...cell(2), mark: 'wrong' }]);
  for (const mark of ['right', 'wrong', null]) {
    table = withMarks(table, allSet(table, row));
    expect(shownIn(table)).toEqual([mark, mark, mark]);
  }
});

test.each([
  [null, 'right'],
  ['right', 'wrong'],
  ['wrong', null],
] as const)('after %s comes %s', (mark, next) => expect(nextMark(mark)).toBe(next));

test('a total counts what is right, and what has a mark', () => {
  const table = withMarks(marksTable(saved(['7/0', 'right'])), [{ ...cell(1), mark: 'wrong' }]);
  expect(totalOf(table, row)).toEqual({ right: 1, marked: 2 });
});
