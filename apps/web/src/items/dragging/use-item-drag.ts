import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Drop, Spot } from './destination.ts';

/** So near the window's edge the page scrolls along, in pixels, and so fast, in pixels a frame. */
const edge = 80;
const speed = 14;
/** So far a pointer moves before a press is a drag, in pixels; and a finger before it is not held still. */
const threshold = 6;
const stillness = 10;
/** So long a finger rests on a card to tick it, in milliseconds. */
const holdMs = 500;

export interface ItemDragging {
  /** What is dragged, and where it would come. */
  drag: { ids: readonly number[]; drop: Drop | undefined } | undefined;
  /** Floats beside the pointer. */
  ghost: RefObject<HTMLDivElement | null>;
  onPointerDown: (event: PointerEvent) => void;
}

export interface DragWays {
  /** What goes along when this item is dragged. */
  idsWith: (item_id: number) => readonly number[];
  dropAt: (ids: readonly number[], spot: Spot) => Drop | undefined;
  onDrop: (ids: readonly number[], drop: Drop) => void;
  /** A finger has rested on an item. */
  onHold: (item_id: number) => void;
}

interface Press {
  item_id: number;
  x: number;
  y: number;
  isMouse: boolean;
}

/**
 * Items dragged by mouse or pen; Escape lets go. A finger scrolls, and ticks what it rests on. Items carry `data-item`,
 * sections `data-section`, folders of the path `data-path`.
 */
export function useItemDrag({ idsWith, dropAt, onDrop, onHold }: DragWays): ItemDragging {
  const [press, setPress] = useState<Press>();
  const [drag, setDrag] = useState<ItemDragging['drag']>();
  const ghost = useRef<HTMLDivElement>(null);
  const idsOf = useEffectEvent(idsWith);
  const dropFor = useEffectEvent(dropAt);
  const held = useEffectEvent(onHold);
  const end = useEffectEvent((ids: readonly number[] | undefined, drop: Drop | undefined) => {
    setPress(undefined);
    setDrag(undefined);
    if (ids && drop) onDrop(ids, drop);
  });

  useEffect(() => {
    if (!press) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    if (!press.isMouse) {
      const timer = setTimeout(() => {
        swallowClick(true);
        held(press.item_id);
        end(undefined, undefined);
      }, holdMs);
      const letGo = () => end(undefined, undefined);
      addEventListener('pointermove', (event) => distance(event, press) > stillness && letGo(), { signal });
      for (const event of ['pointerup', 'pointercancel', 'scroll']) addEventListener(event, letGo, { signal });
      // The browser's own menu for links comes after as long.
      addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
      return () => {
        clearTimeout(timer);
        listening.abort();
      };
    }
    let { x, y } = press;
    let ids: readonly number[] | undefined;
    let drop: Drop | undefined;
    let seen = '';
    let frame = 0;
    const look = () => {
      const spot = spotAt(x, y);
      const now = JSON.stringify(spot);
      if (now !== seen) {
        seen = now;
        drop = spot && dropFor(ids!, spot);
        setDrag({ ids: ids!, drop });
      }
      ghost.current?.style.setProperty('transform', `translate(${x + 14}px, ${y + 14}px)`);
      const step = y < edge ? -speed : y > innerHeight - edge ? speed : 0;
      if (step !== 0) scrollBy(0, step);
      frame = requestAnimationFrame(look);
    };
    const move = (event: globalThis.PointerEvent) => {
      ({ clientX: x, clientY: y } = event);
      if (ids || distance(event, press) <= threshold) return;
      ids = idsOf(press.item_id);
      setDrag({ ids, drop });
      look();
    };
    addEventListener('pointermove', move, { signal });
    addEventListener(
      'pointerup',
      () => {
        if (ids) swallowClick(false);
        end(ids, drop);
      },
      { signal },
    );
    addEventListener('pointercancel', () => end(undefined, undefined), { signal });
    const letGo = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ids) return;
      event.stopPropagation();
      swallowClick(true);
      end(undefined, undefined);
    };
    addEventListener('keydown', letGo, { signal, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [press]);

  return {
    drag,
    ghost,
    onPointerDown: ({ target, button, pointerType, clientX, clientY }) => {
      const element = target as Element;
      const item = element.closest<HTMLElement>('[data-item]');
      if (!item || button !== 0 || element.closest('[data-menu], input[type=text]')) return;
      const isMouse = pointerType !== 'touch';
      setPress({ item_id: Number(item.dataset.item), x: clientX, y: clientY, isMouse });
    },
  };
}

const distance = (event: { clientX: number; clientY: number }, { x, y }: Press) =>
  Math.hypot(event.clientX - x, event.clientY - y);

/** A click comes so soon after letting go, in milliseconds. */
const clickMs = 50;

/** The click that comes of letting go is none. It comes right after, or not at all; until then nothing else is clicked. */
function swallowClick(isHeldDown: boolean): void {
  const listening = new AbortController();
  const { signal } = listening;
  const over = () => listening.abort();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    over();
  };
  addEventListener('click', swallow, { capture: true, signal });
  addEventListener('pointerdown', over, { capture: true, signal });
  const wait = () => setTimeout(over, clickMs);
  if (isHeldDown) addEventListener('pointerup', wait, { signal });
  else wait();
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
    const from = (x - left) / width;
    const place = getComputedStyle(item).direction === 'rtl' ? 1 - from : from;
    const border = item.dataset.folder === undefined ? 0.5 : side;
    const part = place < border ? 'before' : place > 1 - border ? 'after' : 'middle';
    return { type: 'item', item_id: Number(item.dataset.item), part };
  }
  const section = element?.closest<HTMLElement>('[data-section]');
  if (!section) return undefined;
  return { type: 'section', category_id: Number(section.dataset.section) || null };
}
