import { type SessionEvent, sessionTimes } from '@lexiroom/domain/live-session';
import type pg from 'pg';
import type { ServerClock } from '../../clock/clock.ts';
import { processTimers, type Timers } from '../../clock/timers.ts';
import type { AnswerLog } from '../../event-log/answer-log.ts';
import type { LiveLog, LiveRow } from '../../event-log/live-log.ts';
import type { ClusterMember } from '../../cluster/cluster-member.ts';
import { LedElsewhere, type SessionLeases } from '../leases/session-leases.ts';
import { type ClassAbsences, LiveSession } from './live-session.ts';

/** How often the server writes down that it is alive; an outage is measured from the last time. */
const beatMs = 1000;
/** What people need to come back, beyond the outage itself: the last steps of the start, and reconnecting. */
const wayBackMs = 1000;

/** With several servers: which sessions this one leads, and that it lives. */
export interface Shared {
  member: ClusterMember;
  leases: SessionLeases;
}

type Listener = (session: LiveSession, events: readonly SessionEvent[]) => void;

/** The sessions that are running on this server, each read from its log when first asked for. */
export class LiveSessions {
  readonly #log: LiveLog;
  readonly #answers: AnswerLog;
  readonly #absences: ClassAbsences;
  readonly #clock: ServerClock;
  readonly #timers: Timers;
  readonly #pool: pg.Pool;
  readonly #shared: Shared | undefined;
  readonly #loaded = new Map<number, Promise<LiveSession>>();
  readonly #running = new Map<number, LiveSession>();
  readonly #pins = new Map<string, number>();
  readonly #closing = new Map<number, () => void>();
  #listener: Listener = () => {};
  #closed: (session: LiveSession, why: 'over' | 'lost') => void = () => {};
  #totalsChanged: (session: LiveSession) => void = () => {};
  readonly #unreadable: (live: LiveRow, error: unknown) => void;
  #stopBeat: () => void = () => {};

  constructor(parts: {
    log: LiveLog;
    answers: AnswerLog;
    absences: ClassAbsences;
    clock: ServerClock;
    timers?: Timers;
    pool: pg.Pool;
    /** Absent where this is the only server. */
    shared?: Shared | undefined;
    unreadable: (live: LiveRow, error: unknown) => void;
  }) {
    this.#log = parts.log;
    this.#answers = parts.answers;
    this.#absences = parts.absences;
    this.#clock = parts.clock;
    this.#timers = parts.timers ?? processTimers;
    this.#pool = parts.pool;
    this.#shared = parts.shared;
    this.#unreadable = parts.unreadable;
  }

  /**
   * Who is told of what happens, of sessions that are over for good or that another server leads by now, and of other totals
   * of a room.
   */
  listen(
    listener: Listener,
    closed: (session: LiveSession, why: 'over' | 'lost') => void,
    totalsChanged: (session: LiveSession) => void = () => {},
  ): void {
    this.#totalsChanged = totalsChanged;
    this.#listener = listener;
    this.#closed = closed;
  }

  /**
   * Takes up what was running when the server went away, kindly or not: everything that runs on a clock moves by the
   * outage, so that nobody loses time to it.
   */
  async wake(): Promise<void> {
    if (this.#shared) return this.#wakeAmongOthers(this.#shared);
    const outageMs = await this.#outageMs();
    for (const live of await this.#log.unended()) {
      try {
        await (await this.#load(live)).wake(outageMs, wayBackMs);
      } catch (error) {
        // One session that cannot be read must not keep all others from going on.
        this.#unreadable(live, error);
      }
    }
    await this.#writeBeat();
    this.#stopBeat = this.#timers.every(beatMs, () => {
      if (this.#hasUnended()) void this.#writeBeat().catch(() => {});
    });
  }

  /** With several servers: takes up what nobody leads, now and whenever a server has gone, and lets go of what is lost. */
  async #wakeAmongOthers({ member, leases }: Shared): Promise<void> {
    await member.join();
    await this.#takeUp(leases);
    member.onBeat(async () => {
      if (member.isCutOff) return this.#letGo([...this.#loaded.keys()], member.heardAt);
      this.#letGo(await leases.lost([...this.#loaded.keys()]), member.heardAt);
      await this.#takeUp(leases);
    });
  }

  /** Leads what nobody does, and again what it had let go of while nobody heard it. */
  async #takeUp(leases: SessionLeases): Promise<void> {
    for (const live_id of await leases.running()) {
      if (this.#loaded.has(live_id)) continue;
      const live = await this.#log.byId(live_id);
      if (!live) continue;
      try {
        await this.#load(live);
      } catch (error) {
        // Another server may have been quicker.
        if (!(error instanceof LedElsewhere)) this.#unreadable(live, error);
      }
    }
  }

  /** Lets go of sessions that others lead, or must be taken to: whoever is connected finds the one that does. */
  #letGo(live_ids: readonly number[], until: number): void {
    for (const live_id of live_ids) {
      const session = this.#running.get(live_id);
      if (session) this.#close(session, 'lost');
      this.#shared?.leases.drop(live_id, until);
    }
  }

  /** While no session runs there is no outage to measure, and nothing is written. */
  #hasUnended(): boolean {
    for (const { state } of this.#running.values()) if (state.phase !== 'ended') return true;
    return false;
  }

  /**
   * A session that can still be joined or watched. `ended`: it was, but is over.
   * @throws {LedElsewhere} when another server leads it.
   */
  async byPin(pin: string): Promise<LiveSession | 'ended' | undefined> {
    const loaded = this.#loaded.get(this.#pins.get(pin) ?? 0);
    if (loaded) return loaded;
    const live = await this.#log.byPin(pin);
    return live && this.#open(live);
  }

  /** A session that is running here, without looking any further. */
  running(live_id: number): LiveSession | undefined {
    return this.#running.get(live_id);
  }

  /** How many are running here. */
  get count(): number {
    return this.#running.size;
  }

  /** The sessions of a host that are running here. */
  ofHost(host_id: number): LiveSession[] {
    return [...this.#running.values()].filter(({ live }) => live.host_id === host_id);
  }

  /** A session whatever its age, to put something right in it: this server leads it from now on. */
  async revive(live: LiveRow): Promise<LiveSession> {
    return this.#load(live, { force: true });
  }

  /** The moment at which a new session begins: by the wall, as long as no other one runs on the steady clock. */
  timeForNew(): number {
    if (!this.#hasUnended()) this.#clock.setByWall();
    return this.#clock.steadyNow();
  }

  /** Begins the life of a session that was just written. */
  async begin(live_id: number): Promise<void> {
    if (!this.#shared) await this.#writeBeat();
    const live = await this.#log.byId(live_id);
    if (live) await this.#load(live);
  }

  /** Lets go of a session whose log is about to be deleted. */
  async forget(live_id: number): Promise<void> {
    const session = await this.#loaded.get(live_id);
    if (session) this.#close(session);
  }

  /** Ends every timer, waits for what is being written, and writes down the last moment: nothing happens after it. */
  async stop(): Promise<void> {
    this.#stopBeat();
    for (const cancel of this.#closing.values()) cancel();
    const sessions = await Promise.all(this.#loaded.values());
    for (const session of sessions) session.stop();
    await this.#answers.flushed();
    await Promise.all(sessions.map((session) => session.idle()));
    await (this.#shared?.member.leave() ?? this.#writeBeat()).catch(() => {});
  }

  async #open(live: LiveRow): Promise<LiveSession | 'ended'> {
    const isLoaded = this.#loaded.has(live.live_id);
    const isOver = live.ended_at !== null && this.#clock.now() > live.ended_at.getTime() + sessionTimes.openAfterEndMs;
    return isOver && !isLoaded ? 'ended' : this.#load(live);
  }

  #load(live: LiveRow, { force = false } = {}): Promise<LiveSession> {
    const loaded = this.#loaded.get(live.live_id);
    if (loaded) return loaded;
    const loading = this.#read(live, force);
    this.#loaded.set(live.live_id, loading);
    if (live.ended_at === null) this.#pins.set(live.pin, live.live_id);
    loading.then(
      (session) => {
        this.#running.set(live.live_id, session);
        if (session.state.phase === 'ended') this.#closeLater(session);
      },
      () => {
        this.#loaded.delete(live.live_id);
        if (this.#pins.get(live.pin) === live.live_id) this.#pins.delete(live.pin);
      },
    );
    return loading;
  }

  async #read(live: LiveRow, force: boolean): Promise<LiveSession> {
    const lease = await this.#shared?.leases.take(live.live_id, { force });
    const session = await LiveSession.load({
      live,
      log: this.#log,
      answers: this.#answers,
      absences: this.#absences,
      clock: this.#clock,
      timers: this.#timers,
      changed: (changed, events) => {
        if (events.some(({ type }) => type === 'ended')) this.#closeLater(changed);
        this.#listener(changed, events);
        if (changed.state.phase === 'ended') void this.#tellLaterQuizzes(changed);
      },
    });
    // Taken over, or up again: nobody counted the time between, and two steady clocks were set by two walls.
    if (lease && lease.before !== null && session.state.phase !== 'ended')
      await session.wake(this.#clock.steadyNow() - lease.before, wayBackMs);
    return session;
  }

  /** Corrections of a quiz that is over change the totals that a later one of its room shows. */
  async #tellLaterQuizzes({ live: { room_id, live_id } }: LiveSession): Promise<void> {
    for (const later of this.#running.values()) {
      if (later.live.room_id !== room_id || later.live.live_id <= live_id) continue;
      try {
        await later.readEarlier();
        this.#totalsChanged(later);
      } catch {
        // Read again with the next correction, or when the session is loaded.
      }
    }
  }

  #closeLater(session: LiveSession): void {
    const inMs = session.state.since + sessionTimes.openAfterEndMs - this.#clock.steadyNow();
    const { live_id } = session.live;
    this.#closing.get(live_id)?.();
    const untilClosedMs = Math.min(Math.max(0, inMs), sessionTimes.openAfterEndMs);
    this.#closing.set(
      live_id,
      this.#timers.after(untilClosedMs, () => this.#close(session)),
    );
  }

  #close(session: LiveSession, why: 'over' | 'lost' = 'over'): void {
    const { live_id } = session.live;
    this.#closing.get(live_id)?.();
    this.#closing.delete(live_id);
    this.#loaded.delete(live_id);
    this.#running.delete(live_id);
    if (this.#pins.get(session.live.pin) === live_id) this.#pins.delete(session.live.pin);
    session.stop();
    this.#closed(session, why);
  }

  /**
   * By how much the steady clock has gone on since the last beat, in milliseconds: the outage, and whatever the wall was
   * set by meanwhile, in either direction. What was left of a question then is left now.
   */
  async #outageMs(): Promise<number> {
    const { rows } = await this.#pool.query<{ steady_now: number | null; away_ms: number }>(
      `select steady_now, extract(epoch from clock_timestamp() - at)::float8 * 1000 as away_ms from server_beats
       where server = 'one'`,
    );
    const beat = rows[0];
    if (!beat) return 0;
    // The beat of an earlier version tells no more than when it was, by the database.
    return beat.steady_now === null ? Math.max(0, beat.away_ms) : this.#clock.steadyNow() - beat.steady_now;
  }

  async #writeBeat(): Promise<void> {
    await this.#pool.query(
      `insert into server_beats (server, at, steady_now) values ('one', clock_timestamp(), $1)
       on conflict (server) do update set at = excluded.at, steady_now = excluded.steady_now`,
      [this.#clock.steadyNow()],
    );
  }
}
