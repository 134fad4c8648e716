import type { SessionState } from '@lexiroom/domain/live-session';
import type { StoredEvent } from '../../../apps/server/src/event-log/live-rows.ts';
import { promise } from '../broken.ts';
import type { Room } from '../room.ts';

/** How many of those in the room play for each team, counted by hand. */
export function sizesOfTeams({ seats }: Pick<SessionState, 'seats'>, teams: number): Map<string, number> {
  const sizes = new Map(Array.from({ length: teams }, (_, index) => [String(index + 1), 0]));
  for (const { group, left, removed } of seats.values())
    if (group !== null && !left && !removed) sizes.set(group, sizes.get(group)! + 1);
  return sizes;
}

/** Whoever joins plays for a team that nobody is smaller than; without teams, for none. */
export function checkTeams(room: Room, history: readonly StoredEvent[], states: readonly SessionState[]): void {
  const teams = room.script.settings.teams ?? 0;
  for (const [place, { event }] of history.entries()) {
    if (event.type !== 'joined' || !('name' in event)) continue;
    const sizes = sizesOfTeams(states[place - 1]!, teams);
    const { seat_id, group } = event;
    const isSmallest = group === undefined ? teams === 0 : sizes.get(group) === Math.min(...sizes.values());
    promise(isSmallest, () => `seat ${seat_id} joins team ${group} of ${JSON.stringify([...sizes])}`);
  }
}
