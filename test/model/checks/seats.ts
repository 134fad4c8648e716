import { isFrameEvent, type SessionEvent, type SessionState } from '@lexiroom/domain/live-session';
import type { StoredEvent } from '../../../apps/server/src/event-log/live-rows.ts';
import { promise } from '../broken.ts';
import type { Room } from '../room.ts';

/** Who joined has their seat, and who was removed is out of it for good. */
export function checkSeats(
  { players }: Room,
  history: readonly StoredEvent[],
  { seats, settings }: SessionState,
): void {
  for (const { seat_id, command_id, isRemoved, name } of players) {
    const joined = history.filter((stored) => stored.command_id === command_id);
    const isIts = joined.length === 1 && seatOf(joined[0]!.event) === seat_id;
    promise(isIts, `the join of seat ${seat_id} is in the log ${joined.length} times`);
    const called = seats.get(seat_id)!.name;
    if (settings.names === 'own' && !isRemoved)
      promise(called === name, `seat ${seat_id} is ${name}, and is called ${called}`);
    if (isRemoved) promise(seats.get(seat_id)?.removed === true, `seat ${seat_id} was removed, and is not`);
  }
  const removed = new Set<number>();
  for (const { event } of history) {
    const seat_id = seatOf(event);
    if (seat_id === undefined) continue;
    promise(!removed.has(seat_id), `seat ${seat_id} is removed, and then ${event.type}`);
    if (event.type === 'removed') removed.add(seat_id);
  }
}

const seatOf = (event: SessionEvent): number | undefined =>
  isFrameEvent(event) && 'seat_id' in event ? event.seat_id : undefined;
