import { expect, test } from '@jest/globals';
import { ranked } from '../scoring/index.ts';
import { refuse } from './commands.ts';
import { alarm } from './decide.ts';
import type { LobbyOpened } from './events.ts';
import type { Game } from './game.ts';
import { scoresOf } from './scores.ts';
import { PlayedSession } from './session.fixture.ts';
import { hostView, playerView, projectorView, seatView } from './views.ts';

/** How many beans are in the glass? Everybody guesses once within ten seconds; whoever is right has a point. */
interface Beans {
  count: number;
  guesses: Record<number, number>;
}
type Guess = { type: 'guess'; seat_id: number; count: number };
type BeansEvent = { at: number } & ({ type: 'started' | 'counted' } | (Omit<Guess, 'type'> & { type: 'guessed' }));

const beans: Game<Beans> = {
  prepare: (words, settings) => ({ set_up: { settings, count: words.length } }),
  begin: ({ count }: LobbyOpened & { count: number }) => ({ count, guesses: {} }),
  phases: { open: { clock: 'stops', answers: 'none', lets_join: true } },
  decide({ phase, play }, command: Guess | { type: 'tick' } | { type: 'next' }, now) {
    if (phase !== 'open' || command.type === 'next') return refuse('STALE');
    if (command.type === 'tick') return { events: [{ type: 'counted', at: now, number: 1 }, { type: 'podium_shown', at: now }] }; // prettier-ignore
    return { events: command.seat_id in play.guesses ? [] : [{ ...command, type: 'guessed', at: now }] };
  },
  evolve({ play }, event: BeansEvent) {
    if (event.type === 'started') return { phase: 'open', number: 1 };
    return event.type === 'guessed' ? { play: { ...play, guesses: { ...play.guesses, [event.seat_id]: event.count } } } : {}; // prettier-ignore
  },
  alarm: ({ phase, since }) => (phase === 'open' ? since + 10_000 : null),
  views: {
    everybody: ({ state }) => ({ guessed: Object.keys(state.play.guesses).length }),
    screens: () => ({}),
    players: () => ({}),
    seat: ({ state }, seat_id) => ({ own_guess: state.play.guesses[seat_id] }),
  },
  scored_by: { counted: 'counted' },
  score: (_board, { play }, number) =>
    ranked(
      Object.entries(play.guesses).map(([id, count]) => {
        const [seat_id, right] = [Number(id), Number(count === play.count)];
        const last = { question: number, correct: right === 1, points: right, option: null };
        return { seat_id, score: right, streak: right, right, answered: 1, previous_rank: null, last, missed: [] };
      }),
    ),
};

test('a game of its own rules is played through the frame, which knows nothing of it', () => {
  const party = new PlayedSession(beans, { count: 42 });
  const roomOf = (state = party.state) => ({
    state,
    board: scoresOf(state, new Map()),
    connected: new Set([1]),
    tally: { counts: [], answered: 0 },
    pin: '123456',
    join_address: 'http://192.168.1.5:3000/live',
    seq: party.history.length,
    n: 0,
    now: party.now,
  });
  expect(party.state).toMatchObject({ phase: 'lobby', game: 'played', play: { count: 42 } });
  for (const name of ['Ada', 'Ben']) expect(party.do({ type: 'join', name })).toEqual(['joined']);
  expect(party.do({ type: 'guess', seat_id: 1, count: 42 })).toBe('STALE');
  expect(party.do({ type: 'start' })).toEqual(['started']);

  expect(party.do({ type: 'guess', seat_id: 1, count: 42 })).toEqual(['guessed']);
  expect(party.do({ type: 'guess', seat_id: 1, count: 7 })).toEqual([]);
  expect(party.do({ type: 'guess', seat_id: 2, count: 50 })).toEqual(['guessed']);
  expect(playerView(roomOf())).toMatchObject({ role: 'player', phase: 'open', count: 2, guessed: 2 });
  expect(hostView(roomOf())).toMatchObject({ role: 'host', guessed: 2, players: [{ name: 'Ada' }, { name: 'Ben' }] });
  expect(seatView(roomOf(), 2)).toMatchObject({ name: 'Ben', own_guess: 50 });

  const due = alarm(party.state)!;
  expect(due).toBe(party.now + 10_000);
  party.do({ type: 'pause' });
  party.now += 60_000;
  party.do({ type: 'unpause' });
  expect(alarm(party.state)).toBe(due + 60_000);
  expect(party.ring()).toEqual(['counted', 'podium_shown']);

  expect(projectorView(roomOf())).toMatchObject({ phase: 'podium', guessed: 2 });
  expect(seatView(roomOf(), 1)).toMatchObject({
    score: 1,
    rank: 1,
    neighbours: { below: { name: 'Ben', ahead_by: 1 } },
  });
  expect(party.do({ type: 'next' })).toEqual(['ended']);
  expect(alarm(party.state)).toBeNull();
  expect(party.replayed()).toEqual(party.state);
  expect(scoresOf(party.replayed(), new Map()).get(1)).toMatchObject({ score: 1, rank: 1 });
});
