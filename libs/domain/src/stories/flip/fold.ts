import type { Orientation, Size } from '../book/index.ts';
import type { OpenBook, Turn } from './rules.ts';

/** A place on the table, in pixels from the upper end of the spine: to the right, and down. */
export interface Place {
  x: number;
  y: number;
}

/** A leaf that lies on one side of the spine, and the corner of it that moves. */
export interface Leaf extends Size {
  side: 'left' | 'right';
  corner: 'top' | 'bottom';
}

/** A folded leaf. What lies beyond the crease has come over as a flap, which shows the reverse. */
export interface Fold {
  /** A point of the crease. */
  crease: Place;
  /** Which way the corner lay from the crease, in radians; the crease is at right angles to it. */
  angle: number;
  /**
   * How the reverse has to be moved to lie on the flap, from where it lies once the page is turned: rotated around the
   * upper end of the spine, in radians, then shifted, in pixels.
   */
  flap: Place & { angle: number };
  /** How far the corner has come: 0 where it lay, 1 where it lies once the page is turned. */
  progress: number;
}

/** A corner is taken hold of within so many pixels of both its edges. */
export const cornerSize = 56;
/** A corner that the mouse rests on comes up by so many pixels, to both sides. */
const cornerLift = 28;
/** A page that turns by itself rises by this part of its height on its way. */
const rise = 0.12;

/** On which side of the spine the leaf lies that is turned: on the right, where one reads from left to right and on. */
export function sideOf(turn: Turn, direction: OpenBook['direction']): Leaf['side'] {
  return (turn === 'next') === (direction === 'ltr') ? 'right' : 'left';
}

/** Where the corner of a leaf lies before it is turned. */
export function cornerPlace({ side, corner, width, height }: Leaf): Place {
  return { x: side === 'right' ? width : -width, y: corner === 'top' ? 0 : height };
}

/** Where it lies once the leaf is turned. */
export function turnedPlace(leaf: Leaf): Place {
  const { x, y } = cornerPlace(leaf);
  return { x: -x, y };
}

/** Where a corner comes to that the mouse rests on. */
export function liftedPlace(leaf: Leaf): Place {
  const { x, y } = cornerPlace(leaf);
  return { x: x - Math.sign(x) * cornerLift, y: leaf.corner === 'top' ? cornerLift : y - cornerLift };
}

/**
 * Where the corner comes to when it is pulled to a place. Paper neither stretches nor tears: it stays as far from either end
 * of the spine as it is on the flat page, or nearer.
 */
export function reachedPlace(leaf: Leaf, pulled: Place): Place {
  const { width, height, corner } = leaf;
  const [near, far] = corner === 'top' ? [0, height] : [height, 0];
  let place = pulled;
  // Each end pulls it back, which may bring it out of the reach of the other; a few times are enough.
  for (let time = 0; time < 8; time++) {
    place = within(place, near, width);
    place = within(place, far, Math.hypot(width, height));
  }
  return within(place, near, width);
}

/** The nearest place within a distance of the point of the spine at this height. */
function within(place: Place, height: number, distance: number): Place {
  const away = Math.hypot(place.x, place.y - height);
  if (away <= distance) return place;
  return { x: (place.x * distance) / away, y: height + ((place.y - height) * distance) / away };
}

/** How a leaf is folded when its corner has come to a place. */
export function foldAt(leaf: Leaf, place: Place): Fold {
  const corner = cornerPlace(leaf);
  const [right, down] = [corner.x - place.x, corner.y - place.y];
  const length = Math.hypot(right, down);
  // A corner that has not moved: the crease is the edge of the page. On the left angles go on beyond half a turn, so that none
  // jumps while the corner moves.
  const turned = length === 0 ? (leaf.side === 'right' ? 0 : Math.PI) : Math.atan2(down, right);
  const angle = leaf.side === 'left' && turned < 0 ? turned + 2 * Math.PI : turned;
  const crease = { x: (corner.x + place.x) / 2, y: (corner.y + place.y) / 2 };
  const distance = crease.x * Math.cos(angle) + crease.y * Math.sin(angle);
  return {
    crease,
    angle,
    flap: { angle: 2 * angle, x: 2 * distance * Math.cos(angle), y: 2 * distance * Math.sin(angle) },
    progress: Math.abs(right) / (2 * leaf.width),
  };
}

/**
 * Where the corner is at a part (0 to 1) of its way from one place to another, which it begins and ends slowly. It rises on
 * its way, unless the page is to turn straight.
 */
export function flipPlace(leaf: Leaf, from: Place, to: Place, part: number, isStraight = false): Place {
  if (part >= 1) return to;
  const done = part < 0.5 ? 2 * part ** 2 : 1 - (2 - 2 * part) ** 2 / 2;
  const height = isStraight
    ? 0
    : (rise * leaf.height * Math.sin(Math.PI * done) * Math.abs(to.x - from.x)) / (2 * leaf.width);
  return reachedPlace(leaf, {
    x: from.x + (to.x - from.x) * done,
    y: from.y + (to.y - from.y) * done + (leaf.corner === 'top' ? height : -height),
  });
}

/**
 * Whether a leaf that is let go there falls to the other side: when its corner has crossed the middle of what is seen, which
 * is the spine where two pages are, and the middle of the page where it is one.
 */
export function isPastMiddle({ side, width }: Leaf, { x }: Place, turn: Turn, orientation: Orientation): boolean {
  const way = side === 'right' ? -x : x;
  if (orientation === 'landscape') return way > 0;
  return turn === 'next' ? way > -width / 2 : way > width / 2;
}
