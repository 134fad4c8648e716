import type { Orientation, Size } from '@lexiroom/domain/stories/book';
import {
  cornerPlace,
  flipPlace,
  flipSettings,
  foldAt,
  type Leaf,
  liftedPlace,
  type Place,
  pulledPlace,
  reachedPlace,
  sideOf,
  turnedPlace,
} from '@lexiroom/domain/stories/flip';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { FlipActor, FlipState } from './flip-state.ts';
import { animateFold, drawFold, foldPartsOf, layFlat } from './draw-fold.ts';
import { FrameRate } from './frame-rate.ts';

/** A corner comes up within so many milliseconds. */
const liftMs = 160;
/** A movement is cut into so many steps; between two of them all goes evenly. */
const steps = 12;
/** One whose crease stays upright is told by its two halves, and how each of them goes: by the square of its time (flipPlace). */
const halves = ['cubic-bezier(0.3333, 0, 0.6667, 0.3333)', 'cubic-bezier(0.3333, 0.6667, 0.6667, 1)'];

export interface FoldedBook {
  flip: FlipActor;
  state: FlipState;
  book: RefObject<HTMLElement | null>;
  /** Which corner of its leaf is in the hand. */
  corner: RefObject<Leaf['corner']>;
  /** Notes another corner. */
  onCorner: (corner: Leaf['corner']) => void;
  size: Size;
  orientation: Orientation;
}

/** Moves the leaf that is in the air: by itself, or with every frame as the hand does that holds it. */
export function useFold({ flip, state, book, corner, onCorner, size, orientation }: FoldedBook): void {
  const { value, turn, page, target, direction, isReduced } = state;
  /** Where the corner of the leaf in the air was seen last, and which page was open then. */
  const last = useRef<Place | null>(null);
  const lastPage = useRef(page);
  const [frames] = useState(() => new FrameRate());
  useLayoutEffect(() => {
    const element = book.current;
    if (!element) return undefined;
    if (turn === null || (isReduced && value !== 'user_fold')) {
      last.current = null;
      layFlat(element);
      return undefined;
    }
    // Who turns faster than pages do has turned another leaf meanwhile.
    if (lastPage.current !== page) last.current = null;
    lastPage.current = page;
    // A page that turns by itself is turned by its lower corner.
    if (last.current === null && value === 'flipping') onCorner('bottom');
    const leaf: Leaf = { side: sideOf(turn, direction), corner: corner.current, ...size };
    const from = last.current ?? cornerPlace(leaf);
    const parts = foldPartsOf(element);
    const begun = performance.now();
    if (value !== 'user_fold') {
      const isLifted = value === 'fold_corner';
      const to = isLifted ? liftedPlace(leaf) : target === page ? cornerPlace(leaf) : turnedPlace(leaf);
      const duration = isLifted ? liftMs : flipSettings.flipMs;
      // A leaf whose crease stays upright is drawn three times as fast where there is no graphics card.
      const isStraight = frames.isSlow;
      const placeAt = (part: number) => flipPlace(leaf, from, to, part, isStraight);
      const easings = isStraight && from.y === to.y ? halves : undefined;
      const count = easings?.length ?? steps;
      const folds = Array.from({ length: count + 1 }, (_, step) => foldAt(leaf, placeAt(step / count)));
      const stop = animateFold(parts, folds, duration, easings);
      const endCount = isLifted ? undefined : frames.count();
      return () => {
        last.current = placeAt((performance.now() - begun) / duration);
        endCount?.();
        stop();
      };
    }
    let frame = 0;
    const draw = () => {
      const { grab, pointer } = flip.getSnapshot().context;
      last.current = grab && pointer ? reachedPlace(leaf, pulledPlace(leaf, grab, pointer, orientation)) : from;
      drawFold(parts, foldAt(leaf, last.current));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [flip, book, corner, onCorner, size, orientation, value, turn, page, target, direction, isReduced, frames]);
}
