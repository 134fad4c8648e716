import { useEffect, useRef } from 'react';
import { isMotionReduced } from '../../../design/styles/display.ts';

const countMs = 900;
const delayMs = 350;
/** The number changes so often on the way: each change is drawn anew, which a slow machine has to bear. */
const stepMs = 60;

/** A number that is counted up from what it was before; there at once where motion is calm, and for screen readers. */
export function CountedUp({ from, to }: { from: number; to: number }) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (from === to || isMotionReduced()) return undefined;
    const begin = performance.now() + delayMs;
    const draw = () => {
      const share = Math.min(1, Math.max(0, (performance.now() - begin) / countMs));
      if (shown.current) shown.current.textContent = `${Math.round(from + (to - from) * (1 - (1 - share) ** 2))}`;
      if (share === 1) clearInterval(timer);
    };
    const timer = setInterval(draw, stepMs);
    draw();
    return () => clearInterval(timer);
  }, [from, to]);
  return (
    <>
      <span ref={shown} aria-hidden="true">
        {to}
      </span>
      <span className="sr-only">{to}</span>
    </>
  );
}
