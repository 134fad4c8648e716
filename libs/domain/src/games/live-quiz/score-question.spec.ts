import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { GivenAnswer } from '../../live-session/index.ts';
import { neighboursByRank, standingsByRank, withoutSeats } from '../../scoring/index.ts';
import { foldScores } from './quiz.fixture.ts';
import { scoreQuestion, type ScoredQuestion } from './scores.ts';

const rules = { scoring: 'accuracy', combo: true } as const;
const right = (seat_id: number, ms = 1000): GivenAnswer => ({ seat_id, option: 0, correct: true, ms });
const wrong = (seat_id: number): GivenAnswer => ({ seat_id, option: 1, correct: false, ms: 1000 });
const question = (number: number, seat_ids: number[], answers: GivenAnswer[]): ScoredQuestion => ({
  number,
  whole_ms: 20_000,
  seat_ids,
  answers,
});

test('a missing answer resets the streak', () => {
  const board = foldScores([question(1, [1], [right(1)]), question(2, [1], []), question(3, [1], [right(1)])], rules);
  expect(board.get(1)).toMatchObject({ score: 200, streak: 1, right: 2, answered: 2, missed: [2] });
});

test('a question that was void never was: the streak goes on over it', () => {
  const streak = [1, 2, 3].map((number) => question(number, [1], [right(1)]));
  const board = foldScores([...streak, question(5, [1], [right(1)])], rules);
  expect(board.get(1)).toMatchObject({ score: 500, streak: 4 });
});

test('ties share a rank, and the rank before is kept for the swap', () => {
  const first = foldScores([question(1, [1, 2, 3, 4], [right(1), right(2), wrong(3)])], rules);
  expect(standingsByRank(first).map(({ seat_id, rank }) => [seat_id, rank])).toEqual([[1, 1], [2, 1], [3, 3], [4, 3]]); // prettier-ignore
  const second = scoreQuestion(first, question(2, [1, 2, 3, 4], [right(3), right(2)]), rules);
  expect(second.get(1)).toMatchObject({ rank: 2, previous_rank: 1 });
  expect(second.get(3)).toMatchObject({ rank: 2, previous_rank: 3 });
});

test('who comes late has no rank before and loses nothing by it', () => {
  const board = foldScores([question(1, [1], [right(1)]), question(2, [1, 9], [right(9)])], rules);
  expect(board.get(9)).toMatchObject({ score: 100, previous_rank: null, missed: [] });
});

test('the best come first; of those who share a rank, the seats in their order, however they were scored', () => {
  const answers = [right(4, 900), right(1, 5000), right(3, 5000), right(6, 5000)];
  const board = foldScores([question(1, [6, 5, 3, 1, 4, 2], answers)], { scoring: 'speed', combo: false });
  expect(standingsByRank(board).map(({ seat_id }) => seat_id)).toEqual([4, 1, 3, 6, 2, 5]);
});

test('a standing tells how the newest question went: right, wrong or not answered', () => {
  const board = foldScores([question(1, [1, 2, 3], [right(1), wrong(2)])], rules);
  expect([1, 2, 3].map((seat) => board.get(seat)?.last)).toEqual([
    { question: 1, correct: true, points: 100, option: 0 },
    { question: 1, correct: false, points: 0, option: 1 },
    { question: 1, correct: false, points: 0, option: null },
  ]);
  expect(board.get(2)).toEqual({
    seat_id: 2,
    score: 0,
    streak: 0,
    right: 0,
    answered: 1,
    rank: 2,
    previous_rank: null,
    last: { question: 1, correct: false, points: 0, option: 1 },
    missed: [1],
  });
});

test('a seat that a question was not asked of keeps what it has, and its rank may fall', () => {
  const first = foldScores([question(1, [1, 2], [right(1)])], rules);
  const second = scoreQuestion(first, question(2, [2], [right(2)]), rules);
  expect(second.get(1)).toMatchObject({ score: 100, streak: 1, rank: 1, previous_rank: 1, missed: [] });
  expect(second.get(1)?.last.question).toBe(1);
  const third = scoreQuestion(second, question(3, [2], [right(2)]), rules);
  expect(third.get(1)).toMatchObject({ score: 100, streak: 1, rank: 2, previous_rank: 1 });
});

test('when a seat is removed the others move up', () => {
  const board = foldScores([question(1, [1, 2], [right(1)])], rules);
  expect(withoutSeats(board, (seat) => seat === 1).get(2)?.rank).toBe(1);
});

test('the next better and the next worse score are told for every rank, ties skipped', () => {
  const scored = question(1, [1, 2, 3, 4, 5], [right(1, 1000), right(2, 5000), right(3, 5000), right(4, 9000)]);
  const board = foldScores([scored], { scoring: 'speed', combo: false });
  const seatsAround = [...neighboursByRank(board)].map(([rank, { above, below }]) => [
    rank,
    above?.seat_id,
    below?.seat_id,
  ]);
  expect(seatsAround).toEqual([
    [1, undefined, 2],
    [2, 1, 4],
    [4, 2, 5],
    [5, 4, undefined],
  ]);
});

test('in which order the answers came in changes no score', () => {
  const answers = fc.uniqueArray(
    fc.record({
      seat_id: fc.integer({ min: 1, max: 12 }),
      option: fc.nat(3),
      correct: fc.boolean(),
      ms: fc.nat(21_000),
    }),
    { selector: (answer) => answer.seat_id },
  );
  fc.assert(
    fc.property(answers, fc.constantFrom('accuracy', 'speed'), (given, scoring) => {
      const seats = [...Array(12).keys()].map((index) => index + 1);
      const board = foldScores([question(1, seats, given)], { scoring, combo: true });
      const turned = foldScores([question(1, seats, given.toReversed())], { scoring, combo: true });
      expect([...board]).toEqual([...turned]);
    }),
  );
});
