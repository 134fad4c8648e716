import { scrambleMoves } from '@lexiroom/domain/sentences/scramble';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { partOn, type Spot, spotAt } from './places.ts';

/** A part that is carried by keys, and where its middle is in the window, in pixels. */
export interface Carried {
  part_id: number;
  x: number;
  y: number;
  spot: Spot;
}

const step = scrambleMoves.keyboardStepPx;
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

export interface PartKeys {
  carried: Carried | undefined;
  onKeyDown: (event: KeyboardEvent, part_id: number) => void;
  /** Lets go of what is carried, where it was. */
  giveUp: () => void;
}

/**
 * Parts carried by keys: space picks the part with the focus up and puts it down, arrows move it by steps of 25 pixels
 * (specification 2 section 4.3), Escape leaves it where it was.
 */
export function usePartKeys(
  board: RefObject<HTMLElement | null>,
  onDrop: (part_id: number, spot: Spot) => void,
): PartKeys {
  const [carried, carry] = useState<Carried>();
  const pickUp = (part_id: number) => {
    const place = partOn(board.current, part_id)?.getBoundingClientRect();
    if (!board.current || !place) return;
    const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
    carry({ part_id, x, y, spot: spotAt(board.current, part_id, x, y) });
  };
  const move = (from: Carried, [byX, byY]: readonly [number, number]) => {
    const edges = board.current!.getBoundingClientRect();
    const x = Math.min(Math.max(from.x + byX, edges.left), edges.right);
    const y = Math.min(Math.max(from.y + byY, edges.top), edges.bottom);
    carry({ ...from, x, y, spot: spotAt(board.current!, from.part_id, x, y) });
  };
  return {
    carried,
    giveUp: () => carry(undefined),
    onKeyDown(event, part_id) {
      const by = steps[event.code];
      if (!carried) {
        if (event.code !== 'Space' || event.repeat) return;
        event.preventDefault();
        pickUp(part_id);
      } else if (event.code === 'Space' || event.code === 'Enter') {
        event.preventDefault();
        if (event.repeat) return;
        carry(undefined);
        onDrop(carried.part_id, carried.spot);
      } else if (event.code === 'Escape') {
        event.preventDefault();
        carry(undefined);
      } else if (by) {
        event.preventDefault();
        move(carried, by);
      }
    },
  };
}
