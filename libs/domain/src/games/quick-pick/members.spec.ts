import { describe, expect, test } from '@jest/globals';
import { playerView, scoresOf, seatView } from '../../live-session/index.ts';
import type { Group, QuickPickSettings } from './settings.ts';
import { PlayedGame } from './quick-pick.fixture.ts';

/** A game with phones in these groups, in the order in which they came. */
function withPhones(...wishes: Group[]): PlayedGame {
  const game = new PlayedGame({ challenge_type: 'mayhem' });
  for (const [index, group] of wishes.entries()) game.do({ type: 'join', name: `Phone ${index}`, group });
  return game;
}

const groupsOf = ({ state }: PlayedGame) => [...state.seats.values()].map(({ group }) => group).join('');
const choose = (game: PlayedGame, seat_id: number, group: Group, by: 'player' | 'host' = 'player') =>
  game.do({ type: 'set_group', seat_id, group, by });

const roomOf = ({ state, history, now }: PlayedGame) => ({
  state,
  board: scoresOf(state, new Map()),
  connected: new Set<number>(),
  tally: { counts: [], answered: 0 },
  seq: history.length,
  n: 0,
  now,
});
const mayChoose = (game: PlayedGame, seat_id: number) => 'may_choose_group' in seatView(roomOf(game), seat_id);

describe('a phone chooses its group', () => {
  test('in the lobby, there and back, and said again nothing happens', () => {
    const game = withPhones('a', 'a');
    expect(choose(game, 2, 'b')).toEqual(['regrouped']);
    expect(choose(game, 2, 'b')).toEqual([]);
    expect(groupsOf(game)).toBe('ab');
    expect(choose(game, 2, 'a')).toEqual(['regrouped']);
    expect(groupsOf(game)).toBe('aa');
    expect(game.replayed()).toEqual(game.state);
  });

  test('who comes late also while a game runs, until their first pick of it', () => {
    const game = withPhones('a').toRound();
    game.do({ type: 'join', name: 'Late' });
    expect(mayChoose(game, 2)).toBe(true);
    expect(choose(game, 2, 'a')).toEqual(['regrouped']);
    game.pick('a', 'wrong', { seat_id: 2 });
    expect(mayChoose(game, 2)).toBe(false);
    expect(choose(game, 2, 'b')).toBe('LATE');
    expect(choose(game, 1, 'b')).toEqual(['regrouped']);
  });

  test('anew in the next game, but not while the winner is shown', () => {
    const game = withPhones('a').toRound();
    while (game.state.phase !== 'podium') {
      expect(game.pick('a', 'right', { seat_id: 1 })).toEqual(['picked']);
      game.ring();
    }
    expect([mayChoose(game, 1), choose(game, 1, 'b')]).toEqual([false, 'LATE']);
    game.do({ type: 'restart' });
    expect([mayChoose(game, 1), choose(game, 1, 'b')]).toEqual([true, ['regrouped']]);
  });

  test('and everybody sees how many play for either', () => {
    const game = withPhones('a', 'a', 'b');
    expect(playerView(roomOf(game))).toMatchObject({ sizes: { a: 2, b: 1 } });
    choose(game, 1, 'b');
    expect(playerView(roomOf(game))).toMatchObject({ sizes: { a: 1, b: 2 } });
  });

  test('newcomers after that go to the group that has fewer by now', () => {
    const game = withPhones('a', 'b');
    choose(game, 1, 'b');
    game.do({ type: 'join', name: 'Next' });
    expect(groupsOf(game)).toBe('bba');
  });
});

describe('the host moves somebody', () => {
  test('at any time; what they picked stays with the group it was picked for', () => {
    const game = withPhones('a', 'b').toRound();
    game.pick('a', 'right', { seat_id: 1 });
    expect(choose(game, 1, 'b', 'host')).toEqual(['regrouped']);
    expect(game.play.scores).toEqual({ a: 100, b: 0 });
    game.ring();
    // Sent while the phone still played for A, it counts for the group that it is in when it is heard.
    game.pick('a', 'right', { seat_id: 1 });
    expect(game.play.scores).toEqual({ a: 100, b: 100 });
    expect(game.play.rounds[1]!.picks).toMatchObject([{ group: 'b', seat_id: 1 }]);
  });

  test.each<[string, Partial<QuickPickSettings>, number, 'player' | 'host', string | string[]]>([
    ['a student of a group of the class, by the host', { groups: { a: [11], b: [] } }, 1, 'host', ['regrouped']],
    ['not by their own phone', { groups: { a: [11], b: [] } }, 1, 'player', 'LATE'],
    ['a student in no group, by their own phone', { groups: { a: [12], b: [] } }, 1, 'player', ['regrouped']],
    ['nobody who is not there', {}, 7, 'host', 'INVALID'],
    ['no student of one against one', { challenge_type: '1v1', students: [11, 12] }, 1, 'host', 'INVALID'],
  ])('%s', (_, settings, seat_id, by, outcome) => {
    const game = new PlayedGame({ challenge_type: 'mayhem', names: 'roster', class_id: 1, ...settings });
    game.do({ type: 'join', name: 'Mia', student_id: 11 });
    expect(choose(game, seat_id, 'b', by)).toEqual(outcome);
  });
});
