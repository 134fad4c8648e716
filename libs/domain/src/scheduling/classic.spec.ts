import { describe, expect, test } from '@jest/globals';
import { classicAfter, classicDueDay, classicOf, type ClassicState } from './classic.ts';
import type { Counting } from './due-rule.ts';

/** The state after a story: '1:rw 3:r' is right and wrong on day 1, right on day 3. */
function stateAfter(story: string, counting: Counting = 'first'): ClassicState {
  const answers = story.split(' ').flatMap((dayOfStory) => {
    const [day, results] = dayOfStory.split(':');
    return results!.split('').map((result) => ({ day: Number(day), is_correct: result === 'r' }));
  });
  return classicOf(answers, counting)!;
}

test('a word without answers has no state and is due today', () => {
  expect(classicOf([], 'first')).toBeNull();
  expect(classicDueDay(null, 20_778)).toBe(20_778);
});

describe('a person counts with the first answer of a day', () => {
  test.each([
    ['one right day', '1:r', { days: 1, correct_days: 1, streak: 1 }],
    ['one wrong day', '1:w', { days: 1, correct_days: 0, streak: 0 }],
    ['right answers after a wrong one change nothing that day', '1:wrrr', { days: 1, correct_days: 0, streak: 0 }],
    ['wrong answers after a right one change nothing that day', '1:rwww', { days: 1, correct_days: 1, streak: 1 }],
    ['right days in a row', '1:r 2:r 3:r', { days: 3, correct_days: 3, streak: 3 }],
    ['days without an answer do not end a streak', '1:r 9:r 400:r', { days: 3, correct_days: 3, streak: 3 }],
    ['a wrong day does', '1:r 2:r 3:w', { days: 3, correct_days: 2, streak: 0 }],
    ['and after it the count begins anew', '1:r 2:r 3:wr 4:r 5:rw', { days: 5, correct_days: 4, streak: 2 }],
  ])('%s (%s)', (_rule, story, expected) => expect(stateAfter(story)).toMatchObject(expected));
});

describe('a class counts when more than half of the answers of a day were right', () => {
  test.each([
    ['one of one', '1:r', { days: 1, correct_days: 1, streak: 1 }],
    ['exactly half is wrong', '1:rw', { days: 1, correct_days: 0, streak: 0 }],
    ['exactly half is wrong, in whichever order', '1:wr', { days: 1, correct_days: 0, streak: 0 }],
    ['two of three', '1:wrr', { days: 1, correct_days: 1, streak: 1 }],
    ['half of four', '1:rrww', { days: 1, correct_days: 0, streak: 0 }],
    ['three of five', '1:wwrrr', { days: 1, correct_days: 1, streak: 1 }],
    ['a day that turns wrong ends the streak', '1:r 2:r 3:rw', { days: 3, correct_days: 2, streak: 0 }],
    ['a day that turns right goes on with it', '1:r 2:r 3:rwr', { days: 3, correct_days: 3, streak: 3 }],
    ['a day that turns again and again counts once', '1:r 2:rwrwrwr', { days: 2, correct_days: 2, streak: 2 }],
    ['what a day was stays when the next one begins', '1:rw 2:r 3:r', { days: 3, correct_days: 2, streak: 2 }],
  ])('%s (%s)', (_rule, story, expected) => expect(stateAfter(story, 'majority')).toMatchObject(expected));
});

test('an answer for a day before the last one is refused: its word must replay', () => {
  const state = stateAfter('5:r');
  expect(() => classicAfter(state, { day: 4, is_correct: true }, 'first')).toThrow(RangeError);
  expect(() =>
    classicOf(
      [5, 4].map((day) => ({ day, is_correct: true })),
      'majority',
    ),
  ).toThrow(RangeError);
});

test('one more answer leaves the state before it as it was', () => {
  const before = Object.freeze(stateAfter('1:r 2:r'));
  const after = classicAfter(before, { day: 3, is_correct: true }, 'first');
  expect([before.streak, after.streak]).toEqual([2, 3]);
});

describe('a word is due its interval after the last day', () => {
  test.each([
    ['right for the first time: 1 day and a half, rounded up', '10:r', 12],
    ['wrong for the first time', '10:w', 11],
    ['right twice: 2 days and a half', '10:r 11:r', 14],
    ['right three times, all in one week', '10:r 12:r 15:r', 21],
    ['right four times, then wrong: accuracy 0.8', '10:r 11:r 12:r 13:r 14:w', 15],
    ['answered too early, it moves on all the same', '10:r 11:r 12:r 13:r 14:r', 38],
  ])('%s (%s)', (_what, story, due) => expect(classicDueDay(stateAfter(story), 10)).toBe(due));
});
