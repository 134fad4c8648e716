import { describe, expect, test } from '@jest/globals';
import { hostView, playerView, projectorView, scoresOf, seatView } from '../../live-session/index.ts';
import { PlayedGame } from './quick-pick.fixture.ts';

const roomOf = ({ state, history, now }: PlayedGame) => ({
  state,
  board: scoresOf(state, new Map()),
  connected: new Set<number>(),
  tally: { counts: [], answered: 0 },
  pin: '123456',
  join_address: 'http://192.168.1.5:3000/live',
  seq: history.length,
  n: 0,
  now,
});
const shown = (game: PlayedGame) =>
  projectorView(roomOf(game)) as ReturnType<typeof projectorView> & { results: object };

test('S27 before a round is decided nothing tells the right option, not to the board either', () => {
  const game = new PlayedGame().toRound();
  game.pick('a', 'wrong');
  const word = game.play.wordsById.get(game.play.rounds[0]!.word_id)!;
  for (const view of [playerView(roomOf(game)), projectorView(roomOf(game)), hostView(roomOf(game))])
    expect(Object.keys(view)).not.toContain('correct_option');
  const player = JSON.stringify(playerView(roomOf(game)));
  expect(player).not.toContain('sound_path');
  expect(player).not.toContain(`"word_id"`);
  // What is asked for stands once among the options, or is what is shown.
  expect(player.split(word.target_translation)).toHaveLength(2);
  game.pick('b', 'right');
  const { correct_option } = game.play.rounds[0]!;
  expect(playerView(roomOf(game))).toMatchObject({ correct_option, next_at: game.now + 1000 });
});

describe('the results of either group', () => {
  test('are what they picked, while nobody has won', () => {
    const game = new PlayedGame().toRound();
    expect(shown(game)).toMatchObject({ results: { a: 'unanswered', b: 'unanswered' }, picks: { a: null, b: null } });
    game.pick('b', 'wrong');
    expect(shown(game)).toMatchObject({
      results: { a: 'unanswered', b: 'incorrect' },
      picks: { b: expect.any(Number) },
    });
    game.pick('a', 'right');
    expect(shown(game)).toMatchObject({ results: { a: 'correct', b: 'incorrect' } });
    game.ring();
    expect(shown(game)).toMatchObject({ results: { a: 'unanswered', b: 'unanswered' } });
  });

  test('are winner and loser once the game is won', () => {
    const game = new PlayedGame().toRound().win('b', 4);
    game.pick('b', 'right');
    expect(game.play.scores.b).toBeGreaterThanOrEqual(1000);
    expect(shown(game)).toMatchObject({ phase: 'reveal', results: { a: 'loser', b: 'winner' }, winner: 'b' });
    game.ring();
    expect(shown(game)).toMatchObject({ phase: 'podium', results: { a: 'loser', b: 'winner' }, winner: 'b' });
  });
});

test('the board is told which word sounds, who plays for whom, and what the game was opened with', () => {
  const game = new PlayedGame({ first_to_reach: 2500, challenge_type: 'mayhem' });
  for (const name of ['Ada', 'Ben', 'Cem']) game.do({ type: 'join', name });
  game.toRound();
  const { word_id } = game.play.rounds[0]!;
  expect(shown(game)).toMatchObject({
    game: 'quick-pick',
    challenge_type: 'mayhem',
    first_to_reach: 2500,
    members: { a: [1, 3], b: [2] },
    asked: { word_id, sound_path: `/media/${word_id}.mp3` },
  });
});

test('a phone is told its group, what it picked, and how that went', () => {
  const game = new PlayedGame();
  for (const name of ['Ada', 'Ben']) game.do({ type: 'join', name });
  game.toRound();
  expect(seatView(roomOf(game), 2)).toMatchObject({ game: 'quick-pick', group: 'b', streak: 0, score: 0 });
  game.pick('b', 'right', { seat_id: 2 });
  const { correct_option } = game.play.rounds[0]!;
  expect(seatView(roomOf(game), 2)).toMatchObject({
    streak: 1,
    score: 100,
    answered: { question: 1, option: correct_option },
    last: { question: 1, correct: true, points: 100, option: correct_option },
  });
  game.ring();
  expect(seatView(roomOf(game), 2)).not.toHaveProperty('answered');
});
