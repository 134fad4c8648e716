import { describe, expect, test } from '@jest/globals';
import { type DeckOfLearner, mostAtOnce, sittingOf, todaysWords } from './todays-words.ts';

const deck = (item_id: number, change: Partial<DeckOfLearner> = {}): DeckOfLearner => ({
  item_id,
  due: [],
  fresh: [],
  started_today: 0,
  daily_new_words: null,
  ...change,
});
/** So many new words of a deck: 101, 102 … of deck 1. */
const fresh = (item_id: number, count: number) => Array.from({ length: count }, (_, at) => item_id * 100 + at + 1);
const ids = (words: readonly { word_id: number }[]) => words.map(({ word_id }) => word_id);

describe('words that are due', () => {
  test('come from all decks, the longest due first', () => {
    const { due } = todaysWords(
      [
        deck(1, { due: [{ word_id: 11, due_day: 20 }, { word_id: 12, due_day: 22 }] }), // prettier-ignore
        deck(2, { due: [{ word_id: 21, due_day: 18 }, { word_id: 22, due_day: 20 }] }), // prettier-ignore
      ],
      10,
    );
    expect(due).toEqual([
      { word_id: 21, item_id: 2 },
      { word_id: 11, item_id: 1 },
      { word_id: 22, item_id: 2 },
      { word_id: 12, item_id: 1 },
    ]);
  });
});

describe('new words', () => {
  test('are as many as the daily number, from one deck after the other', () => {
    const words = todaysWords([deck(1, { fresh: fresh(1, 3) }), deck(2, { fresh: fresh(2, 9) })], 5);
    expect(ids(words.fresh)).toEqual([101, 102, 103, 201, 202]);
    expect(ids(words.more)).toEqual([203, 204, 205, 206, 207, 208, 209]);
  });

  test('are fewer by those that were begun today, whichever deck they are of', () => {
    const decks = [
      deck(1, { fresh: fresh(1, 5), started_today: 1 }),
      deck(2, { fresh: fresh(2, 5), started_today: 2 }),
    ];
    expect(ids(todaysWords(decks, 5).fresh)).toEqual([101, 102]);
    expect(todaysWords(decks, 3).fresh).toEqual([]);
    expect(todaysWords(decks, 1).fresh).toEqual([]);
  });

  test('of a deck with a number of its own neither take from the others nor are taken from them', () => {
    const decks = [
      deck(1, { fresh: fresh(1, 9), daily_new_words: 2, started_today: 1 }),
      deck(2, { fresh: fresh(2, 9) }),
      deck(3, { fresh: fresh(3, 9), daily_new_words: 0 }),
    ];
    expect(ids(todaysWords(decks, 3).fresh)).toEqual([101, 201, 202, 203]);
    expect(ids(todaysWords(decks, 0).fresh)).toEqual([101]);
  });
});

test('at once are studied first the due words and then the new ones, a hundred at most', () => {
  const due = Array.from({ length: 98 }, (_, at) => ({ word_id: at + 1, item_id: 1 }));
  const five = fresh(2, 5).map((word_id) => ({ word_id, item_id: 2 }));
  const sitting = sittingOf({ due, fresh: five });
  expect(sitting).toHaveLength(mostAtOnce);
  expect(sitting.slice(96)).toEqual([97, 98, 201, 202]);
});
