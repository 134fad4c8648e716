import { Trans } from '@lingui/react/macro';
import { Pause } from 'lucide-react';
import type { ServerClock } from '../../connection/server-clock.ts';
import { useServerNow } from '../../live/server-now.ts';

/** Three, two, one, until the first question comes. */
export function Countdown({
  starts_at,
  clock,
  paused,
}: {
  starts_at: number;
  clock: ServerClock | null;
  paused: boolean;
}) {
  const now = useServerNow(clock, 100);
  const seconds = Math.max(1, Math.ceil((starts_at - now) / 1000));
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-6 text-center">
      <h1 className="font-display text-3xl font-bold">{paused ? <Trans>Paused</Trans> : <Trans>Get ready</Trans>}</h1>
      <p
        key={seconds}
        aria-hidden="true"
        className="grid size-48 animate-pop place-items-center rounded-full bg-sun font-display text-8xl font-extrabold text-on-sun tabular-nums"
      >
        {paused ? <Pause className="size-20" /> : seconds}
      </p>
    </div>
  );
}
