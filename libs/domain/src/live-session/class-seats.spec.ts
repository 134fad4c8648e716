import { describe, expect, test } from '@jest/globals';
import { sameNameKey } from '../names/index.ts';
import type { FrameCommand } from './commands.ts';
import { withStudentNames } from './evolve.ts';
import { doorRefusal } from './decide-seats.ts';
import { idleGame, PlayedSession } from './session.fixture.ts';
import { hostView, projectorView } from './views.ts';

const mia = { student_id: 11, name: 'Mia' };
const leo = { student_id: 12, name: 'Leo' };
const noor = { student_id: 13, name: 'Noor' };

/** A lobby that takes its names from the class, in which Mia has seat 1. */
function ofClass(): PlayedSession {
  const settings = { names: 'roster', class_id: 7, late_join: true, records_answers: true };
  const session = new PlayedSession(idleGame, { settings });
  session.do({ type: 'join', ...mia, owner: 'phone' });
  return session;
}
const seatOf = (session: PlayedSession, seat_id: number) => session.state.seats.get(seat_id);
const room = ({ state, now }: PlayedSession) => ({
  state,
  board: new Map(),
  connected: new Set<number>(),
  tally: { counts: [], answered: 0 },
  seq: 1,
  n: 1,
  now,
  pin: '482913',
  join_address: 'http://192.168.1.5:3000/live',
});

describe('a student of the class', () => {
  test('picks themselves, and has a seat under the name that their teacher gave them', () => {
    const session = ofClass();
    expect(seatOf(session, 1)).toMatchObject({ ...mia, doubtful: false });
    expect(session.history.at(-1)).toEqual({
      type: 'joined',
      at: session.now,
      seat_id: 1,
      ...mia,
      doubtful: false,
      owner: 'phone',
    });
  });

  test('cannot be picked twice, also when two press at once', () => {
    const session = ofClass();
    expect(session.do({ type: 'join', ...mia, owner: 'tablet' })).toBe('STUDENT_TAKEN');
    expect(session.do({ type: 'join', ...leo, owner: 'tablet' })).toEqual(['joined']);
  });

  test('may be called like another one, in words that no player could choose', () => {
    const session = ofClass();
    expect(session.do({ type: 'join', student_id: 14, name: 'Mia' })).toEqual(['joined']);
    const long = 'Maximiliana-Friederike von Hohenstein';
    expect(session.do({ type: 'join', student_id: 15, name: long })).toEqual(['joined']);
    expect(projectorView(room(session)).players!.map(({ name }) => name)).toEqual(['Mia', 'Mia', long]);
  });

  test('without being picked nobody comes in', () =>
    expect(ofClass().do({ type: 'join', name: 'Zoe' })).toBe('INVALID'));

  test('keeps the name that the teacher gave', () =>
    expect(ofClass().do({ type: 'rename', seat_id: 1, name: 'Zoe' })).toBe('INVALID'));

  test('who is removed by the host can be picked again', () => {
    const session = ofClass();
    session.do({ type: 'remove', seat_id: 1, ban: false });
    expect(session.do({ type: 'join', ...mia, owner: 'tablet' })).toEqual(['joined']);
    expect(session.state.students).toEqual(new Map([[11, 2]]));
  });

  test('picked by mistake is free again when the player leaves the lobby, and taken once the quiz runs', () => {
    const session = ofClass();
    expect(session.do({ type: 'leave', seat_id: 1 })).toEqual(['removed']);
    session.do({ type: 'join', ...leo, owner: 'phone' });
    session.do({ type: 'start' });
    expect(session.do({ type: 'leave', seat_id: 2 })).toEqual(['left']);
    expect(session.do({ type: 'join', ...leo, owner: 'tablet' })).toBe('STUDENT_TAKEN');
    expect(session.do({ type: 'return', seat_id: 2 })).toEqual(['returned']);
  });

  test.each<[string, Parameters<PlayedSession['do']>[0][], string]>([
    ['behind a locked door', [{ type: 'lock_door' }], 'DOOR_LOCKED'],
    ['by who was removed for good', [{ type: 'remove', seat_id: 1, ban: true }], 'REMOVED'],
    ['once it is over', [{ type: 'end' }], 'ENDED'],
  ])('is picked %s no more, and the list is not shown', (_, before, code) => {
    const session = ofClass();
    expect(doorRefusal(session.state, 'phone')).toBeUndefined();
    for (const order of before) session.do(order);
    expect(doorRefusal(session.state, 'phone')).toMatchObject({ code });
    expect(session.do({ type: 'join', ...leo, owner: 'phone' })).toBe(code);
  });

  test('is known to the host alone by the number of the list', () => {
    const session = ofClass();
    expect(hostView(room(session)).players).toEqual([{ seat_id: 1, name: 'Mia', connected: false, student_id: 11 }]);
    expect(projectorView(room(session)).players).toEqual([{ seat_id: 1, name: 'Mia', connected: false }]);
  });
});

describe('a student who is renamed in the class', () => {
  test('is called so from the next view on, and found under the new name alone', () => {
    const session = ofClass();
    session.do({ type: 'join', ...leo });
    const before = session.state;
    const after = withStudentNames(before, new Map([[11, 'Mia Reed'], [13, 'Noor']])); // prettier-ignore
    expect([...after.seats.values()].map(({ name }) => name)).toEqual(['Mia Reed', 'Leo']);
    expect([...after.names.keys()].toSorted()).toEqual(['Mia Reed', 'Leo'].map(sameNameKey).toSorted());
    expect(projectorView({ ...room(session), state: after }).players![0]).toMatchObject({ name: 'Mia Reed' });
    // Who looks at what was before sees no half of it.
    expect([...before.seats.values()].map(({ name }) => name)).toEqual(['Mia', 'Leo']);
    expect({ ...after, seats: before.seats, names: before.names }).toEqual(before);
  });

  test('or removed there, is nobody whom one could name', () => {
    const after = withStudentNames(ofClass().state, new Map([[11, null]]));
    expect(after.seats.get(1)).toMatchObject({ name: 'Player 1', student_id: 11 });
  });

  test('changes nothing where nobody sits who is called otherwise', () => {
    const { state } = ofClass();
    expect(withStudentNames(state, new Map([[11, 'Mia'], [12, 'Leopold']]))).toBe(state); // prettier-ignore
  });
});

describe('a seat that is given to another student', () => {
  test('is theirs from then on, and the row of the one before is free', () => {
    const session = ofClass();
    expect(session.do({ type: 'reassign', seat_id: 1, ...leo })).toEqual(['reassigned']);
    expect(seatOf(session, 1)).toMatchObject({ ...leo, owner: 'phone' });
    expect(session.do({ type: 'join', ...mia })).toEqual(['joined']);
    expect(session.state.students).toEqual(new Map([[12, 1], [11, 2]])); // prettier-ignore
  });

  test('goes back the same way', () => {
    const session = ofClass();
    for (const student of [leo, noor, mia])
      expect(session.do({ type: 'reassign', seat_id: 1, ...student })).toEqual(['reassigned']);
    expect(session.state.students).toEqual(new Map([[11, 1]]));
    expect(session.replayed()).toEqual(session.state);
  });

  test('is refused while that student sits elsewhere, and does nothing for who sits there', () => {
    const session = ofClass();
    session.do({ type: 'join', ...leo });
    expect(session.do({ type: 'reassign', seat_id: 1, ...leo })).toBe('STUDENT_TAKEN');
    expect(session.do({ type: 'reassign', seat_id: 1, ...mia })).toEqual([]);
  });

  test('is exchanged in one step with the seat of a student who sits elsewhere', () => {
    const session = ofClass();
    session.do({ type: 'join', ...leo, owner: 'tablet' });
    expect(session.do({ type: 'reassign', seat_id: 1, ...leo, exchange: true })).toEqual(['reassigned', 'reassigned']);
    expect(seatOf(session, 1)).toMatchObject({ ...leo, owner: 'phone' });
    expect(seatOf(session, 2)).toMatchObject({ ...mia, owner: 'tablet' });
    expect(session.state.students).toEqual(new Map([[12, 1], [11, 2]])); // prettier-ignore
    expect([session.do({ type: 'join', ...mia }), session.do({ type: 'join', ...leo })]).toEqual([
      'STUDENT_TAKEN',
      'STUDENT_TAKEN',
    ]);
    expect(session.replayed()).toEqual(session.state);
  });

  test('is exchanged once, however often it is said, and back again', () => {
    const session = ofClass();
    session.do({ type: 'join', ...leo });
    const before = session.state.students;
    for (const events of [['reassigned', 'reassigned'], []])
      expect(session.do({ type: 'reassign', seat_id: 1, ...leo, exchange: true })).toEqual(events);
    session.do({ type: 'reassign', seat_id: 1, ...mia, exchange: true });
    expect(session.state.students).toEqual(before);
  });

  test('is given as ever when there is nobody to exchange it with any more', () => {
    const session = ofClass();
    session.do({ type: 'join', ...leo });
    session.do({ type: 'remove', seat_id: 2, ban: false });
    expect(session.do({ type: 'reassign', seat_id: 1, ...leo, exchange: true })).toEqual(['reassigned']);
    expect(session.state.students).toEqual(new Map([[12, 1]]));
  });

  test.each([
    ['that is not there', { seat_id: 9 }],
    ['that was removed', { seat_id: 1 }],
  ])('is refused for a seat %s', (_, seat) => {
    const session = ofClass();
    session.do({ type: 'remove', seat_id: 1, ban: false });
    expect(session.do({ type: 'reassign', ...seat, ...leo })).toBe('INVALID');
  });

  test('is refused where names are not those of a class', () => {
    const session = new PlayedSession();
    session.do({ type: 'join', name: 'Mia' });
    const reassign: FrameCommand = { type: 'reassign', seat_id: 1, ...leo };
    expect(session.do(reassign)).toBe('INVALID');
  });
});
