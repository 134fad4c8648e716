import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { isMotionReduced } from '../../design/styles/display.ts';

export interface TimeBarProps {
  /** How long the round may take, in milliseconds. */
  limitMs: number;
  /** The clock is running; it stands still once the round is decided. */
  isRunning: boolean;
}

/** How something looks after a share of its time. */
type StyleAt = (share: number) => { transform: string } | { opacity: string };
const shrunk: StyleAt = (share) => ({ transform: `scaleX(${1 - share})` });
const faded: StyleAt = (share) => ({ opacity: `${share}` });

interface Shown {
  element: HTMLElement;
  styleAt: StyleAt;
  animation: Animation;
}

/** Undefined where nothing moves, as in the browsers of tests. */
function show(element: HTMLElement, styleAt: StyleAt, timing: KeyframeAnimationOptions): Shown | undefined {
  const animation = element.animate?.([styleAt(0), styleAt(1)], { ...timing, fill: 'both' });
  return animation && { element, styleAt, animation };
}

/** From here on the bar warns, as a share of the time. */
const lastShare = 0.36;

/**
 * Ends an animation, and leaves its element as it looks now. `commitStyles` does the same, but lays out the whole page
 * for it, at the moment of the press.
 */
function stopAsItIs({ element, styleAt, animation }: Shown): void {
  const share = animation.effect?.getComputedTiming().progress ?? 0;
  Object.assign(element.style, styleAt(share));
  animation.cancel();
}

/**
 * The time that is left: a bar that shrinks. The browser runs it beside the scripts of the page, so it costs no frame;
 * where motion is reduced it goes in eight steps.
 */
export function TimeBar({ limitMs, isRunning }: TimeBarProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLSpanElement>(null);
  const warning = useRef<HTMLSpanElement>(null);
  const shown = useRef<Shown[]>([]);
  useEffect(() => {
    shown.current = [
      show(bar.current!, shrunk, { duration: limitMs, easing: isMotionReduced() ? 'steps(8)' : 'linear' }),
      show(warning.current!, faded, { duration: 150, delay: limitMs * (1 - lastShare) }),
    ].filter((one) => one !== undefined);
    return () => {
      for (const { animation } of shown.current) animation.cancel();
    };
  }, [limitMs]);
  useEffect(() => {
    if (isRunning) return;
    for (const one of shown.current) stopAsItIs(one);
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
