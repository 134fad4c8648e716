import { Trans } from '@lingui/react/macro';
import { Countdown } from '../countdown.tsx';
import { Night } from '../../../live/night.tsx';
import { Frame } from '../../../live/player/frame.tsx';
import { PlayerBar } from './player-bar.tsx';
import type { PlayerContext } from '../../../live/player/player.machine.ts';
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
          <Rank context={context} big />
          <p className="text-lg text-soft">
            <Trans>The next question comes soon. Watch the board.</Trans>
          </p>
        </div>
      </Frame>
    </Night>
  );
}
