import { describe, expect, test } from '@jest/globals';
import type { FrameCommand } from './commands.ts';
import { decide } from './decide.ts';
import { PlayedSession } from './session.fixture.ts';

/** The events of an order, as they are written down. */
function written(session: PlayedSession, command: FrameCommand): unknown {
  const from = session.history.length;
  session.do(command);
  return session.history.slice(from);
}

describe('joining', () => {
  test('a name is unique whatever its case, and a free variant is offered', () => {
    const session = new PlayedSession();
    expect(session.do({ type: 'join', name: ' Mia ' })).toEqual(['joined']);
    expect(session.do({ type: 'join', name: 'MIA' })).toBe('NAME_TAKEN');
    expect(session.do({ type: 'join', name: 'Mia 2' })).toEqual(['joined']);
  });

  test('S39 a name that looks like a taken one is taken, and what is offered is free', () => {
    const session = new PlayedSession();
    session.do({ type: 'join', name: 'Ann' });
    session.do({ type: 'join', name: 'Ann 2' });
    for (const name of ['Аnn', 'ΑΝΝ', 'Ꭺnn', 'ANN']) {
      const decision = decide(session.state, { type: 'join', name }, session.now);
      if (!('refusal' in decision) || decision.refusal.code !== 'NAME_TAKEN') throw new Error(`${name} is not taken`);
      const { suggestion } = decision.refusal.params;
      expect(suggestion).toBe(`${name} 3`);
      expect(decide(session.state, { type: 'join', name: suggestion }, session.now)).toMatchObject({
        events: [{ name: suggestion }],
      });
    }
    expect(session.do({ type: 'rename', seat_id: 2, name: 'Аnn' })).toBe('NAME_TAKEN');
  });

  test('a name that is none is refused', () =>
    expect(new PlayedSession().do({ type: 'join', name: '<b>' })).toBe('NAME_INVALID'));

  test('a doubtful name waits for the host, who keeps it or gives another', () => {
    const session = new PlayedSession();
    session.do({ type: 'join', name: 'Shit' });
    expect(session.state.seats.get(1)).toMatchObject({ doubtful: true });
    expect(session.do({ type: 'keep_name', seat_id: 1 })).toEqual(['name_kept']);
    expect(session.do({ type: 'rename', seat_id: 1, name: 'Sid' })).toEqual(['renamed']);
    expect(session.state.seats.get(1)).toMatchObject({ name: 'Sid', doubtful: false });
  });

  test('a locked door lets nobody in until it is unlocked', () => {
    const session = new PlayedSession();
    session.do({ type: 'lock_door' });
    expect(session.do({ type: 'join', name: 'Mia' })).toBe('DOOR_LOCKED');
    session.do({ type: 'unlock_door' });
    expect(session.do({ type: 'join', name: 'Mia' })).toEqual(['joined']);
  });

  test('who was removed leaves the name behind for others', () => {
    const session = new PlayedSession();
    session.do({ type: 'join', name: 'Mia' });
    expect(session.do({ type: 'remove', seat_id: 1, ban: false })).toEqual(['removed']);
    expect(session.do({ type: 'remove', seat_id: 1, ban: false })).toEqual([]);
    expect(session.do({ type: 'join', name: 'Mia' })).toEqual(['joined']);
  });
});

describe('what is done already is not done again', () => {
  test.each<[string, FrameCommand, FrameCommand]>([
    ['the door is locked', { type: 'lock_door' }, { type: 'lock_door' }],
    ['a seat leaves', { type: 'leave', seat_id: 1 }, { type: 'leave', seat_id: 1 }],
    ['a name is kept', { type: 'keep_name', seat_id: 2 }, { type: 'keep_name', seat_id: 2 }],
    ['a name is given', { type: 'rename', seat_id: 1, name: 'Eva' }, { type: 'rename', seat_id: 1, name: 'Eva' }],
  ])('%s', (_, first, second) => {
    const session = new PlayedSession();
    for (const name of ['Ada', 'Shit']) session.do({ type: 'join', name });
    expect(session.do(first)).toHaveLength(1);
    expect(session.do(second)).toEqual([]);
  });

  test.each<FrameCommand>([
    { type: 'unlock_door' },
    { type: 'return', seat_id: 1 },
    { type: 'keep_name', seat_id: 1 },
    { type: 'rename', seat_id: 1, name: 'Ada' },
  ])('%j where it is so from the beginning', (command) => {
    const session = new PlayedSession();
    session.do({ type: 'join', name: 'Ada' });
    expect(session.do(command)).toEqual([]);
  });

  test.each<FrameCommand>([
    { type: 'leave', seat_id: 1 },
    { type: 'return', seat_id: 1 },
    { type: 'keep_name', seat_id: 1 },
    { type: 'rename', seat_id: 1, name: 'Eva' },
    { type: 'remove', seat_id: 1, ban: true },
  ])('%j of a seat that was removed', (command) => {
    const session = new PlayedSession();
    session.do({ type: 'join', name: 'Shit' });
    session.do({ type: 'remove', seat_id: 1, ban: false });
    expect(session.do(command)).toEqual([]);
    expect(session.do({ ...command, seat_id: 7 })).toBe('INVALID');
  });
});

test('a door that is unlocked is open, as it was', () => {
  const session = new PlayedSession();
  session.do({ type: 'lock_door' });
  expect(session.state.door).toBe('locked');
  session.do({ type: 'unlock_door' });
  expect(session.state.door).toBe('open');
});

describe('seats', () => {
  test('who leaves is away until they return', () => {
    const session = new PlayedSession();
    session.do({ type: 'join', name: 'Ada' });
    expect(session.state.seats.get(1)).toMatchObject({
      left: false,
      removed: false,
      from_question: 1,
      doubtful: false,
    });
    expect(written(session, { type: 'leave', seat_id: 1 })).toEqual([{ type: 'left', at: session.now, seat_id: 1 }]);
    expect(session.state.seats.get(1)).toMatchObject({ left: true, removed: false });
    expect(written(session, { type: 'return', seat_id: 1 })).toEqual([
      { type: 'returned', at: session.now, seat_id: 1 },
    ]);
    expect(session.state.seats.get(1)).toMatchObject({ left: false });
  });

  test('whoever is away still has the name; whoever was removed has not', () => {
    const session = new PlayedSession();
    session.do({ type: 'join', name: 'Ada' });
    session.do({ type: 'leave', seat_id: 1 });
    expect(session.do({ type: 'join', name: 'ada' })).toBe('NAME_TAKEN');
    expect(written(session, { type: 'remove', seat_id: 1, ban: true })).toEqual([
      { type: 'removed', at: session.now, seat_id: 1, ban: true },
    ]);
    expect(session.do({ type: 'join', name: 'ada' })).toEqual(['joined']);
    expect([...session.state.seats.keys()]).toEqual([1, 2]);
  });

  test('a name that is kept is not doubtful any more, and one that is given is not either', () => {
    const session = new PlayedSession();
    for (const name of ['Shit', 'Fuck']) session.do({ type: 'join', name });
    session.do({ type: 'keep_name', seat_id: 1 });
    expect(session.state.seats.get(1)).toMatchObject({ name: 'Shit', doubtful: false });
    expect(session.do({ type: 'rename', seat_id: 2, name: 'Fuck' })).toEqual(['renamed']);
    expect(session.state.seats.get(2)).toMatchObject({ name: 'Fuck', doubtful: false });
  });

  test('one’s own name in another case is not taken, another’s is, and a free one is offered', () => {
    const session = new PlayedSession();
    for (const name of ['Ada', 'Ben']) session.do({ type: 'join', name });
    expect(session.do({ type: 'rename', seat_id: 1, name: 'ADA' })).toEqual(['renamed']);
    expect(session.do({ type: 'rename', seat_id: 1, name: '<b>' })).toBe('NAME_INVALID');
    expect(decide(session.state, { type: 'rename', seat_id: 2, name: 'Ada' }, session.now)).toEqual({
      refusal: { code: 'NAME_TAKEN', params: { suggestion: 'Ada 2' } },
    });
    expect(decide(session.state, { type: 'join', name: 'ben' }, session.now)).toEqual({
      refusal: { code: 'NAME_TAKEN', params: { suggestion: 'ben 2' } },
    });
  });
});

const room = (...names: string[]) => {
  const session = new PlayedSession();
  for (const name of names) session.do({ type: 'join', name });
  return session;
};
const choose = (name: string, seat_id = 1) => ({ type: 'choose_name', seat_id, name }) as const;

describe('a name that a player changes in the lobby', () => {
  test('is tidied, frees the one before, and changes nothing when it is theirs already', () => {
    const session = room('Ada');
    expect(session.do(choose(' Eva '))).toEqual(['renamed']);
    expect(session.do(choose('Eva'))).toEqual([]);
    expect(session.do({ type: 'join', name: 'Ada' })).toEqual(['joined']);
    expect(session.state.seats.get(1)).toMatchObject({ name: 'Eva', doubtful: false });
  });

  test('is nobody else’s, and is one at all', () => {
    const session = room('Ada', 'Ben');
    expect(decide(session.state, choose('BEN'), session.now)).toEqual({
      refusal: { code: 'NAME_TAKEN', params: { suggestion: 'BEN 2' } },
    });
    expect([session.do(choose('<b>')), session.do(choose('Eva', 7))]).toEqual(['NAME_INVALID', 'INVALID']);
  });

  test('waits for the host when it is doubtful, as at the door', () => {
    const session = room('Ada');
    expect(written(session, choose('Shit'))).toEqual([
      { type: 'renamed', at: session.now, seat_id: 1, name: 'Shit', doubtful: true },
    ]);
    expect(session.state.seats.get(1)).toMatchObject({ doubtful: true });
    expect(session.do({ type: 'keep_name', seat_id: 1 })).toEqual(['name_kept']);
  });

  test('does not undo the one that the host gave', () => {
    const session = room('Ada');
    session.do({ type: 'rename', seat_id: 1, name: 'Eva' });
    expect(session.do(choose('Ada'))).toBe('NOT_ALLOWED');
  });

  test('is not changed once the quiz has begun', () => {
    const session = room('Ada');
    session.do({ type: 'start' });
    expect(session.do(choose('Eva'))).toBe('NOT_ALLOWED');
  });
});
