import type { Emblem } from './emblems.ts';

export interface Seat {
  seat_id: number;
  name: string;
  /** What makes another name the same as this one; see `sameNameKey`. */
  name_key: string;
  /** The host has not yet said whether the name may be seen. */
  doubtful: boolean;
  /** The host gave the name, which the player cannot change any more. */
  named_by_host?: true;
  /** The animal that the player chose; absent while it has the one that goes with its number. */
  emblem?: Emblem;
  /** The first question it is asked. */
  from_question: number;
  /** Went by itself; its token brings it back. */
  left: boolean;
  /** Its place was given to somebody else while nobody sat there. */
  gave_way: boolean;
  removed: boolean;
  /** Removed, and whoever owns it is not let in again. */
  banned: boolean;
  /** The device, or else the account, that took it; null when it came with neither. Nobody is told. */
  owner: string | null;
  /** Who of the class sits there; null where names are not those of the class. */
  student_id: number | null;
  /** The group it plays for, in a game of groups; null in any other. */
  group: string | null;
}

/** The seats of a session, and what is kept up with them so that a room is not searched at each join. */
export interface SeatMap {
  seats: ReadonlyMap<number, Seat>;
  /** How many seats that were not removed have a name of this key. */
  names: ReadonlyMap<string, number>;
  /** The seats, of all times, that each owner took. */
  owners: ReadonlyMap<string, readonly number[]>;
  /** The seat of each student who has one that was not removed. */
  students: ReadonlyMap<number, number>;
  /** How many of the seats are in the room, connected or not: neither removed nor left. */
  in_room: number;
}

export const noSeats = (): SeatMap => ({
  seats: new Map(),
  names: new Map(),
  owners: new Map(),
  students: new Map(),
  in_room: 0,
});

/** A copy whose maps nobody else has seen. */
export function copyOfSeats({ seats, names, owners, students, in_room }: SeatMap): SeatMap {
  return {
    seats: new Map(seats),
    names: new Map(names),
    owners: new Map(owners),
    students: new Map(students),
    in_room,
  };
}

/** Puts a seat, new or changed, among the others: into the very maps that are given, which nobody else may have seen. */
export function putSeat(map: SeatMap, seat: Seat): SeatMap {
  const seats = map.seats as Map<number, Seat>;
  const names = map.names as Map<string, number>;
  const owners = map.owners as Map<string, readonly number[]>;
  const students = map.students as Map<number, number>;
  const { seat_id, owner } = seat;
  const before = seats.get(seat_id);
  if (before && !before.removed) count(names, before.name_key, -1);
  if (!seat.removed) count(names, seat.name_key, 1);
  // Of two seats that are exchanged, the first already is the one of the second's student.
  if (before && before.student_id !== null && students.get(before.student_id) === seat_id)
    students.delete(before.student_id);
  if (!seat.removed && seat.student_id !== null) students.set(seat.student_id, seat_id);
  if (!before && owner !== null) owners.set(owner, [...(owners.get(owner) ?? []), seat_id]);
  seats.set(seat_id, seat);
  const wasInRoom = before !== undefined && isInRoom(before);
  return { seats, names, owners, students, in_room: map.in_room + Number(isInRoom(seat)) - Number(wasInRoom) };
}

function count(names: Map<string, number>, key: string, by: 1 | -1): void {
  const left = (names.get(key) ?? 0) + by;
  if (left > 0) names.set(key, left);
  else names.delete(key);
}

/** The seats that are in the room, connected or not. */
export function seatsInRoom({ seats }: Pick<SeatMap, 'seats'>): Seat[] {
  return [...seats.values()].filter(isInRoom);
}

const isInRoom = (seat: Seat): boolean => !seat.removed && !seat.left;

/** Whether a question is asked of a seat: it is in the room, and came in time for it. */
export function isAsked(seat: Seat, question: number): boolean {
  return isInRoom(seat) && seat.from_question <= question;
}

/** Whether a seat is removed, or never was. */
export function isGone({ seats }: Pick<SeatMap, 'seats'>, seat_id: number): boolean {
  return seats.get(seat_id)?.removed ?? true;
}

/** 'Player 7': what a seat is called while its name is not to be seen, or when nobody may know it any more. */
export const namelessSeat = (seat_id: number): string => `Player ${seat_id}`;

/** How everybody sees a seat: its name, and the emblem that was chosen. */
export function shownSeat(seat: Seat): { seat_id: number; name: string; emblem?: Emblem } {
  const { seat_id, emblem } = seat;
  return { seat_id, name: shownName(seat), ...(emblem === undefined ? {} : { emblem }) };
}

/** The name of a seat; of a doubtful one not before the host has looked at it. */
export function shownName(seat: Seat): string {
  return seat.doubtful ? namelessSeat(seat.seat_id) : seat.name;
}
