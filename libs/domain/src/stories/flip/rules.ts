import { type Orientation, visiblePages } from '../book/index.ts';

/** How pages are turned (specification 3 section 9). */
export const flipSettings = {
  flipMs: 600,
  swipeDistance: 30,
  swipeMs: 250,
  maxShadowOpacity: 1,
  soundVolume: 0.6,
} as const;

/** Which way a page is turned: towards the back cover, or towards the cover. */
export type Turn = 'next' | 'previous';

/** Where a finger or the mouse is, in pixels, and when, in milliseconds. */
export interface Pointer {
  x: number;
  y: number;
  at: number;
}

/** A page that somebody has got hold of. */
export interface Grab extends Pointer {
  turn: Turn;
  /** By its corner, where a click turns it. */
  isCorner: boolean;
}

/** A book that is open at a page. */
export interface OpenBook {
  /** The first page that is seen, from 0. */
  page: number;
  pageCount: number;
  orientation: Orientation;
  /** Of its language: a book that is read from right to left opens from the other side. */
  direction: 'ltr' | 'rtl';
}

/** The first page that is seen when a page is to be seen; the nearest that there is. */
export function openedAt(
  page: number,
  { pageCount, orientation }: Pick<OpenBook, 'pageCount' | 'orientation'>,
): number {
  const there = Math.max(0, Math.min(page, pageCount - 1));
  return visiblePages(there, pageCount, orientation)[0] ?? 0;
}

/** The first page that is seen after a turn; undefined at the ends. */
export function turnedTo(book: OpenBook, turn: Turn): number | undefined {
  const seen = visiblePages(book.page, book.pageCount, book.orientation);
  const page = turn === 'next' ? seen.at(-1)! + 1 : seen[0]! - 1;
  return page < 0 || page >= book.pageCount ? undefined : openedAt(page, book);
}

/** Whether there is a page to turn to. */
export function canTurn(book: OpenBook, turn: Turn): boolean {
  return turnedTo(book, turn) !== undefined;
}

/**
 * Which way a swipe turns: one of at least 30 px within 250 ms, more sideways than up or down. To the left is on, in a
 * book that is read from right to left it is back.
 */
export function swipeOf(start: Pointer, end: Pointer, direction: OpenBook['direction']): Turn | undefined {
  const [right, down] = [end.x - start.x, end.y - start.y];
  const isSwipe =
    Math.abs(right) >= flipSettings.swipeDistance &&
    Math.abs(right) > Math.abs(down) &&
    end.at - start.at <= flipSettings.swipeMs;
  if (!isSwipe) return undefined;
  return right < 0 === (direction === 'ltr') ? 'next' : 'previous';
}

/**
 * Which page is seen after a grabbed page is let go: by a swipe, by a click on its corner, or because it was folded over
 * the middle; else the same as before.
 */
export function releasedTo(book: OpenBook, grab: Grab, end: Pointer, isPastMiddle: boolean): number {
  const isClick = Math.hypot(end.x - grab.x, end.y - grab.y) < flipSettings.swipeDistance;
  const isTurned = isPastMiddle || (grab.isCorner && isClick && end.at - grab.at <= flipSettings.swipeMs);
  const turn = swipeOf(grab, end, book.direction) ?? (isTurned ? grab.turn : undefined);
  return (turn && turnedTo(book, turn)) ?? book.page;
}
