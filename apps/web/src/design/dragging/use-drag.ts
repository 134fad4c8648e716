import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { suppressNextClick } from '../../browser/suppress-next-click.ts';

/** This near to the window's edge the page scrolls along, in pixels, and this fast, in pixels a frame. */
const edge = 80;
const speed = 14;
/** A press becomes a drag once the pointer has moved further than this, in pixels, unless it says otherwise. */
const usualThreshold = 6;

export interface Drag<Target, Id = number> {
  /** What is dragged, and where it would come if it were let go now. */
  drag: { ids: readonly Id[]; drop: Target | undefined } | undefined;
  /** The element that follows the pointer. */
  preview: RefObject<HTMLDivElement | null>;
  onPointerDown: (event: PointerEvent) => void;
}

export interface DragOptions<Spot, Target, Id = number> {
  /** What a press would drag; undefined when it means something else. */
  pressedId: (event: PointerEvent) => Id | undefined;
  /** What goes along when this is dragged. */
  idsWith: (id: Id) => readonly Id[];
  /** What lies at a place of the window, in pixels: compared by its words as JSON, so that each is looked at once. */
  spotAt: (x: number, y: number) => Spot | undefined;
  dropTargetAt: (ids: readonly Id[], spot: Spot) => Target | undefined;
  onDrop: (ids: readonly Id[], drop: Target) => void;
  /** How far the pointer moves before a press becomes a drag, in pixels. */
  threshold?: number;
  /** False where everything that it can be dropped on is in sight: then the page stays where it is. */
  scrollsPage?: boolean;
}

interface Press<Id> {
  id: Id;
  x: number;
  y: number;
}

/**
 * Things dragged by a pointer that was pressed on them, to a place that `dropTargetAt` knows; near the edges of the window
 * the page scrolls along, and Escape gives it up.
 */
export function useDrag<Spot, Target, Id = number>(options: DragOptions<Spot, Target, Id>): Drag<Target, Id> {
  const [press, setPress] = useState<Press<Id>>();
  const [drag, setDrag] = useState<Drag<Target, Id>['drag']>();
  const preview = useRef<HTMLDivElement>(null);
  const { threshold = usualThreshold, scrollsPage = true } = options;
  const idsOf = useEffectEvent(options.idsWith);
  const spotOf = useEffectEvent(options.spotAt);
  const targetOf = useEffectEvent(options.dropTargetAt);
  const end = useEffectEvent((ids?: readonly Id[], drop?: Target) => {
    setPress(undefined);
    setDrag(undefined);
    if (ids && drop) options.onDrop(ids, drop);
  });

  useEffect(() => {
    if (!press) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let { x, y } = press;
    let ids: readonly Id[] | undefined;
    let drop: Target | undefined;
    let spotBefore: string | undefined = '';
    let frame = 0;
    const aim = (dragged: readonly Id[]) => {
      const spot = spotOf(x, y);
      const spotNow = JSON.stringify(spot);
      if (spotNow === spotBefore) return;
      spotBefore = spotNow;
      drop = spot && targetOf(dragged, spot);
      setDrag({ ids: dragged, drop });
    };
    // Once a frame, and not only when the pointer moves: the page may scroll under a pointer that stands still.
    const look = () => {
      aim(ids!);
      preview.current?.style.setProperty('transform', `translate(${x + 14}px, ${y + 14}px)`);
      const step = !scrollsPage ? 0 : y < edge ? -speed : y > innerHeight - edge ? speed : 0;
      if (step !== 0) scrollBy(0, step);
      frame = requestAnimationFrame(look);
    };
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      [x, y] = [clientX, clientY];
      if (ids || Math.hypot(x - press.x, y - press.y) <= threshold) return;
      ids = idsOf(press.id);
      setDrag({ ids, drop });
      look();
    };
    const letGo = (event: globalThis.PointerEvent) => {
      ({ clientX: x, clientY: y } = event);
      if (ids) {
        // Since the last move no frame may have come.
        aim(ids);
        suppressNextClick(false);
      }
      end(ids, drop);
    };
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ids) return;
      event.stopPropagation();
      suppressNextClick(true);
      end();
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', letGo, { signal });
    addEventListener('pointercancel', () => end(), { signal });
    addEventListener('keydown', giveUp, { signal, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [press, threshold, scrollsPage]);

  const onPointerDown = (event: PointerEvent) => {
    const id = options.pressedId(event);
    if (id !== undefined) setPress({ id, x: event.clientX, y: event.clientY });
  };
  return { drag, preview, onPointerDown };
}
