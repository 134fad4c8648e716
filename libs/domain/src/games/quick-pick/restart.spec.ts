import { describe, expect, test } from '@jest/globals';
import { playerView, projectorView, scoresOf, seatView } from '../../live-session/index.ts';
import { PlayedGame } from './quick-pick.fixture.ts';
import { quickPickTimes } from './settings.ts';
import { roundsOfNewest } from './state.ts';

/** A game that a group has won, with a phone in either group; A's picks come from its phone. */
function wonGame(): PlayedGame {
  const game = new PlayedGame();
  for (const group of ['a', 'b']) game.do({ type: 'join', name: `Phone of ${group}`, group });
  return playToTheEnd(game.toRound());
}

function playToTheEnd(game: PlayedGame): PlayedGame {
  while (game.state.phase !== 'podium') {
    expect(game.pick('a', 'right', game.state.seats.has(1) ? { seat_id: 1 } : {})).toEqual(['picked']);
    game.ring();
  }
  return game;
}

const shown = ({ state, history, now }: PlayedGame) => {
  const board = scoresOf(state, new Map());
  const seen = { connected: new Set<number>(), tally: { counts: [], answered: 0 }, pin: '123456', join_address: '' };
  return { state, board, ...seen, seq: history.length, n: 0, now };
};

describe('Retry', () => {
  test('begins another game with the same seats and groups, without points, by its countdown', () => {
    const game = wonGame();
    const { seats } = game.state;
    expect(game.do({ type: 'restart', expect: { phase: 'podium' } })).toEqual(['restarted']);
    expect(game.state).toMatchObject({ phase: 'starting', since: game.now, seats });
    expect(game.play).toMatchObject({ scores: { a: 0, b: 0 }, streaks: { a: 0, b: 0 }, winner: null });
    expect(playerView(shown(game))).toMatchObject({
      phase: 'starting',
      game_number: 2,
      wins: { a: 1, b: 0 },
      starts_at: game.now + quickPickTimes.countdownMs + quickPickTimes.goMs,
      results: { a: 'unanswered', b: 'unanswered' },
    });
    expect(playerView(shown(game))).not.toHaveProperty('winner');
    expect(game.ring()).toEqual(['round_opened']);
  });

  test('is one game for two clicks, and comes only once somebody has won', () => {
    const game = new PlayedGame();
    expect(game.do({ type: 'restart' })).toBe('STALE');
    game.toRound();
    expect(game.do({ type: 'restart' })).toBe('STALE');
    playToTheEnd(game);
    const seen = { phase: 'podium' } as const;
    expect(game.do({ type: 'restart', expect: seen })).toEqual(['restarted']);
    expect(game.do({ type: 'restart', expect: seen })).toBe('STALE');
    game.do({ type: 'end' });
    expect(game.do({ type: 'restart' })).toBe('STALE');
  });

  test('numbers the rounds on, in an order of their own, and asks first what was asked least', () => {
    const game = wonGame();
    const asked = game.play.rounds.map(({ word_id }) => word_id);
    game.do({ type: 'restart' });
    game.ring();
    expect(game.state.number).toBe(asked.length + 1);
    playToTheEnd(game);
    const again = roundsOfNewest(game.play).map(({ word_id }) => word_id);
    expect(again).not.toEqual(asked);
    const unasked = game.play.words.map(({ word_id }) => word_id).filter((word_id) => !asked.includes(word_id));
    expect(new Set(again.slice(0, unasked.length))).toEqual(new Set(unasked));
  });

  test('a pick for the game before comes too late', () => {
    const game = wonGame();
    const last = game.state.number;
    game.do({ type: 'restart' });
    game.ring();
    expect(game.do({ type: 'pick', round: last, group: 'b', option: 0 })).toBe('LATE');
  });

  test('a phone has its points of the new game, and the report those of all games', () => {
    const game = wonGame();
    const before = seatView(shown(game), 1).score;
    expect(before).toBeGreaterThanOrEqual(1000);
    game.do({ type: 'restart' });
    expect(seatView(shown(game), 1)).toMatchObject({ score: 0, streak: 0 });
    game.ring();
    game.pick('a', 'right', { seat_id: 1 });
    expect(seatView(shown(game), 1)).toMatchObject({ score: 100, streak: 1 });
    expect(scoresOf(game.state, new Map()).get(1)).toMatchObject({ score: before + 100 });
  });

  test('is in the log: read again, three games are the same', () => {
    const game = wonGame();
    for (let more = 0; more < 2; more++) {
      game.do({ type: 'restart' });
      game.ring();
      playToTheEnd(game);
    }
    expect(game.replayed()).toEqual(game.state);
    expect(projectorView(shown(game))).toMatchObject({ game_number: 3, wins: { a: 3, b: 0 } });
  });
});

test('a log without a Retry is one game', () => {
  const { state } = wonGame();
  expect(state.play.finished).toEqual([]);
  expect(roundsOfNewest(state.play)).toEqual(state.play.rounds);
});
