import { useEffect, useRef, useState } from 'react';

/** So many players within so many milliseconds are more than a class that types its names. */
export const burst = { players: 60, withinMs: 10_000 } as const;

/**
 * How many players came within ten seconds, once that was a burst; 0 before. It stays until the door is locked. Whoever
 * is in the room when the page opens has not just come.
 */
export function useBurst(count: number, isLocked: boolean): number {
  const marks = useRef<{ at: number; count: number }[]>([]);
  const [came, setCame] = useState(0);
  useEffect(() => {
    const at = performance.now();
    if (isLocked) marks.current = [];
    marks.current.push({ at, count });
    // The last mark before the ten seconds stays: it tells how many there were when they began.
    while ((marks.current[1]?.at ?? at) < at - burst.withinMs) marks.current.shift();
    const comers = count - Math.min(...marks.current.map((mark) => mark.count));
    setCame((before) => (isLocked ? 0 : comers >= burst.players ? Math.max(before, comers) : before));
  }, [count, isLocked]);
  return came;
}
