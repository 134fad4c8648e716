import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { LiveCommand } from './decide.ts';
import { Played } from './session.fixture.ts';
import { evolve, fold, type SessionState } from './state.ts';

test('the fold of a history is what its events made one by one, and changes none of the states before', () => {
  const quiz = new Played();
  for (const name of ['Ada', 'Ben', 'Cem']) quiz.do({ type: 'join', name });
  quiz.do({ type: 'rename', seat_id: 2, name: 'Benno' });
  quiz.do({ type: 'remove', seat_id: 3, ban: true });
  quiz.do({ type: 'leave', seat_id: 1 });
  quiz.do({ type: 'return', seat_id: 1 });
  quiz.toOpen(['Dora']).toReveal();
  expect(fold(quiz.history)).toEqual(quiz.history.reduce<SessionState | undefined>(evolve, undefined));

  const early = fold(quiz.history.slice(0, 3));
  const names = [...early.seats.values()].map(({ name }) => name);
  fold(quiz.history);
  evolve(early, { type: 'renamed', at: quiz.now, seat_id: 1, name: 'Somebody' });
  expect([...early.seats.values()].map(({ name }) => name)).toEqual(names);
});

test('the names, the owners and the number of people in the room are those of the seats, whatever happened', () => {
  const seat_id = fc.integer({ min: 1, max: 4 });
  const name = fc.constantFrom('Ada', 'ada', 'Ben', 'Shit', 'Cem');
  const order: fc.Arbitrary<LiveCommand> = fc.oneof(
    fc.record({ type: fc.constant('join' as const), name, owner: fc.constantFrom('one', 'other', null) }),
    fc.record({ type: fc.constantFrom('leave' as const, 'return' as const, 'keep_name' as const), seat_id }),
    fc.record({ type: fc.constant('rename' as const), seat_id, name }),
    fc.record({ type: fc.constant('remove' as const), seat_id, ban: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(order, { maxLength: 20 }), (orders) => {
      const quiz = new Played();
      for (const each of orders) quiz.do(each);
      for (const state of [quiz.state, fold(quiz.history)]) {
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
  const quiz = new Played();
  for (const name of ['Ada', 'Ben']) quiz.do({ type: 'join', name });
  // As the log of an earlier release may tell it, whose rule of names told them apart.
  const twice = evolve(quiz.state, { type: 'renamed', at: quiz.now, seat_id: 2, name: 'ADA' });
  expect(twice.names).toEqual(new Map([['ada', 2]]));
  expect(evolve(twice, { type: 'removed', at: quiz.now, seat_id: 1, ban: false }).names).toEqual(new Map([['ada', 1]]));
});
