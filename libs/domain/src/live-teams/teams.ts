import { type Seat, seatsInRoom, type SessionState } from '../live-session/index.ts';

/** A quiz is played by at least and at most so many teams, or by none. */
export const teamLimits = { least: 2, most: 8 } as const;
/** How many teams play; 0 where everybody plays alone. */
export const teamCounts = [0, 2, 3, 4, 5, 6, 7, 8] as const;
export type TeamCount = (typeof teamCounts)[number];

/** What teams are told apart by: a seat's team is its `group`. */
export const teamIds = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
export type TeamId = (typeof teamIds)[number];

/** The teams of a session, in their order. */
export const teamsOf = (count: TeamCount): TeamId[] => teamIds.slice(0, count);

/** The team that a seat plays for; undefined where it plays alone. */
export const teamOf = ({ group }: Pick<Seat, 'group'>): TeamId | undefined => teamIds.find((team) => team === group);

/** How many of the seats in the room, connected or not, play for each team. */
export function teamSizes(state: Pick<SessionState, 'seats'>, count: TeamCount): Map<TeamId, number> {
  const sizes = new Map(teamsOf(count).map((team) => [team, 0]));
  for (const seat of seatsInRoom(state)) {
    const team = teamOf(seat);
    const size = team && sizes.get(team);
    if (team && size !== undefined) sizes.set(team, size + 1);
  }
  return sizes;
}

/** The team with the fewest seats; of several, the first. */
export function smallestTeam(sizes: ReadonlyMap<TeamId, number>): TeamId {
  return [...sizes].reduce((least, team) => (team[1] < least[1] ? team : least))[0];
}

/**
 * The team of a newcomer: where two play, the one that is their group of the class; else the smallest. Undefined where
 * nobody plays in teams.
 */
export function teamFor(
  state: Pick<SessionState, 'seats'>,
  count: TeamCount,
  { group }: { group?: string | undefined },
): TeamId | undefined {
  if (count === 0) return undefined;
  // A class has two groups at most: more teams than that would not all have their share.
  const ofClass = count === 2 ? teamsOf(count).find((team) => team === group) : undefined;
  return ofClass ?? smallestTeam(teamSizes(state, count));
}
