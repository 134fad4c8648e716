/** Timers of what runs by the steady time; handed in like the clock, so that a test can let hours pass at once. */
export interface Timers {
  /** Calls once, after so many milliseconds. What it gives takes that back. */
  after(ms: number, call: () => void): () => void;
  /** Calls again and again, every so many milliseconds. What it gives ends that. */
  every(ms: number, call: () => void): () => void;
}

/** The timers of this process. */
export const processTimers: Timers = {
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  every(ms, call) {
    const timer = setInterval(call, ms);
    return () => clearInterval(timer);
  },
};
