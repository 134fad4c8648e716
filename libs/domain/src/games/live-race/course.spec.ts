import { expect, test } from '@jest/globals';
import { seededRandom } from '../../chance/index.ts';
import { type Course, courseAfter, firstCourse, othersBeforeAgain } from './course.ts';

const source = { seed: 20_261_123, words: 12 };

/** The courses of a seat whose answers are right or wrong as told. */
function coursesOf(seat_id: number, answers: Iterable<boolean>, of = source): Course[] {
  const courses = [firstCourse(of, seat_id)];
  for (const correct of answers) courses.push(courseAfter(of, seat_id, courses.at(-1)!, correct));
  return courses;
}
const wordsOf = (courses: readonly Course[]) => courses.map(({ word }) => word);
const rights = (count: number) => Array.from({ length: count }, () => true);

test('each has an own order of the questions, the same whenever it is asked for', () => {
  const own = wordsOf(coursesOf(1, rights(11)));
  expect(own).toEqual(wordsOf(coursesOf(1, rights(11))));
  expect(own).not.toEqual(wordsOf(coursesOf(2, rights(11))));
  expect(own.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 12 }, (_, word) => word));
});

test('when all words are right once the order goes on in a new round, in another order', () => {
  const courses = coursesOf(1, rights(23));
  const [first, second] = [courses.slice(0, 12), courses.slice(12)];
  expect(first.every(({ round }) => round === 1)).toBe(true);
  expect(second.every(({ round }) => round === 2)).toBe(true);
  expect(new Set(wordsOf(second)).size).toBe(12);
  expect(wordsOf(second)).not.toEqual(wordsOf(first));
});

test('a wrong word comes again after three others', () => {
  const words = wordsOf(coursesOf(1, [false, ...rights(8)]));
  expect(words.indexOf(words[0]!, 1)).toBe(1 + othersBeforeAgain);
});

test('a word that is wrong at the end of a round comes again after three that were right, before the next round', () => {
  const courses = coursesOf(1, [...rights(11), false, ...rights(5)]);
  const last = courses[11]!.word;
  expect(courses[15]).toMatchObject({ word: last, round: 1 });
  expect(new Set(wordsOf(courses.slice(11, 16))).size).toBe(4);
  expect(courses[16]).toMatchObject({ round: 2 });
});

test('with a single word there is nothing else to ask', () => {
  expect(wordsOf(coursesOf(1, [false, true, false], { seed: 7, words: 1 }))).toEqual([0, 0, 0, 0]);
});

test('whatever is answered: no word twice in a row, and no new round before all words were right', () => {
  const seed = Date.now() % 2 ** 32;
  const random = seededRandom(seed);
  for (let trial = 0; trial < 60; trial++) {
    const of = { seed: Math.floor(random() * 2 ** 32), words: 4 + Math.floor(random() * 30) };
    const chanceOfRight = random();
    const answers = Array.from({ length: 300 }, () => random() < chanceOfRight);
    const courses = coursesOf(1 + trial, answers, of);
    const right = new Set<number>();
    for (const [index, { word, round, number }] of courses.entries()) {
      const about = `seed ${seed}, trial ${trial}, question ${index + 1}`;
      const before = courses[index - 1];
      expect([about, number]).toEqual([about, index + 1]);
      if (!before) continue;
      expect([about, word]).not.toEqual([about, before.word]);
      if (answers[index - 1]) right.add(before.word);
      if (round === before.round) continue;
      expect([about, right.size]).toEqual([about, of.words]);
      right.clear();
    }
  }
});

test('the words of one seat that are waiting to come again stay few, however many were wrong', () => {
  const courses = coursesOf(1, Array.from({ length: 2000 }, () => false), { seed: 5, words: 1200 }); // prettier-ignore
  expect(Math.max(...courses.map(({ again }) => again.length))).toBeLessThanOrEqual(othersBeforeAgain + 1);
});
