import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { LiveClock } from '../clock/clock.ts';
import { processTimers, type Timers } from '../clock/timers.ts';

/** How often a server says that it lives. */
const beatMs = 500;
/** A server that said nothing for so long counts as gone, by the clock of the database: what it led is led by others. */
export const silentMs = 2500;
/** So long the row of a server that has gone is kept: what it led may have to be given the time back. */
const keptFor = '1 day';

/** The same as SQL, of a row of `servers` that may not be there. */
export const isGone = (server: string): string =>
  `(${server}.server_id is null or ${server}.left_at is not null
    or ${server}.beat_at < clock_timestamp() - interval '${silentMs} milliseconds')`;

/** This server as one of several: it says that it lives, and knows when nobody hears it any more. */
export class ClusterMember {
  readonly server_id = randomUUID();
  readonly #pool: pg.Pool;
  readonly #address: string;
  readonly #clock: LiveClock;
  readonly #timers: Timers;
  readonly #listeners: (() => Promise<void>)[] = [];
  #heardAt = -Infinity;
  /** The same by the clock of the process: the steady one may be set by the wall. */
  #heardAtTick = -Infinity;
  #isBeating = false;
  #isFollowed = false;
  #stopBeats: () => void = () => {};

  constructor(parts: { pool: pg.Pool; address: string; clock: LiveClock; timers?: Timers }) {
    this.#pool = parts.pool;
    this.#address = parts.address;
    this.#clock = parts.clock;
    this.#timers = parts.timers ?? processTimers;
  }

  /**
   * Whether the others must take this server for gone: its last beat that was heard is too long ago. What it led may be led
   * by another one by now.
   */
  get isCutOff(): boolean {
    return performance.now() - this.#heardAtTick >= silentMs;
  }

  /** What the steady clock showed when the last beat was sent that was heard. */
  get heardAt(): number {
    return this.#heardAt;
  }

  /** Called after a beat, heard or not; while it takes longer than one, further beats are not waited for. */
  onBeat(listener: () => Promise<void>): void {
    this.#listeners.push(listener);
  }

  /** Joins the others. @throws when the database cannot be written. */
  async join(): Promise<void> {
    await this.#pool.query(`delete from servers where beat_at < clock_timestamp() - interval '${keptFor}'`);
    await this.#beat();
    this.#stopBeats = this.#timers.every(beatMs, () => void this.#nextBeat());
  }

  /** Leaves them for good; what it led is free from now on. */
  async leave(): Promise<void> {
    this.#stopBeats();
    await this.#beat(true);
  }

  async #nextBeat(): Promise<void> {
    if (this.#isBeating) return;
    this.#isBeating = true;
    try {
      await this.#beat();
    } catch {
      // Told by isCutOff when it lasts.
    }
    this.#isBeating = false;
    await this.#follow();
  }

  async #follow(): Promise<void> {
    if (this.#isFollowed) return;
    this.#isFollowed = true;
    try {
      for (const listener of this.#listeners) await listener();
    } catch (error) {
      // While it is cut off this is no news.
      if (!this.isCutOff) new Logger('cluster').warn(`What follows a beat failed: ${String(error)}`);
    }
    this.#isFollowed = false;
  }

  async #beat(isLast = false): Promise<void> {
    const sentAt = this.#clock.steadyNow();
    const tick = performance.now();
    await this.#pool.query(
      `insert into servers (server_id, address, started_at, beat_at, steady_now, left_at)
       values ($1, $2, clock_timestamp(), clock_timestamp(), $3, case when $4 then clock_timestamp() end)
       on conflict (server_id) do update
       set beat_at = excluded.beat_at, steady_now = excluded.steady_now, left_at = excluded.left_at`,
      [this.server_id, this.#address, sentAt, isLast],
    );
    this.#heardAt = sentAt;
    this.#heardAtTick = tick;
  }
}
