import { Plural } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';

/** What the race is run to, in words. */
export function RaceGoal({ race }: { race: Pick<ProjectorView['settings'], 'goal_points' | 'goal_seconds'> }) {
  const { goal_points, goal_seconds = 0 } = race;
  if (goal_points !== undefined) return <Plural value={goal_points} one="First to # point" other="First to # points" />;
  if (goal_seconds % 60 !== 0)
    return <Plural value={goal_seconds} one="Most points in # second" other="Most points in # seconds" />;
  return <Plural value={goal_seconds / 60} one="Most points in # minute" other="Most points in # minutes" />;
}
