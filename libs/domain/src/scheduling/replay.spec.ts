import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { classicAfter, classicDueDay, classicOf, type ClassicState } from './classic.ts';
import { replay } from './replay.ts';
import type { Counting } from './due-rule.ts';

interface Arrival {
  word_index: number;
  day: number;
  answered_at: number;
  answer_id: number;
  is_correct: boolean;
}

/** Answers to a few words in a few weeks, many on the same day and some at the same time, in the order of arrival. */
const arrivals = fc
  .uniqueArray(
    fc.record({
      word_index: fc.nat(4),
      day: fc.nat(20),
      answered_at: fc.nat(3),
      answer_id: fc.nat(100_000),
      is_correct: fc.boolean(),
    }),
    { selector: ({ answer_id }) => answer_id, maxLength: 120 },
  )
  .filter((answers) => answers.length > 0);

const inOrder = (one: Arrival, other: Arrival) =>
  one.day - other.day || one.answered_at - other.answered_at || one.answer_id - other.answer_id;
const ofWord = (answers: readonly Arrival[], word: number) => answers.filter(({ word_index }) => word_index === word);
const columnsOf = (answers: readonly Arrival[]) => ({
  words: 5,
  word_index: Int32Array.from(answers, ({ word_index }) => word_index),
  day: Int32Array.from(answers, ({ day }) => day),
  is_correct: Uint8Array.from(answers, ({ is_correct }) => (is_correct ? 1 : 0)),
});

/** The rule as one would do it by hand: lay out the days, mark each, count back from the end, look the tables up. */
function dueByHand(answers: readonly Arrival[], counting: Counting): number {
  const sheets = Object.values(Object.groupBy(answers.toSorted(inOrder), ({ day }) => day)).map((sheet) => sheet!);
  const marks = sheets.map((sheet) => {
    const right = sheet.filter(({ is_correct }) => is_correct).length;
    return counting === 'first' ? sheet[0]!.is_correct : right > sheet.length / 2;
  });
  const streak = marks.length - 1 - marks.lastIndexOf(false);
  const base = streak < 2 ? 1 : streak <= 8 ? 2 ** (streak - 1) : 128 * 1.2 ** (streak - 8);
  const hundredths = (100 * marks.filter(Boolean).length) / marks.length;
  const bounds = [95, 90, 85, 80, 75, 70];
  const step = bounds.findIndex((bound) => hundredths > bound);
  const factor = step >= 0 ? [1.5, 1.3, 1.1, 1, 0.9, 0.75][step]! : hundredths >= 65 ? 0.65 : 0.5;
  // So few days reach no product that a float would round to another side than its exact value.
  const interval = Math.min(36_500, Math.round(base * factor));
  return Math.max(...answers.map(({ day }) => day)) + interval;
}

/** What a server keeps: a newer answer is one step on, an older one replays its word. */
function storedAfter(answers: readonly Arrival[], counting: Counting): ClassicState | null {
  const log: Arrival[] = [];
  let state: ClassicState | null = null;
  for (const answer of answers) {
    const isNewest = log.every((earlier) => inOrder(earlier, answer) < 0);
    log.push(answer);
    state = isNewest ? classicAfter(state, answer, counting) : classicOf(log.toSorted(inOrder), counting);
  }
  return state;
}

describe.each(['first', 'majority'] as const)('counting by %s', (counting) => {
  test('a schedule is what one gets by hand', () => {
    fc.assert(
      fc.property(arrivals, (answers) => {
        const states = replay(columnsOf(answers.toSorted(inOrder)), counting);
        for (let word = 0; word < 5; word++) {
          const own = ofWord(answers, word);
          expect(classicDueDay(states[word]!, 7)).toBe(own.length > 0 ? dueByHand(own, counting) : 7);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('answer by answer, in any order of arrival, it is the same as replayed at once', () => {
    fc.assert(
      fc.property(arrivals, (answers) => {
        const states = replay(columnsOf(answers.toSorted(inOrder)), counting);
        for (let word = 0; word < 5; word++) expect(storedAfter(ofWord(answers, word), counting)).toEqual(states[word]);
      }),
    );
  });

  test('how the answers to different words lie between each other does not matter', () => {
    fc.assert(
      fc.property(arrivals, (answers) => {
        const byWord = answers.toSorted((one, other) => one.word_index - other.word_index || inOrder(one, other));
        expect(replay(columnsOf(byWord), counting)).toEqual(replay(columnsOf(answers.toSorted(inOrder)), counting));
      }),
    );
  });
});

test('a word whose days go back is refused', () =>
  expect(() => replay({ words: 1, word_index: [0, 0], day: [2, 1], is_correct: [1, 1] }, 'first')).toThrow(RangeError));
