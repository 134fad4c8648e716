import type { Orientation, Size } from '@lexiroom/domain/stories/book';
import {
  cornerSize,
  isPastMiddle,
  type Leaf,
  type Place,
  pulledPlace,
  reachedPlace,
  sideOf,
  type Turn,
} from '@lexiroom/domain/stories/flip';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { suppressNextClick } from '../../../browser/suppress-next-click.ts';
import type { FlipActor } from './flip-state.ts';

/** A pointer that has moved so far drags the page; less is a click. In pixels. */
const dragFromPixels = 8;

export interface HeldBook {
  flip: FlipActor;
  /** An element of no size at the upper end of the spine. */
  spine: RefObject<HTMLElement | null>;
  corner: RefObject<Leaf['corner']>;
  /** Notes which corner the hand has. */
  onCorner: (corner: Leaf['corner']) => void;
  size: Size;
  orientation: Orientation;
  direction: 'ltr' | 'rtl';
}

/** A pointer that is down and does not drag yet. */
type Pressed = Place & { at: number; id: number };

/** What pointers do to a book: they rest on its corners, drag its pages, and swipe. The handlers for its element. */
export function useHand({ flip, spine, corner, onCorner, size, orientation, direction }: HeldBook) {
  const pressed = useRef<Pressed | null>(null);
  const isFolding = () => flip.getSnapshot().matches('user_fold');
  const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
    const { left, top } = spine.current!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  /** The corner that is there, unless it is a word. */
  function cornerOf({ x, y }: Place, target: EventTarget): { turn: Turn; corner: Leaf['corner'] } | undefined {
    if (target instanceof Element && target.closest('[data-word]')) return undefined;
    const isAfter = direction === 'ltr' ? 'next' : 'previous';
    const isBefore = isAfter === 'next' ? 'previous' : 'next';
    const [leftEdge, rightEdge] =
      orientation === 'landscape'
        ? [-size.width, size.width]
        : direction === 'ltr' ? [0, size.width] : [-size.width, 0]; // prettier-ignore
    const at = y < cornerSize ? 'top' : y > size.height - cornerSize ? 'bottom' : undefined;
    if (at === undefined || y < 0 || y > size.height) return undefined;
    if (x >= leftEdge && x < leftEdge + cornerSize) return { turn: isBefore, corner: at };
    if (x <= rightEdge && x > rightEdge - cornerSize) return { turn: isAfter, corner: at };
    return undefined;
  }

  function grab(turn: Turn, at: Pressed, isCorner: boolean, target: Element) {
    if (!isCorner) onCorner(at.y < size.height / 2 ? 'top' : 'bottom');
    const { x, y, at: time, id } = at;
    flip.send({ type: 'GRAB', turn, isCorner, x, y, at: time });
    if (!isFolding()) return;
    target.setPointerCapture(id);
    pressed.current = null;
  }

  function letGo(event: PointerEvent) {
    pressed.current = null;
    if (!isFolding()) return;
    const place = placeOf(event);
    const { context } = flip.getSnapshot();
    const at = event.timeStamp;
    const { grab: held } = context;
    if (!held) return;
    if (Math.hypot(place.x - held.x, place.y - held.y) >= dragFromPixels) suppressNextClick(false);
    const leaf: Leaf = { side: sideOf(held.turn, direction), corner: corner.current, ...size };
    const folded = reachedPlace(leaf, pulledPlace(leaf, held, { ...place, at }, orientation));
    flip.send({ type: 'RELEASE', ...place, at, isPastMiddle: isPastMiddle(leaf, folded, held.turn, orientation) });
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return;
      const place = placeOf(event);
      const at: Pressed = { ...place, at: event.timeStamp, id: event.pointerId };
      const found = cornerOf(place, event.target);
      if (!found) return void (pressed.current = at);
      onCorner(found.corner);
      grab(found.turn, at, true, event.currentTarget);
    },
    onPointerMove(event: PointerEvent) {
      if (!event.isPrimary) return;
      const place = placeOf(event);
      if (isFolding()) return flip.send({ type: 'DRAG', ...place, at: event.timeStamp });
      const from = pressed.current;
      if (from) {
        const right = place.x - from.x;
        if (Math.abs(right) < dragFromPixels || Math.abs(right) < Math.abs(place.y - from.y)) return;
        grab(right < 0 === (direction === 'ltr') ? 'next' : 'previous', from, false, event.currentTarget);
        if (isFolding()) flip.send({ type: 'DRAG', ...place, at: event.timeStamp });
        return;
      }
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const found = cornerOf(place, event.target);
      if (!found) return flip.send({ type: 'LEAVE' });
      if (flip.getSnapshot().matches('fold_corner')) return;
      onCorner(found.corner);
      flip.send({ type: 'CORNER', turn: found.turn });
    },
    onPointerUp: letGo,
    onPointerCancel() {
      pressed.current = null;
      flip.send({ type: 'CANCEL' });
    },
    onPointerLeave() {
      flip.send({ type: 'LEAVE' });
    },
  };
}
