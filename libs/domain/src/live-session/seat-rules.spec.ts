import { describe, expect, test } from '@jest/globals';
import type { FrameEvent } from './events.ts';
import { draftOf, evolveDraft } from './evolve.ts';
import { type Seat, seatsInRoom } from './seat-map.ts';
import { PlayedSession } from './session.fixture.ts';
import { seatLimit, seatsOfOwner } from './settings.ts';
import { hostView, projectorView } from './views.ts';

/** A lobby in which somebody sits already: one seat for each owner named. */
function lobbyOf(owners: (string | null)[], change: Partial<Seat> = {}): PlayedSession {
  const session = new PlayedSession();
  const joined = owners.map((owner, index): FrameEvent => {
    const known = owner === null ? {} : { owner };
    return {
      type: 'joined',
      at: session.now,
      seat_id: index + 1,
      name: `Seat ${index + 1}`,
      doubtful: false,
      ...known,
    };
  });
  const { seats, ...state } = joined.reduce(evolveDraft, draftOf(session.state));
  session.state = { ...state, seats: new Map([...seats].map(([seat_id, seat]) => [seat_id, { ...seat, ...change }])) };
  return session;
}

let names = 0;
const join = (session: PlayedSession, owner?: string) =>
  session.do({ type: 'join', name: `Player ${++names}`, ...(owner === undefined ? {} : { owner }) });
const devices = (count: number) => Array.from({ length: count }, (_, index) => `device ${index}`);
const nobody = (count: number) => Array<null>(count).fill(null);

describe('S14 a device', () => {
  test('has four players in the room, and no fifth; others are let in', () => {
    const session = new PlayedSession();
    for (let player = 0; player < 4; player++) expect(join(session, 'tablet')).toEqual(['joined']);
    expect(join(session, 'tablet')).toBe('DEVICE_FULL');
    expect(join(session, 'phone')).toEqual(['joined']);
    for (let player = 0; player < 6; player++) expect(join(session)).toEqual(['joined']);
  });

  test.each([
    ['removed one', { type: 'remove', seat_id: 2, ban: false }],
    ['seen one leave', { type: 'leave', seat_id: 2 }],
  ] as const)('may bring another when it has %s', (_, command) => {
    const session = lobbyOf(Array<string>(seatsOfOwner).fill('tablet'));
    session.do(command);
    expect(join(session, 'tablet')).toEqual(['joined']);
    expect(join(session, 'tablet')).toBe('DEVICE_FULL');
  });

  test('does not get more by leaving, joining and coming back', () => {
    const session = lobbyOf(Array<string>(seatsOfOwner).fill('tablet'));
    session.do({ type: 'leave', seat_id: 1 });
    join(session, 'tablet');
    expect(session.do({ type: 'return', seat_id: 1 })).toBe('DEVICE_FULL');
    session.do({ type: 'leave', seat_id: 2 });
    expect(session.do({ type: 'return', seat_id: 1 })).toEqual(['returned']);
  });

  test('has twelve in all with those it left, and may come back to each of them', () => {
    const session = lobbyOf(['phone']);
    for (let player = 1; player <= 12; player++) {
      expect(join(session, 'tablet')).toEqual(['joined']);
      session.do({ type: 'leave', seat_id: player + 1 });
    }
    expect(join(session, 'tablet')).toBe('DEVICE_FULL');
    expect(session.do({ type: 'return', seat_id: 2 })).toEqual(['returned']);
    expect(join(session, 'phone')).toEqual(['joined']);
    session.do({ type: 'remove', seat_id: 3, ban: false });
    expect(join(session, 'tablet')).toEqual(['joined']);
  });

  test('that is kept out is not let in by any name; one that was only removed is', () => {
    const session = lobbyOf(['phone', 'other phone', null]);
    for (const seat_id of [1, 2, 3]) session.do({ type: 'remove', seat_id, ban: seat_id !== 2 });
    expect(join(session, 'phone')).toBe('REMOVED');
    expect(join(session, 'other phone')).toEqual(['joined']);
    expect(join(session)).toEqual(['joined']);
  });
});

/** The numbers of the first seats. */
const firstSeats = (count: number) => new Set(Array.from({ length: count }, (_, index) => index + 1));
const comeIn = (session: PlayedSession, absent: ReadonlySet<number>, owner: string | null = null) =>
  session.do({ type: 'join', name: `Player ${++names}`, owner, absent });
const inRoom = ({ state }: PlayedSession) => seatsInRoom(state).length;
const takesPlace = (seat: Seat) => !seat.gave_way && !seat.removed;

describe('a full room', () => {
  test.each([
    ['without devices', nobody(seatLimit)],
    ['with devices', devices(seatLimit)],
  ])('is full, %s', (_, owners) => {
    const session = lobbyOf(owners);
    expect(join(session)).toBe('FULL');
    if (owners[0] !== null) expect(join(session, 'phone')).toBe('FULL');
    session.do({ type: 'remove', seat_id: 7, ban: true });
    expect(join(session, 'phone')).toEqual(['joined']);
  });

  test('takes one more for each that was removed, and gives no number twice', () => {
    const session = lobbyOf(nobody(seatLimit));
    for (const seat_id of [3, 4]) session.do({ type: 'remove', seat_id, ban: false });
    expect([join(session), join(session), join(session)]).toEqual([['joined'], ['joined'], 'FULL']);
    expect([...session.state.seats.keys()].slice(-2)).toEqual([seatLimit + 1, seatLimit + 2]);
  });

  test.each([
    ['that nobody owns', nobody(seatLimit)],
    ['that a few devices share', Array.from({ length: seatLimit }, (_, index) => `device ${index % 500}`)],
  ])('S14 of seats %s still lets the class in, whose phones have a cookie each', (_, owners) => {
    const session = lobbyOf(owners);
    expect(join(session)).toBe('FULL');
    for (let pupil = 0; pupil < 30; pupil++) expect(join(session, `phone ${pupil}`)).toEqual(['joined']);
    expect(join(session, 'phone 1')).toBe('FULL');
  });

  test('S14 is not emptied by leaving for those whom nobody knows: what they left counts', () => {
    const left = { left: true };
    expect(join(lobbyOf(nobody(seatLimit), left))).toBe('FULL');
    expect(join(lobbyOf(devices(seatLimit), left))).toEqual(['joined']);
  });

  describe('S14 in which nobody sits', () => {
    test.each([
      ['of seats that nobody owns lets the class in, with a cookie or without', nobody(seatLimit), [null, 'phone'], {}],
      ['of seats that were left, too', nobody(seatLimit), [null, 'phone'], { left: true }],
      ['of seats of as many devices lets in who has a cookie of their own', devices(seatLimit), ['phone'], {}],
    ] as const)('%s', (_, owners, pupils, change) => {
      const session = lobbyOf([...owners], change);
      for (let pupil = 0; pupil < 30; pupil++)
        for (const owner of pupils)
          expect(comeIn(session, firstSeats(seatLimit), owner && `${owner} ${pupil}`)).toContain('joined');
      expect([...session.state.seats.values()].filter((seat) => takesPlace(seat))).toHaveLength(
        seatLimit + (owners[0] === null ? 30 : 0),
      );
    });
    test('gives away one place for each who comes without a device, and none of those who are there or have a device', () => {
      const session = lobbyOf([...nobody(seatLimit - 1), 'phone']);
      const absent = new Set([5, 9, seatLimit]);
      expect(comeIn(session, absent)).toEqual(['joined', 'left']);
      expect(session.state.seats.get(5)).toMatchObject({ left: true, gave_way: true });
      expect(comeIn(session, absent)).toEqual(['joined', 'left']);
      expect(comeIn(session, absent)).toBe('FULL');
      expect(inRoom(session)).toBe(seatLimit);
    });

    test('gives no place away while there is a free one', () => {
      const session = lobbyOf(nobody(seatLimit - 1));
      expect(comeIn(session, firstSeats(seatLimit - 1))).toEqual(['joined']);
    });

    test('whose place was given away comes back as others come in: not into a full room, but in the place of another', () => {
      const session = lobbyOf(nobody(seatLimit));
      comeIn(session, new Set([5]));
      expect(session.do({ type: 'return', seat_id: 5, absent: new Set() })).toBe('FULL');
      expect(session.do({ type: 'return', seat_id: 5, absent: new Set([8]) })).toEqual(['returned', 'left']);
      expect(session.state.seats.get(5)).toMatchObject({ left: false, gave_way: false });
      session.do({ type: 'remove', seat_id: 1, ban: false });
      expect(session.do({ type: 'return', seat_id: 8, absent: new Set() })).toEqual(['returned']);
      expect(inRoom(session)).toBe(seatLimit);
    });
  });

  test('a true token brings back who left, though the room has filled up', () => {
    const session = lobbyOf([...nobody(1), ...devices(seatLimit)]);
    for (const seat_id of [1, 2]) session.do({ type: 'leave', seat_id });
    expect(join(session, 'phone')).toEqual(['joined']);
    for (const seat_id of [1, 2]) expect(session.do({ type: 'return', seat_id })).toEqual(['returned']);
  });
});

describe('the host', () => {
  const owners = ['phone', 'tablet', null, 'tablet', null, 'tablet'];

  test.each([
    [4, 'all that came with the same device', [1, 3, 5]],
    [3, 'all that came without one', [1, 2, 4, 6]],
    [1, 'a single one', [2, 3, 4, 5, 6]],
  ])('removes with seat %i %s', (seat_id, _, staying) => {
    const session = lobbyOf(owners);
    session.do({ type: 'remove', seat_id, ban: true, all_who_came_with: true });
    const stay = [...session.state.seats.values()].filter(({ removed }) => !removed);
    expect(stay.map((seat) => seat.seat_id)).toEqual(staying);
  });

  test('is told which players came together, and nobody else is', () => {
    const { state } = lobbyOf(owners);
    const screen = {
      board: new Map(),
      connected: new Set<number>(),
      tally: { answered: 0, counts: [] },
      pin: '123456',
    };
    const room = { ...screen, state, join_address: '', seq: 1, n: 1, now: 0 };
    const rows = hostView(room).players!.map(({ seat_id, came_with }) => [seat_id, came_with]);
    expect(rows).toEqual([[1, undefined], [2, undefined], [3, 0], [4, 2], [5, 0], [6, 2]]); // prettier-ignore
    expect(JSON.stringify(hostView(room))).not.toContain('tablet');
    expect(JSON.stringify(projectorView(room))).not.toContain('came_with');
  });
});
