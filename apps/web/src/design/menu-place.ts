/** So far a menu stays from the edges of the window, and so far from what it belongs to; in pixels. */
const margin = 8;
const gap = 4;

const within = (from: number, size: number, all: number) => Math.max(margin, Math.min(from, all - size - margin));
const fits = (from: number, size: number, all: number) => from === within(from, size, all);

export interface MenuSurroundings {
  /** What it belongs to, in pixels of the window. */
  beside: { left: number; right: number; top: number; bottom: number };
  menu: { width: number; height: number };
  room: { width: number; height: number };
  isRightToLeft: boolean;
}

/**
 * Where a menu opens: below what it belongs to, else above it, else at its side, so that no line comes to lie under the
 * pointer that opened it; always within the window. Its left upper corner, in pixels.
 */
export function menuPlace({ beside, menu, room, isRightToLeft }: MenuSurroundings): { left: number; top: number } {
  const below = beside.bottom + gap;
  const above = beside.top - menu.height - gap;
  const before = beside.left - menu.width - gap;
  const after = beside.right + gap;
  const isBelow = fits(below, menu.height, room.height);
  if (!isBelow && !fits(above, menu.height, room.height)) {
    const left = [before, after].find((side) => fits(side, menu.width, room.width));
    if (left !== undefined) return { left, top: within(below, menu.height, room.height) };
  }
  return {
    left: within(isRightToLeft ? beside.left : beside.right - menu.width, menu.width, room.width),
    top: within(isBelow ? below : above, menu.height, room.height),
  };
}
