import { describe, expect, test } from '@jest/globals';
import { emblemColours, emblemOf, emblems } from './emblems.ts';
import { PlayedSession } from './session.fixture.ts';
import { hostRoster, seatView } from './views.ts';

const drawn = (seats: number) => Array.from({ length: seats }, (_, place) => emblemOf({ seat_id: place + 1 }));

describe('the emblem of a seat', () => {
  test('is an animal of its own for each of the first seats, and beyond them one on another colour', () => {
    expect(new Set(drawn(emblems.length).map(({ emblem }) => emblem)).size).toBe(emblems.length);
    const most = emblems.length * emblemColours;
    expect(new Set(drawn(most).map(({ emblem, colour }) => `${emblem} ${colour}`)).size).toBe(most);
  });

  test('stays on its colour when another animal is chosen', () => {
    expect(emblemOf({ seat_id: 5, emblem: 'owl' })).toEqual({ emblem: 'owl', colour: emblemOf({ seat_id: 5 }).colour });
  });
});

const choose = (seat_id: number, emblem: 'owl' | 'fox') => ({ type: 'choose_emblem', seat_id, emblem }) as const;

function room(): PlayedSession {
  const session = new PlayedSession();
  for (const name of ['Ada', 'Ben']) session.do({ type: 'join', name });
  return session;
}
const shown = ({ state }: PlayedSession) => {
  const tally = { counts: [], answered: 0 };
  const known = { state, board: new Map(), connected: new Set<number>(), tally, seq: 1, n: 1, now: 1 };
  return [hostRoster(known).map(({ emblem }) => emblem), seatView(known, 1).emblem];
};

describe('another animal', () => {
  test('is chosen in the lobby, also one that somebody else has, and is seen by everybody', () => {
    const session = room();
    expect(shown(session)).toEqual([[undefined, undefined], undefined]);
    expect(session.do(choose(1, 'owl'))).toEqual(['emblem_chosen']);
    expect(session.do(choose(2, 'owl'))).toEqual(['emblem_chosen']);
    expect(shown(session)).toEqual([['owl', 'owl'], 'owl']);
    expect(session.replayed()).toEqual(session.state);
  });

  test('is nothing new where it is the seat’s already, by choice or by its number', () => {
    const session = room();
    expect(session.do(choose(1, emblemOf({ seat_id: 1 }).emblem as 'fox'))).toEqual([]);
    session.do(choose(1, 'owl'));
    expect(session.do(choose(1, 'owl'))).toEqual([]);
  });

  test('is chosen neither once the quiz runs, nor for a seat that is not there', () => {
    const session = room();
    expect(session.do(choose(7, 'owl'))).toBe('INVALID');
    session.do({ type: 'start' });
    expect(session.do(choose(1, 'owl'))).toBe('NOT_ALLOWED');
  });
});
