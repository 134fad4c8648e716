import { Trans } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { teamOf } from '@lexiroom/domain/live-teams';
import { useEffect, useRef } from 'react';
import { isMotionReduced } from '../../../design/styles/display.ts';
import { UserText } from '../../../design/typography/user-text.tsx';
import { Initial } from '../../../live/initial.tsx';
import { TeamMark } from '../../../live/teams/team-mark.tsx';
import { useTeamName } from '../../../live/teams/team-name.tsx';
import { Moved } from '../moved.tsx';
import { TeamStandings } from '../team-standings.tsx';

type Ranked = NonNullable<ProjectorView['top']>[number];

const swapMs = 900;

/** The best ten. Each row comes from the place it had before, so that everybody sees who overtook whom. */
export function Leaderboard({ top, teams }: { top: readonly Ranked[]; teams?: ProjectorView['teams'] }) {
  const list = useRef<HTMLOListElement>(null);
  const order = top.map(({ seat_id }) => seat_id).join(' ');
  useEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    if (isMotionReduced()) return;
    const height = rows.length > 1 ? rows[1]!.offsetTop - rows[0]!.offsetTop : 0;
    for (const [index, from] of formerPlaces(top).entries()) {
      const row = rows[index];
      if (!row || from === index || typeof row.animate !== 'function') continue;
      const steps =
        from === null
          ? [
              { opacity: 0, transform: 'translateY(2rem)' },
              { opacity: 1, transform: 'none' },
            ]
          : [{ transform: `translateY(${(from - index) * height}px)` }, { transform: 'none' }];
      row.animate(steps, { duration: swapMs, delay: 350, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' });
    }
    // Once for an order of ranks: a view that only counts players anew moves nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [order]);
  return (
    <div className="flex flex-1 flex-col gap-5 lg:min-h-0">
      <h1 className="text-center font-display text-5xl font-extrabold">
        <Trans>Leaderboard</Trans>
      </h1>
      {top.length === 0 && (
        <p className="text-center text-2xl text-soft">
          <Trans>Nobody has points yet</Trans>
        </p>
      )}
      <div className="mx-auto flex w-full max-w-7xl flex-1 gap-6 max-lg:flex-col lg:min-h-0">
        {teams && <TeamStandings teams={teams} look="board" />}
        <ol ref={list} className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-[min(0.6rem,0.9vh)] lg:min-h-0">
          {top.map(({ seat_id, name, score, rank, previous_rank, team }) => (
            <li
              key={seat_id}
              className={`flex max-h-16 min-h-11 flex-1 lg:min-h-0 items-center gap-4 rounded-2xl px-5 text-2xl font-semibold ${rank === 1 ? 'bg-sun text-on-sun' : 'bg-card'}`}
            >
              <span className="w-10 font-display text-3xl font-extrabold tabular-nums">{rank}</span>
              <Initial name={name} className="size-8 text-lg max-sm:hidden" />
              <span className="flex min-w-0 flex-1">
                <UserText className="truncate">{name}</UserText>
              </span>
              {teams && <OfTeam team={team} />}
              <Moved rank={rank} previous_rank={previous_rank} />
              <span className="min-w-20 text-end font-display text-3xl font-extrabold tabular-nums">{score}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Whose team somebody's is, by its mark alone: the name of it stands beside. */
function OfTeam({ team: group = '' }: Pick<Ranked, 'team'>) {
  const nameOf = useTeamName();
  const team = teamOf({ group });
  if (!team) return null;
  return (
    <>
      <TeamMark team={team} className="size-8" />
      <span className="sr-only">{nameOf(team)}</span>
    </>
  );
}

/** The row each entry stood in before, from 0, among those shown now; null for who was not among them. */
export function formerPlaces(top: readonly Ranked[]): (number | null)[] {
  const shownBefore = top.filter(({ previous_rank }) => previous_rank !== null && previous_rank <= top.length);
  const before = shownBefore.toSorted(
    (one, other) => one.previous_rank! - other.previous_rank! || one.rank - other.rank,
  );
  return top.map((entry) => {
    const place = before.indexOf(entry);
    return place === -1 ? null : place;
  });
}
