import { seatLimit, seatsEverOfOwner, seatsOfOwner } from './settings.ts';
import type { Seat, SessionState } from './state.ts';

type Seats = SessionState['seats'];

/**
 * Why a newcomer gets no seat; undefined when they do. Removed seats count no more, and who left makes room, which an
 * owner can do {@link seatsEverOfOwner} times at most; seats that nobody owns make none, since they could be left and
 * taken without end. The first seat of each owner is refused only when
 * {@link seatLimit} owners are in the room: seats without an owner, and further ones of the same, fill what is free and
 * keep nobody out who has a device.
 */
export function seatRefusal(seats: Seats, owner: string | null): 'REMOVED' | 'DEVICE_FULL' | 'FULL' | undefined {
  let taken = 0;
  let own = 0;
  let ever = 0;
  for (const seat of seats.values()) {
    if (owner !== null && seat.owner === owner) {
      if (seat.banned) return 'REMOVED';
      if (takesRoom(seat)) own += 1;
      if (!seat.removed) ever += 1;
    }
    if (takesRoom(seat)) taken += 1;
  }
  if (own >= seatsOfOwner || ever >= seatsEverOfOwner) return 'DEVICE_FULL';
  if (taken < seatLimit) return undefined;
  const isFirst = owner !== null && own === 0;
  return isFirst && ownersIn(seats) < seatLimit ? undefined : 'FULL';
}

const takesRoom = (seat: Seat): boolean => !seat.removed && (!seat.left || seat.owner === null);

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
