import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

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
export class LeaveRateLimit {
  readonly #leaves = new RateLimiterMemory({ keyPrefix: 'leaves', points: leavesAtOnce, duration: seconds });

  /** Counts a leave: 0 when it may go on, else the milliseconds to wait. */
  async wait(live_id: number, seat_id: number): Promise<number> {
    try {
      await this.#leaves.consume(`${live_id} ${seat_id}`);
      return 0;
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      return Math.max(1, spent.msBeforeNext);
    }
  }
}
