import { Injectable } from '@nestjs/common';
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** So often a minute one device, or one account without a device, may join: a tablet that is handed round a class. */
export const joinsPerMinute = 40;
/**
 * So often a minute all who come from an address with neither: three full rooms of load tests. They share it with each
 * other alone, so that nobody with a cookie ever waits for them.
 */
export const strangersJoinsPerMinute = 6000;
/** So many of them may join each second though the others of the minute are spent: whoever spends them waits a second too. */
const strangersJoinsPerSecond = 20;

/** How fast the same device takes seats, or the strangers of an address do, in all sessions together. */
@Injectable()
export class JoinRateLimit {
  readonly #joins = new RateLimiterMemory({ keyPrefix: 'joins', points: joinsPerMinute, duration: 60 });
  readonly #strangers = new BurstyRateLimiter(
    new RateLimiterMemory({ keyPrefix: 'joins of strangers', points: strangersJoinsPerSecond, duration: 1 }),
    new RateLimiterMemory({ keyPrefix: 'joins of strangers at once', points: strangersJoinsPerMinute, duration: 60 }),
  );

  /** Counts a join: 0 when it may go on, else the milliseconds to wait. `owner`: as the seat will have it. */
  async wait(owner: string | null, address: string): Promise<number> {
    try {
      await (owner === null ? this.#strangers.consume(address) : this.#joins.consume(owner));
      return 0;
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      return Math.max(1, spent.msBeforeNext);
    }
  }
}
