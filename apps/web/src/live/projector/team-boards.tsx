import { useLingui } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import type { TeamCount, TeamId } from '@lexiroom/domain/live-teams';
import { useState } from 'react';
import { takesSeat } from '../teams/dragged-seat.ts';
import { MoveToTeam } from '../host/move-to-team.tsx';
import { TeamMark } from '../teams/team-mark.tsx';
import { useTeamName } from '../teams/team-name.tsx';
import { NameBoard } from './name-board.tsx';

export interface TeamMoves {
  onMove: (seat_id: number, team: TeamId) => void;
  onBalance: () => void;
}

type Teams = NonNullable<ProjectorView['teams']>;

/** So many stand side by side on a board of the given number of teams. */
const columns: Partial<Record<number, string>> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-3',
  6: 'sm:grid-cols-3',
};

export interface TeamBoardsProps {
  teams: Teams;
  players: NonNullable<ProjectorView['players']>;
  /** Where the host may move people; elsewhere the boards only show them. */
  moves: TeamMoves | null;
}

/** The lobby by team: who plays for which, and how many. A press on a name, or a drag, moves it to another team. */
export function TeamBoards({ teams, players, moves }: TeamBoardsProps) {
  const { t } = useLingui();
  const nameOf = useTeamName();
  const [moved, setMoved] = useState<number | null>(null);
  const member = players.find(({ seat_id }) => seat_id === moved);
  return (
    <div className={`grid flex-1 auto-rows-fr gap-3 lg:min-h-0 ${columns[teams.length] ?? 'sm:grid-cols-4'}`}>
      {teams.map(({ team, size }) => (
        <section
          key={team}
          aria-label={nameOf(team)}
          className="flex min-w-0 flex-col gap-2 rounded-3xl bg-card p-3 lg:min-h-0"
          {...(moves && takesSeat((seat_id) => moves.onMove(seat_id, team)))}
        >
          <h3 className="flex min-w-0 items-center gap-2 font-display text-back leading-tight font-bold">
            <TeamMark team={team} className="size-[1.2em]" />
            <span className="min-w-0 flex-1 truncate">{nameOf(team)}</span>
            <span className="tabular-nums">{size}</span>
          </h3>
          <NameBoard
            players={players.filter((player) => player.team === team)}
            {...(moves && { onChoose: setMoved, chooseLabel: (name: string) => t`Move ${name} to another team` })}
          />
        </section>
      ))}
      {moves && member && (
        <MoveToTeam
          member={member}
          count={teams.length as TeamCount}
          onMove={moves.onMove}
          onClose={() => setMoved(null)}
        />
      )}
    </div>
  );
}
