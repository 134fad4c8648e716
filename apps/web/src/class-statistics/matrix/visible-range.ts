/** One direction of a table whose lines are all as long: its rows, or its columns. Lengths in pixels. */
export interface Axis {
  count: number;
  /** Of one line. */
  size: number;
  /** What the heading takes of the window, which stays where it is. */
  heading: number;
}

/** Lines that are drawn: from the first up to, and without, the last. */
export interface Range {
  from: number;
  to: number;
}

/** Lines drawn beyond what is seen, on either side: scrolling goes on while more are drawn. */
const beyond = 4;

/**
 * The lines in sight of a window that is scrolled so far, with a few on either side. It changes once for four lines, so that
 * scrolling draws seldom.
 */
export function visibleRange({ count, size, heading }: Axis, scrolled: number, window: number): Range {
  const first = Math.floor(Math.max(0, scrolled) / size / beyond) * beyond;
  const inSight = Math.ceil(Math.max(0, window - heading) / size) + beyond;
  const from = Math.max(0, Math.min(first, count - 1) - beyond);
  return { from, to: Math.max(from, Math.min(count, first + inSight + beyond)) };
}

/** How far to scroll so that a line is wholly in sight beside the heading; as far as now, when it is. */
export function scrolledTo({ size, heading }: Axis, line: number, scrolled: number, window: number): number {
  const start = line * size;
  if (start < scrolled) return start;
  const most = start + size + heading - window;
  return most > scrolled ? most : scrolled;
}
