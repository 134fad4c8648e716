import { Plural, Trans } from '@lingui/react/macro';
import type { Report } from '@lexiroom/contracts/live';
import { teamsByRank } from '@lexiroom/domain/live-teams';
import { Card } from '../../../design/layout/card.tsx';
import { Team } from '../../../live/teams/team-name.tsx';

/** How the teams stood in the end, best first; nothing of a quiz without. */
export function TeamResults({ report: { teams } }: { report: Report }) {
  if (!teams) return null;
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h2 className="font-display text-2xl font-bold">
        <Trans>Teams</Trans>
      </h2>
      <ol className="flex flex-col divide-y divide-line">
        {teamsByRank(teams).map(({ team, rank, score, size }) => (
          <li key={team} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
            <span className="w-6 text-soft tabular-nums">{rank}</span>
            <span className="min-w-0 flex-1 text-lg">
              <Team team={team} mark="size-8" />
            </span>
            <span className="text-soft">
              <Plural value={size} one="# player" other="# players" />
            </span>
            <b className="min-w-20 text-end tabular-nums">
              <Plural value={score ?? 0} one="# point" other="# points" />
            </b>
          </li>
        ))}
      </ol>
    </Card>
  );
}
