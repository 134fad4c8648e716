import {
  boardOf,
  firstRun,
  hasReachedGoal,
  judgedBy,
  type KnownOfRace,
  questionAsked,
  type RaceSession,
  raceTimeTaken,
  type Run,
  runAfter,
  type WordTally,
  withAnswerTo,
} from '@lexiroom/domain/games/live-race';
import { isAnswerTo } from '@lexiroom/domain/quiz-questions';
import type { Tally } from '@lexiroom/domain/live-session';
import { emptyScoreboard, type Scoreboard } from '@lexiroom/domain/scoring';
import { randomUUID } from 'node:crypto';
import { TimeSlice } from '../../event-loop/time-slice.ts';
import type { AnswerOutcome, AnswerSheet, SentAnswer, SheetParts } from '../server-game.ts';
import { storedAnswer } from './stored-answer.ts';

/** What seats are told of the scoreboard of a running race is made anew at most so often: with each answer it would cost all seats. */
const boardEveryMs = 100;

/** How far a seat is, and when it was told of its question. */
interface SeatRun {
  run: Run;
  /** On the steady clock, and for how long the race had stood still by then. */
  told_at: number;
  stood_ms: number;
  /** The answer that is being stored. */
  storing: { answer_id: string; outcome: Promise<AnswerOutcome> } | undefined;
}

type Parts = SheetParts<RaceSession>;

/**
 * The answers of a race. Each seat is at a question of its own; its answer is stored in the log of answers under its own
 * running number, and counts at once. Seats do not wait for one another, and which question comes next is told only when
 * the answer before is stored.
 */
export class RaceSheet implements AnswerSheet {
  readonly #parts: Parts;
  #seats = new Map<number, SeatRun>();
  #answered = 0;
  /** How each word was answered, by its place from 1. */
  #words = new Map<number, WordTally>();
  #board: Scoreboard = emptyScoreboard;
  /** When the board was made; of the state of that moment. */
  #boardOf: { at: number; answered: number; state: RaceSession } | undefined;
  #isGoalTold = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get tally(): Tally {
    return { counts: [], answered: this.#answered };
  }

  /** Once the race is over its scores are those that were counted from the log. */
  get board(): Scoreboard | undefined {
    return this.#boardNotOlderThan(boardEveryMs);
  }

  get newestBoard(): Scoreboard | undefined {
    return this.#boardNotOlderThan(0);
  }

  #boardNotOlderThan(ms: number): Scoreboard | undefined {
    const { state } = this.#parts.now();
    if (state.phase !== 'open' && state.phase !== 'locked') return undefined;
    const now = this.#parts.clock.steadyNow();
    const last = this.#boardOf;
    const isFresh = last?.state === state && (last.answered === this.#answered || now - last.at < ms);
    if (!isFresh) {
      this.#board = boardOf(state, this.#runs());
      this.#boardOf = { at: now, answered: this.#answered, state };
    }
    return this.#board;
  }

  get known(): KnownOfRace {
    return { runOf: (seat_id) => this.#seatRun(seat_id).run, words: this.#words };
  }

  /** The seat's question says where it is: there is no answer to it yet. */
  answerOf(): undefined {
    return undefined;
  }

  async record(seat_id: number, answer: SentAnswer, receivedAt: number): Promise<AnswerOutcome> {
    const { state } = this.#parts.now();
    const seat = state.seats.get(seat_id);
    if (!seat || seat.removed || seat.left) return refused('NOT_OPEN');
    const seatRun = this.#seatRun(seat_id);
    const { run, storing } = seatRun;
    const { number } = run.course;
    if (answer.question < number) return this.#storedBefore(seat_id, answer, 'ALREADY_ANSWERED');
    if (storing) return storing.answer_id === answer.answer_id ? storing.outcome : refused('ALREADY_ANSWERED');
    const time = raceTimeTaken(state, {
      received_at: receivedAt,
      told_at: seatRun.told_at,
      stood_ms: seatRun.stood_ms,
      was_right: run.answers.at(-1)?.correct,
      shown_ms: answer.shown_ms,
    });
    // Of a race that was counted the answers are in the log alone.
    if ('refusal' in time) return this.#storedBefore(seat_id, answer, time.refusal);
    if (answer.question > number) return refused('NOT_OPEN');
    const question = questionAsked(state.play, seat_id, run.course);
    if (!isAnswerTo(question, answer)) return refused('NO_SUCH_OPTION');
    const outcome = this.#store(seat_id, seatRun, answer, time.ms);
    seatRun.storing = { answer_id: answer.answer_id, outcome };
    try {
      return await outcome;
    } finally {
      seatRun.storing = undefined;
    }
  }

  startQuestion(): void {}

  countFromLog(): void {}

  /** By what the host accepts somebody may have reached the goal. */
  corrected(): void {
    this.#tellOfGoal();
  }

  /** Folds what every seat has answered, a number at a time, so that quizzes that run meanwhile notice nothing. */
  async load(): Promise<void> {
    const { state } = this.#parts.now();
    const { live, log } = this.#parts;
    this.#seats = new Map();
    this.#answered = 0;
    this.#words = new Map();
    this.#boardOf = undefined;
    if (state.play.is_finished) return;
    const slice = new TimeSlice();
    const last = await log.lastQuestion(live.live_id);
    for (let number = 1; number <= last; number++) {
      const answers = (await log.answers(live.live_id, number)).get(number) ?? [];
      for (const answer of answers) this.#take(this.#seatRun(answer.seat_id), { ...answer, question: number });
      await slice.yieldWhenLong();
    }
    this.#tellOfGoal();
  }

  *#runs(): Iterable<Run> {
    const { play } = this.#parts.now().state;
    for (const { run } of this.#seats.values()) yield judgedBy(play, run);
  }

  #seatRun(seat_id: number): SeatRun {
    const { play } = this.#parts.now().state;
    const known = this.#seats.get(seat_id);
    // Of an answer that is being stored the question stays, whatever the host takes back meanwhile.
    if (known?.storing) return known;
    const told_at = this.#parts.clock.steadyNow();
    if (known) {
      const { number } = known.run.course;
      known.run = judgedBy(play, known.run);
      if (known.run.course.number !== number) Object.assign(known, { told_at, stood_ms: play.stood_ms });
      return known;
    }
    const seatRun = { run: firstRun(play, seat_id), told_at, stood_ms: play.stood_ms, storing: undefined };
    this.#seats.set(seat_id, seatRun);
    return seatRun;
  }

  async #store(seat_id: number, seatRun: SeatRun, answer: SentAnswer, ms: number): Promise<AnswerOutcome> {
    const { answers, now } = this.#parts;
    const row = storedAnswer(this.#parts, seat_id, seatRun.run, answer, ms);
    const appended = await answers.append(row);
    if (appended === 'taken') {
      await this.#takeFromLog(seat_id, seatRun);
      return refused('ALREADY_ANSWERED');
    }
    // The race was over, or paused, while this was on its way.
    if (appended === 'closed') return refused(now().state.paused_at === null ? 'LATE' : 'NOT_OPEN');
    const { option = null, text } = answer;
    this.#take(seatRun, { question: row.question, option, text, correct: row.is_correct, ms });
    this.#parts.onCounted();
    this.#tellOfGoal(seatRun.run);
    return { seq: now().seq };
  }

  /** The seat's question was answered by a commit that nobody was told of: the seat goes on from there, and not again. */
  async #takeFromLog(seat_id: number, seatRun: SeatRun): Promise<void> {
    const { live, log } = this.#parts;
    const { number } = seatRun.run.course;
    const answers = (await log.answers(live.live_id, number)).get(number) ?? [];
    const stored = answers.find((answer) => answer.seat_id === seat_id);
    if (!stored) return;
    this.#take(seatRun, { ...stored, question: number });
    this.#parts.onCounted();
    this.#tellOfGoal(seatRun.run);
  }

  /** The answer counts, and the seat is told its next question. */
  #take(seatRun: SeatRun, answer: Parameters<typeof runAfter>[2]): void {
    const { play } = this.#parts.now().state;
    seatRun.run = runAfter(play, seatRun.run, answer);
    const place = seatRun.run.answers.at(-1)!.word + 1;
    this.#words.set(place, withAnswerTo(this.#words.get(place), answer));
    seatRun.told_at = this.#parts.clock.steadyNow();
    seatRun.stood_ms = play.stood_ms;
    this.#answered++;
  }

  /** Whoever reaches the goal ends the race; read from the log, it may have been reached just before the server went. */
  #tellOfGoal(...runs: Run[]): void {
    const { play, phase } = this.#parts.now().state;
    const isReached = (runs.length > 0 ? runs : [...this.#runs()]).some((run) => hasReachedGoal(play, run));
    if (!isReached || this.#isGoalTold || phase !== 'open') return;
    this.#isGoalTold = true;
    const { order, clock } = this.#parts;
    order({ type: 'goal_reached' }, randomUUID(), clock.steadyNow()).catch(() => {
      // The database could not be written: the next answer of anybody tries again.
      this.#isGoalTold = false;
    });
  }

  /** An answer that was stored while its acknowledgement got lost is acknowledged again, however late. */
  async #storedBefore(
    seat_id: number,
    { answer_id, question }: SentAnswer,
    code: 'ALREADY_ANSWERED' | 'NOT_OPEN' | 'LATE',
  ): Promise<AnswerOutcome> {
    const { live, log, now } = this.#parts;
    const stored = await log.answerId(live.live_id, question, seat_id);
    if (stored === undefined) return refused(code);
    return stored === answer_id ? { seq: now().seq } : refused('ALREADY_ANSWERED');
  }
}

const refused = <Code extends string>(code: Code) => ({ refusal: { code } });
