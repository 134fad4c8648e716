import { type RefObject, useLayoutEffect, useState } from 'react';

const pixelsPerMm = 96 / 25.4;

/** By how much sheets of a width in millimetres are made smaller, so that they fit beside each other's edge into a box. */
export function useScale(box: RefObject<HTMLElement | null>, widthMm: number): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    if (!box.current) return;
    const look = new ResizeObserver(([entry]) => {
      setScale(Math.min(1, entry!.contentRect.width / (widthMm * pixelsPerMm)));
    });
    look.observe(box.current);
    return () => look.disconnect();
  }, [box, widthMm]);
  return scale;
}
