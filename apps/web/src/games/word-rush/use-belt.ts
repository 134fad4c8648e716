import { type RefObject, useLayoutEffect } from 'react';
import { isMotionReduced } from '../../design/styles/display.ts';

export interface Belt {
  /** So many places a second; 0: cards stand still. */
  speed: number;
  /** Odd rounds go one way round, even ones the other. */
  round: number;
  /** Cards move until one was chosen, or none in time. */
  isMoving: boolean;
}

/**
 * Moves the cards of a table round it, as on a belt: each goes from its place to the next one; only at the ends of the rows
 * they pass over each other in part. The browser moves them by `transform` alone, beside the scripts of the page. Where motion is reduced they stand
 * still.
 */
export function useBelt(table: RefObject<HTMLElement | null>, { speed, round, isMoving }: Belt): void {
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || speed === 0 || !isMoving || isMotionReduced()) return undefined;
    let moving: Animation[] = [];
    const start = () => {
      for (const animation of moving) animation.cancel();
      moving = run(element, speed, round);
    };
    const watching = new ResizeObserver(start);
    watching.observe(element);
    return () => {
      watching.disconnect();
      for (const animation of moving) stopHere(animation);
      // In a window of another size the cards have other places.
      window.addEventListener('resize', () => goHome(element), { once: true });
    };
  }, [table, speed, round, isMoving]);
}

/** A card stays where it was caught. */
function stopHere(animation: Animation): void {
  const { effect } = animation;
  // A card that is no longer drawn has no place to be kept.
  if (effect instanceof KeyframeEffect && effect.target?.isConnected) animation.commitStyles();
  animation.cancel();
}

function goHome(table: HTMLElement): void {
  for (const card of table.children) if (card instanceof HTMLElement) card.style.transform = '';
}

function run(table: HTMLElement, speed: number, round: number): Animation[] {
  const cards = [...table.children] as HTMLElement[];
  const places = cards.map(({ offsetLeft, offsetTop }) => ({ x: offsetLeft, y: offsetTop }));
  const loop = aroundTable(places);
  if (round % 2 === 0) loop.reverse();
  return cards.map((card, index) => {
    const from = loop.indexOf(index);
    const home = places[index]!;
    const stops = [...loop.slice(from), ...loop.slice(0, from), index].map((stop) => places[stop]!);
    const frames = stops.map(({ x, y }) => ({ transform: `translate(${x - home.x}px, ${y - home.y}px)` }));
    return card.animate(frames, { duration: (loop.length / speed) * 1000, iterations: Infinity });
  });
}

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

/** The places of a table in the order of a way round it: by their angle seen from its middle. */
export function aroundTable(places: readonly { x: number; y: number }[]): number[] {
  const [x, y] = [middle(places.map((place) => place.x)), middle(places.map((place) => place.y))];
  const angles = places.map((place) => Math.atan2(place.y - y, place.x - x));
  return places.map((_, index) => index).toSorted((one, other) => angles[one]! - angles[other]!);
}
