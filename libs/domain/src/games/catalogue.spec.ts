import { expect, test } from '@jest/globals';
import { gameCatalogue, gameIds, isGameId, wordsFault } from './index.ts';

test.each([
  ['word-rush', [[3, 2], [9, 3], [18, 5], [36, 10]]],
  ['type-hype', [[3, 2], [7, 3], [12, 5], [20, 10]]],
  ['quick-pick', [[2, 2], [4, 3], [6, 5], [10, 10]]],
  ['live-quiz', [[4, 2], [10, 3], [25, 5]]],
] as const)('%s multiplies by the steps of the specification', (game, steps) => {
  expect(gameCatalogue[game].combo).toEqual(steps);
}); // prettier-ignore

test('games need at least 4 words, and only Live Quiz takes no more than 1200', () => {
  for (const game of gameIds) {
    expect([0, 3, 4].map((count) => wordsFault(game, count))).toEqual(['too_few', 'too_few', undefined]);
  }
  expect(gameIds.filter((game) => wordsFault(game, 1201) === 'too_many')).toEqual(['live-quiz']);
  expect(wordsFault('live-quiz', 1200)).toBeUndefined();
});

test('the picker has Word Rush and Type Hype under games, Quick Pick on a split screen, Live Quiz live', () => {
  expect(gameIds.map((game) => [game, gameCatalogue[game].group])).toEqual([
    ['word-rush', 'games'],
    ['type-hype', 'games'],
    ['quick-pick', 'split_screen'],
    ['live-quiz', 'live'],
  ]);
});

test('what is no game is told apart, names of every object included', () => {
  expect(['type-hype', 'chess', 'toString', '', 7].map(isGameId)).toEqual([true, false, false, false, false]);
});
