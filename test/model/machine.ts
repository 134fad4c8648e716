import { ServerClock } from '../../apps/server/src/clock/clock.ts';
import type { Timers } from '../../apps/server/src/clock/timers.ts';

interface Timer {
  at: number;
  everyMs: number | undefined;
  call: () => void;
}

/** A process on a {@link Machine}: its clock, and its timers, which end with it. */
export interface Process {
  clock: ServerClock;
  timers: Timers;
  end(): void;
}

/** The machine that a server runs on: its time passes only when the test says so, and its wall clock can be set. */
export class Machine {
  wall = Date.parse('2026-11-21T10:00:00Z');
  /** Milliseconds since it was switched on: what really passed. */
  monotonic = 5000;
  readonly #timers = new Set<Timer>();

  start(): Process {
    const own = new Set<Timer>();
    const add = (ms: number, everyMs: number | undefined, call: () => void) => {
      const timer = { at: this.monotonic + ms, everyMs, call };
      own.add(timer);
      this.#timers.add(timer);
      return () => void (own.delete(timer), this.#timers.delete(timer));
    };
    return {
      clock: new ServerClock({ now: () => this.wall }, () => this.monotonic),
      timers: { after: (ms, call) => add(ms, undefined, call), every: (ms, call) => add(ms, ms, call) },
      end: () => {
        for (const timer of own) this.#timers.delete(timer);
      },
    };
  }

  /** Lets time pass. Timers ring at their moment, one after the other, and what they begin is done before it goes on. */
  async pass(ms: number, isDone: () => Promise<void>): Promise<void> {
    const until = this.monotonic + ms;
    for (let next = this.#next(); next && next.at <= until; next = this.#next()) {
      this.#moveTo(Math.max(this.monotonic, next.at));
      if (next.everyMs === undefined) this.#timers.delete(next);
      else next.at += next.everyMs;
      next.call();
      await isDone();
    }
    this.#moveTo(until);
  }

  #next(): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.#timers) if (!next || timer.at < next.at) next = timer;
    return next;
  }

  #moveTo(monotonic: number): void {
    this.wall += monotonic - this.monotonic;
    this.monotonic = monotonic;
  }
}
