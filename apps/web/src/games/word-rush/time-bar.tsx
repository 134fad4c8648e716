import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { isMotionReduced } from '../../design/styles/display.ts';

export interface TimeBarProps {
  /** How long the round may take, in milliseconds. */
  limitMs: number;
  /** The clock is running; it stands still once the round is decided. */
  isRunning: boolean;
}

/** From here on the bar warns, as a share of the time. */
const lastShare = 0.36;

/**
 * The time that is left: a bar that shrinks. The browser runs it beside the scripts of the page, so it costs no frame;
 * where motion is reduced it goes in eight steps.
 */
export function TimeBar({ limitMs, isRunning }: TimeBarProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLSpanElement>(null);
  const warning = useRef<HTMLSpanElement>(null);
  const running = useRef<Animation[]>([]);
  useEffect(() => {
    const easing = isMotionReduced() ? 'steps(8)' : 'linear';
    const shrink = bar.current?.animate?.([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
      duration: limitMs,
      easing,
      fill: 'forwards',
    });
    const warn = warning.current?.animate?.([{ opacity: 0 }, { opacity: 1 }], {
      duration: 150,
      delay: limitMs * (1 - lastShare),
      fill: 'both',
    });
    running.current = [shrink, warn].filter((animation) => animation !== undefined);
    return () => {
      for (const animation of running.current) animation.cancel();
    };
  }, [limitMs]);
  useEffect(() => {
    if (isRunning) return;
    for (const animation of running.current) {
      animation.commitStyles();
      animation.cancel();
    }
  }, [isRunning]);
  return (
    <div
      role="timer"
      aria-label={t`Time for this round`}
      className="h-4 w-full shrink-0 overflow-hidden rounded-full bg-line low:h-2.5"
    >
      <span
        ref={bar}
        className="relative block size-full origin-left rounded-full bg-brand will-change-transform rtl:origin-right"
      >
        <span ref={warning} className="absolute inset-0 rounded-full bg-bad opacity-0" />
      </span>
    </div>
  );
}
