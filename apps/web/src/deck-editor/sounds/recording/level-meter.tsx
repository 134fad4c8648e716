import { useEffect, useEffectEvent, useRef } from 'react';

/** How loud it is, as a bar that follows the voice; for the eye only. */
export function LevelMeter({ level }: { level: () => number }) {
  const bar = useRef<HTMLSpanElement>(null);
  const now = useEffectEvent(level);
  useEffect(() => {
    let frame = requestAnimationFrame(function draw() {
      bar.current?.style.setProperty('transform', `scaleX(${now()})`);
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <span aria-hidden="true" className="block h-4 overflow-hidden rounded-full bg-line">
      <span ref={bar} className="block size-full origin-left scale-x-0 rounded-full bg-good rtl:origin-right" />
    </span>
  );
}
