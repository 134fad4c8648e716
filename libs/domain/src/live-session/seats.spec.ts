import { describe, expect, test } from '@jest/globals';
import { Played } from './session.fixture.ts';
import { seatLimit, seatsOfOwner } from './settings.ts';
import type { LiveEvent } from './events.ts';
import { draftOf, evolveDraft, type Seat, seatsInRoom } from './state.ts';
import { hostView, projectorView } from './view.ts';

/** A lobby in which somebody sits already: one seat for each owner named. */
function lobbyOf(owners: (string | null)[], change: Partial<Seat> = {}): Played {
  const quiz = new Played();
  const joined = owners.map((owner, index): LiveEvent => {
    const known = owner === null ? {} : { owner };
    return { type: 'joined', at: quiz.now, seat_id: index + 1, name: `Seat ${index + 1}`, doubtful: false, ...known };
  });
  const { seats, ...state } = joined.reduce(evolveDraft, draftOf(quiz.state));
  quiz.state = { ...state, seats: new Map([...seats].map(([seat_id, seat]) => [seat_id, { ...seat, ...change }])) };
  return quiz;
}

let names = 0;
const join = (quiz: Played, owner?: string) =>
  quiz.do({ type: 'join', name: `Player ${++names}`, ...(owner === undefined ? {} : { owner }) });
const devices = (count: number) => Array.from({ length: count }, (_, index) => `device ${index}`);
const nobody = (count: number) => Array<null>(count).fill(null);

describe('S14 a device', () => {
  test('has four players in the room, and no fifth; others are let in', () => {
    const quiz = new Played();
    for (let player = 0; player < 4; player++) expect(join(quiz, 'tablet')).toEqual(['joined']);
    expect(join(quiz, 'tablet')).toBe('DEVICE_FULL');
    expect(join(quiz, 'phone')).toEqual(['joined']);
    for (let player = 0; player < 6; player++) expect(join(quiz)).toEqual(['joined']);
  });

  test.each([
    ['removed one', { type: 'remove', seat_id: 2, ban: false }],
    ['seen one leave', { type: 'leave', seat_id: 2 }],
  ] as const)('may bring another when it has %s', (_, command) => {
    const quiz = lobbyOf(Array<string>(seatsOfOwner).fill('tablet'));
    quiz.do(command);
    expect(join(quiz, 'tablet')).toEqual(['joined']);
    expect(join(quiz, 'tablet')).toBe('DEVICE_FULL');
  });

  test('does not get more by leaving, joining and coming back', () => {
    const quiz = lobbyOf(Array<string>(seatsOfOwner).fill('tablet'));
    quiz.do({ type: 'leave', seat_id: 1 });
    join(quiz, 'tablet');
    expect(quiz.do({ type: 'return', seat_id: 1 })).toBe('DEVICE_FULL');
    quiz.do({ type: 'leave', seat_id: 2 });
    expect(quiz.do({ type: 'return', seat_id: 1 })).toEqual(['returned']);
  });

  test('has twelve in all with those it left, and may come back to each of them', () => {
    const quiz = lobbyOf(['phone']);
    for (let player = 1; player <= 12; player++) {
      expect(join(quiz, 'tablet')).toEqual(['joined']);
      quiz.do({ type: 'leave', seat_id: player + 1 });
    }
    expect(join(quiz, 'tablet')).toBe('DEVICE_FULL');
    expect(quiz.do({ type: 'return', seat_id: 2 })).toEqual(['returned']);
    expect(join(quiz, 'phone')).toEqual(['joined']);
    quiz.do({ type: 'remove', seat_id: 3, ban: false });
    expect(join(quiz, 'tablet')).toEqual(['joined']);
  });

  test('that is kept out is not let in by any name; one that was only removed is', () => {
    const quiz = lobbyOf(['phone', 'other phone', null]);
    for (const seat_id of [1, 2, 3]) quiz.do({ type: 'remove', seat_id, ban: seat_id !== 2 });
    expect(join(quiz, 'phone')).toBe('REMOVED');
    expect(join(quiz, 'other phone')).toEqual(['joined']);
    expect(join(quiz)).toEqual(['joined']);
  });
});

/** The numbers of the first seats. */
const firstSeats = (count: number) => new Set(Array.from({ length: count }, (_, index) => index + 1));
const comeIn = (quiz: Played, absent: ReadonlySet<number>, owner: string | null = null) =>
  quiz.do({ type: 'join', name: `Player ${++names}`, owner, absent });
const inRoom = ({ state }: Played) => seatsInRoom(state).length;
const takesPlace = (seat: Seat) => !seat.gave_way && !seat.removed;

describe('a full room', () => {
  test.each([
    ['without devices', nobody(seatLimit)],
    ['with devices', devices(seatLimit)],
  ])('is full, %s', (_, owners) => {
    const quiz = lobbyOf(owners);
    expect(join(quiz)).toBe('FULL');
    if (owners[0] !== null) expect(join(quiz, 'phone')).toBe('FULL');
    quiz.do({ type: 'remove', seat_id: 7, ban: true });
    expect(join(quiz, 'phone')).toEqual(['joined']);
  });

  test('takes one more for each that was removed, and gives no number twice', () => {
    const quiz = lobbyOf(nobody(seatLimit));
    for (const seat_id of [3, 4]) quiz.do({ type: 'remove', seat_id, ban: false });
    expect([join(quiz), join(quiz), join(quiz)]).toEqual([['joined'], ['joined'], 'FULL']);
    expect([...quiz.state.seats.keys()].slice(-2)).toEqual([seatLimit + 1, seatLimit + 2]);
  });

  test.each([
    ['that nobody owns', nobody(seatLimit)],
    ['that a few devices share', Array.from({ length: seatLimit }, (_, index) => `device ${index % 500}`)],
  ])('S14 of seats %s still lets the class in, whose phones have a cookie each', (_, owners) => {
    const quiz = lobbyOf(owners);
    expect(join(quiz)).toBe('FULL');
    for (let pupil = 0; pupil < 30; pupil++) expect(join(quiz, `phone ${pupil}`)).toEqual(['joined']);
    expect(join(quiz, 'phone 1')).toBe('FULL');
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
      const quiz = lobbyOf([...owners], change);
      for (let pupil = 0; pupil < 30; pupil++)
        for (const owner of pupils)
          expect(comeIn(quiz, firstSeats(seatLimit), owner && `${owner} ${pupil}`)).toContain('joined');
      expect([...quiz.state.seats.values()].filter((seat) => takesPlace(seat))).toHaveLength(
        seatLimit + (owners[0] === null ? 30 : 0),
      );
    });
    test('gives away one place for each who comes without a device, and none of those who are there or have a device', () => {
      const quiz = lobbyOf([...nobody(seatLimit - 1), 'phone']);
      const absent = new Set([5, 9, seatLimit]);
      expect(comeIn(quiz, absent)).toEqual(['joined', 'left']);
      expect(quiz.state.seats.get(5)).toMatchObject({ left: true, gave_way: true });
      expect(comeIn(quiz, absent)).toEqual(['joined', 'left']);
      expect(comeIn(quiz, absent)).toBe('FULL');
      expect(inRoom(quiz)).toBe(seatLimit);
    });

    test('gives no place away while there is a free one', () => {
      const quiz = lobbyOf(nobody(seatLimit - 1));
      expect(comeIn(quiz, firstSeats(seatLimit - 1))).toEqual(['joined']);
    });

    test('whose place was given away comes back as others come in: not into a full room, but in the place of another', () => {
      const quiz = lobbyOf(nobody(seatLimit));
      comeIn(quiz, new Set([5]));
      expect(quiz.do({ type: 'return', seat_id: 5, absent: new Set() })).toBe('FULL');
      expect(quiz.do({ type: 'return', seat_id: 5, absent: new Set([8]) })).toEqual(['returned', 'left']);
      expect(quiz.state.seats.get(5)).toMatchObject({ left: false, gave_way: false });
      quiz.do({ type: 'remove', seat_id: 1, ban: false });
      expect(quiz.do({ type: 'return', seat_id: 8, absent: new Set() })).toEqual(['returned']);
      expect(inRoom(quiz)).toBe(seatLimit);
    });
  });

  test('a true token brings back who left, though the room has filled up', () => {
    const quiz = lobbyOf([...nobody(1), ...devices(seatLimit)]);
    for (const seat_id of [1, 2]) quiz.do({ type: 'leave', seat_id });
    expect(join(quiz, 'phone')).toEqual(['joined']);
    for (const seat_id of [1, 2]) expect(quiz.do({ type: 'return', seat_id })).toEqual(['returned']);
  });
});

describe('the host', () => {
  const owners = ['phone', 'tablet', null, 'tablet', null, 'tablet'];

  test.each([
    [4, 'all that came with the same device', [1, 3, 5]],
    [3, 'all that came without one', [1, 2, 4, 6]],
    [1, 'a single one', [2, 3, 4, 5, 6]],
  ])('removes with seat %i %s', (seat_id, _, staying) => {
    const quiz = lobbyOf(owners);
    quiz.do({ type: 'remove', seat_id, ban: true, all_who_came_with: true });
    const stay = [...quiz.state.seats.values()].filter(({ removed }) => !removed);
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
