import { type LiveCommand, liveGames } from '@lexiroom/domain/games';
import {
  alarm,
  decide,
  draftOf,
  evolveDraft,
  fold,
  type GivenAnswer,
  seatLimit,
  type SessionEvent,
  type SessionRefusal,
  type SessionState,
  sessionTimes,
  traitsOf,
  withoutRemoved,
} from '@lexiroom/domain/live-session';
import { emptyScoreboard, type Scoreboard } from '@lexiroom/domain/scoring';
import type { LiveClock } from '../clock/clock.ts';
import type { AnswerLog } from '../event-log/answer-log.ts';
import { type LiveLog, type LiveRow, WrittenByOther } from '../event-log/live-log.ts';
import type { NewEvent, NewSeat } from '../event-log/live-rows.ts';
import { serverGameOf } from '../games/index.ts';
import type { AnswerSheet } from '../games/server-game.ts';
import { Attendance } from './attendance.ts';
import { scoresFromLog } from './counted-questions.ts';

export interface Order {
  command: LiveCommand;
  /** The sender's id, by which a repeated command is known; null for the session's own orders. */
  command_id: string | null;
  /** When it reached the server, before any queue. */
  at: number;
  seat?: NewSeat | undefined;
}

/** What became of an order: the events it caused (none when it was so already), or why not. */
export type Outcome = { seq: number; events: readonly SessionEvent[]; repeated: boolean } | { refusal: SessionRefusal };

/** Joins wait so long for others to share a commit with: a class that comes in at once costs a few of them. */
const joinBatchMs = 50;
/** So many whom a question still waits for are asked for a sign of life: what it costs does not grow with the room. */
const mostAsked = 50;

interface QueuedOrder {
  order: Order;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

interface Parts {
  live: LiveRow;
  log: LiveLog;
  answers: AnswerLog;
  clock: LiveClock;
  /** Called after every commit and whenever the attendance or the count of answers changed. */
  changed: (session: LiveSession, events: readonly SessionEvent[]) => void;
}

/**
 * One running session: the mailbox that decides its course, one order after the other. Whatever waits is decided in
 * the order it came and committed together, and only then answered. Answers do not queue here: they commute, and go by
 * the {@link AnswerSheet} straight to their own log.
 */
export class LiveSession {
  readonly live: LiveRow;
  readonly attendance: Attendance;
  /** The answers to the newest question. */
  readonly sheet: AnswerSheet;
  readonly #parts: Parts;
  #state: SessionState;
  #board: Scoreboard = emptyScoreboard;
  #seq = 0;
  /** Orders that were carried out, by their senders' ids. */
  #done = new Map<string, { seq: number; events: readonly SessionEvent[] }>();
  #mailbox: QueuedOrder[] = [];
  #isDeciding = false;
  /** While joins wait for others to share a commit with. */
  #gathering: NodeJS.Timeout | undefined;
  #isStopped = false;
  #isDispatchingOwn = false;
  /** Since when the session's own orders cannot be written. */
  #awaySince: number | undefined;
  #alarm: NodeJS.Timeout | undefined;
  #answersWatch: NodeJS.Timeout | undefined;

  private constructor(parts: Parts, state: SessionState) {
    this.#parts = parts;
    this.live = parts.live;
    this.#state = state;
    this.attendance = new Attendance(parts.clock);
    this.sheet = serverGameOf(state).sheetOf({
      live: parts.live,
      log: parts.log,
      answers: parts.answers,
      clock: parts.clock,
      now: () => ({ state: this.#state, seq: this.#seq }),
      onCounted: () => {
        parts.changed(this, []);
        this.closeWhenAllAnswered();
      },
    });
  }

  /** Reads a session from its log. Everybody who sat in it counts as just seen: they may be on their way back. */
  static async load(parts: Parts): Promise<LiveSession> {
    const history = await parts.log.read(parts.live.live_id);
    const session = new LiveSession(
      parts,
      fold(
        history.map(({ event }) => event),
        liveGames,
      ),
    );
    await session.#restore(history);
    for (const seat of session.#state.seats.values())
      if (!seat.removed && !seat.left) session.attendance.seen(seat.seat_id);
    session.#setAlarm();
    return session;
  }

  get state(): SessionState {
    return this.#state;
  }
  get board(): Scoreboard {
    return this.#board;
  }
  /** Whether what the session would do by itself cannot be written at the moment. */
  get isCutOff(): boolean {
    return this.#awaySince !== undefined;
  }
  get seq(): number {
    return this.#seq;
  }

  get #awaitsAnswers(): boolean {
    return traitsOf(this.#state).answers === 'awaited';
  }

  /** Whether an order with this id was carried out. */
  hasDone(command_id: string): boolean {
    return this.#done.has(command_id);
  }

  /** Puts an order into the mailbox; resolves after its commit. Rejects when the database could not be written. */
  dispatch(order: Order): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#mailbox.push({ order, resolve, reject });
      if (!this.#isDeciding) {
        this.#isDeciding = true;
        this.#scheduleBatch();
      } else if (this.#gathering && order.command.type !== 'join') {
        clearTimeout(this.#gathering);
        this.#scheduleBatch();
      }
    });
  }

  /** Begins on what waits: at once, but for joins alone, which share a commit with those of the next moment. */
  #scheduleBatch(): void {
    this.#gathering = undefined;
    const areJoins = this.#mailbox.every(({ order }) => order.command.type === 'join');
    if (areJoins) this.#gathering = setTimeout(() => void this.#runBatch(), joinBatchMs);
    else setImmediate(() => void this.#runBatch());
  }

  /** Locks the open question once every seat that is waited for has answered. */
  closeWhenAllAnswered(): void {
    if (this.sheet.tally.answered >= this.attendance.connected.size) this.#closeUnlessMissing();
  }

  /** As {@link closeWhenAllAnswered}; when only few are missing, they are asked whether they are still there. */
  #closeUnlessMissing(): void {
    const { number, paused_at, seats } = this.#state;
    if (!this.#awaitsAnswers || paused_at !== null || this.sheet.tally.answered === 0) return;
    const missing: number[] = [];
    for (const seat_id of this.attendance.waitedFor()) {
      const seat = seats.get(seat_id);
      const isAsked = seat && !seat.removed && !seat.left && seat.from_question <= number;
      if (!isAsked || this.sheet.answerOf(seat_id)) continue;
      missing.push(seat_id);
      if (missing.length > mostAsked) return;
    }
    if (missing.length > 0) this.attendance.ask(missing);
    else void this.#dispatchOwn({ type: 'all_answered', question: number });
  }

  /**
   * Seats whose people are gone: not connected, nor a moment ago, and without an answer so far. In a full room they make
   * room for others; in any other nobody asks.
   */
  absentSeats(): ReadonlySet<number> {
    const absent = new Set<number>();
    const { seats } = this.#state;
    if (seats.size < seatLimit) return absent;
    for (const seat_id of seats.keys()) {
      const hasPlayed = (this.#board.get(seat_id)?.answered ?? 0) > 0 || this.sheet.answerOf(seat_id) !== undefined;
      if (!hasPlayed && !this.attendance.isAround(seat_id)) absent.add(seat_id);
    }
    return absent;
  }

  /** Gives the session back its time after the server was away, and what people need to come back. */
  wake(outageMs: number, wayBackMs: number): Promise<void> {
    return this.#dispatchOwn({ type: 'wake', outage_ms: outageMs, way_back_ms: wayBackMs });
  }

  /** Ends every timer; what waits in the mailbox is still carried out. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#alarm);
    clearInterval(this.#answersWatch);
  }

  /** An order of the session to itself. When it cannot be written now, it is given again a little later. */
  async #dispatchOwn(command: LiveCommand): Promise<void> {
    // One at a time: the next alarm, or the next look at who has answered, comes after this one anyway.
    if (this.#isDispatchingOwn) return;
    this.#isDispatchingOwn = true;
    const { clock } = this.#parts;
    try {
      if (this.#awaySince !== undefined) {
        // The database was away: what runs on a clock gets that time back before anything else happens.
        const outage_ms = clock.steadyNow() - this.#awaySince;
        await this.dispatch({
          command: { type: 'wake', outage_ms, way_back_ms: 0 },
          command_id: null,
          at: clock.steadyNow(),
        });
        this.#awaySince = undefined;
        this.#parts.changed(this, []);
      }
      await this.dispatch({ command, command_id: null, at: clock.steadyNow() });
      this.#setAlarm();
    } catch {
      if (this.#isStopped) return;
      this.#awaySince ??= clock.steadyNow();
      this.#parts.changed(this, []);
      clearTimeout(this.#alarm);
      this.#alarm = setTimeout(() => void this.#dispatchOwn(command), 500);
    } finally {
      this.#isDispatchingOwn = false;
    }
  }

  async #runBatch(): Promise<void> {
    this.#gathering = undefined;
    const batch = this.#mailbox.splice(0);
    try {
      await this.#decideAndCommit(batch);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    if (this.#mailbox.length > 0) this.#scheduleBatch();
    else this.#isDeciding = false;
  }

  /** Decides a batch and commits it; begins anew from the log when another writer was first. */
  async #decideAndCommit(batch: readonly QueuedOrder[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        const outcomes = await this.#decideAll(batch.map(({ order }) => order));
        for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index]!);
        return;
      } catch (error) {
        if (!(error instanceof WrittenByOther) || attempt === 3) throw error;
        const history = await this.#parts.log.read(this.live.live_id);
        this.#state = fold(
          history.map(({ event }) => event),
          liveGames,
        );
        await this.#restore(history);
      }
    }
  }

  async #decideAll(orders: readonly Order[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const fresh: NewEvent[] = [];
    let state = this.#state;
    /** Others see the committed state: it is copied before the first change, and again after each commit. */
    let isDraft = false;
    const commit = async () => {
      if (fresh.length === 0) return;
      await this.#commit(fresh.splice(0), state);
      isDraft = false;
    };
    for (const { command, command_id, at, seat } of orders) {
      const earlier = command_id === null ? undefined : this.#done.get(command_id);
      if (earlier) {
        outcomes.push({ ...earlier, repeated: true });
        continue;
      }
      const decision = decide(state, command, at);
      if ('refusal' in decision) {
        outcomes.push(decision);
        continue;
      }
      const { events } = decision;
      // What changes scores is committed alone, with the scores.
      if (events.some((event) => changesScores(state, event))) await commit();
      for (const [index, event] of events.entries()) {
        if (!isDraft) state = draftOf(state);
        isDraft = true;
        state = evolveDraft(state, event);
        fresh.push({ event, command_id: index === 0 ? command_id : null, seat });
      }
      const seq = this.#seq + fresh.length;
      if (events.some((event) => changesScores(state, event))) await commit();
      outcomes.push({ seq, events, repeated: false });
      if (command_id !== null && events.length > 0) this.#done.set(command_id, { seq, events });
    }
    await commit();
    return outcomes;
  }

  async #commit(fresh: readonly NewEvent[], after: SessionState): Promise<void> {
    const { log } = this.#parts;
    const { live_id } = this.live;
    const events = fresh.map(({ event }) => event);
    const { rules, number } = after;
    const takenBack = events.flatMap((event) =>
      rules.scored_by[event.type] === 'taken_back' ? [numberOf(event)] : [],
    );
    try {
      if (events.some(({ type }) => rules.scored_by[type] === 'counted')) {
        let board = this.#board;
        let counted: readonly GivenAnswer[] = [];
        // Answers that came in time and are being gathered still count.
        await this.#parts.answers.flushed();
        await log.lock(live_id, this.#seq, fresh, after, (answers) => {
          board = rules.score(this.#board, after, number, answers);
          counted = answers;
          return board;
        });
        this.#board = board;
        this.sheet.countFromLog(counted);
      } else if (events.some((event) => changesScores(after, event))) {
        const isFoldedAnew = takenBack.length > 0;
        const board = isFoldedAnew ? await scoresFromLog(live_id, after, log) : withoutRemoved(this.#board, after);
        await log.rescore(live_id, this.#seq, fresh, after, board, takenBack);
        this.#board = board;
      } else {
        await log.append(live_id, this.#seq, fresh, after);
      }
    } catch (error) {
      // Nothing of this happened: forget that it was carried out.
      for (const { command_id } of fresh) if (command_id !== null) this.#done.delete(command_id);
      throw error;
    }
    this.#seq += fresh.length;
    const isNextQuestion = number !== this.#state.number;
    this.#state = after;
    if (isNextQuestion) this.sheet.startQuestion();
    this.#setAlarm();
    this.#parts.changed(this, events);
  }

  async #restore(history: Awaited<ReturnType<LiveLog['read']>>): Promise<void> {
    const { live_id } = this.live;
    this.#seq = history.at(-1)?.seq ?? 0;
    this.#done = new Map();
    for (const { seq, event, command_id } of history) {
      if (command_id !== null) this.#done.set(command_id, { seq, events: [event] });
    }
    this.#board = await scoresFromLog(live_id, this.#state, this.#parts.log);
    await this.sheet.load();
  }

  #setAlarm(): void {
    clearTimeout(this.#alarm);
    clearInterval(this.#answersWatch);
    if (this.#isStopped) return;
    const at = alarm(this.#state);
    if (at !== null) {
      const inMs = Math.max(0, at - this.#parts.clock.steadyNow());
      this.#alarm = setTimeout(() => void this.#dispatchOwn({ type: 'tick' }), Math.min(inMs, sessionTimes.idleMs));
    }
    // Seats stop being waited for as time passes, without anything else happening.
    if (this.#awaitsAnswers) this.#answersWatch = setInterval(() => this.#closeUnlessMissing(), 1000);
  }
}

const changesScores = ({ rules }: SessionState, { type }: SessionEvent): boolean =>
  type === 'removed' || Object.hasOwn(rules.scored_by, type);

/** The question that an event is about; the first for one that names none. */
const numberOf = (event: SessionEvent): number => ('number' in event ? event.number : undefined) ?? 1;
