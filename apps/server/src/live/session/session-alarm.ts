import type { LiveCommand } from '@lexiroom/domain/games';
import { alarm, type SessionState, sessionTimes, traitsOf } from '@lexiroom/domain/live-session';
import type { LiveClock } from '../../clock/clock.ts';
import type { Timers } from '../../clock/timers.ts';
import type { Order } from './session-mailbox.ts';

/** An order that could not be written is given again after so long. */
const retryMs = 500;
/** Seats stop being waited for as time passes, without anything else happening: it is looked at so often. */
const lookForMissingMs = 1000;

/** What the alarm needs of its session. */
interface Alarmed {
  clock: LiveClock;
  timers: Timers;
  state: () => SessionState;
  /** Since when nobody is connected; null while somebody is. */
  emptySince: () => number | null;
  /** The seats that are connected. */
  connected: () => ReadonlySet<number>;
  dispatch: (order: Order) => Promise<unknown>;
  /** Locks the open question when nobody is missing any more. */
  closeUnlessMissing: () => void;
  /** Called when {@link SessionAlarm.isCutOff} changed. */
  cutOffChanged: () => void;
}

/**
 * What a session does by itself as time passes: it sends itself `tick` at the moment that the rules name, and gives time
 * back after the server or the database was away. Nothing sleeps; there is one timer for the next moment.
 */
export class SessionAlarm {
  readonly #session: Alarmed;
  #stopTimer: () => void = () => {};
  #stopLooking: () => void = () => {};
  #isStopped = false;
  #isDispatching = false;
  /** Since when the session's own orders cannot be written. */
  #cutOffSince: number | undefined;

  constructor(session: Alarmed) {
    this.#session = session;
  }

  /** Whether what the session would do by itself cannot be written at the moment. */
  get isCutOff(): boolean {
    return this.#cutOffSince !== undefined;
  }

  /** Sets the timer for the next moment of the state as it is now. */
  set(): void {
    this.#stopTimer();
    this.#stopLooking();
    if (this.#isStopped) return;
    const state = this.#session.state();
    const { clock, timers } = this.#session;
    const at = alarm(state, this.#session.emptySince());
    if (at !== null) {
      const inMs = Math.max(0, at - clock.steadyNow());
      this.#stopTimer = timers.after(Math.min(inMs, sessionTimes.idleMs), () => this.#ring());
    }
    if (traitsOf(state).answers === 'awaited')
      this.#stopLooking = timers.every(lookForMissingMs, () => this.#session.closeUnlessMissing());
  }

  #ring(): void {
    void this.dispatchOwn({
      type: 'tick',
      empty_since: this.#session.emptySince(),
      connected: this.#session.connected(),
    });
  }

  /** Ends every timer. */
  stop(): void {
    this.#isStopped = true;
    this.#stopTimer();
    this.#stopLooking();
  }

  /**
   * An order of the session to itself. When it cannot be written now, it is given again a little later; once the session
   * is stopped, by the next server.
   */
  async dispatchOwn(command: LiveCommand): Promise<void> {
    // One at a time: the next alarm, or the next look at who has answered, comes after this one anyway.
    if (this.#isDispatching || this.#isStopped) return;
    this.#isDispatching = true;
    const { clock, dispatch, cutOffChanged } = this.#session;
    try {
      if (this.#cutOffSince !== undefined) {
        // The database was away: what runs on a clock gets that time back before anything else happens.
        const outage_ms = clock.steadyNow() - this.#cutOffSince;
        const wake = { type: 'wake', outage_ms, way_back_ms: 0 } as const;
        await dispatch({ command: wake, command_id: null, at: clock.steadyNow() });
        this.#cutOffSince = undefined;
        cutOffChanged();
      }
      await dispatch({ command, command_id: null, at: clock.steadyNow() });
      this.set();
    } catch {
      if (this.#isStopped) return;
      this.#cutOffSince ??= clock.steadyNow();
      cutOffChanged();
      this.#stopTimer();
      // Somebody may have come by then.
      const again = () => (command.type === 'tick' ? this.#ring() : void this.dispatchOwn(command));
      this.#stopTimer = this.#session.timers.after(retryMs, again);
    } finally {
      this.#isDispatching = false;
    }
  }
}
