import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { seededRandom } from '../chance/index.ts';
import {
  beginQuestioner,
  hasOthers,
  type Questioner,
  withAnswerCounted,
  withNextStudent,
  withStudentRemoved,
} from './index.ts';

const studentsOf = (asked: readonly number[]) => asked.map((times, place) => ({ student_id: place + 1, asked: times }));
const random = seededRandom(3);

test('nobody is chosen again until everybody was, and never the same one twice in a row', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { minLength: 2, maxLength: 30 }), fc.nat(), (asked, seed) => {
      const seeded = seededRandom(seed);
      let questioner = beginQuestioner(studentsOf(asked), seeded);
      const order = [questioner.current];
      while (order.length < 3 * asked.length) {
        questioner = withNextStudent(questioner, seeded);
        order.push(questioner.current);
      }
      for (let cycle = 0; cycle < 3; cycle++) {
        expect(new Set(order.slice(cycle * asked.length, (cycle + 1) * asked.length)).size).toBe(asked.length);
      }
      for (const [turn, student] of order.entries()) expect(student).not.toBe(order[turn + 1]);
    }),
  );
});

test('who was asked least often comes first', () => {
  let questioner = beginQuestioner(studentsOf([4, 1, 3, 0]), random);
  const order = [questioner.current];
  while (order.length < 4) order.push((questioner = withNextStudent(questioner, random)).current);
  expect(order).toEqual([4, 2, 3, 1]);
});

test('chance decides among those asked equally often, each as often as the others', () => {
  const times = new Map<number | null, number>();
  for (let run = 0; run < 3000; run++) {
    const { current } = beginQuestioner(studentsOf([2, 2, 2, 7]), random);
    times.set(current, (times.get(current) ?? 0) + 1);
  }
  expect(new Set(times.keys())).toEqual(new Set([1, 2, 3]));
  expect(Math.min(...times.values())).toBeGreaterThan(850);
});

test('an answer counts for whoever gave it', () => {
  const questioner = withAnswerCounted(beginQuestioner(studentsOf([0, 0]), random), 2);
  expect(questioner.students).toEqual(studentsOf([0, 1]));
});

describe('who is removed', () => {
  test('is not chosen any more, and somebody else takes their turn', () => {
    let questioner: Questioner = beginQuestioner(studentsOf([0, 5, 5]), random);
    expect(questioner.current).toBe(1);
    questioner = withStudentRemoved(questioner, 1, random);
    for (let turn = 0; turn < 9; turn++) {
      expect(questioner.current).not.toBe(1);
      questioner = withNextStudent(questioner, random);
    }
  });

  test('may be the last one: then there is nobody to ask', () => {
    const questioner = withStudentRemoved(beginQuestioner(studentsOf([0]), random), 1, random);
    expect(questioner.current).toBeNull();
    expect(withNextStudent(questioner, random).current).toBeNull();
  });

  test('another than the one who is asked leaves the turn as it is', () => {
    const before = beginQuestioner(studentsOf([0, 3]), random);
    const after = withStudentRemoved(before, 2, random);
    expect(after.current).toBe(before.current);
    expect([hasOthers(before), hasOthers(after)]).toEqual([true, false]);
  });
});

test('a class of one is asked that one again and again', () => {
  const questioner = withNextStudent(beginQuestioner(studentsOf([0]), random), random);
  expect(questioner.current).toBe(1);
});
