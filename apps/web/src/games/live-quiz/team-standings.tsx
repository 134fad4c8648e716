import { Plural, SelectOrdinal, Trans } from '@lingui/react/macro';
import { teamsByRank, type TeamId, type TeamView } from '@lexiroom/domain/live-teams';
import type { Ref } from 'react';
import { Moved } from './moved.tsx';
import { Team } from '../../live/teams/team-name.tsx';

export interface TeamStandingsProps {
  teams: readonly TeamView[];
  /** Of whoever looks at it. */
  own?: TeamId | undefined;
  /** `board`: large, for the whole room. `list`: on a phone. */
  look: 'board' | 'list';
  list?: Ref<HTMLOListElement>;
}

const looks = {
  board: {
    row: 'min-h-14 flex-1 max-h-20 rounded-2xl px-5 text-back lg:min-h-0',
    first: 'bg-sun text-on-sun',
    mark: 'size-[1.5em]',
  },
  list: { row: 'min-h-12 rounded-2xl px-4 text-lg', first: 'bg-sun text-on-sun', mark: 'size-8' },
} as const;

/** How the teams stand, best first, with those that climbed or fell; a team that nobody ever played for is left out. */
export function TeamStandings({ teams, own, look, list }: TeamStandingsProps) {
  const { row, first, mark } = looks[look];
  return (
    <ol ref={list} className="flex w-full flex-1 flex-col gap-2 lg:min-h-0">
      {teamsByRank(teams).map(({ team, rank, previous_rank, score }) => (
        <li
          key={team}
          className={`flex items-center gap-3 font-semibold ${row} ${rank === 1 && (score ?? 0) > 0 ? first : 'bg-card'} ${team === own ? 'outline-3 outline-focus' : ''}`}
        >
          <span className="w-[1.2em] font-display font-extrabold tabular-nums">{rank}</span>
          <span className="min-w-0 flex-1">
            <Team team={team} mark={mark} />
            {team === own && (
              <span className="sr-only">
                {', '}
                <Trans>your team</Trans>
              </span>
            )}
          </span>
          <Moved rank={rank ?? 0} previous_rank={previous_rank} {...(look === 'board' && { size: 'text-[1em]' })} />
          <span className="font-display font-extrabold tabular-nums">{score}</span>
        </li>
      ))}
    </ol>
  );
}

/** The teams in one line, best first. */
export function TeamStrip({ teams }: { teams: readonly TeamView[] }) {
  return (
    <ol className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 text-back">
      {teamsByRank(teams).map(({ team, rank, score }) => (
        <li key={team} className="flex min-w-0 items-center gap-2">
          <Place rank={rank ?? 0} className="text-soft" />
          <Team team={team} mark="size-[1.2em]" />
          <b className="font-display tabular-nums">{score}</b>
        </li>
      ))}
    </ol>
  );
}

/** Of one's own team: its place and points, in a line. */
export function OwnTeam({ teams, own }: { teams: readonly TeamView[] | undefined; own: TeamId }) {
  const standing = teams?.find(({ team }) => team === own);
  return (
    <p className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1 text-lg">
      <Team team={own} mark="size-8" />
      {standing?.rank != null && (
        <span className="tabular-nums">
          <Place rank={standing.rank} />
          {' · '}
          <Points score={standing.score ?? 0} />
        </span>
      )}
    </p>
  );
}

function Place({ rank, className = '' }: { rank: number; className?: string }) {
  return (
    <span className={`tabular-nums ${className}`}>
      <SelectOrdinal value={rank} one="#st" two="#nd" few="#rd" other="#th" />
    </span>
  );
}

const Points = ({ score }: { score: number }) => <Plural value={score} one="# point" other="# points" />;
