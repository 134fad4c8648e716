import type { Size } from '@lexiroom/domain/stories/book';
import type { Leaf } from '@lexiroom/domain/stories/flip';

/**
 * The shadow of a leaf in the air on the page that it uncovers, along the crease. It lies over that page and not in it, within
 * what never turns and has no round corners: something that moves by itself within such a page would have the browser put
 * the page together anew for each frame. drawFold moves it.
 */
export const FoldShade = ({ side, size: { width, height } }: { side: Leaf['side']; size: Size }) => (
  <span
    aria-hidden="true"
    style={{ left: side === 'right' ? 0 : -width, width, height }}
    className="pointer-events-none absolute top-0 z-1 overflow-hidden"
  >
    <span
      data-shade
      // Longer than any crease.
      style={{ height: 3 * height, top: -1.5 * height, left: side === 'right' ? 0 : width }}
      className="absolute w-28 bg-linear-to-r from-black/45 to-transparent opacity-0 will-change-[transform,opacity] [transform-origin:0_50%]"
    />
  </span>
);
