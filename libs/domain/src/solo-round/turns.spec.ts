import { expect, test } from '@jest/globals';
import { seededRandom } from '../chance/index.ts';
import { areTurns, nextTurn, type Turns } from './index.ts';

function asked(word_ids: readonly number[], times: number, seed: number): number[] {
  const random = seededRandom(seed);
  let turns: Turns | undefined = { to_come: [] };
  return Array.from({ length: times }, () => {
    turns = nextTurn(word_ids, turns!, random);
    return turns!.word_id!;
  });
}

test('no word is asked a second time until all were asked, nor twice in a row', () => {
  const seed = Math.floor(Math.random() * 1e9);
  const word_ids = [1, 2, 3, 4, 5];
  for (let game = 0; game < 50; game++) {
    const order = asked(word_ids, 20, seed + game);
    for (let from = 0; from < 20; from += 5) {
      expect([seed, order.slice(from, from + 5).toSorted((one, other) => one - other)]).toEqual([seed, word_ids]);
    }
    expect(order.some((word_id, index) => word_id === order[index + 1])).toBe(false);
  }
});

test('the order is left to chance', () => {
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => asked([1, 2, 3, 4], 4, seed).join())).size).toBeGreaterThan(3);
});

test('a single word is asked again and again, and without words there is no turn', () => {
  expect(asked([7], 3, 1)).toEqual([7, 7, 7]);
  expect(nextTurn([], { to_come: [] }, seededRandom(1))).toBeUndefined();
});

test('an order that a round can have asked in is told from one that it cannot', () => {
  const seed = Math.floor(Math.random() * 1e9);
  for (let count = 1; count < 8; count++) {
    const word_ids = Array.from({ length: count }, (_, at) => at + 1);
    for (let length = 1; length < 30; length++) {
      expect([seed, count, length, areTurns(asked(word_ids, length, seed + length))]).toEqual([
        seed,
        count,
        length,
        true,
      ]);
    }
  }
  for (const order of [
    [1, 1, 2],
    [1, 2, 1, 3],
    [1, 2, 2, 1],
    [1, 2, 3, 1, 2, 1],
    [1, 2, 3, 3, 1, 2],
  ]) {
    expect([order, areTurns(order)]).toEqual([order, false]);
  }
});
