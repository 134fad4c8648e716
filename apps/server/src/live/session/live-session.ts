import { liveGames } from '@lexiroom/domain/games';
import {
  decide,
  draftOf,
  type EarlierPoints,
  evolveDraft,
  fold,
  type GivenAnswer,
  isFrameEvent,
  type ScoreChange,
  type SessionEvent,
  type SessionState,
  traitsOf,
  withoutRemoved,
  withStudentNames,
} from '@lexiroom/domain/live-session';
import { emptyScoreboard, type Scoreboard } from '@lexiroom/domain/scoring';
import type { Absences, TaughtClass } from '../../classes/students/absences.ts';
import { localDay } from '@lexiroom/domain/scheduling';
import { randomUUID } from 'node:crypto';
import type { LiveClock } from '../../clock/clock.ts';
import { processTimers, type Timers } from '../../clock/timers.ts';
import type { AnswerLog } from '../../event-log/answer-log.ts';
import type { EventAnswer } from '../../event-log/event-answers.ts';
import type { AnswersTo } from '../../event-log/copied-answers.ts';
import { type CorrectedAnswers, type LiveLog, type LiveRow, WrittenByOther } from '../../event-log/live-log.ts';
import type { NewEvent, StoredEvent } from '../../event-log/live-rows.ts';
import { serverGameOf } from '../../games/index.ts';
import type { AnswerSheet } from '../../games/server-game.ts';
import { Attendance } from './attendance.ts';
import { scoresFromLog, scoresOfAll } from '../replay/counted-questions.ts';
import { absentSeats, seatsWithoutAnswer } from './missing-seats.ts';
import { SessionAlarm } from './session-alarm.ts';
import { type Order, type Outcome, SessionMailbox } from './session-mailbox.ts';

/** So many whom a question still waits for are asked for a sign of life: what it costs does not grow with the room. */
const mostAsked = 50;
/** When other writers were first so often in a row, the orders are given up. */
const mostAttempts = 3;

/** What a session asks of the class that plays it: who is noted as absent there, and that who came no longer is. */
export type ClassAbsences = Pick<Absences, 'notedIn' | 'cameAfterAll'>;

interface Parts {
  live: LiveRow;
  log: LiveLog;
  answers: AnswerLog;
  absences: ClassAbsences;
  clock: LiveClock;
  /** Those of the process when absent. */
  timers?: Timers;
  /** Called after every commit and whenever the attendance or the count of answers changed. */
  changed: (session: LiveSession, events: readonly SessionEvent[]) => void;
}

/**
 * One running session: its state as the log tells it, and the orders that move it on. Orders wait in the mailbox, are
 * decided in turn and committed together. Answers do not queue there: they commute, and go by the {@link AnswerSheet}
 * straight to their own log.
 */
export class LiveSession {
  readonly live: LiveRow;
  readonly attendance: Attendance;
  /** The answers to the newest question. */
  readonly sheet: AnswerSheet;
  readonly #parts: Parts;
  readonly #mailbox: SessionMailbox;
  readonly #alarm: SessionAlarm;
  #state: SessionState;
  #board: Scoreboard = emptyScoreboard;
  #seq = 0;
  #earlier: EarlierPoints = new Map();
  /** What students are called who were renamed in their class since the log was read; see {@link callStudents}. */
  #studentNames: ReadonlyMap<number, string | null> = new Map();
  /** Orders that were carried out, by their senders' ids. */
  #done = new Map<string, { seq: number; events: readonly SessionEvent[] }>();

  private constructor(parts: Parts, state: SessionState) {
    this.#parts = parts;
    this.live = parts.live;
    this.#state = state;
    this.attendance = new Attendance(parts.clock, () => this.#alarm.set());
    this.#mailbox = new SessionMailbox((orders) => this.#decideAndCommit(orders));
    this.#alarm = new SessionAlarm({
      clock: parts.clock,
      timers: parts.timers ?? processTimers,
      state: () => this.#state,
      emptySince: () => this.attendance.emptySince,
      connected: () => this.attendance.connected,
      dispatch: (order) => this.dispatch(order),
      closeUnlessMissing: () => this.#closeUnlessMissing(),
      cutOffChanged: () => parts.changed(this, []),
    });
    this.sheet = serverGameOf(state).sheetOf({
      live: parts.live,
      log: parts.log,
      answers: parts.answers,
      clock: parts.clock,
      now: () => ({ state: this.#state, seq: this.seq }),
      onCounted: () => {
        parts.changed(this, []);
        this.closeWhenAllAnswered();
      },
      order: (command, command_id, at) => this.dispatch({ command, command_id, at }),
    });
  }

  /** Reads a session from its log. Everybody who sat in it counts as just seen: they may be on their way back. */
  static async load(parts: Parts): Promise<LiveSession> {
    const history = await parts.log.read(parts.live.live_id);
    const session = new LiveSession(parts, stateOf(history));
    await session.#restore(history);
    for (const seat of session.#state.seats.values())
      if (!seat.removed && !seat.left) session.attendance.seen(seat.seat_id);
    session.#alarm.set();
    return session;
  }

  get state(): SessionState {
    return this.#state;
  }
  /** As it runs in the game, or as it was counted last. */
  get board(): Scoreboard {
    return this.sheet.board ?? this.#board;
  }
  /** Likewise, but never a moment old: what the screens that everybody looks at are shown stays until the next change. */
  get newestBoard(): Scoreboard {
    return this.sheet.newestBoard ?? this.board;
  }
  /** What screens are sent is numbered on through all quizzes of a room; the log of each begins with 1. */
  get seq(): number {
    return this.#state.seq_before + this.#seq;
  }
  /** Points of the seats in the earlier quizzes of the room. */
  get earlier(): EarlierPoints {
    return this.#earlier;
  }
  /** Whether what the session would do by itself cannot be written at the moment. */
  get isCutOff(): boolean {
    return this.#alarm.isCutOff;
  }

  /** Whether an order with this id was carried out. */
  hasDone(command_id: string): boolean {
    return this.#done.has(command_id);
  }

  /** Puts an order into the mailbox; resolves after its commit. Rejects when the database could not be written. */
  dispatch(order: Order): Promise<Outcome> {
    return this.#mailbox.add(order);
  }

  /** Locks the open question once every seat that is waited for has answered. */
  closeWhenAllAnswered(): void {
    if (this.sheet.tally.answered >= this.attendance.connected.size) this.#closeUnlessMissing();
  }

  /** As {@link closeWhenAllAnswered}; when only few are missing, they are asked whether they are still there. */
  #closeUnlessMissing(): void {
    const { number, paused_at } = this.#state;
    const isAwaiting = traitsOf(this.#state).answers === 'awaited' && paused_at === null;
    if (!isAwaiting || this.sheet.tally.answered === 0) return;
    const missing = seatsWithoutAnswer(this, mostAsked);
    if (missing.length === 0) void this.#alarm.dispatchOwn({ type: 'all_answered', question: number });
    else if (missing.length <= mostAsked) this.attendance.ask(missing);
  }

  /** Seats that make room for others, when the room is full; see {@link absentSeats}. */
  absentSeats(): ReadonlySet<number> {
    return absentSeats(this);
  }

  /**
   * Calls students of the class as they are called there now; null: by no name. At once, and in whatever is being decided
   * at the moment. Returns whether anybody in the room is called otherwise than before.
   */
  callStudents(names: ReadonlyMap<number, string | null>): boolean {
    this.#studentNames = names;
    const before = this.#state;
    this.#state = withStudentNames(before, names);
    return this.#state !== before;
  }

  /** Gives the session back its time after the server was away, and what people need to come back. */
  wake(outageMs: number, wayBackMs: number): Promise<void> {
    return this.#alarm.dispatchOwn({ type: 'wake', outage_ms: outageMs, way_back_ms: wayBackMs });
  }

  /** Reads the points of the earlier quizzes anew: a question of one of them may have been taken back. */
  async readEarlier(): Promise<void> {
    if (this.#state.quiz > 1) this.#earlier = await this.#parts.log.earlierPoints(this.live);
  }

  /** Ends every timer; what waits in the mailbox is still carried out. */
  stop(): void {
    this.#alarm.stop();
  }

  /** Resolves when everything that was ordered so far is carried out. */
  idle(): Promise<void> {
    return this.#mailbox.idle();
  }

  /**
   * Decides a batch and commits it; begins anew from the log when somebody else was first: another server, or this one by a
   * commit of which it was never told. Whatever had happened goes on from there and is shown, also when nothing follows.
   */
  async #decideAndCommit(orders: readonly Order[]): Promise<Outcome[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#decideAll(orders);
      } catch (error) {
        if (!(error instanceof WrittenByOther) || attempt === mostAttempts) throw error;
        const before = this.#seq;
        const history = await this.#parts.log.read(this.live.live_id);
        this.#state = stateOf(history);
        await this.#restore(history);
        this.#alarm.set();
        const missed = history.filter(({ seq }) => seq > before);
        this.#parts.changed(this, missed.map(({ event }) => event)); // prettier-ignore
      }
    }
  }

  async #decideAll(orders: readonly Order[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const fresh: NewEvent[] = [];
    let state = this.#state;
    /** Others see the committed state: it is copied before the first change, and again after each commit. */
    let isDraft = false;
    /** With the end of a quiz of a class. */
    let came: CameAfterAll | undefined;
    const commit = async () => {
      if (fresh.length === 0) return;
      await this.#commit(fresh.splice(0), state, came);
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
      const end = await this.#endOfClass(decision.events, state);
      const events = end?.events ?? decision.events;
      came = end?.came ?? came;
      // What changes scores, or whose answers they are, is committed alone, together with those.
      const isAlone = events.some((event) => changesScores(state, event) || event.type === 'reassigned');
      if (isAlone) await commit();
      for (const [index, event] of events.entries()) {
        if (!isDraft) state = draftOf(state);
        isDraft = true;
        state = evolveDraft(state, event);
        fresh.push({ event, command_id: index === 0 ? command_id : null, seat });
        // What follows such an end is written as it always is.
        if (state.rules.scored_by[event.type] === 'all_counted') await commit();
      }
      const seq = this.seq + fresh.length;
      if (isAlone) await commit();
      outcomes.push({ seq, events, repeated: false });
      if (command_id !== null && events.length > 0) this.#done.set(command_id, { seq, events });
    }
    await commit();
    return outcomes;
  }

  /**
   * Where a class plays, the end of it says who was absent, as that is noted for a day only; and who came all the same,
   * though they were noted as absent: they have a seat. Nothing for what is not such an end.
   */
  async #endOfClass(
    events: readonly SessionEvent[],
    { settings: { class_id }, students }: SessionState,
  ): Promise<{ events: readonly SessionEvent[]; came?: CameAfterAll } | undefined> {
    const end = events.find((event) => isFrameEvent(event) && event.type === 'ended');
    if (class_id === undefined || !end) return undefined;
    const taught = { class_id, teacher_id: this.live.host_id };
    const noted = await this.#parts.absences.notedIn(taught);
    const absent = noted.filter((student_id) => !students.has(student_id));
    const student_ids = noted.filter((student_id) => students.has(student_id));
    return {
      events: events.map((event) => (event === end && absent.length > 0 ? { ...end, absent } : event)),
      ...(student_ids.length > 0 && { came: { taught, student_ids } }),
    };
  }

  async #commit(fresh: readonly NewEvent[], after: SessionState, came?: CameAfterAll): Promise<void> {
    const { log, absences } = this.#parts;
    const { live_id } = this.live;
    const events = fresh.map(({ event }) => event);
    const { rules, number } = after;
    const correctedBy = (change: ScoreChange) =>
      events.flatMap((event) => (rules.scored_by[event.type] === change ? [answersOf(event)] : []));
    const changed: CorrectedAnswers = {
      takenBack: correctedBy('taken_back'),
      countedAgain: correctedBy('counted_again'),
      judgedAnew: correctedBy('judged_anew'),
    };
    const isCorrected = Object.values<readonly AnswersTo[]>({ ...changed }).some((answers) => answers.length > 0);
    // Before all answers are counted at once, their sheet alone knows what they come to.
    const isCounted = traitsOf(after).answers !== 'own_pace';
    try {
      if (events.some(({ type }) => rules.scored_by[type] === 'counted')) {
        let board = this.#board;
        let counted: readonly GivenAnswer[] = [];
        // Answers that came in time and are being gathered still count.
        await this.#parts.answers.flushed();
        await log.lock(
          live_id,
          this.#seq,
          fresh,
          after,
          (answers) => {
            board = rules.score(this.#board, after, number, answers);
            counted = answers;
            return board;
          },
          this.#answersIn(fresh, after),
        );
        this.#board = board;
        this.sheet.countFromLog(counted);
      } else if (events.some(({ type }) => rules.scored_by[type] === 'all_counted')) {
        await this.#parts.answers.flushed();
        let board = this.#board;
        await log.countAll(live_id, this.#seq, fresh, after, async (read) => (board = await scoresOfAll(after, read)));
        this.#board = board;
      } else if (events.some((event) => changesScores(after, event)) && (isCounted || !isCorrected)) {
        const board = isCorrected ? await scoresFromLog(live_id, after, log) : withoutRemoved(this.#board, after);
        await log.rescore(live_id, this.#seq, fresh, after, board, changed);
        this.#board = board;
      } else if (events[0]?.type === 'reassigned') {
        await log.reassign(live_id, this.#seq, fresh, after);
      } else if (came && after.phase === 'ended') {
        const { taught, student_ids } = came;
        await absences.cameAfterAll(taught, student_ids, (client) =>
          log.appendIn(client, live_id, this.#seq, fresh, after),
        );
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
    this.#state = withStudentNames(after, this.#studentNames);
    if (isNextQuestion) this.sheet.startQuestion();
    if (isCorrected) this.sheet.corrected?.();
    this.#alarm.set();
    this.#parts.changed(this, events);
  }

  /** The answers that these events tell of, in a game whose answers are events. */
  #answersIn(fresh: readonly NewEvent[], after: SessionState): EventAnswer[] {
    // By the wall, while events are dated by the steady clock, by which time is measured.
    const at = this.#parts.clock.now();
    return fresh.flatMap(({ event, command_id }) => {
      const answer = serverGameOf(after).answerIn?.(event, after);
      if (!answer) return [];
      const answered_at = new Date(at).toISOString();
      return [
        { ...answer, answer_id: command_id ?? randomUUID(), answered_at, local_day: localDay(at, this.live.time_zone) },
      ];
    });
  }

  async #restore(history: readonly StoredEvent[]): Promise<void> {
    const { live_id } = this.live;
    this.#seq = history.at(-1)?.seq ?? 0;
    this.#done = new Map();
    for (const { seq, event, command_id } of history) {
      if (command_id !== null) this.#done.set(command_id, { seq: this.#state.seq_before + seq, events: [event] });
    }
    this.#board = await scoresFromLog(live_id, this.#state, this.#parts.log);
    await this.readEarlier();
    await this.sheet.load();
  }
}

/** Students of the class with a seat who were noted as absent today. */
interface CameAfterAll {
  taught: TaughtClass;
  student_ids: readonly number[];
}

const stateOf = (history: readonly StoredEvent[]): SessionState =>
  fold(
    history.map(({ event }) => event),
    liveGames,
  );

const changesScores = ({ rules }: SessionState, { type }: SessionEvent): boolean =>
  type === 'removed' || Object.hasOwn(rules.scored_by, type);

/** The answers that an event is about: to its question, or, where seats number their questions for themselves, to its word. */
const answersOf = (event: SessionEvent): AnswersTo => {
  if ('word_id' in event) return { words: [Number(event.word_id)] };
  return { questions: 'number' in event && event.number !== undefined ? [event.number] : [] };
};
