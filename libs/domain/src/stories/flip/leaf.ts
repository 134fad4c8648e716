import { edgeThickness, type Orientation, visiblePages } from '../book/index.ts';
import { cornerPlace, type Leaf, type Place } from './fold.ts';
import { type Grab, type OpenBook, type Pointer, type Turn, turnedTo } from './rules.ts';

/** The pages of a leaf in the air, and the one that it uncovers; null where nothing is printed, or nothing is seen. */
export interface LeafPages {
  front: number | null;
  back: number | null;
  under: number | null;
}

/** On which side of the spine a page lies. Of one page at a time the spine is where one comes from. */
export function sideOfPage(page: number, orientation: Orientation, direction: OpenBook['direction']): Leaf['side'] {
  const isAfterSpine = orientation === 'portrait' || page % 2 === 0;
  return isAfterSpine === (direction === 'ltr') ? 'right' : 'left';
}

/**
 * What is seen of the leaf that is turned, to `target` or where the turn would lead. Of one page at a time the leaf that is
 * turned on shows its empty reverse, and the leaf that comes back only the page it brings.
 */
export function leafPages(book: OpenBook, turn: Turn, target = turnedTo(book, turn)): LeafPages {
  const { page, pageCount, orientation } = book;
  if (target === undefined) return { front: null, back: null, under: null };
  if (orientation === 'portrait') {
    return turn === 'next' ? { front: page, back: null, under: target } : { front: null, back: target, under: null };
  }
  const seen = visiblePages(page, pageCount, orientation);
  const coming = visiblePages(target, pageCount, orientation);
  const [first, last] = [coming[0]!, coming.at(-1)!];
  const under = coming.length === 1 ? null : turn === 'next' ? last : first;
  return turn === 'next' ? { front: seen.at(-1)!, back: first, under } : { front: seen[0]!, back: last, under };
}

/**
 * Where the corner of a leaf is pulled to by the hand that has grabbed it, both from the upper end of the spine: to the hand,
 * when it was grabbed by its corner; else it goes as far as the hand does. A leaf that lies beyond the window, as the one
 * that comes back where one page is seen, comes from the spine on.
 */
export function pulledPlace(leaf: Leaf, grab: Grab, hand: Pointer, orientation: Orientation): Place {
  if (grab.isCorner) return { x: hand.x, y: hand.y };
  const corner = cornerPlace(leaf);
  const isBeyond = orientation === 'portrait' && grab.turn === 'previous';
  return { x: (isBeyond ? 0 : corner.x) + hand.x - grab.x, y: corner.y + hand.y - grab.y };
}

/** How thick the pages are that lie on either side of what is seen, in pixels. */
export function bookEdges(book: OpenBook): Record<Leaf['side'], number> {
  const { page, pageCount, orientation, direction } = book;
  const seen = visiblePages(page, pageCount, orientation);
  const [read, unread] = [edgeThickness(seen[0]!), edgeThickness(pageCount - 1 - seen.at(-1)!)];
  // Of one page at a time those that were read lie behind the spine.
  const before = orientation === 'portrait' ? 0 : read;
  return direction === 'ltr' ? { left: before, right: unread } : { left: unread, right: before };
}
