/** The server's own time. Handed in wherever time decides something, so that a test can hold it. */
export interface Clock {
  /** Whole epoch milliseconds that never jump: started from the wall clock, run by the monotonic one. */
  now(): number;
}

export const CLOCK = Symbol('clock');

/** Set by the wall once, at the start; hours that somebody sets it by later move no deadline. */
export const monotonicClock: Clock = { now: () => Math.round(performance.timeOrigin + performance.now()) };
