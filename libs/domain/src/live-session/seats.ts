import { seatLimit, seatsEverOfOwner, seatsOfOwner } from './settings.ts';
import type { Seat, SessionState } from './state.ts';

type Seats = SessionState['seats'];

/** Seats whose people are gone and never played: the server knows, since a connection is no part of the state. */
export type Absent = ReadonlySet<number>;

/**
 * Why a newcomer gets no seat; undefined when they do. Removed seats count no more, and who left makes room, which an
 * owner can do {@link seatsEverOfOwner} times at most; seats that nobody owns make none, since they could be left and
 * taken without end.
 */
export function seatRefusal(
  seats: Seats,
  owner: string | null,
  absent: Absent,
): 'REMOVED' | 'DEVICE_FULL' | 'FULL' | undefined {
  let own = 0;
  let ever = 0;
  if (owner !== null) {
    for (const seat of seats.values()) {
      if (seat.owner !== owner) continue;
      if (seat.banned) return 'REMOVED';
      if (takesRoom(seat)) own += 1;
      if (!seat.removed) ever += 1;
    }
  }
  if (own >= seatsOfOwner || ever >= seatsEverOfOwner) return 'DEVICE_FULL';
  return roomFor(seats, owner, absent) === 'FULL' ? 'FULL' : undefined;
}

/**
 * Where there is room for one more of an owner: 'free', or in the place of an absent seat, whose number it is. The first
 * seat of each owner finds none only when {@link seatLimit} owners are in the room, none of them absent: seats without an
 * owner, and further ones of the same, fill what is free and keep nobody out who has a device. Those in turn take the
 * places of absent seats that nobody owns.
 */
export function roomFor(seats: Seats, owner: string | null, absent: Absent): 'free' | 'FULL' | number {
  let taken = 0;
  let own = 0;
  for (const seat of seats.values()) {
    if (!takesRoom(seat)) continue;
    taken += 1;
    if (owner !== null && seat.owner === owner) own += 1;
  }
  if (taken < seatLimit) return 'free';
  const isFirst = owner !== null && own === 0;
  if (isFirst && ownersIn(seats) < seatLimit) return 'free';
  for (const seat_id of absent) {
    const seat = seats.get(seat_id);
    if (seat && takesRoom(seat) && (seat.owner !== null) === isFirst) return seat_id;
  }
  return 'FULL';
}

const takesRoom = (seat: Seat): boolean => !seat.removed && !seat.gave_way && (!seat.left || seat.owner === null);

function ownersIn(seats: Seats): number {
  const owners = new Set<string>();
  for (const seat of seats.values()) if (seat.owner !== null && takesRoom(seat)) owners.add(seat.owner);
  return owners.size;
}

/** Whether a seat that was left may be taken again: its owner may have taken as many others in the meantime. */
export function mayReturn(seats: Seats, { owner }: Seat): boolean {
  if (owner === null) return true;
  let own = 0;
  for (const seat of seats.values()) if (seat.owner === owner && takesRoom(seat)) own += 1;
  return own < seatsOfOwner;
}

/** The seats in the room that came with the same owner as this one, or, as it did, without any; itself included. */
export function cameWith(seats: Seats, { owner }: Seat): Seat[] {
  return [...seats.values()].filter((seat) => seat.owner === owner && !seat.removed);
}
