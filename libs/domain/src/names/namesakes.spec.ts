import { expect, test } from '@jest/globals';
import { namesToldApart } from './index.ts';

const named = (student_id: number, student_name: string) => ({ student_id, student_name });
const shown = (...students: ReturnType<typeof named>[]) =>
  namesToldApart(students).map(({ student_name }) => student_name);

test('students who are called the same are numbered in the order in which they were added', () => {
  expect(shown(named(4, 'Ada Brown'), named(5, 'Ben'), named(9, 'ada brown'))).toEqual([
    'Ada Brown (1)',
    'Ben',
    'ada brown (2)',
  ]);
});

test('the number is the same in whatever order they stand', () => {
  expect(shown(named(9, 'Ada'), named(4, 'Ada'), named(6, 'Ada'))).toEqual(['Ada (3)', 'Ada (1)', 'Ada (2)']);
});
