import { describe, expect, test } from '@jest/globals';
import { alarm, scoresOf } from '../../live-session/index.ts';
import { PlayedGame } from './quick-pick.fixture.ts';
import { quickPickTimes } from './settings.ts';

test('from the lobby a countdown leads to the first round, for which nobody has to have joined', () => {
  const game = new PlayedGame();
  expect(game.do({ type: 'start' })).toEqual(['started']);
  expect(alarm(game.state)).toBe(game.now + quickPickTimes.countdownMs + quickPickTimes.goMs);
  expect(game.ring()).toEqual(['round_opened']);
  expect(game.state).toMatchObject({ phase: 'open', number: 1 });
  expect(game.play.rounds[0]!.option_word_ids).toHaveLength(4);
});

const inFirstRound = () => new PlayedGame().toRound();

describe('a pick is refused', () => {
  test('before the first round, and for one that has not come', () => {
    const lobby = new PlayedGame();
    expect(lobby.do({ type: 'pick', round: 1, group: 'a', option: 0 })).toBe('NOT_OPEN');
    expect(inFirstRound().do({ type: 'pick', round: 2, group: 'a', option: 0 })).toBe('NOT_OPEN');
  });

  test('for a round that is over', () => {
    const played = inFirstRound();
    played.pick('a', 'right');
    played.ring();
    expect(played.do({ type: 'pick', round: 1, group: 'b', option: 0 })).toBe('LATE');
  });

  test('of an option that is not there', () =>
    expect(inFirstRound().do({ type: 'pick', round: 1, group: 'a', option: 4 })).toBe('NO_SUCH_OPTION'));

  test('while the game is paused', () => {
    const played = inFirstRound();
    played.do({ type: 'pause' });
    expect(played.pick('a', 'right')).toBe('NOT_OPEN');
    played.do({ type: 'unpause' });
    expect(played.pick('a', 'right')).toEqual(['picked']);
  });

  test('from a seat that is not in the room', () => {
    const played = inFirstRound();
    played.do({ type: 'join', name: 'Ada' });
    played.do({ type: 'remove', seat_id: 1, ban: false });
    for (const seat_id of [1, 2]) expect(played.pick('a', 'right', { seat_id })).toBe('NOT_OPEN');
  });
});

describe('pause and outage', () => {
  test('of a pause the time until the next round is not lost', () => {
    const game = new PlayedGame().toRound();
    game.pick('a', 'right');
    game.now += 400;
    game.do({ type: 'pause' });
    game.now += 60_000;
    game.do({ type: 'unpause' });
    expect(alarm(game.state)).toBe(game.now + 600);
  });

  test('of an outage neither', () => {
    const game = new PlayedGame().toRound();
    game.pick('a', 'right');
    const due = alarm(game.state)!;
    game.now += 10_400;
    game.do({ type: 'wake', outage_ms: 10_000, way_back_ms: 1000 });
    expect(alarm(game.state)).toBe(due + 11_000);
  });

  test('neither counts as time that a pick took', () => {
    const game = new PlayedGame().toRound();
    game.now += 300;
    game.do({ type: 'pause' });
    game.now += 60_000;
    game.do({ type: 'unpause' });
    game.now += 200;
    game.pick('a', 'right');
    game.now += 100;
    game.pick('b', 'wrong');
    expect(game.play.rounds[0]!.picks.map(({ ms }) => ms)).toEqual([500, 600]);
  });
});

describe('the host', () => {
  test('skips a round that nobody knows, and nobody has a point for it', () => {
    const game = new PlayedGame().toRound();
    expect(game.do({ type: 'skip', expect: { phase: 'open', question: 1 } })).toEqual(['round_skipped']);
    expect(game.pick('a', 'right')).toBe('LATE');
    expect(game.ring()).toEqual(['round_opened']);
    expect(game.play.scores).toEqual({ a: 0, b: 0 });
  });

  test('goes on before the pause is over, once for two clicks', () => {
    const game = new PlayedGame().toRound();
    game.pick('a', 'right');
    const seen = { phase: 'reveal', question: 1 } as const;
    expect(game.do({ type: 'next', expect: seen })).toEqual(['round_opened']);
    expect(game.do({ type: 'next', expect: seen })).toBe('STALE');
  });

  test('ends a game that nobody has won', () => {
    const game = new PlayedGame().toRound();
    game.do({ type: 'end' });
    expect(game.state).toMatchObject({ phase: 'ended', play: { winner: null } });
  });

  test('gives no order of another game', () => {
    const game = new PlayedGame().toRound();
    expect(game.do({ type: 'add_time' } as never)).toBe('INVALID');
  });
});

describe('a game that is left alone', () => {
  const halfAnHour = 30 * 60_000;
  const threeHours = 3 * 3_600_000;

  test.each<[string, number | null, number]>([
    ['with its board gone for half an hour', 0, halfAnHour],
    ['whose last phone went ten minutes later, counted from then', 600_000, 600_000 + halfAnHour],
    ['while somebody is there, after three idle hours', null, threeHours],
  ])('ends %s', (_, goneAfterMs, endsAfterMs) => {
    const game = new PlayedGame().toRound();
    const openedAt = game.now;
    const empty_since = goneAfterMs === null ? null : openedAt + goneAfterMs;
    expect(alarm(game.state, empty_since)).toBe(openedAt + endsAfterMs);
    game.now = openedAt + endsAfterMs - 1;
    expect(game.do({ type: 'tick', empty_since })).toEqual([]);
    game.now += 1;
    expect(game.do({ type: 'tick', empty_since })).toEqual(['ended']);
    expect(game.history.at(-1)).toMatchObject({ by: 'idle' });
  });

  test('goes on by its clock while nobody is there', () => {
    const game = new PlayedGame().toRound();
    game.pick('a', 'right');
    expect(alarm(game.state, game.now)).toBe(game.now + 1000);
  });
});

const groupsOf = ({ state }: PlayedGame) => [...state.seats.values()].map(({ group }) => group).join('');

const joining = (game: PlayedGame, ...wishes: (string | undefined)[]) => {
  for (const [index, group] of wishes.entries()) game.do({ type: 'join', name: `Player ${index}`, group });
  return game;
};

describe('phones', () => {
  test('come into the group that has fewer, or into the one they wish for', () => {
    expect(groupsOf(joining(new PlayedGame(), undefined, undefined, undefined, undefined))).toBe('abab');
    expect(groupsOf(joining(new PlayedGame(), 'b', 'b', undefined, undefined, undefined))).toBe('bbaaa');
    expect(groupsOf(joining(new PlayedGame(), 'c', undefined))).toBe('ab');
  });

  test('a place in a group that somebody left is filled again', () => {
    const game = joining(new PlayedGame(), undefined, undefined);
    game.do({ type: 'remove', seat_id: 1, ban: false });
    game.do({ type: 'join', name: 'Zoe' });
    expect(groupsOf(game)).toBe('aba');
  });

  test('a student is in the group of the class that the host chose', () => {
    const groups = { a: [11, 12], b: [13] };
    const game = new PlayedGame({ challenge_type: 'mayhem', names: 'roster', class_id: 1, groups });
    for (const student_id of [12, 11, 13, 14]) game.do({ type: 'join', name: `Student ${student_id}`, student_id });
    expect(groupsOf(game)).toBe('aabb');
  });

  test('pick for their group; the first of it counts, for that player and the group', () => {
    const game = joining(new PlayedGame(), 'a', 'a', 'b').toRound();
    game.pick('a', 'wrong', { seat_id: 2 });
    expect(game.pick('a', 'right', { seat_id: 1 })).toBe('ALREADY_ANSWERED');
    game.pick('b', 'right', { seat_id: 3 });
    expect(game.play.scores).toEqual({ a: 0, b: 100 });
    const board = scoresOf(game.state, new Map());
    expect([...board.keys()]).toEqual([2, 3]);
    expect(board.get(2)).toMatchObject({ score: 0, right: 0, answered: 1, missed: [1] });
    expect(board.get(3)).toMatchObject({ score: 100, right: 1, answered: 1, streak: 1, rank: 1 });
  });

  test('beside them, picks at the board count for the group alone', () => {
    const game = joining(new PlayedGame(), 'a').toRound();
    game.pick('a', 'right');
    expect(game.play.scores).toEqual({ a: 100, b: 0 });
    expect(scoresOf(game.state, new Map()).size).toBe(0);
  });
});

test('in 1v1 of a class the two students are the seats: what is picked at the board for a group is theirs', () => {
  const game = new PlayedGame({ names: 'roster', class_id: 1, students: [21, 22] });
  for (const student_id of [21, 22]) game.do({ type: 'join', name: `Student ${student_id}`, student_id });
  game.toRound();
  game.pick('b', 'wrong');
  game.pick('a', 'right');
  expect(game.play.rounds[0]!.picks).toMatchObject([
    { seat_id: 2, correct: false },
    { seat_id: 1, correct: true },
  ]);
  const board = scoresOf(game.state, new Map());
  expect([board.get(1)?.score, board.get(2)?.score]).toEqual([100, 0]);
});
