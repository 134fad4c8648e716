/** The time by the wall. Handed in wherever time decides something, so that a test can hold it. */
export interface Clock {
  /** Whole epoch milliseconds, for stamps and days. Follows the machine's clock: it jumps when that is set. */
  now(): number;
}

/** The server's two times, kept apart: what is stamped goes by the wall, what runs goes by a clock that never jumps. */
export interface LiveClock extends Clock {
  /**
   * Whole epoch milliseconds that never jump, for deadlines and durations. They stand still while the machine sleeps, so
   * they may be hours away from `now()`: never a stamp, and never compared with one.
   */
  steadyNow(): number;
}

export const CLOCK = Symbol('clock');

/** The clock on the wall of this machine. */
export const wallClock: Clock = { now: () => Date.now() };

/** The server's clock: a wall, and the steady time that was set by it once and runs on by the monotonic clock. */
export class ServerClock implements LiveClock {
  readonly #wall: Clock;
  readonly #monotonic: () => number;
  #offset = 0;

  /** `monotonic`: milliseconds that only ever grow. */
  constructor(wall: Clock = wallClock, monotonic: () => number = () => performance.now()) {
    this.#wall = wall;
    this.#monotonic = monotonic;
    this.setByWall();
  }

  now(): number {
    return this.#wall.now();
  }

  steadyNow(): number {
    return Math.round(this.#monotonic() + this.#offset);
  }

  /** Sets the steady time by the wall again. Moves every deadline: only while nothing runs on it. */
  setByWall(): void {
    this.#offset = this.#wall.now() - this.#monotonic();
  }
}
