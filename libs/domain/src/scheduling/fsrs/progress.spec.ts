import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { type DayAnswer, progressOf } from '../index.ts';
import { type FsrsProgress, fsrsAfter, fsrsDueDay, fsrsOf } from './index.ts';

const msPerDay = 86_400_000;
/** Many on the same day, and up to months between the days. */
const answers = fc
  .array(fc.record({ day: fc.nat(15).map((step) => step * step), is_correct: fc.boolean() }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((given) => given.toSorted((one, other) => one.day - other.day));
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
    fc.property(days, (given) => {
      const results = given.toSorted((one, other) => one.day - other.day);
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
  const given = story.split(' ').map((told) => {
    const [day, result] = told.split(':');
    return { day: Number(day), is_correct: result === 'r' };
  });
  expect(fsrsDueDay(fsrsOf(given, 'first'), 10)).toBe(due);
});

test('a word without answers has no progress and is due today', () => {
  expect(fsrsOf([], 'majority')).toBeNull();
  expect(fsrsDueDay(null, 20_778)).toBe(20_778);
});

describe.each(['first', 'majority'] as const)('counting by %s', (counting) => {
  test('FSRS sees the days as the exact rule sees them', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const results: DayAnswer[] = [];
        for (const { day } of given) {
          const until = progressOf(
            given.filter((answer) => answer.day <= day),
            counting,
          )!;
          if (results.at(-1)?.day !== day) results.push({ day, is_correct: until.streak > 0 });
        }
        expect(fsrsOf(given, counting)).toMatchObject(byTheBook(results));
      }),
    );
  });

  test('answer by answer, stored in between, it is the same as replayed at once', () => {
    fc.assert(
      fc.property(answers, (given) => {
        let progress: FsrsProgress | null = null;
        for (const answer of given) {
          progress = JSON.parse(JSON.stringify(fsrsAfter(progress, answer, counting))) as FsrsProgress;
        }
        expect(progress).toEqual(fsrsOf(given, counting));
      }),
    );
  });
});

test('an answer for a day before the last one is refused: its word must replay', () => {
  const progress = fsrsOf([{ day: 5, is_correct: true }], 'first');
  expect(() => fsrsAfter(progress, { day: 4, is_correct: true }, 'first')).toThrow(RangeError);
});
