import type { SessionEvent, SessionState } from '@lexiroom/domain/live-session';
import type { StoredEvent } from '../../../apps/server/src/event-log/live-rows.ts';
import { promise } from '../broken.ts';
import type { Room } from '../room.ts';

/** Rounding of the clocks, in milliseconds. */
const closeMs = 5;

/** A question is open for at least as long as it was promised, whatever happens to server and clock meanwhile. */
export function checkTimes(room: Room, history: readonly StoredEvent[], states: readonly SessionState[]): void {
  const { pace, goal_seconds = null, ...settings } = room.script.settings;
  const seconds = pace === 'player' ? goal_seconds : settings.seconds;
  const at = (place: number) => room.writtenAt[history[place]!.seq]!;
  for (const [place, { event }] of history.entries()) {
    if ((event.type !== 'locked' && event.type !== 'race_locked') || !('by' in event)) continue;
    const { number } = states[place]!;
    const openedAt = history.findIndex((other) =>
      event.type === 'race_locked'
        ? other.event.type === 'race_opened'
        : other.event.type === 'opened' && numberOf(other.event) === number);
    const lockedMs = at(place);
    if (event.by === 'all_answered') {
      for (const { seat_id, goneMs, leastMs } of room.missingAtLock.get(number) ?? [])
        promise(goneMs >= leastMs - closeMs, `question ${number} is locked without seat ${seat_id}, there ${goneMs} ms before`);
    }
    if (event.by === 'host' || event.by === 'goal') continue;
    for (const { to, isPaused } of room.outages)
      if (!isPaused && to > at(openedAt) && to <= lockedMs)
        promise(lockedMs - to >= 5000 - closeMs, `question ${number} is locked ${lockedMs - to} ms after a restart`);
    if (event.by !== 'deadline' || seconds === null) continue;
    const openMs = lockedMs - at(openedAt) - lostMs(room, history, openedAt, place);
    const addedMs = history.slice(openedAt, place).filter((other) => other.event.type === 'time_added').length * 10_000;
    const promisedMs = seconds * 1000 + addedMs;
    promise(openMs >= promisedMs - closeMs, `question ${number} was open for ${openMs} ms of ${promisedMs}`);
  }
} // prettier-ignore

/** For how long between two events the quiz was paused, or the server away. */
function lostMs({ writtenAt, outages }: Room, history: readonly StoredEvent[], from: number, to: number): number {
  const spans = outages.map((outage) => [outage.from, outage.to] as const);
  let pausedAt: number | undefined;
  for (const { seq, event } of history.slice(from, to + 1)) {
    if (event.type === 'paused') pausedAt = writtenAt[seq];
    if (event.type === 'unpaused' && pausedAt !== undefined) spans.push([pausedAt, writtenAt[seq]!]);
  }
  const [first, last] = [writtenAt[history[from]!.seq]!, writtenAt[history[to]!.seq]!];
  let lost = 0;
  let until = first;
  for (const [begin, end] of spans.toSorted((one, other) => one[0] - other[0])) {
    lost += Math.max(0, Math.min(end, last) - Math.max(begin, until));
    until = Math.max(until, Math.min(end, last));
  }
  return lost;
}

const numberOf = (event: SessionEvent): number | undefined => ('number' in event ? event.number : undefined);
