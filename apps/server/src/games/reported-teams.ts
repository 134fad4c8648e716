import type { Report } from '@lexiroom/contracts/live';
import type { SessionState } from '@lexiroom/domain/live-session';
import { teamOf, teamViews } from '@lexiroom/domain/live-teams';
import type { LiveSettings } from '@lexiroom/domain/quiz-questions';
import type { Scoreboard } from '@lexiroom/domain/scoring';

/** How the teams of a quiz stood in the end, at either pace; undefined where nobody played in teams. */
export function reportedTeams(
  session: SessionState<{ settings: Pick<LiveSettings, 'teams'> }>,
  board: Scoreboard,
): Report['teams'] {
  const { teams } = session.play.settings;
  if (teams === 0) return undefined;
  const seats = [...session.seats.values()].filter(({ removed }) => !removed);
  return teamViews(session, teams, board).map(({ team, score, rank }) => ({
    team,
    size: seats.filter((seat) => teamOf(seat) === team).length,
    score,
    rank,
  }));
}
