import { useEffect, useRef } from 'react';
import { isMotionReduced } from '../../../design/styles/display.ts';

/** How long points are on their way to the score, in milliseconds. */
const flightMs = 700;

/**
 * Points at the place where they were won, which fly from there to the score; where motion is reduced they only fade.
 * Nothing is laid out anew for it: it moves by `transform` alone.
 */
export function FlyingPoints({ points }: { points: number }) {
  const flying = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = flying.current;
    const score = document.querySelector('[data-score]');
    if (!element || !score) return undefined;
    let flight: Animation | undefined;
    // Not at once: places are asked for when the page is laid out anyway, not at the moment of the press.
    const beforePaint = requestAnimationFrame(() => {
      flight = fly(element, isMotionReduced() ? { x: 0, y: 0 } : wayBetween(element, score));
    });
    return () => {
      cancelAnimationFrame(beforePaint);
      flight?.cancel();
    };
  }, []);
  return (
    <span
      className="pointer-events-none absolute inset-x-0 bottom-[8%] z-30 grid place-items-center"
      aria-hidden="true"
    >
      <span
        ref={flying}
        dir="ltr"
        className="rounded-2xl bg-good-ink px-3 py-1.5 font-display text-2xl sm:px-4 sm:text-3xl font-extrabold text-card tabular-nums shadow-lg will-change-transform"
      >
        +{points}
      </span>
    </span>
  );
}

function wayBetween(one: Element, other: Element): { x: number; y: number } {
  const from = one.getBoundingClientRect();
  const to = other.getBoundingClientRect();
  return { x: to.x + to.width / 2 - from.x - from.width / 2, y: to.y + to.height / 2 - from.y - from.height / 2 };
}

function fly(element: Element, { x, y }: { x: number; y: number }): Animation | undefined {
  return element.animate?.(
    [
      { transform: 'scale(0.6)', opacity: 0 },
      { transform: 'scale(1.15)', opacity: 1, offset: 0.25 },
      { transform: 'scale(1)', opacity: 1, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0 },
    ],
    { duration: flightMs, easing: 'ease-in', fill: 'forwards' },
  );
}
