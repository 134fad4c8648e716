import type { PointerEvent, RefObject } from 'react';
import { useDrag } from '../../design/dragging/use-drag.ts';

export interface Dragging {
  /** The key of the row that is dragged. */
  dragged: string | undefined;
  /** The key of the row it would stand before; null at the end. */
  before: string | null;
  /** What makes an element in a row its handle. */
  grip: { onPointerDown: (event: PointerEvent) => void };
}

/** Where a row would come. */
interface Place {
  before: string | null;
}

/** Rows dragged by their handles, with mouse, pen or finger; Escape lets go. Items of the list carry `data-key`. */
export function useDragging(
  list: RefObject<HTMLElement | null>,
  onDrop: (key: string, before: string | null) => void,
): Dragging {
  const { drag, onPointerDown } = useDrag<Place, Place, string>({
    pressedId: ({ button, target }) =>
      button === 0 ? (target as Element).closest<HTMLElement>('[data-key]')?.dataset.key : undefined,
    idsWith: (key) => [key],
    spotAt: (_, y) => (list.current ? { before: placeAt(list.current, y) } : undefined),
    dropTargetAt: (_, place) => place,
    onDrop: ([key], { before }) => {
      if (before !== key) onDrop(key!, before);
    },
  });
  return { dragged: drag?.ids[0], before: drag?.drop?.before ?? null, grip: { onPointerDown } };
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
