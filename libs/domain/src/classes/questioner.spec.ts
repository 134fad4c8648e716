import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { seededRandom } from '../chance/index.ts';
import { type Questioner, withAnswerCounted, withNextStudent } from './index.ts';

const studentsOf = (asked: readonly number[]) => asked.map((times, place) => ({ student_id: place + 1, asked: times }));
const random = seededRandom(3);
/** A questioner that has chosen its first student. */
const begun = (asked: readonly number[], chance = random): Questioner =>
  withNextStudent({ students: studentsOf(asked), chosen: new Set(), current: null }, chance);

test('nobody is chosen again until everybody was, and never the same one twice in a row', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { minLength: 2, maxLength: 30 }), fc.nat(), (asked, seed) => {
      const seeded = seededRandom(seed);
      let questioner = begun(asked, seeded);
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
  let questioner = begun([4, 1, 3, 0]);
  const order = [questioner.current];
  while (order.length < 4) order.push((questioner = withNextStudent(questioner, random)).current);
  expect(order).toEqual([4, 2, 3, 1]);
});

test('chance decides among those asked equally often, each as often as the others', () => {
  const times = new Map<number | null, number>();
  for (let run = 0; run < 3000; run++) {
    const { current } = begun([2, 2, 2, 7]);
    times.set(current, (times.get(current) ?? 0) + 1);
  }
  expect(new Set(times.keys())).toEqual(new Set([1, 2, 3]));
  expect(Math.min(...times.values())).toBeGreaterThan(850);
});

test('an answer counts for whoever gave it', () => {
  expect(withAnswerCounted(studentsOf([0, 0]), 2)).toEqual(studentsOf([0, 1]));
});

test('a class of one is asked that one again and again', () => {
  const questioner = withNextStudent(begun([0]), random);
  expect(questioner.current).toBe(1);
});
