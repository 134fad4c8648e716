import { expect, test } from '@jest/globals';
import { ranked, type Standing } from '../scoring/index.ts';
import type { LobbyOpened } from './events.ts';
import { fold } from './evolve.ts';
import { seatedForNextQuiz } from './next-quiz.ts';
import { roomBoard } from './room-board.ts';
import { idleGame, PlayedSession } from './session.fixture.ts';

const games = { played: idleGame };

/** The second quiz of the room of one that was played. */
function second(before: PlayedSession) {
  const opened = { ...before.history[0], at: 2_000_000, quiz: 2, seq_before: 9 } as LobbyOpened;
  return { opened, ...seatedForNextQuiz(before.state, opened, games) };
}

const score = (seat_id: number, points: number): Omit<Standing, 'rank'> => ({
  seat_id,
  score: points,
  streak: 0,
  right: 0,
  answered: 0,
  previous_rank: null,
  last: { question: 1, correct: true, points, option: null },
  missed: [],
});

test('everybody has the seat they had, with its name, and what the host had said of it', () => {
  const before = new PlayedSession();
  for (const name of ['Ada', 'Ben', 'Cem', 'Dee', 'Eda']) before.do({ type: 'join', name, owner: `device of ${name}` });
  before.do({ type: 'rename', seat_id: 1, name: 'Ada L' });
  before.do({ type: 'choose_emblem', seat_id: 1, emblem: 'owl' });
  before.do({ type: 'leave', seat_id: 2 });
  before.do({ type: 'remove', seat_id: 3, ban: true });
  before.do({ type: 'remove', seat_id: 4, ban: false });
  before.do({ type: 'lock_door' });
  before.do({ type: 'start' });
  const { opened, events, after } = second(before);
  expect(after).toMatchObject({ phase: 'lobby', quiz: 2, seq_before: 9, door: 'locked', in_room: 2 });
  const kept = (seats: typeof after.seats) => [...seats.values()].map(({ from_question: _from, ...seat }) => seat);
  expect(kept(after.seats)).toEqual(kept(before.state.seats));
  expect([...after.seats.values()].map(({ from_question }) => from_question)).toEqual([1, 1, 1, 1, 1]);
  expect(fold([opened, ...events], games)).toEqual(after);
});

test('who was kept out stays out, and who comes new has a number of their own', () => {
  const before = new PlayedSession();
  before.do({ type: 'join', name: 'Ada', owner: 'a' });
  before.do({ type: 'remove', seat_id: 1, ban: true });
  const room = new PlayedSession();
  room.state = second(before).after;
  expect(room.do({ type: 'join', name: 'Ada', owner: 'a' })).toBe('REMOVED');
  room.do({ type: 'join', name: 'Ada', owner: 'b' });
  expect([...room.state.seats.keys()]).toEqual([1, 2]);
});

test('the points of all quizzes add up; ties share a rank, and who was removed has none', () => {
  const before = new PlayedSession();
  for (const name of ['Ada', 'Ben', 'Cem', 'Dee']) before.do({ type: 'join', name });
  before.do({ type: 'remove', seat_id: 4, ban: false });
  const { after: state } = second(before);
  const board = ranked([score(1, 100), score(3, 50)]);
  const earlier = new Map([[2, 100], [3, 70], [4, 500]]); // prettier-ignore
  expect([...roomBoard({ board, earlier, state }).values()]).toEqual([
    { seat_id: 3, score: 120, rank: 1 },
    { seat_id: 1, score: 100, rank: 2 },
    { seat_id: 2, score: 100, rank: 2 },
  ]);
  expect(roomBoard({ board, earlier: new Map(), state }).get(1)).toEqual({ seat_id: 1, score: 100, rank: 1 });
});

test('phones that steer go on, those that were stopped do not, and numbers are given once', () => {
  const before = new PlayedSession();
  for (const remote_id of [1, 2, 3]) {
    before.do({ type: 'ask_remote', device: 'android', sign: 40 + remote_id });
    if (remote_id < 3) before.do({ type: 'allow_remote', remote_id });
  }
  before.do({ type: 'stop_remote', remote_id: 1 });
  const { after } = second(before);
  expect(after.remotes).toEqual(before.state.remotes);
  expect([...after.remotes.values()].map(({ state }) => state)).toEqual(['stopped', 'allowed', 'asked']);
});
