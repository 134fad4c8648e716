import { describe, expect, test } from '@jest/globals';
import { liveGames } from '@lexiroom/domain/games';
import { tallyOf } from '@lexiroom/domain/games/live-quiz';
import {
  alarm,
  fold,
  type GivenAnswer,
  hostView,
  playerView,
  projectorView,
  scoresOf,
  type SessionEvent,
  seatView,
} from '@lexiroom/domain/live-session';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A session as a release recorded it, with what its screens were told then. */
interface Recorded {
  events: SessionEvent[];
  answers: Record<string, GivenAnswer[]>;
}

/** The scoreboard that a session ended with. */
interface RecordedScores extends Recorded {
  phase: string;
  board: object[];
}

/** After each event, when the session would ring; and the views at the moments when something else was shown. */
interface RecordedViews extends Recorded {
  alarms: (number | null)[];
  moments: {
    seq: number;
    now: number;
    player: object;
    projector: object;
    host: object;
    seats: { seat_id: number }[];
  }[];
}

/** All that was recorded of a kind, by the release that recorded it. */
function recordedIn<Kind extends Recorded>(kind: string): [string, Kind][] {
  const folder = path.join(import.meta.dirname, kind);
  return readdirSync(folder).map((file) => [file, JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Kind]);
}

/** What screens are told by releases after the recording; all else they are told as they were then. */
function withoutLaterFields(view: object): object {
  const {
    right_option: _right_option,
    leaderboard: _leaderboard,
    settings,
    ...recorded
  } = view as { right_option?: number; leaderboard?: object; settings: object };
  return { ...recorded, settings: withoutLaterSettings(settings) };
}

/** A quiz from before there were teams is one without, and from before words were heard on phones, one in silence. */
function withoutLaterSettings(settings: object): object {
  const { teams, phone_sounds, ...recorded } = settings as { teams: number; phone_sounds: boolean };
  expect({ teams, phone_sounds }).toEqual({ teams: 0, phone_sounds: false });
  return recorded;
}

const answersOf = ({ answers }: Recorded) =>
  new Map(Object.entries(answers).map(([question, given]) => [Number(question), given]));

test.each(recordedIn<RecordedScores>('recorded'))(
  'the log recorded by %s still replays to its scoreboard',
  (_, session) => {
    const state = fold(session.events, liveGames);
    const board = [...scoresOf(state, answersOf(session)).values()];
    expect(state.phase).toBe(session.phase);
    expect(board).toMatchObject(session.board);
  },
);

describe.each(recordedIn<RecordedViews>('recorded-views'))('the quiz recorded by %s', (_, session) => {
  const states = session.events.map((_event, index) => fold(session.events.slice(0, index + 1), liveGames));
  const answers = answersOf(session);

  test('rings at the same moments', () => {
    expect(states.map((state) => alarm(state))).toEqual(session.alarms);
  });

  test.each(session.moments)('shows the same to everybody after event $seq', ({ seq, now, ...shown }) => {
    const state = states[seq - 1]!;
    const room = {
      state,
      board: scoresOf(state, answers),
      connected: new Set([1, 3, 4]),
      tally: tallyOf(answers.get(state.number) ?? []),
      seq,
      n: 1,
      now,
      pin: '123456',
      join_address: 'http://192.168.1.5:3000/live',
    };
    expect({
      player: playerView(room),
      projector: withoutLaterFields(projectorView(room)),
      host: withoutLaterFields(hostView(room)),
      seats: [...state.seats.keys()].map((seat_id) => seatView(room, seat_id)),
    }).toEqual(shown);
  });
});
