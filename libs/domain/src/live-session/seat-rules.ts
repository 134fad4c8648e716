import { seatLimit, seatsEverOfOwner, seatsOfOwner } from './settings.ts';
import type { Seat, SeatMap } from './seat-map.ts';

type Seats = SeatMap['seats'];
/** The seats, and who took which. */
type Room = Pick<SeatMap, 'seats' | 'owners'>;

/** Seats whose people are gone and never played: the server knows, since a connection is no part of the state. */
export type AbsentSeats = ReadonlySet<number>;

/**
 * Why a newcomer gets no seat; undefined when they do. Removed seats count no more, and who left makes room, which an
 * owner can do {@link seatsEverOfOwner} times at most; seats that nobody owns make none, since they could be left and
 * taken without end.
 */
export function seatRefusal(room: Room, owner: string | null, absent: AbsentSeats): 'DEVICE_FULL' | 'FULL' | undefined {
  const own = seatsOf(room, owner);
  const ever = own.filter(({ removed }) => !removed).length;
  if (own.filter(takesRoom).length >= seatsOfOwner || ever >= seatsEverOfOwner) return 'DEVICE_FULL';
  return roomFor(room, owner, absent) === 'FULL' ? 'FULL' : undefined;
}

/** Whether the host has removed a seat of this owner for good. */
export function isBanned(room: Room, owner: string | null): boolean {
  return seatsOf(room, owner).some(({ banned }) => banned);
}

/**
 * Where there is room for one more of an owner: 'free', or in the place of an absent seat, whose number it is. The first
 * seat of each owner finds none only when {@link seatLimit} owners are in the room, none of them absent: seats without an
 * owner, and further ones of the same, fill what is free and keep nobody out who has a device. Those in turn take the
 * places of absent seats that nobody owns.
 */
export function roomFor(room: Room, owner: string | null, absent: AbsentSeats): 'free' | 'FULL' | number {
  const { seats } = room;
  // Most rooms never had so many seats: nobody needs to look who sits there.
  if (seats.size < seatLimit || [...seats.values()].filter(takesRoom).length < seatLimit) return 'free';
  const isFirst = owner !== null && !seatsOf(room, owner).some(takesRoom);
  if (isFirst && ownersIn(seats) < seatLimit) return 'free';
  for (const seat_id of absent) {
    const seat = seats.get(seat_id);
    if (seat && takesRoom(seat) && (seat.owner !== null) === isFirst) return seat_id;
  }
  return 'FULL';
}

/** All seats that an owner took so far; of nobody, none. */
function seatsOf({ seats, owners }: Room, owner: string | null): Seat[] {
  return owner === null ? [] : (owners.get(owner) ?? []).map((seat_id) => seats.get(seat_id)!);
}

const takesRoom = (seat: Seat): boolean => !seat.removed && !seat.gave_way && (!seat.left || seat.owner === null);

function ownersIn(seats: Seats): number {
  const owners = new Set<string>();
  for (const seat of seats.values()) if (seat.owner !== null && takesRoom(seat)) owners.add(seat.owner);
  return owners.size;
}

/** Whether a seat that was left may be taken again: its owner may have taken as many others in the meantime. */
export function mayReturn(room: Room, { owner }: Seat): boolean {
  return seatsOf(room, owner).filter(takesRoom).length < seatsOfOwner;
}

/** The seats in the room that came with the same owner as this one, or, as it did, without any; itself included. */
export function cameWith(seats: Seats, { owner }: Seat): Seat[] {
  return [...seats.values()].filter((seat) => seat.owner === owner && !seat.removed);
}
