import { sessionTimes } from '@lexiroom/domain/live-session';
import type { LiveClock } from '../../clock/clock.ts';

/** A seat that a question waits for is asked for a sign of life when none came for so long. */
const askEveryMs = 3000;
/** So often in vain before a seat that is connected may count as gone: one late answer is no silence. */
const asksInVain = 3;

/** The connection that a seat is on. */
interface SeatConnection {
  /** The id of its socket. */
  connection: string;
  /** Asks the other end for a sign of life. */
  ask: () => void;
}

/** Who is connected, and who was a moment ago. Not part of any log: a connection is no memory. */
export class Attendance {
  readonly #clock: LiveClock;
  readonly #connections = new Map<number, SeatConnection>();
  /** The last sign of life of each seat: when it connected, answered a heartbeat, or hung up. */
  readonly #lastSigns = new Map<number, number>();
  readonly #asked = new Map<number, { times: number; at: number }>();
  readonly #connected = new Set<number>();
  /** Sockets of boards and of the host's page. */
  readonly #screens = new Set<string>();
  #emptySince: number | null;
  readonly #emptyChanged: () => void;

  /** `emptyChanged`: called when the last one has gone, or the first one has come; see {@link emptySince}. */
  constructor(clock: LiveClock, emptyChanged: () => void = () => {}) {
    this.#clock = clock;
    this.#emptyChanged = emptyChanged;
    this.#emptySince = clock.steadyNow();
  }

  /** Since when neither a screen nor a player is connected; null while somebody is. */
  get emptySince(): number | null {
    return this.#emptySince;
  }

  /** A board or the host's page has come. */
  screenCame(connection: string): void {
    this.#screens.add(connection);
    this.#lookWhetherEmpty();
  }

  /** It has gone. */
  screenLeft(connection: string): void {
    this.#screens.delete(connection);
    this.#lookWhetherEmpty();
  }

  #lookWhetherEmpty(): void {
    const isEmpty = this.#screens.size === 0 && this.#connected.size === 0;
    if (isEmpty === (this.#emptySince !== null)) return;
    this.#emptySince = isEmpty ? this.#clock.steadyNow() : null;
    this.#emptyChanged();
  }

  /** Seats with a living connection, as far as anybody knows. */
  get connected(): ReadonlySet<number> {
    return this.#connected;
  }

  /** Gives a seat to a connection, the newest wins. Returns the one it was taken from. */
  connect(seat_id: number, connection: string, ask: () => void): string | undefined {
    const before = this.#connections.get(seat_id)?.connection;
    this.#connections.set(seat_id, { connection, ask });
    this.#connected.add(seat_id);
    this.#lookWhetherEmpty();
    this.seen(seat_id);
    return before === connection ? undefined : before;
  }

  /**
   * A connection is gone; false when the seat had moved to another one before. `seen`: whether it was there until now, or
   * until its last sign of life before.
   */
  disconnect(seat_id: number, connection: string, seen: 'now' | 'before' = 'now'): boolean {
    if (this.connectionOf(seat_id) !== connection) return false;
    this.#connections.delete(seat_id);
    this.#connected.delete(seat_id);
    this.#lookWhetherEmpty();
    if (seen === 'now') this.seen(seat_id);
    return true;
  }

  /** A connection gave a sign of life. Whose it is, is asked here: seats move. */
  heard(seat_id: number | undefined, connection: string): void {
    if (seat_id !== undefined && this.connectionOf(seat_id) === connection) this.seen(seat_id);
  }

  /** Counts a seat as connected up to this moment. */
  seen(seat_id: number): void {
    this.#lastSigns.set(seat_id, this.#clock.steadyNow());
    this.#asked.delete(seat_id);
  }

  /** The connection of a seat. */
  connectionOf(seat_id: number): string | undefined {
    return this.#connections.get(seat_id)?.connection;
  }

  /** Whether a seat is connected, or was within the last 15 seconds. */
  isAround(seat_id: number): boolean {
    return this.#connected.has(seat_id) || this.#isRecent(seat_id);
  }

  /**
   * The seats that a question waits for: connected at some moment of the last 15 seconds. A phone that died without a word
   * was connected until its last sign of life, though its connection looks alive for 20 seconds more.
   */
  *waitedFor(): Generator<number> {
    for (const seat_id of this.#connected) {
      const isSilent = (this.#asked.get(seat_id)?.times ?? 0) >= asksInVain;
      if (!isSilent || this.#isRecent(seat_id)) yield seat_id;
    }
    for (const seat_id of this.#lastSigns.keys()) {
      if (!this.#connected.has(seat_id) && this.#isRecent(seat_id)) yield seat_id;
    }
  }

  /** Asks these seats for a sign of life, each that is connected and gave none for a while. */
  ask(seat_ids: readonly number[]): void {
    const now = this.#clock.steadyNow();
    for (const seat_id of seat_ids) {
      const seatConnection = this.#connections.get(seat_id);
      const { times, at } = this.#asked.get(seat_id) ?? { times: 0, at: this.#lastSigns.get(seat_id) ?? -Infinity };
      if (!seatConnection || now - at < askEveryMs) continue;
      this.#asked.set(seat_id, { times: times + 1, at: now });
      seatConnection.ask();
    }
  }

  #isRecent(seat_id: number): boolean {
    return (this.#lastSigns.get(seat_id) ?? -Infinity) > this.#clock.steadyNow() - sessionTimes.waitedForMs;
  }
}
