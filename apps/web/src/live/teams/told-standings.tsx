import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { teamsByRank, type TeamView } from '@lexiroom/domain/live-teams';
import { useTeamName } from './team-name.tsx';

/** How the teams stand, best first, as it is read out; nothing where nobody plays in teams. */
export function ToldStandings({ teams = [] }: { teams: readonly TeamView[] | undefined }) {
  const { t } = useLingui();
  const nameOf = useTeamName();
  return teamsByRank(teams).map(({ team, rank, score }) => {
    const place = rank ?? 0;
    const name = nameOf(team);
    const points = score ?? 0;
    return (
      <span key={team}>
        {'. '}
        {t`${place}: ${name}, ${plural(points, { one: '# point', other: '# points' })}`}
      </span>
    );
  });
}
