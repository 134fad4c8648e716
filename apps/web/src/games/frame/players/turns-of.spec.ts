import { expect, test } from '@jest/globals';
import { questionerOf } from '../../../study/questioner/questioner-of.ts';
import { changeTurns, notePlayed, turnsOf } from './turns-of.ts';

const class_id = 41;
const named = (student_id: number) => ({ student_id, student_name: `Student ${student_id}` });
const student = (student_id: number, group: 'first' | 'second') => ({
  ...named(student_id),
  group,
  is_absent: false,
  asked: 0,
});

test('in groups of a game all students take turns, also while one group of the roster is asked', () => {
  const questioner = questionerOf(class_id);
  questioner.send({
    type: 'ROSTER',
    students: [student(1, 'first'), student(2, 'first'), student(3, 'second'), student(4, 'second')],
  });
  questioner.send({ type: 'GROUP', group: 'first' });
  changeTurns(class_id, { played: [], groups: { a: [1, 3], b: [2, 4] } });
  const play = (a: number, b: number) =>
    notePlayed({ type: 'groups', class_id, challenge: '1v1', a: [named(a)], b: [named(b)] });
  play(1, 2);
  // Group A has not all played: of the roster's second group one still waits.
  expect(turnsOf(class_id).played).toEqual([1, 2]);
  play(3, 4);
  play(3, 4);
  // All had played, and they began anew.
  expect(turnsOf(class_id).played).toEqual([3, 4]);
});
