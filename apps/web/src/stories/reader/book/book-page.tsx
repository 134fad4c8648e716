import { type Leaf } from '@lexiroom/domain/stories/flip';
import type { Size } from '@lexiroom/domain/stories/book';
import type { ReactNode } from 'react';

/**
 * What a page does at this moment. `seen`: it lies open. `front` and `back`: the two sides of the leaf in the air. `under`:
 * what that uncovers. `waiting`: it is laid out and not seen.
 */
export type PageRole = 'seen' | 'front' | 'back' | 'under' | 'waiting';

const layers: Record<PageRole, string> = {
  waiting: 'invisible z-0',
  under: 'z-1',
  seen: 'z-2',
  front: 'z-3',
  back: 'z-4',
};

/** Larger than any book with a flap on its way, in pixels: what is cut off along the crease lies beyond one edge of it. */
const cut = 6000;

export interface BookPageProps {
  role: PageRole;
  side: Leaf['side'];
  size: Size;
  /** Whether it is there for screen readers and for the pointer: it lies open, or is the one that falls back. */
  isRead: boolean;
  children: ReactNode;
}

/**
 * A page at its place beside the spine. While its leaf is in the air, it is cut off along the crease: by an element that is
 * moved and turned so that one of its edges lies on the crease, and another within it that takes this back (drawFold moves
 * them). So a frame changes nothing but transforms, and a page keeps its elements whatever it does.
 */
export function BookPage({ role, side, size, isRead, children }: BookPageProps) {
  const isInAir = role === 'front' || role === 'back';
  const clip = isInAir
    ? { left: -cut, top: -cut / 2, width: cut, height: cut, transformOrigin: '100% 50%' }
    : { left: 0, top: 0, width: 0, height: 0, transformOrigin: '0 0' };
  const origin = { left: isInAir ? cut : 0, top: isInAir ? cut / 2 : 0 };
  return (
    <div data-role={role} inert={!isRead} className={`pointer-events-none absolute inset-0 size-0 ${layers[role]}`}>
      <div data-clip style={clip} className={`absolute ${isInAir ? 'overflow-hidden will-change-transform' : ''}`}>
        <div
          data-unclip
          style={origin}
          className={`absolute size-0 origin-top-left ${isInAir ? 'will-change-transform' : ''}`}
        >
          <div
            data-flap
            className={`absolute size-0 origin-top-left ${role === 'back' ? 'will-change-transform' : ''}`}
          >
            <div
              style={{ ...size, left: side === 'right' ? 0 : -size.width }}
              className={`@container pointer-events-auto absolute top-0 overflow-hidden rounded-md ${role === 'back' ? 'shadow-[0_0_28px_rgb(0_0_0/0.35)]' : ''}`}
            >
              {children}
              <SpineShade side={side} />
              {(role === 'back' || role === 'under') && <FoldShade side={side} width={size.width} role={role} />}
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

/** The shadow along the crease: on the flap, and on the page that is uncovered. */
const FoldShade = ({ side, width, role }: { side: Leaf['side']; width: number; role: PageRole }) => (
  <span
    data-shade={role}
    aria-hidden="true"
    style={{ left: side === 'right' ? 0 : width, top: -cut / 2, height: cut }}
    className="pointer-events-none absolute w-28 origin-left bg-linear-to-r from-black/45 to-transparent opacity-0 will-change-[transform,opacity]"
  />
);
