import { expect, test } from '@jest/globals';
import type { Report } from '@lexiroom/contracts/live';
import { reportSheet } from './report-sheet.ts';
import { roundsOf } from './rounds.ts';

const options = ['oso', 'gato', 'perro', 'pato'].map((text, index) => ({ word_id: index + 1, text }));
const question = (number: number, correct_option: number) => ({
  number,
  word_id: correct_option + 1,
  kind: 'picture_to_text' as const,
  options,
  correct_option,
  voided: false,
  scored: true,
});

/** Two games: A won the first in two rounds, nobody the second, whose first round was skipped. Mia has a phone. */
const report: Report = {
  live_id: 7,
  pin: '482913',
  game: 'quick-pick',
  target_language: 'spanish',
  deck_name: 'Animals',
  decks: null,
  created_at: 1_700_000_000_000,
  ended_at: 1_700_000_600_000,
  class: null,
  missing: [],
  questions: [question(1, 0), question(2, 1), { ...question(3, 2), scored: false }, question(4, 3)],
  players: [
    {
      seat_id: 1,
      name: 'Mia',
      score: 100,
      rank: 1,
      answers: [
        { question: 1, option: 0, correct: true, ms: 900, points: 100 },
        { question: 2, option: 3, correct: false, ms: 400, points: 0 },
      ],
    },
  ],
  groups: {
    scores: { a: 0, b: 100 },
    winner: null,
    games: [
      { scores: { a: 1000, b: 0 }, winner: 'a', last_round: 2 },
      { scores: { a: 0, b: 100 }, winner: null, last_round: 4 },
    ],
    picks: [
      { question: 1, group: 'a', seat_id: 1, option: 0, correct: true, points: 100, ms: 900 },
      { question: 2, group: 'a', seat_id: 1, option: 3, correct: false, points: 0, ms: 400 },
      { question: 2, group: 'b', seat_id: null, option: 1, correct: true, points: 100, ms: 600 },
      { question: 4, group: 'b', seat_id: null, option: 3, correct: true, points: 100, ms: 500 },
    ],
  },
};

const words = {
  game: 'Game',
  winner: 'Winner',
  round: 'Round',
  word: 'Word',
  group: 'Group',
  player: 'Player',
  picked: 'Picked',
  right: 'Right',
  yes: 'yes',
  no: 'no',
  points: 'Points',
  groups: { a: 'Group A', b: 'Group B' },
};

test('rounds are told by game and number, with who picked first', () => {
  expect(roundsOf(report).map(({ game, round, word, picks }) => [game, round, word, picks[0]?.group, picks[0]?.name])).toEqual([
    [1, 1, 'oso', 'a', 'Mia'],
    [1, 2, 'gato', 'a', 'Mia'],
    [2, 1, 'perro', undefined, undefined],
    [2, 2, 'pato', 'b', null],
  ]); // prettier-ignore
});

test('the file has the games, every pick, and the players', () => {
  expect(reportSheet(report, words)).toEqual([
    ['Game', 'Group A', 'Group B', 'Winner'],
    [1, 1000, 0, 'Group A'],
    [2, 0, 100, ''],
    [],
    ['Game', 'Round', 'Word', 'Group', 'Player', 'Picked', 'Right', 'Points'],
    [1, 1, 'oso', 'Group A', 'Mia', 'oso', 'yes', 100],
    [1, 2, 'gato', 'Group A', 'Mia', 'pato', 'no', 0],
    [1, 2, 'gato', 'Group B', '', 'gato', 'yes', 100],
    [2, 1, 'perro'],
    [2, 2, 'pato', 'Group B', '', 'pato', 'yes', 100],
    [],
    ['Player', 'Points', 'Right', 'Picked'],
    ['Mia', 100, 1, 2],
  ]);
});
