import type { Area } from '@lexiroom/domain/sentences/scramble';

/** A place where a part can be put: before the part that has this place in the area, itself not counted. */
export interface Spot {
  area: Area;
  place: number;
}

/**
 * The place at a point of the window, in pixels, for a part that is moved there: in the lower area once the point is below
 * its upper edge, and there before the first part that follows in reading order.
 */
export function spotAt(board: HTMLElement, part_id: number, x: number, y: number): Spot {
  const lower = board.querySelector<HTMLElement>('[data-area="to_drag"]')!;
  const area = y >= lower.getBoundingClientRect().top ? 'to_drag' : 'dragged';
  const isRightToLeft = getComputedStyle(board).direction === 'rtl';
  const others = [...board.querySelectorAll<HTMLElement>(`[data-area="${area}"] [data-part]`)].filter(
    (part) => part.dataset.part !== String(part_id),
  );
  const follows = ({ top, bottom, left, right }: DOMRect) =>
    y < top || (y <= bottom && (isRightToLeft ? x > (left + right) / 2 : x < (left + right) / 2));
  const place = others.findIndex((part) => follows(part.getBoundingClientRect()));
  return { area, place: place < 0 ? others.length : place };
}

/** The part of a board that has this id. */
export const partOn = (board: HTMLElement | null, part_id: number): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-part="${part_id}"]`) ?? null;
