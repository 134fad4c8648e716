import { describe, expect, test } from '@jest/globals';
import { emptyScoreboard, type Scoreboard } from '../../scoring/index.ts';
import type { ScreenRoom } from '../../live-session/index.ts';
import { leaderboardView } from './leaderboard.ts';
import { PlayedQuiz, projectorView } from './quiz.fixture.ts';
import { scoreQuestion } from './scores.ts';

const rules = { scoring: 'accuracy', combo: false } as const;

/** A quiz of so many players at the leaderboard of a question; of each question, the seats that had it right. */
function afterQuestions(players: number, ...right: readonly (readonly number[])[]) {
  const quiz = new PlayedQuiz();
  const seat_ids = Array.from({ length: players }, (_, index) => index + 1);
  for (const seat_id of seat_ids) quiz.do({ type: 'join', name: `Player ${String.fromCharCode(64 + seat_id)}x` });
  const board = right.reduce<Scoreboard>(
    (before, those, index) =>
      scoreQuestion(
        before,
        {
          number: index + 1,
          seat_ids,
          whole_ms: 20_000,
          answers: those.map((seat_id) => ({ seat_id, option: 1, correct: true, ms: 1000 })),
        },
        rules,
      ),
    emptyScoreboard,
  );
  const room = { state: { ...quiz.state, number: right.length }, board } as Parameters<typeof leaderboardView>[0];
  return leaderboardView(room);
}
const everybody = (players: number) => Array.from({ length: players }, (_, index) => index + 1);

describe('rows of the leaderboard', () => {
  test('hold what each has just gained, and nobody without a point', () => {
    const { rows } = afterQuestions(4, [1, 2], [2]);
    expect(rows).toMatchObject([
      { seat_id: 2, rank: 1, previous_rank: 1, gained: 100, streak: 2, score: 200 },
      { seat_id: 1, rank: 2, previous_rank: 1, gained: 0, streak: 0, score: 100 },
    ]);
    expect(rows).toHaveLength(2);
  });

  test('of a tie that fits name everybody; of one that does not, one row says how many', () => {
    expect(afterQuestions(12, everybody(10)).rows).toHaveLength(10);
    expect(afterQuestions(46, everybody(46)).rows).toEqual([{ rank: 1, score: 100, players: 46 }]);
  });

  test('after a tie that was counted as one row go on with the next rank', () => {
    const { rows } = afterQuestions(14, everybody(14), [1, 2]);
    expect(rows).toMatchObject([{ rank: 1 }, { rank: 1 }, { rank: 3, players: 12, score: 100 }]);
    const more = afterQuestions(14, everybody(14), everybody(12)).rows;
    expect(more).toMatchObject([
      { rank: 1, players: 12 },
      { rank: 13, seat_id: 13 },
      { rank: 13, seat_id: 14 },
    ]);
  });

  test('before anybody has a point there are none', () => {
    expect(afterQuestions(3, [])).toEqual({ rows: [], callouts: [] });
  });
});

describe('called out', () => {
  test('is the best climb, also of somebody who stands low', () => {
    // Seat 4 comes from behind the two who had a point, to their side.
    const { callouts } = afterQuestions(4, [1, 2, 3], [1], [1, 4]);
    expect(callouts).toContainEqual({ type: 'climb', by: 2, players: 1, names: ['Player Dx'] });
  });

  test('is the longest streak, by the names of up to three, and by their number beyond', () => {
    const three = everybody(3);
    expect(afterQuestions(5, three, three, three).callouts).toEqual([
      { type: 'streak', by: 3, players: 3, names: ['Player Ax', 'Player Bx', 'Player Cx'] },
    ]);
    const four = everybody(4);
    expect(afterQuestions(5, four, four, four).callouts).toEqual([{ type: 'streak', by: 3, players: 4, names: [] }]);
  });

  test('is neither one place nor two in a row', () => {
    expect(afterQuestions(3, [1, 2], [1, 2]).callouts).toEqual([]);
    expect(afterQuestions(3, [1, 3], [1, 2], [2]).callouts).toEqual([]);
  });
});

test('the projector has it in phase leaderboard only, and phones never', () => {
  const quiz = new PlayedQuiz().toOpen().toReveal();
  const room = (): ScreenRoom => ({
    state: quiz.state,
    board: emptyScoreboard,
    connected: new Set(),
    tally: { counts: [], answered: 0 },
    pin: '123456',
    join_address: 'http://192.168.1.5:3000/live',
    seq: 9,
    n: 0,
    now: quiz.now,
  });
  expect(projectorView(room())).not.toHaveProperty('leaderboard');
  quiz.do({ type: 'next' });
  expect(projectorView(room()).leaderboard).toEqual({ rows: [], callouts: [] });
});
