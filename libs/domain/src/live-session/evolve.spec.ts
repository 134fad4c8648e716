import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FrameCommand } from './commands.ts';
import type { LobbyOpened } from './events.ts';
import { evolve, fold } from './evolve.ts';
import { idleGame, PlayedSession } from './session.fixture.ts';

test('the fold of a history is what its events made one by one, and changes none of the states before', () => {
  const session = new PlayedSession();
  for (const name of ['Ada', 'Ben', 'Cem']) session.do({ type: 'join', name });
  const early = session.state;
  session.do({ type: 'rename', seat_id: 2, name: 'Benno' });
  session.do({ type: 'remove', seat_id: 3, ban: true });
  session.do({ type: 'leave', seat_id: 1 });
  session.do({ type: 'return', seat_id: 1 });
  session.do({ type: 'start' });
  expect(session.replayed()).toEqual(session.state);
  evolve(early, { type: 'renamed', at: session.now, seat_id: 1, name: 'Somebody' });
  expect([...early.seats.values()].map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cem']);
});

test('a log that does not say what is played is of Live Quiz, the only game there was then', () => {
  const { history } = new PlayedSession();
  const { game: _game, ...silent } = history[0] as LobbyOpened;
  const games = { 'live-quiz': idleGame, other: idleGame };
  expect(fold([silent], games).game).toBe('live-quiz');
  expect(fold([{ ...silent, game: 'other' }], games).game).toBe('other');
  expect(() => fold([{ ...silent, game: 'chess' }], games)).toThrow('the game chess');
});

test('the names, the owners and the number of people in the room are those of the seats, whatever happened', () => {
  const seat_id = fc.integer({ min: 1, max: 4 });
  const name = fc.constantFrom('Ada', 'ada', 'Ben', 'Shit', 'Cem');
  const order: fc.Arbitrary<FrameCommand> = fc.oneof(
    fc.record({ type: fc.constant('join' as const), name, owner: fc.constantFrom('one', 'other', null) }),
    fc.record({ type: fc.constantFrom('leave' as const, 'return' as const, 'keep_name' as const), seat_id }),
    fc.record({ type: fc.constant('rename' as const), seat_id, name }),
    fc.record({ type: fc.constant('remove' as const), seat_id, ban: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(order, { maxLength: 20 }), (orders) => {
      const session = new PlayedSession();
      for (const each of orders) session.do(each);
      for (const state of [session.state, session.replayed()]) {
        const seats = [...state.seats.values()];
        const keys = seats.filter(({ removed }) => !removed).map(({ name_key }) => name_key);
        expect(new Map(keys.map((key) => [key, 1]))).toEqual(state.names);
        expect(new Set(keys).size).toBe(keys.length);
        const owned = Map.groupBy(
          seats.filter(({ owner }) => owner !== null),
          ({ owner }) => owner!,
        );
        const numbers = [...owned].map(([owner, own]) => [owner, own.map((seat) => seat.seat_id)] as const);
        expect(new Map(numbers)).toEqual(state.owners);
        expect(state.in_room).toBe(seats.filter(({ removed, left }) => !removed && !left).length);
      }
    }),
  );
});

test('a name that two seats have is taken until neither has it', () => {
  const session = new PlayedSession();
  for (const name of ['Ada', 'Ben']) session.do({ type: 'join', name });
  // As the log of an earlier release may tell it, whose rule of names told them apart.
  const twice = evolve(session.state, { type: 'renamed', at: session.now, seat_id: 2, name: 'ADA' });
  expect(twice.names).toEqual(new Map([['ada', 2]]));
  expect(evolve(twice, { type: 'removed', at: session.now, seat_id: 1, ban: false }).names).toEqual(
    new Map([['ada', 1]]),
  );
});
