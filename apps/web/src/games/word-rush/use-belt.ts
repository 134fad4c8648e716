import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isMotionReduced } from '../../design/styles/display.ts';
import { beltFor, type BeltRoom } from './belt.ts';

export interface BeltProps {
  /** So many places a second; 0: cards stand still. */
  speed: number;
  /** Odd rounds go one way round, even ones the other. */
  round: number;
  /** Width of a card by its height. */
  ratio: number;
  /** Cards move until one was chosen, or none in time; then they stay where they are. */
  isMoving: boolean;
}

/**
 * Moves the cards of a table round it, as on a belt that is as large as the table. The browser moves them by `transform`
 * alone, beside the scripts of the page. Where motion is reduced they stand still.
 */
export function useBelt(table: RefObject<HTMLElement | null>, { speed, round, ratio, isMoving }: BeltProps): void {
  const moving = useRef<Animation[]>([]);
  // Of each kind of question, by its ratio: a picture that is asked leaves the table less room than a word.
  const known = useRef(new Map<number, BeltRoom>());
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || speed === 0 || isMotionReduced()) return undefined;
    const cards = [...element.children] as HTMLElement[];
    const lay = (room: BeltRoom) => {
      const before = moving.current[0];
      const now = run(cards, room, { speed, ratio, isForward: round % 2 === 1 });
      if (before?.playState === 'paused') stopAt(now, before.currentTime);
      // Left to themselves, they may begin with different frames.
      else for (const animation of now) animation.startTime = before?.startTime ?? document.timeline.currentTime;
      for (const animation of moving.current) animation.cancel();
      moving.current = now;
    };
    // Most often the table is as large as in the last round of this kind: then nothing is laid out twice.
    const expected = known.current.get(ratio);
    if (expected) lay(expected);
    // Told before the table is painted for the first time, and whenever it has another size.
    const watching = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      const before = known.current.get(ratio);
      if (width === before?.width && height === before.height) return;
      known.current.set(ratio, { width, height });
      lay({ width, height });
    });
    watching.observe(element);
    return () => {
      watching.disconnect();
      for (const animation of moving.current) animation.cancel();
      moving.current = [];
      for (const card of cards) card.removeAttribute('style');
    };
  }, [table, speed, round, ratio]);
  useLayoutEffect(() => {
    // Not by `commitStyles`, which lays out the whole page, at the moment of the press.
    if (!isMoving) stopAt(moving.current, moving.current[0]?.currentTime ?? null);
  }, [isMoving]);
}

/** All at the same time. */
function stopAt(animations: readonly Animation[], time: Animation['currentTime']): void {
  for (const animation of animations) {
    animation.pause();
    animation.currentTime = time;
  }
}

interface Run extends Pick<BeltProps, 'speed' | 'ratio'> {
  isForward: boolean;
}

function run(cards: readonly HTMLElement[], room: BeltRoom, { speed, ratio, isForward }: Run): Animation[] {
  const { card: size, corners } = beltFor(room, cards.length, ratio);
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const xOf = (x: number) => (isRightToLeft ? room.width - size.width - x : x);
  const frames = corners.map(({ x, y, at }) => ({ transform: `translate(${xOf(x)}px, ${y}px)`, offset: at }));
  return cards.map((card, place) => {
    Object.assign(card.style, {
      position: 'absolute',
      // Its place in the grid is of no account now.
      gridArea: 'auto',
      left: '0',
      top: '0',
      width: `${size.width}px`,
      height: `${size.height}px`,
    });
    const share = place / cards.length;
    return card.animate(frames, {
      duration: (cards.length / speed) * 1000,
      iterations: Infinity,
      direction: isForward ? 'normal' : 'reverse',
      iterationStart: isForward ? share : 1 - share,
    });
  });
}
