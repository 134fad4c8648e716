import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** So near the window's edge the page scrolls along, in pixels, and so fast, in pixels a frame. */
const edge = 90;
const speed = 14;
/** How far a pointer moves before a press is a drag, in pixels. */
const threshold = 6;

export interface Dragging {
  /** The key of the row that is dragged. */
  dragged: string | undefined;
  /** The key of the row it would stand before; null at the end. */
  before: string | null;
  /** What makes an element the handle of a row. */
  grip: (key: string) => { onPointerDown: (event: PointerEvent) => void };
}

/** Rows dragged by their handles, with mouse, pen or finger; Escape lets go. Items of the list carry `data-key`. */
export function useDragging(
  list: RefObject<HTMLElement | null>,
  onDrop: (key: string, before: string | null) => void,
): Dragging {
  const [pressed, press] = useState<{ key: string; y: number }>();
  const [target, setTarget] = useState<{ before: string | null }>();
  const drop = useEffectEvent((to: { before: string | null } | undefined) => {
    if (pressed && to && to.before !== pressed.key) onDrop(pressed.key, to.before);
    press(undefined);
    setTarget(undefined);
  });

  useEffect(() => {
    if (!pressed) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let y = pressed.y;
    let to: { before: string | null } | undefined;
    let frame = 0;
    const aim = () => {
      const next = list.current ? placeAt(list.current, y) : null;
      if (!to || next !== to.before) setTarget((to = { before: next }));
    };
    const look = () => {
      aim();
      const step = y < edge ? -speed : y > innerHeight - edge ? speed : 0;
      if (step !== 0) scrollBy(0, step);
      frame = requestAnimationFrame(look);
    };
    const move = (event: globalThis.PointerEvent) => {
      y = event.clientY;
      if (frame === 0 && Math.abs(y - pressed.y) > threshold) look();
    };
    const letGo = (event: globalThis.PointerEvent) => {
      y = event.clientY;
      // Since the last move no frame may have come.
      if (frame !== 0) aim();
      drop(to);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', letGo, { signal });
    addEventListener('pointercancel', () => drop(undefined), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && drop(undefined), { signal });
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [pressed, list]);

  return {
    dragged: target && pressed?.key,
    before: target?.before ?? null,
    grip: (key) => ({
      onPointerDown: (event) => {
        if (event.button === 0) press({ key, y: event.clientY });
      },
    }),
  };
}

/** The key of the first item whose middle lies below a height of the window; null when there is none. */
function placeAt({ children }: HTMLElement, y: number): string | null {
  let from = 0;
  let to = children.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const { top, height } = children[middle]!.getBoundingClientRect();
    if (top + height / 2 > y) to = middle;
    else from = middle + 1;
  }
  return (children[from] as HTMLElement | undefined)?.dataset.key ?? null;
}
