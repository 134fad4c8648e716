import { Trans } from '@lingui/react/macro';
import { Countdown } from '../countdown.tsx';
import { Night } from '../../../live/night.tsx';
import { RoomTotal } from '../../../live/player/room-total.tsx';
import { Frame } from '../../../live/player/frame.tsx';
import { PlayerBar } from './player-bar.tsx';
import type { PlayerContext } from '../../../live/player/player.machine.ts';
import { TeamStandings } from '../team-standings.tsx';
import { Rank } from './rank.tsx';

/** Three seconds before the first question. */
export function GetReady({ context: { view, clock } }: { context: PlayerContext }) {
  return (
    <Night>
      <Frame>
        <Countdown starts_at={view?.starts_at ?? 0} clock={clock} paused={view?.paused ?? false} />
      </Frame>
    </Night>
  );
}

/** A word on the way, whatever the place is: of what went well, else of what is to come. */
function KindWords({ context: { seat, view } }: { context: PlayerContext }) {
  const { streak = 0, rank = null, last } = seat ?? {};
  if (rank === 1) return <Trans>You are in the lead!</Trans>;
  if (streak > 1) return <Trans>{streak} in a row. Keep going!</Trans>;
  if (last?.correct) return <Trans>Well done!</Trans>;
  return (view?.question?.number ?? 0) % 2 === 0 ? (
    <Trans>The next one is yours.</Trans>
  ) : (
    <Trans>Every question is a new chance.</Trans>
  );
}

/** While the board shows the leaderboard: one's own place in it. */
export function Leaderboard({ context }: { context: PlayerContext }) {
  return (
    <Night>
      <Frame>
        <PlayerBar context={context} />
        <h1 className="sr-only">
          <Trans>Leaderboard</Trans>
        </h1>
        <div className="flex flex-1 flex-col items-center justify-center-safe gap-6 text-center low:gap-2">
          <p className="max-w-sm font-display text-3xl font-extrabold text-balance md:max-w-xl md:text-5xl low:text-2xl">
            <KindWords context={context} />
          </p>
          <Rank context={context} big />
          <RoomTotal seat={context.seat} />
          {context.view?.teams && (
            <div className="w-full max-w-sm text-start">
              <TeamStandings teams={context.view.teams} own={context.seat?.team} look="list" />
            </div>
          )}
          <p className="text-lg text-soft md:text-xl">
            <Trans>The next question comes soon. Watch the board.</Trans>
          </p>
        </div>
      </Frame>
    </Night>
  );
}
