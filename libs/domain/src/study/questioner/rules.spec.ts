import { expect, test } from '@jest/globals';
import {
  afterEvent,
  beginQuestioning,
  canChange,
  isThere,
  type QuestionedStudent,
  type QuestionerEvent,
  type QuestionerProgress,
  studentsThere,
  withAbsence,
} from './rules.ts';

const student = (student_id: number, overrides: Partial<QuestionedStudent> = {}): QuestionedStudent => ({
  student_id,
  student_name: `student ${student_id}`,
  group: student_id % 2 ? 'first' : 'second',
  is_absent: false,
  asked: 0,
  ...overrides,
});

const class28 = Array.from({ length: 28 }, (_, place) => student(place + 1));

function questioner(students: readonly QuestionedStudent[] = class28, seed = 7) {
  const start = beginQuestioning({ group: 'all', chosen: [], asked: [], seed });
  let progress = afterEvent(start, { type: 'ROSTER', students });
  const send = (event: QuestionerEvent): QuestionerProgress => (progress = afterEvent(progress, event));
  return { progress: () => progress, send, next: () => send({ type: 'NEXT', instead_of: progress.current }).current };
}

test('nobody is asked again until everybody was; then a new cycle begins, not with the same one', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { next } = questioner(class28, seed);
    const first = Array.from({ length: 28 }, next);
    expect(new Set(first).size).toBe(28);
    const second = Array.from({ length: 28 }, next);
    expect(new Set(second).size).toBe(28);
    expect(second[0]).not.toBe(first[27]);
  }
});

test('selection favours the student asked least often, ties broken at random', () => {
  const students = [student(1, { asked: 3 }), student(2, { asked: 1 }), student(3, { asked: 1 })];
  const found = Array.from({ length: 40 }, (_, seed) => {
    const { next } = questioner(students, seed);
    return [next(), next(), next()];
  });
  expect(found.every(([, , last]) => last === 1)).toBe(true);
  expect(new Set(found.map(([first]) => first))).toEqual(new Set([2, 3]));
});

test('whoever is set aside for today, removed, or of the other group is not asked', () => {
  const { progress, send, next } = questioner([1, 2, 3, 4, 5].map((id) => student(id)));
  send({ type: 'ROSTER', students: withAbsence(progress().roster, 1, true) });
  send({ type: 'REMOVE', student_id: 3 });
  send({ type: 'GROUP', group: 'first' });
  expect(studentsThere(progress()).map(({ student_id }) => student_id)).toEqual([5]);
  expect([next(), next()]).toEqual([5, 5]);
  expect(canChange(progress(), 5)).toBe(false);
  send({ type: 'ROSTER', students: withAbsence(progress().roster, 1, false) });
  expect(next()).toBe(1);
  expect([isThere(progress(), 1), isThere(progress(), 2), isThere(progress(), undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('whoever was removed is not asked any more, and somebody else takes their turn', () => {
  const { progress, send, next } = questioner([student(1), student(2, { asked: 5 }), student(3, { asked: 5 })]);
  expect(next()).toBe(1);
  send({ type: 'REMOVE', student_id: 1 });
  expect(isThere(progress(), 1)).toBe(false);
  for (let turn = 0; turn < 9; turn++) expect(next()).not.toBe(1);
});

test('when the last one is removed there is nobody to ask', () => {
  const { send, next } = questioner([student(1)]);
  expect(next()).toBe(1);
  send({ type: 'REMOVE', student_id: 1 });
  expect(next()).toBeNull();
});

test('removing another than the one who is asked leaves the turn as it is', () => {
  const { progress, send, next } = questioner([student(1), student(2, { asked: 3 })]);
  expect(next()).toBe(1);
  expect(canChange(progress(), 1)).toBe(true);
  send({ type: 'REMOVE', student_id: 2 });
  expect([progress().current, isThere(progress(), 1), canChange(progress(), 1)]).toEqual([1, true, false]);
});

test('when one group begins a new cycle, it stays known who of the other was chosen', () => {
  const { send, next } = questioner([1, 2, 3, 4].map((id) => student(id)));
  send({ type: 'PICK', student_id: 2 });
  send({ type: 'GROUP', group: 'first' });
  for (let turn = 0; turn < 5; turn++) next();
  send({ type: 'GROUP', group: 'second' });
  expect(next()).toBe(4);
});

test('without students nobody is asked', () => {
  expect(questioner([]).next()).toBeNull();
  expect(questioner([student(1, { is_absent: true })]).next()).toBeNull();
});

test('an answer counts at once; students who are read again were not asked less often', () => {
  const { progress, send } = questioner([student(1), student(2)]);
  send({ type: 'ANSWERED', student_id: 1 });
  send({ type: 'ROSTER', students: [student(1), student(2, { asked: 4 }), student(3)] });
  expect(progress().roster.map(({ asked }) => asked)).toEqual([1, 4, 0]);
});

test('after a reload the group, the cycle and the counts go on, and who was removed is back', () => {
  const asked = [{ student_id: 1, asked: 2 }];
  const start = beginQuestioning({ group: 'first', chosen: [3], asked, seed: 1 });
  expect(studentsThere(start)).toEqual([]);
  const read = afterEvent(start, { type: 'ROSTER', students: [student(1), student(3), student(5)] });
  expect(read.roster.map((one) => one.asked)).toEqual([2, 0, 0]);
  const next = afterEvent(read, { type: 'NEXT', instead_of: null });
  expect(next.current).toBe(5);
  expect(afterEvent(next, { type: 'NEXT', instead_of: 5 }).current).toBe(1);
});
