import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { classicOf, type DayAnswer } from '../index.ts';
import { fsrsAfter, fsrsDueDay, fsrsOf, type FsrsState } from './index.ts';

const msPerDay = 86_400_000;
/** Many on the same day, and up to months between the days. */
const answers = fc
  .array(fc.record({ day: fc.nat(15).map((step) => step * step), is_correct: fc.boolean() }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((unsorted) => unsorted.toSorted((one, other) => one.day - other.day));
const days = fc.uniqueArray(fc.record({ day: fc.nat(4000), is_correct: fc.boolean() }), {
  selector: ({ day }) => day,
  minLength: 1,
  maxLength: 40,
});

/** What ts-fsrs itself makes of one result a day, with its cards and dates. */
function byTheBook(results: readonly DayAnswer[]) {
  const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });
  let card = createEmptyCard(new Date(0));
  for (const { day, is_correct } of results) {
    card = scheduler.next(card, new Date(day * msPerDay), is_correct ? Rating.Good : Rating.Again).card;
  }
  return { stability: card.stability, difficulty: card.difficulty, due_day: card.due.getTime() / msPerDay };
}

test('memory and due day are those of ts-fsrs, with right as Good and wrong as Again', () => {
  fc.assert(
    fc.property(days, (unsorted) => {
      const results = unsorted.toSorted((one, other) => one.day - other.day);
      expect(fsrsOf(results, 'first')).toMatchObject(byTheBook(results));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['right for the first time', '10:r', 13],
  ['wrong for the first time', '10:w', 11],
  ['right again when it is due', '10:r 13:r', 27],
  ['forgotten after two weeks', '10:r 13:r 27:w', 29],
])('%s (%s): due on day %i', (_what, story, due) => {
  const results = story.split(' ').map((dayOfStory) => {
    const [day, result] = dayOfStory.split(':');
    return { day: Number(day), is_correct: result === 'r' };
  });
  expect(fsrsDueDay(fsrsOf(results, 'first'), 10)).toBe(due);
});

test('a word without answers has no state and is due today', () => {
  expect(fsrsOf([], 'majority')).toBeNull();
  expect(fsrsDueDay(null, 20_778)).toBe(20_778);
});

describe.each(['first', 'majority'] as const)('counting by %s', (counting) => {
  test('FSRS sees the days as the classic rule sees them', () => {
    fc.assert(
      fc.property(answers, (some) => {
        const results: DayAnswer[] = [];
        for (const { day } of some) {
          const until = classicOf(
            some.filter((answer) => answer.day <= day),
            counting,
          )!;
          if (results.at(-1)?.day !== day) results.push({ day, is_correct: until.streak > 0 });
        }
        expect(fsrsOf(some, counting)).toMatchObject(byTheBook(results));
      }),
    );
  });

  test('answer by answer, stored in between, it is the same as replayed at once', () => {
    fc.assert(
      fc.property(answers, (some) => {
        let state: FsrsState | null = null;
        for (const answer of some) {
          state = JSON.parse(JSON.stringify(fsrsAfter(state, answer, counting))) as FsrsState;
        }
        expect(state).toEqual(fsrsOf(some, counting));
      }),
    );
  });
});

test('an answer for a day before the last one is refused: its word must replay', () => {
  const state = fsrsOf([{ day: 5, is_correct: true }], 'first');
  expect(() => fsrsAfter(state, { day: 4, is_correct: true }, 'first')).toThrow(RangeError);
});
