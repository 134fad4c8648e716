import { type Seat, seatsInRoom } from '../../live-session/index.ts';
import { type Group, groups, type PerGroup } from './settings.ts';
import { type QuickPickSession, roundsOfNewest } from './state.ts';

/** The group that a seat plays for. */
export const groupOf = ({ group }: Pick<Seat, 'group'>): Group => (group === 'b' ? 'b' : 'a');

/** The seats in the room that play for either group. */
export function membersOf(session: QuickPickSession): PerGroup<number[]> {
  const [a, b] = groups.map((group) =>
    seatsInRoom(session).flatMap((seat) => (groupOf(seat) === group ? [seat.seat_id] : [])),
  ) as [number[], number[]];
  return { a, b };
}

/** The group of the class that the host has put a student into; undefined for everybody else. */
export function groupOfStudent({ play }: QuickPickSession, student_id: number | null | undefined): Group | undefined {
  const { groups: ofClass, students } = play.settings;
  if (student_id === null || student_id === undefined) return undefined;
  if (ofClass?.a.includes(student_id) || students?.[0] === student_id) return 'a';
  return ofClass?.b.includes(student_id) || students?.[1] === student_id ? 'b' : undefined;
}

/** A newcomer is in the group that their class was put into; else in the one they wish for, or in the smaller one. */
export function groupFor(
  session: QuickPickSession,
  { group, student_id }: { group?: string | undefined; student_id?: number | undefined },
): Group {
  const ofClass = groupOfStudent(session, student_id);
  if (ofClass) return ofClass;
  if (group === 'a' || group === 'b') return group;
  const { a, b } = membersOf(session);
  return a.length > b.length ? 'b' : 'a';
}

/** Whether somebody may choose their group themselves: as long as they have not picked in the newest game. */
export function mayChooseGroup(session: QuickPickSession, seat: Seat): boolean {
  const { phase, play } = session;
  if (phase === 'podium' || phase === 'ended' || groupOfStudent(session, seat.student_id) !== undefined) return false;
  return !roundsOfNewest(play).some(({ picks }) => picks.some(({ seat_id }) => seat_id === seat.seat_id));
}
