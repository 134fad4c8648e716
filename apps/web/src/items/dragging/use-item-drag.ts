import type { PointerEvent } from 'react';
import { type Drag, useDrag } from '../../design/dragging/use-drag.ts';
import { pressedItem } from '../selection/use-long-press.ts';
import type { DropTarget, Spot } from './drop-target.ts';

export interface ItemDragOptions {
  /** What goes along when this item is dragged. */
  idsWith: (item_id: number) => readonly number[];
  dropTargetAt: (ids: readonly number[], spot: Spot) => DropTarget | undefined;
  onDrop: (ids: readonly number[], drop: DropTarget) => void;
}

/**
 * Items dragged by mouse or pen (a finger scrolls the page); Escape gives it up. Items are found by their `data-item`,
 * sections by `data-section`, folders of the path by `data-path`.
 */
export const useItemDrag = (options: ItemDragOptions): Drag<DropTarget> => useDrag({ ...options, pressedId, spotAt });

const pressedId = (event: PointerEvent) => (event.pointerType === 'touch' ? undefined : pressedItem(event));

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
