import { type flipMachine, type FlipContext } from '@lexiroom/domain/stories/flip';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

export type FlipActor = ActorRefFrom<typeof flipMachine>;

/** What is drawn of a book that is turned: all but where the pointer is, which changes with every movement. */
export type FlipState = Pick<
  FlipContext,
  'page' | 'pageCount' | 'orientation' | 'direction' | 'isReduced' | 'turn' | 'target'
> & {
  value: 'read' | 'fold_corner' | 'user_fold' | 'flipping';
};

/** Follows a book that is turned. */
export function useFlipState(flip: FlipActor): FlipState {
  return useSelector(
    flip,
    ({ value, context: { page, pageCount, orientation, direction, isReduced, turn, target } }) => ({
      value,
      page,
      pageCount,
      orientation,
      direction,
      isReduced,
      turn,
      target,
    }),
    shallowEqual,
  );
}
