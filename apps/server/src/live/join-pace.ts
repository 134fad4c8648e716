import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** So often a minute one device, or one account without a device, may join: a tablet that is handed round a class. */
export const joinsPerMinute = 40;

/** How fast the same device takes seats, in all sessions together. */
@Injectable()
export class JoinPace {
  readonly #joins = new RateLimiterMemory({ keyPrefix: 'joins', points: joinsPerMinute, duration: 60 });

  /** Counts a join: 0 when it may go on, else the milliseconds to wait. */
  async wait(owner: string): Promise<number> {
    try {
      await this.#joins.consume(owner);
      return 0;
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      return Math.max(1, spent.msBeforeNext);
    }
  }
}
