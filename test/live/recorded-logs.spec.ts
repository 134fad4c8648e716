import { describe, expect, test } from '@jest/globals';
import type { SeatView } from '@lexiroom/contracts/live';
import { liveGames } from '@lexiroom/domain/games';
import { tallyOf } from '@lexiroom/domain/games/live-quiz';
import {
  boardOf,
  firstRun,
  judgedBy,
  type RaceSession,
  type Run,
  runAfter,
  type WordTally,
  withAnswerTo,
} from '@lexiroom/domain/games/live-race';
import {
  alarm,
  fold,
  type GivenAnswer,
  hostView,
  playerView,
  projectorView,
  scoresOf,
  type ScreenRoom,
  type SessionEvent,
  type SessionState,
  seatView,
} from '@lexiroom/domain/live-session';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordedMoment, RecordedSession } from './recorded-session.ts';

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

const answersOf = ({ answers }: Pick<Recorded, 'answers'>) =>
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

/** What is known of a race beside its events, from all that was answered by then. */
function knownOfRace(state: RaceSession, answers: ReadonlyMap<number, readonly GivenAnswer[]>) {
  const { play } = state;
  const runs = new Map<number, Run>();
  const words = new Map<number, WordTally>();
  for (const [question, given] of [...answers].toSorted(([a], [b]) => a - b)) {
    for (const answer of given) {
      const { seat_id } = answer;
      runs.set(seat_id, runAfter(play, runs.get(seat_id) ?? firstRun(play, seat_id), { ...answer, question }));
      const place = play.places.get(answer.word_id!)! + 1;
      words.set(place, withAnswerTo(words.get(place), answer));
    }
  }
  return { runOf: (seat_id: number) => judgedBy(play, runs.get(seat_id) ?? firstRun(play, seat_id)), runs, words };
}

/** What a session's screens are made of, when so much has happened and these are there. */
function roomOf(state: SessionState, { answers, host, ...shown }: RecordedMoment): ScreenRoom {
  const given = answersOf({ answers });
  const { seq, n, server_now: now } = shown.player;
  const isRacing = state.game === 'live-race' && (state.phase === 'open' || state.phase === 'locked');
  const known = isRacing ? knownOfRace(state as RaceSession, given) : undefined;
  const answered = [...given.values()].reduce((sum, of) => sum + of.length, 0);
  return {
    state,
    board: known ? boardOf(state as RaceSession, [...known.runs.keys()].map(known.runOf)) : scoresOf(state, given),
    connected: new Set(host.players!.filter(({ connected }) => connected).map(({ seat_id }) => seat_id)),
    tally: known ? { counts: [], answered } : tallyOf(given.get(state.number) ?? []),
    known,
    seq,
    n,
    now,
    pin: host.pin,
    join_address: host.join_address,
  };
}

/** A view without the moment at which it was made: screens that ask one after the other are told another. */
const atNoMoment = <View extends object>(view: View) => ({ ...view, server_now: 0, n: 0 });

describe.each(recordedIn<RecordedSession>('recorded-sessions'))('the session recorded as %s', (_, session) => {
  const answers = answersOf(session);

  test('still has the scores that were stored', () => {
    const scores = [...scoresOf(fold(session.events, liveGames), answers).values()];
    const rows = scores.map(({ seat_id, score, streak, right: right_answers, answered, rank }) => ({ seat_id, score, streak, right_answers, answers: answered, rank })); // prettier-ignore
    expect(rows.toSorted((a, b) => a.seat_id - b.seat_id)).toEqual(session.scores);
  });

  test.each(session.moments.map((moment) => [moment.host.seq, moment.host.phase, moment] as const))(
    'after event %i, %s, shows everybody what it showed',
    (seq, _phase, moment) => {
      const state = fold(session.events.slice(0, seq), liveGames);
      const room = roomOf(state, moment);
      expect({
        host: atNoMoment(hostView(room)),
        projector: atNoMoment(projectorView(room)),
        player: atNoMoment(playerView(room)),
        seats: moment.seats.map((seat: SeatView) => seatView(room, seat.seat_id, seat.answered)),
      }).toEqual({
        host: atNoMoment(moment.host),
        projector: atNoMoment(moment.projector),
        player: atNoMoment(moment.player),
        seats: moment.seats,
      });
    },
  );
});
