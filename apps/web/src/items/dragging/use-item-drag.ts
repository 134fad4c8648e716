import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { suppressNextClick } from '../../browser/suppress-next-click.ts';
import { pressedItem } from '../selection/use-long-press.ts';
import type { DropTarget, Spot } from './drop-target.ts';

/** This near to the window's edge the page scrolls along, in pixels, and this fast, in pixels a frame. */
const edge = 80;
const speed = 14;
/** A press becomes a drag once the pointer has moved further than this, in pixels. */
const threshold = 6;

export interface ItemDrag {
  /** What is dragged, and where it would come if it were let go now. */
  drag: { ids: readonly number[]; drop: DropTarget | undefined } | undefined;
  /** The element that follows the pointer. */
  preview: RefObject<HTMLDivElement | null>;
  onPointerDown: (event: PointerEvent) => void;
}

export interface ItemDragOptions {
  /** What goes along when this item is dragged. */
  idsWith: (item_id: number) => readonly number[];
  dropTargetAt: (ids: readonly number[], spot: Spot) => DropTarget | undefined;
  onDrop: (ids: readonly number[], drop: DropTarget) => void;
}

interface Press {
  item_id: number;
  x: number;
  y: number;
}

/**
 * Items dragged by mouse or pen (a finger scrolls the page); Escape gives it up. Items are found by their `data-item`,
 * sections by `data-section`, folders of the path by `data-path`.
 */
export function useItemDrag({ idsWith, dropTargetAt, onDrop }: ItemDragOptions): ItemDrag {
  const [press, setPress] = useState<Press>();
  const [drag, setDrag] = useState<ItemDrag['drag']>();
  const preview = useRef<HTMLDivElement>(null);
  const idsOf = useEffectEvent(idsWith);
  const targetOf = useEffectEvent(dropTargetAt);
  const end = useEffectEvent((ids?: readonly number[], drop?: DropTarget) => {
    setPress(undefined);
    setDrag(undefined);
    if (ids && drop) onDrop(ids, drop);
  });

  useEffect(() => {
    if (!press) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let { x, y } = press;
    let ids: readonly number[] | undefined;
    let drop: DropTarget | undefined;
    let spotBefore: string | undefined = '';
    let frame = 0;
    const aim = (dragged: readonly number[]) => {
      const spot = spotAt(x, y);
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
      const step = y < edge ? -speed : y > innerHeight - edge ? speed : 0;
      if (step !== 0) scrollBy(0, step);
      frame = requestAnimationFrame(look);
    };
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      [x, y] = [clientX, clientY];
      if (ids || Math.hypot(x - press.x, y - press.y) <= threshold) return;
      ids = idsOf(press.item_id);
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
  }, [press]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const item_id = pressedItem(event);
    if (item_id !== undefined) setPress({ item_id, x: event.clientX, y: event.clientY });
  };
  return { drag, preview, onPointerDown };
}

/** Of a card's width, so much at either side is beside it. */
const side = 0.3;

function spotAt(x: number, y: number): Spot | undefined {
  const element = document.elementFromPoint(x, y);
  const inPath = element?.closest<HTMLElement>('[data-path]');
  if (inPath) return { type: 'path', item_id: Number(inPath.dataset.path) };
  const item = element?.closest<HTMLElement>('[data-item]');
  if (item) {
    const { left, width } = item.getBoundingClientRect();
    const fromLeft = (x - left) / width;
    const fromStart = getComputedStyle(item).direction === 'rtl' ? 1 - fromLeft : fromLeft;
    const border = item.dataset.folder === undefined ? 0.5 : side;
    const part = fromStart < border ? 'before' : fromStart > 1 - border ? 'after' : 'middle';
    return { type: 'item', item_id: Number(item.dataset.item), part };
  }
  const section = element?.closest<HTMLElement>('[data-section]');
  if (!section) return undefined;
  return { type: 'section', category_id: Number(section.dataset.section) || null };
}
