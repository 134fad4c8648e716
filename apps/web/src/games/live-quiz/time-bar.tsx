import { Plural, Trans } from '@lingui/react/macro';
import { Pause } from 'lucide-react';
import type { ServerClock } from '../../connection/server-clock.ts';
import { useServerNow } from '../../live/server-now.ts';

export interface TimeBarProps {
  opens_at: number;
  deadline_at: number | null;
  clock: ServerClock | null;
  paused: boolean;
  /** The projector's is read from the last row. */
  big?: boolean;
}

/** Below so many milliseconds the bar changes its look. */
const lastMs = 5000;
const stepMs = 250;

/** The time left to answer, by the server's clock: a bar and its seconds. An untimed question has none. */
export function TimeBar({ opens_at, deadline_at, clock, paused, big = false }: TimeBarProps) {
  const now = useServerNow(clock, stepMs);
  if (paused) {
    return (
      <p
        className={`flex items-center justify-center gap-2 font-display font-bold text-brand-ink ${big ? 'text-back' : ''}`}
      >
        <Pause className="size-[1.1em]" aria-hidden="true" />
        <Trans>Paused</Trans>
      </p>
    );
  }
  if (deadline_at === null) return null;
  const left = Math.max(0, deadline_at - now);
  const share = Math.min(1, left / Math.max(1, deadline_at - opens_at));
  const seconds = Math.ceil(left / 1000);
  const isLast = left <= lastMs;
  return (
    <div className="flex items-center gap-3" role="timer">
      <div className={`flex-1 overflow-hidden rounded-full bg-line ${big ? 'h-4' : 'h-2.5'}`}>
        <div
          className={`size-full origin-left rounded-full transition-transform duration-250 ease-linear rtl:origin-right ${isLast ? 'bg-bad' : 'bg-sun'}`}
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <span
        className={`text-end font-display font-extrabold tabular-nums ${big ? 'min-w-14 text-4xl' : 'min-w-7 text-xl'} ${isLast ? 'text-bad-ink' : ''}`}
      >
        <span aria-hidden="true">{seconds}</span>
        <span className="sr-only">
          <Plural value={seconds} one="# second left" other="# seconds left" />
        </span>
      </span>
    </div>
  );
}
