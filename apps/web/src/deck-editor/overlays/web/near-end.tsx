import { useEffect, useEffectEvent, useRef } from 'react';

/** Ahead of the end of a list, in pixels, its next page is asked for (specification 3 section 4). */
const ahead = 1500;

/** Stands at the end of a list inside a dialog: calls back when one comes near. Drawn anew with each page (by `key`). */
export function NearEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!end.current) return undefined;
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      root: end.current.closest('dialog'),
      rootMargin: `${ahead}px`,
    });
    watching.observe(end.current);
    return () => watching.disconnect();
  }, []);
  return <div ref={end} className="h-px" />;
}
