import type { HostView } from '@lexiroom/contracts/live';
import { type TeamCount, type TeamId, teamOf } from '@lexiroom/domain/live-teams';
import { Fragment, type ReactNode, useState } from 'react';
import { takesSeat } from '../teams/dragged-seat.ts';
import { BalanceTeams } from './balance-teams.tsx';
import { MoveToTeam } from './move-to-team.tsx';
import { Team, useTeamName } from '../teams/team-name.tsx';
import type { HostEvent } from './host.machine.ts';

type Entry = NonNullable<HostView['players']>[number];

export interface RosterByTeamProps {
  players: readonly Entry[];
  teams: HostView['teams'];
  /** Before the quiz the teams can be made equal in one press. */
  isLobby: boolean;
  send: (event: HostEvent) => void;
  /** The row of a player; `onTeam`: moves them to another team. */
  children: (player: Entry, onTeam: (() => void) | undefined) => ReactNode;
}

/** The rows of the people in the room: in one list, or in a quiz of teams in one for each, from which they can be moved. */
export function RosterByTeam({ players, teams, isLobby, send, children }: RosterByTeamProps) {
  const nameOf = useTeamName();
  const [moved, setMoved] = useState<number | null>(null);
  const list = 'flex flex-col divide-y divide-line';
  if (!teams) return <ul className={list}>{players.map((player) => children(player, undefined))}</ul>;
  const move = (seat_id: number, group: TeamId) =>
    send({ type: 'ORDER', order: { type: 'command', command: 'set_team', fields: { seat_id, group } } });
  const member = players.find(({ seat_id }) => seat_id === moved);
  return (
    <>
      {isLobby && (
        <BalanceTeams
          teams={teams}
          onBalance={() => send({ type: 'ORDER', order: { type: 'command', command: 'balance_teams', fields: {} } })}
        />
      )}
      {teams.map(({ team, size, score }) => (
        <section key={team} aria-label={nameOf(team)} {...takesSeat((seat_id) => move(seat_id, team))}>
          <h3 className="flex min-h-11 items-center gap-2 text-lg">
            <span className="min-w-0 flex-1">
              <Team team={team} mark="size-8" />
            </span>
            {score !== null && <b className="tabular-nums">{score}</b>}
            <span className="text-soft tabular-nums">({size})</span>
          </h3>
          <ul className={list}>
            {players.map((player) => (
              <Fragment key={player.seat_id}>
                {teamOf({ group: player.team ?? null }) === team && children(player, () => setMoved(player.seat_id))}
              </Fragment>
            ))}
          </ul>
        </section>
      ))}
      {member && (
        <MoveToTeam
          member={{ ...member, name: member.doubtful_name ?? member.name }}
          count={teams.length as TeamCount}
          onMove={move}
          onClose={() => setMoved(null)}
        />
      )}
    </>
  );
}
