import { useLingui } from '@lingui/react/macro';
import type { TeamId } from '@lexiroom/domain/live-teams';
import { TeamMark } from './team-mark.tsx';

/** What a team is called in the reader's language; nobody has to think of names. */
export function useTeamName(): (team: TeamId) => string {
  const { t } = useLingui();
  const names: Record<TeamId, string> = {
    '1': t({ message: 'Cats', context: 'team' }),
    '2': t({ message: 'Fish', context: 'team' }),
    '3': t({ message: 'Birds', context: 'team' }),
    '4': t({ message: 'Rabbits', context: 'team' }),
    '5': t({ message: 'Turtles', context: 'team' }),
    '6': t({ message: 'Squirrels', context: 'team' }),
    '7': t({ message: 'Pandas', context: 'team' }),
    '8': t({ message: 'Tigers', context: 'team' }),
  };
  return (team) => names[team];
}

/** A team's mark with its name. */
export function Team({ team, mark = 'size-7' }: { team: TeamId; mark?: string }) {
  const nameOf = useTeamName();
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-[.4em] align-middle font-semibold">
      <TeamMark team={team} className={mark} />
      <span className="min-w-0 truncate">{nameOf(team)}</span>
    </span>
  );
}
