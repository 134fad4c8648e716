import { type Decision, type FrameEvent, refuse, seatsInRoom, type SessionState } from '../live-session/index.ts';
import { smallestTeam, type TeamCount, type TeamId, teamOf, teamsOf, teamSizes } from './teams.ts';

/** An order about the teams of a session. */
export type TeamCommand =
  /** A seat is to play for another team. Only the host says so. */
  | { type: 'set_group'; seat_id: number; group: string; by: 'player' | 'host' }
  /** In the lobby: the teams are made equal again, with as few moves as it takes. */
  | { type: 'balance_teams' };

/** Who sits in the wrong team is moved by the host, at any time before the end; what they scored goes along with them. */
export function setTeam(
  state: SessionState,
  count: TeamCount,
  { seat_id, group, by }: Extract<TeamCommand, { type: 'set_group' }>,
  now: number,
): Decision {
  const seat = state.seats.get(seat_id);
  const isTeam = teamsOf(count).some((team) => team === group);
  if (!seat || seat.removed || !isTeam || by === 'player' || state.phase === 'ended') return refuse('INVALID');
  return { events: seat.group === group ? [] : [regrouped(seat_id, group, now)] };
}

/** Of the largest team, whoever came last moves to the smallest, until no two differ by more than one seat. */
export function balanceTeams(state: SessionState, count: TeamCount, now: number): Decision {
  if (count === 0) return refuse('INVALID');
  if (state.phase !== 'lobby') return refuse('STALE');
  const sizes = teamSizes(state, count);
  const members = new Map(teamsOf(count).map((team) => [team, [] as number[]]));
  for (const seat of seatsInRoom(state)) members.get(teamOf(seat)!)?.push(seat.seat_id);
  const events: FrameEvent[] = [];
  for (;;) {
    const largest = largestTeam(sizes);
    const smallest = smallestTeam(sizes);
    if (sizes.get(largest)! - sizes.get(smallest)! <= 1) return { events };
    // The smallest grows at the end, the largest shrinks from there: nobody is moved twice.
    events.push(regrouped(members.get(largest)!.pop()!, smallest, now));
    sizes.set(largest, sizes.get(largest)! - 1);
    sizes.set(smallest, sizes.get(smallest)! + 1);
  }
}

function largestTeam(sizes: ReadonlyMap<TeamId, number>): TeamId {
  return [...sizes].reduce((most, team) => (team[1] > most[1] ? team : most))[0];
}

const regrouped = (seat_id: number, group: string, now: number): FrameEvent => ({
  type: 'regrouped',
  at: now,
  seat_id,
  group,
});
