import { Injectable } from '@nestjs/common';
import { SeatRateLimit } from './seat-rate-limit.ts';

/** So often a seat may leave the room and be back … */
export const leavesAtOnce = 10;
/** … in so many seconds. */
const seconds = 600;

/**
 * How often one seat may leave. Leaving and coming back are written down for ever, so they cannot go on without end.
 * Only leaving is refused: whoever comes back, whatever they or another holder of their token did, is let in, and there is
 * nothing to come back from beyond what was left.
 */
@Injectable()
export class LeaveRateLimit extends SeatRateLimit {
  constructor() {
    super('leaves', { points: leavesAtOnce, duration: seconds });
  }
}
