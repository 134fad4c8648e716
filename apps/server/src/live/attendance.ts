import { course } from '@lexiroom/domain/live-session';
import type { LiveClock } from '../clock/clock.ts';

/** Who is connected, and who was a moment ago. Not part of any log: a connection is no memory. */
export class Attendance {
  readonly #clock: LiveClock;
  readonly #connections = new Map<number, string>();
  readonly #seenAt = new Map<number, number>();
  readonly #connected = new Set<number>();

  constructor(clock: LiveClock) {
    this.#clock = clock;
  }

  /** Seats with a living connection. */
  get connected(): ReadonlySet<number> {
    return this.#connected;
  }

  /** Gives a seat to a connection, the newest wins. Returns the one it was taken from. */
  connect(seat_id: number, connection: string): string | undefined {
    const before = this.#connections.get(seat_id);
    this.#connections.set(seat_id, connection);
    this.#connected.add(seat_id);
    return before === connection ? undefined : before;
  }

  /** A connection is gone; false when the seat had moved to another one before. */
  disconnect(seat_id: number, connection: string): boolean {
    if (this.#connections.get(seat_id) !== connection) return false;
    this.#connections.delete(seat_id);
    this.#connected.delete(seat_id);
    this.seen(seat_id);
    return true;
  }

  /** Counts a seat as connected up to this moment. */
  seen(seat_id: number): void {
    this.#seenAt.set(seat_id, this.#clock.steadyNow());
  }

  /** The connection of a seat. */
  connectionOf(seat_id: number): string | undefined {
    return this.#connections.get(seat_id);
  }

  /** The seats that a question waits for: connected at some moment of the last 15 seconds. */
  *waitedFor(): Generator<number> {
    yield* this.#connected;
    const since = this.#clock.steadyNow() - course.waitedForMs;
    for (const [seat_id, at] of this.#seenAt) {
      if (at > since && !this.#connected.has(seat_id)) yield seat_id;
    }
  }
}
