import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How often one seat may do something that is written down. */
export class SeatRateLimit {
  readonly #limiter: RateLimiterMemory;

  constructor(keyPrefix: string, limit: { points: number; duration: number }) {
    this.#limiter = new RateLimiterMemory({ keyPrefix, ...limit });
  }

  /** Counts once more: 0 when it may go on, else the milliseconds to wait. */
  async wait(live_id: number, seat_id: number): Promise<number> {
    try {
      await this.#limiter.consume(`${live_id} ${seat_id}`);
      return 0;
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      return Math.max(1, spent.msBeforeNext);
    }
  }
}
