import { expect, test } from '@jest/globals';
import { marksToSend, savedMarks } from './marks-to-send.ts';

test('changes are sent student by student', () => {
  const calls = marksToSend([
    { student_id: 7, question: 0, mark: 'right' },
    { student_id: 8, question: 0, mark: 'wrong' },
    { student_id: 7, question: 1, mark: null },
    { student_id: 7, question: 2, mark: 'right' },
  ]);
  expect(calls).toEqual([
    [
      { student_id: 7, right: [0, 2], wrong: [], blank: [1] },
      { student_id: 8, right: [], wrong: [0], blank: [] },
    ],
  ]);
});

test('many changes go in several calls, each student in one', () => {
  const changes = Array.from({ length: 50 }, (_, student) =>
    Array.from({ length: 300 }, (_mark, question) => ({ student_id: student + 1, question, mark: 'right' as const })),
  ).flat();
  const calls = marksToSend(changes);
  expect(calls.length).toBe(9);
  expect(calls.flat()).toHaveLength(50);
});

test('nothing changed is no call', () => expect(marksToSend([])).toEqual([]));

test('what the server has is read cell by cell', () => {
  const marks = [{ student_id: 7, day: '2026-11-21', right: [1], wrong: [0] }];
  expect([...savedMarks({ marks })]).toEqual([
    ['7/1', 'right'],
    ['7/0', 'wrong'],
  ]);
});
