import type { LiveClock } from '../clock/clock.ts';

/** So many commands may come at once … */
const burst = 50;
/** … and so many a second in the long run. A thumb never comes near. */
const perSecond = 20;
/** A connection that goes on so far beyond is not a person. */
const floodAt = -500;

/** How much one connection may say. One that floods is told to wait, and in the end hung up on. */
export class TokenBucket {
  readonly #clock: Pick<LiveClock, 'steadyNow'>;
  #tokens = burst;
  #at: number;

  constructor(clock: Pick<LiveClock, 'steadyNow'>) {
    this.#clock = clock;
    this.#at = clock.steadyNow();
  }

  /** Takes one token: 0 when there was one, else the milliseconds to wait, or 'flood'. */
  take(): number | 'flood' {
    const now = this.#clock.steadyNow();
    this.#tokens = Math.min(burst, this.#tokens + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    this.#tokens -= 1;
    if (this.#tokens >= 0) return 0;
    return this.#tokens < floodAt ? 'flood' : Math.ceil((-this.#tokens / perSecond) * 1000);
  }
}
