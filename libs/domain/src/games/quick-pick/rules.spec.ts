import { describe, expect, test } from '@jest/globals';
import { alarm } from '../../live-session/index.ts';
import { PlayedGame } from './quick-pick.fixture.ts';
import { afterPick, nothingCounted, pointsOf } from './rules.ts';
import { firstToReachChoices, quickPickTimes } from './settings.ts';

describe('points', () => {
  test.each([
    [1, 100], [2, 200], [3, 200], [4, 300], [5, 300], [6, 500], [9, 500], [10, 1000], [30, 1000],
  ])('the right pick number %i in a row is worth %i', (streak, points) => {
    const tally = { streaks: { a: streak - 1, b: 0 } };
    expect(pointsOf(tally, [], { group: 'a', correct: true })).toBe(points);
  }); // prettier-ignore

  test('a wrong pick is worth nothing, and takes nothing away', () => {
    const game = new PlayedGame().toRound();
    game.pick('a', 'right');
    game.ring();
    game.pick('a', 'wrong');
    expect(game.play.scores).toEqual({ a: 100, b: 0 });
  });
});

describe('combos', () => {
  test('a right pick resets the other group’s combo', () => {
    const game = new PlayedGame().toRound().win('a', 3);
    game.pick('b', 'right');
    expect(game.play.streaks).toEqual({ a: 0, b: 1 });
  });

  test('a wrong pick resets only that group’s combo', () => {
    const tally = { ...nothingCounted, streaks: { a: 3, b: 5 } };
    const wrong = { group: 'a', option: 0, correct: false, points: 0 } as const;
    expect(afterPick(tally, wrong, 1000).streaks).toEqual({ a: 0, b: 5 });
  });

  test('a group that does not pick keeps its combo while nobody is right', () => {
    const game = new PlayedGame().toRound().win('a', 2);
    game.pick('b', 'wrong');
    expect(game.play.streaks).toEqual({ a: 2, b: 0 });
  });
});

const results = (game: PlayedGame) => [
  game.play.rounds
    .at(-1)!
    .picks.map(({ group }) => group)
    .join(''),
  game.state.phase,
];

describe('a round', () => {
  test('is ended by a right pick', () => {
    const game = new PlayedGame().toRound();
    expect(game.pick('b', 'right')).toEqual(['picked']);
    expect(results(game)).toEqual(['b', 'reveal']);
  });

  test('goes on after a wrong pick, and is then the other group’s', () => {
    const game = new PlayedGame().toRound();
    game.pick('a', 'wrong');
    expect(results(game)).toEqual(['a', 'open']);
    game.pick('b', 'right');
    expect(results(game)).toEqual(['ab', 'reveal']);
    expect(game.play.scores).toEqual({ a: 0, b: 100 });
  });

  test('is ended by two wrong picks', () => {
    const game = new PlayedGame().toRound();
    game.pick('a', 'wrong');
    game.pick('b', 'wrong');
    expect(results(game)).toEqual(['ab', 'reveal']);
    expect(game.play.scores).toEqual({ a: 0, b: 0 });
  });

  test('takes one pick of each group', () => {
    const game = new PlayedGame().toRound();
    game.pick('a', 'wrong');
    expect(game.pick('a', 'right')).toBe('ALREADY_ANSWERED');
    expect(game.play.scores).toEqual({ a: 0, b: 0 });
  });
});

const untilNext = (challenge_type: '1v1' | 'mayhem', ...picks: ['a' | 'b', 'right' | 'wrong'][]) => {
  const game = new PlayedGame({ challenge_type }).toRound();
  for (const [group, how] of picks) game.pick(group, how);
  return alarm(game.state)! - game.now;
};

describe('the next round comes', () => {
  const [right, wrong] = ['right', 'wrong'] as const;

  test.each([
    ['a right pick', [['a', right]], 1000, 2500],
    ['a wrong one and then a right one', [['a', wrong], ['b', right]], 1000, 2500],
    ['a wrong one when the other group had answered wrong', [['a', wrong], ['b', wrong]], 1600, 3100],
    ['a right one, and a wrong one in the same moment', [['a', right], ['b', wrong]], 1600, 3100],
    ['two right ones in the same moment', [['a', right], ['b', right]], 1000, 2500],
  ] as const)('after %s', (_, picks, oneOnOneMs, mayhemMs) => {
    const list = picks.map(([group, how]) => [group, how] as ['a' | 'b', 'right' | 'wrong']);
    expect([untilNext('1v1', ...list), untilNext('mayhem', ...list)]).toEqual([oneOnOneMs, mayhemMs]);
  }); // prettier-ignore

  test('by itself, with the next word', () => {
    const game = new PlayedGame().toRound();
    game.pick('a', 'right');
    game.now += 999;
    expect(game.do({ type: 'tick' })).toEqual([]);
    game.now += 1;
    expect(game.do({ type: 'tick' })).toEqual(['round_opened']);
    expect(game.state).toMatchObject({ phase: 'open', number: 2 });
  });
});

const bothRight = () => {
  const game = new PlayedGame().toRound();
  game.pick('b', 'right');
  game.now += quickPickTimes.sameMomentMs;
  return game;
};

describe('two groups that pick at the same moment', () => {
  test('are both heard, and the first right one wins', () => {
    const game = bothRight();
    expect(game.pick('a', 'right')).toEqual(['picked']);
    expect(game.play).toMatchObject({ scores: { a: 0, b: 100 }, streaks: { a: 0, b: 1 } });
    expect(game.play.rounds[0]!.picks).toMatchObject([
      { group: 'b', correct: true, points: 100 },
      { group: 'a', correct: true, points: 0 },
    ]);
    expect(game.replayed()).toEqual(game.state);
  });

  test('a pick after the moment, when the end of the round could be seen, is too late', () => {
    const game = bothRight();
    game.now += 1;
    expect(game.pick('a', 'right')).toBe('LATE');
  });

  test('the one that is heard second puts the next round off by nothing but its being wrong', () => {
    const game = bothRight();
    const due = alarm(game.state)!;
    game.pick('a', 'wrong');
    expect(alarm(game.state)).toBe(due + quickPickTimes.afterDoubleAnswerMs);
  });
});

describe('the game ends', () => {
  test.each(firstToReachChoices)('when a group reaches %i points', (first_to_reach) => {
    const game = new PlayedGame({ first_to_reach }).toRound();
    while (game.play.winner === null) {
      expect(game.play.scores.a).toBeLessThan(first_to_reach);
      game.pick('a', 'right');
      if (game.play.winner === null) game.ring();
    }
    expect(game.play.scores.a).toBeGreaterThanOrEqual(first_to_reach);
    expect(game.ring()).toEqual(['podium_shown']);
    expect(game.state).toMatchObject({ phase: 'podium', play: { winner: 'a' } });
  });

  test('and the second pick of the moment takes nobody’s victory away', () => {
    const game = new PlayedGame().toRound();
    for (let round = 0; round < 2; round++) {
      for (const group of ['a', 'b'] as const) game.win(group, 2);
    }
    while (game.play.winner === null) {
      game.pick('b', 'right');
      game.pick('a', 'right');
      if (game.play.winner === null) game.ring();
    }
    expect(game.play.winner).toBe('b');
  });

  test('and takes no more picks', () => {
    const game = new PlayedGame().toRound().win('a', 5);
    expect(game.state.phase).toBe('podium');
    expect(game.pick('b', 'right')).toBe('LATE');
    expect(game.do({ type: 'next' })).toEqual(['ended']);
    expect(game.pick('b', 'right')).toBe('LATE');
  });
});
