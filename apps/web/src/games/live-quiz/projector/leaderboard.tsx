import { Plural, Trans } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { teamOf, teamsByRank } from '@lexiroom/domain/live-teams';
import { Flame, Users } from 'lucide-react';
import { useRef } from 'react';
import { UserText } from '../../../design/typography/user-text.tsx';
import { SeatEmblem } from '../../../live/seat-emblem.tsx';
import { TeamMark } from '../../../live/teams/team-mark.tsx';
import { useTeamName } from '../../../live/teams/team-name.tsx';
import { Moved } from '../moved.tsx';
import { TeamStandings } from '../team-standings.tsx';
import { Callouts } from './callouts.tsx';
import { CountedUp } from './counted-up.tsx';
import { type Row, useOvertaking } from './overtaking.ts';

type SeatRow = Extract<Row, { seat_id: number }>;

const noRows: never[] = [];
/** From so many right answers in a row a name has its flame. */
const flameFrom = 3;

export interface LeaderboardProps {
  leaderboard: ProjectorView['leaderboard'];
  teams?: ProjectorView['teams'];
}

/** The best ten, what each has gained, who overtook whom, and who is called out. */
export function Leaderboard({ leaderboard, teams }: LeaderboardProps) {
  const { rows = noRows, callouts = noRows } = leaderboard ?? {};
  const list = useRef<HTMLOListElement>(null);
  useOvertaking(list, rows, rows.map((row) => ('seat_id' in row ? row.seat_id : `${row.players}`)).join(' '));
  const teamList = useRef<HTMLOListElement>(null);
  const standing = teamsByRank(teams ?? noRows);
  useOvertaking(teamList, standing, standing.map(({ team }) => team).join(' '));
  return (
    <div className="flex flex-1 flex-col gap-[min(1rem,1.6vh)] lg:min-h-0">
      <h1 className="text-center font-display text-[max(2rem,4.6vh)] leading-none font-extrabold">
        <Trans>Leaderboard</Trans>
      </h1>
      {rows.length === 0 && (
        <p className="text-center text-back text-soft">
          <Trans>Nobody has points yet</Trans>
        </p>
      )}
      <Callouts callouts={callouts} />
      <div className="mx-auto flex w-full max-w-7xl flex-1 gap-6 max-lg:flex-col lg:min-h-0">
        {teams && <TeamStandings teams={teams} look="board" list={teamList} />}
        <ol ref={list} className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-[min(0.6rem,0.9vh)] lg:min-h-0">
          {rows.map((row) => (
            <li
              key={'seat_id' in row ? row.seat_id : `tie ${row.rank}`}
              className={`flex max-h-20 min-h-11 flex-1 items-center gap-4 rounded-2xl px-5 text-back leading-none font-semibold will-change-transform lg:min-h-0 ${row.rank === 1 ? 'bg-sun text-on-sun' : 'bg-card'}`}
            >
              <span className="w-[1.6em] font-display font-extrabold tabular-nums">{row.rank}</span>
              {'seat_id' in row ? (
                <OfSeat row={row} isOfTeams={teams !== undefined} />
              ) : (
                <OfMany players={row.players} />
              )}
              <span className="min-w-[3em] text-end font-display text-[1.1em] font-extrabold tabular-nums">
                {'seat_id' in row ? <CountedUp from={row.score - row.gained} to={row.score} /> : row.score}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Who it is, with the flame of a streak, the places climbed, and what was gained. */
function OfSeat({ row, isOfTeams }: { row: SeatRow; isOfTeams: boolean }) {
  const { name, team, streak, rank, previous_rank, gained } = row;
  return (
    <>
      <SeatEmblem seat={row} className="size-[1.3em] max-sm:hidden" />
      <span className="flex min-w-0 flex-1 items-center gap-3">
        <UserText className="truncate leading-[1.35]">{name}</UserText>
        {streak >= flameFrom && (
          <span className="flex shrink-0 items-center gap-1 tabular-nums">
            <Flame className="size-[1em]" strokeWidth={2.5} aria-hidden="true" />
            <span aria-hidden="true">{streak}</span>
            <span className="sr-only">
              <Plural value={streak} one="# right answer in a row" other="# right answers in a row" />
            </span>
          </span>
        )}
      </span>
      {isOfTeams && <OfTeam team={team} />}
      <Moved rank={rank} previous_rank={previous_rank} size="text-[1em]" />
      {gained > 0 && <span className="shrink-0 animate-rise tabular-nums max-sm:hidden">+{gained}</span>}
    </>
  );
}

/** A place that more share than have room. */
function OfMany({ players }: { players: number }) {
  return (
    <>
      <Users className="size-[1.2em] shrink-0" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <Plural value={players} one="# player" other="# players" />
      </span>
    </>
  );
}

/** Whose team somebody's is, by its mark alone: the name of it stands beside. */
function OfTeam({ team: group = '' }: Pick<SeatRow, 'team'>) {
  const nameOf = useTeamName();
  const team = teamOf({ group });
  if (!team) return null;
  return (
    <>
      <TeamMark team={team} className="size-[1.3em]" />
      <span className="sr-only">{nameOf(team)}</span>
    </>
  );
}
