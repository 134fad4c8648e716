import { Trans } from '@lingui/react/macro';
import { UserText } from '../../../design/typography/user-text.tsx';
import type { PlayerContext } from '../../../live/player/player.machine.ts';
import { TeamMark } from '../../../live/teams/team-mark.tsx';
import { useTeamName } from '../../../live/teams/team-name.tsx';
import { MenuButton } from '../player/player-menu.tsx';
import { TimeBar } from '../time-bar.tsx';

/** Who one is, one's place and points, and how far it is to the goal, or how long. */
export function RaceBar({ context: { seat, view, clock } }: { context: PlayerContext }) {
  const nameOf = useTeamName();
  if (!seat || !view?.race) return null;
  const { goal_points, goal_seconds = 0, deadline_at } = view.race;
  return (
    <header className="flex flex-col gap-2">
      <div className="flex min-h-9 items-center gap-3 text-base font-semibold">
        {seat.team && (
          <>
            <TeamMark team={seat.team} className="size-8" />
            <span className="sr-only">{nameOf(seat.team)}</span>
          </>
        )}
        <span className="min-w-0 flex-1 truncate">
          <UserText>{seat.name}</UserText>
        </span>
        <span className="font-display text-xl font-extrabold tabular-nums">
          {seat.score}
          {goal_points !== undefined && <span className="text-base text-soft"> / {goal_points}</span>}
          <span className="sr-only">
            {' '}
            <Trans>points</Trans>
          </span>
        </span>
        <MenuButton />
      </div>
      {goal_points === undefined ? (
        <TimeBar
          opens_at={(deadline_at ?? 0) - goal_seconds * 1000}
          deadline_at={deadline_at}
          clock={clock}
          paused={view.paused}
        />
      ) : (
        <div
          // The same in numbers stands above.
          aria-hidden="true"
          className="h-2.5 overflow-hidden rounded-full bg-line"
        >
          <div
            className="size-full origin-left rounded-full bg-sun transition-transform duration-500 motion-reduce:transition-none rtl:origin-right"
            style={{ transform: `scaleX(${Math.min(1, seat.score / goal_points)})` }}
          />
        </div>
      )}
    </header>
  );
}
