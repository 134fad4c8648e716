import { type Leaf } from '@lexiroom/domain/stories/flip';
import type { Size } from '@lexiroom/domain/stories/book';
import type { ReactNode } from 'react';

/**
 * What a page does at this moment. `seen`: it lies open. `front` and `back`: the two sides of the leaf in the air. `under`:
 * what that uncovers. `waiting`: it is laid out and not seen.
 */
export type PageRole = 'seen' | 'front' | 'back' | 'under' | 'waiting';

const layers: Record<PageRole, string> = {
  waiting: 'z-0 opacity-0',
  under: 'z-1',
  seen: 'z-2',
  front: 'z-3',
  back: 'z-4',
};

/** Larger than any book with a flap on its way, in pixels: what is cut off along the crease lies beyond one edge of it. */
const cut = 6000;
/**
 * An element that cuts off what lies beyond its right edge, and one within it at the middle of that edge. While a page lies,
 * one is moved aside and the other back, so that nothing is cut off; no size ever changes.
 */
const clip = { left: -cut, top: -cut / 2, width: cut, height: cut };
const inner = { left: cut, top: cut / 2 };

export interface BookPageProps {
  pageRole: PageRole;
  side: Leaf['side'];
  size: Size;
  /** Whether it is there for screen readers and for the pointer: it lies open, or is the one that falls back. */
  isRead: boolean;
  children: ReactNode;
}

/**
 * A page at its place beside the spine. While its leaf is in the air, it is cut off along the crease: by an element that is
 * moved and turned so that one of its edges lies on the crease, and another within it that takes this back (drawFold moves
 * them). So a frame changes nothing but transforms, and a page keeps its elements whatever it does. What hides a page is
 * nothing that its words inherit (as visibility or inertness), so that to turn one costs no new styles of all its words; there
 * is nothing on it that takes the focus.
 */
export function BookPage({ pageRole, side, size, isRead, children }: BookPageProps) {
  const moves = pageRole === 'front' || pageRole === 'back' ? 'will-change-transform' : '';
  return (
    <div
      data-role={pageRole}
      aria-hidden={!isRead}
      className={`pointer-events-none absolute inset-0 size-0 ${layers[pageRole]}`}
    >
      <div
        data-clip
        style={clip}
        className={`absolute origin-right [transform:translateX(3000px)] overflow-hidden ${moves}`}
      >
        <div
          data-unclip
          style={inner}
          className={`absolute size-0 origin-top-left [transform:translateX(-3000px)] ${moves}`}
        >
          <div data-flap className={`absolute size-0 origin-top-left ${pageRole === 'back' ? moves : ''}`}>
            <div
              style={{ ...size, left: side === 'right' ? 0 : -size.width }}
              className={`@container pointer-events-auto absolute top-0 overflow-hidden rounded-md ${pageRole === 'back' ? 'shadow-[0_0_28px_rgb(0_0_0/0.35)]' : ''}`}
            >
              {children}
              <SpineShade side={side} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The paper goes down into the spine. */
const SpineShade = ({ side }: { side: Leaf['side'] }) => (
  <span
    aria-hidden="true"
    className={`pointer-events-none absolute inset-y-0 w-[9%] from-black/14 to-transparent ${side === 'right' ? 'left-0 bg-linear-to-r' : 'right-0 bg-linear-to-l'}`}
  />
);
