import { expect, test } from '@jest/globals';
import { csvOf } from '../../browser/csv-file.ts';
import { classLivesSheet, shareRight, withOlder } from './class-lives-sheet.ts';

const words = { student: 'Student', all: 'All quizzes', absent: 'absent' };
const created_at = new Date(2026, 2, 9, 8, 30).getTime();

test('a line for each student, a column for each quiz, in percent; without an answer nothing', () => {
  const rows = classLivesSheet(
    {
      class_id: 7,
      class_name: '7b',
      lives: [
        { live_id: 2, deck_name: 'Sea', created_at, questions: 3 },
        { live_id: 1, deck_name: '=1+1', created_at, questions: 4 },
      ],
      more: false,
      students: [
        {
          student_id: 1,
          student_name: 'Mia',
          in_class_since: 0,
          results: [
            { live_id: 2, right: 3, answers: 3 },
            { live_id: 1, right: 1, answers: 3 },
          ],
        },
        {
          student_id: 2,
          student_name: '@Leo',
          in_class_since: 0,
          results: [{ live_id: 2, right: 0, answers: 0, is_absent: true }],
        },
        { student_id: 3, student_name: 'Noor', in_class_since: 0, results: [{ live_id: 1, right: 0, answers: 0 }] },
      ],
    },
    words,
  );
  expect(csvOf(rows, ',').slice(1).split('\r\n').slice(0, -1)).toEqual([
    "Student,All quizzes,Sea 2026-03-09,'=1+1 2026-03-09",
    'Mia,67,100,33',
    "'@Leo,,absent,",
    'Noor,,,',
  ]);
});

test('the share of several quizzes is that of all answers together', () => {
  expect(shareRight([{ live_id: 1, right: 1, answers: 1 }, { live_id: 2, right: 0, answers: 3 }])).toBe(25); // prettier-ignore
  expect(shareRight([])).toBeNull();
});

const page = (live_id: number, more: boolean) => ({
  class_id: 7,
  class_name: '7b',
  lives: [{ live_id, deck_name: 'Sea', created_at, questions: 3 }],
  more,
  students: [{ student_id: 1, student_name: 'Mia', in_class_since: 0, results: [{ live_id, right: 1, answers: 2 }] }],
});

test('a page of older quizzes comes after the newer ones, for every student who is in the list', () => {
  const both = withOlder(page(9, true), page(4, false));
  expect(both).toMatchObject({ more: false, lives: [{ live_id: 9 }, { live_id: 4 }] });
  expect(both.students[0]!.results.map(({ live_id }) => live_id)).toEqual([9, 4]);
});
