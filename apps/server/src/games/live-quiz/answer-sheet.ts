import {
  answerRefusal,
  questionOf,
  type QuizSession,
  tallyOf,
  timeTaken,
  withAnswer,
} from '@lexiroom/domain/games/live-quiz';
import type { GivenAnswer, OwnAnswer, Tally } from '@lexiroom/domain/live-session';
import { localDay } from '@lexiroom/domain/scheduling';
import type { SeatAnswer } from '../../event-log/answer-log.ts';
import { liveSchedule } from '../../event-log/schedules.ts';
import { givenColumns } from '../given-columns.ts';
import type { AnswerOutcome, AnswerSheet, SentAnswer, SheetParts } from '../server-game.ts';

/** A seat's answer to the newest question. */
interface SheetEntry {
  answer_id: string;
  given: Pick<GivenAnswer, 'option' | 'text'>;
  /** Settles when the log has decided. */
  outcome: Promise<AnswerOutcome>;
  isStored: boolean;
}

/** The columns that all answers to a question have in common. */
type QuestionColumns = Pick<
  SeatAnswer,
  'schedule' | 'mode' | 'kind' | 'live_id' | 'question' | 'deck_id' | 'word_id' | 'origin_word_id'
>;

type Parts = SheetParts<QuizSession>;

/**
 * The answers to a session's newest question: taken by the rules of the quiz, stored in the log of answers, counted. They
 * do not wait for one another, and a seat's first one stands.
 */
export class QuizAnswerSheet implements AnswerSheet {
  readonly #parts: Parts;
  #bySeat = new Map<number, SheetEntry>();
  #tally: Tally = tallyOf([]);
  #columns: QuestionColumns | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get tally(): Tally {
    return this.#tally;
  }

  answerOf(seat_id: number): OwnAnswer | undefined {
    const entry = this.#bySeat.get(seat_id);
    if (!entry?.isStored) return undefined;
    const { option, text } = entry.given;
    const question = this.#parts.now().state.number;
    return option === null ? { question, text } : { question, option };
  }

  async record(seat_id: number, answer: SentAnswer, receivedAt: number): Promise<AnswerOutcome> {
    const { state } = this.#parts.now();
    const earlier = answer.question === state.number ? this.#bySeat.get(seat_id) : undefined;
    if (earlier) return earlier.answer_id === answer.answer_id ? earlier.outcome : refused('ALREADY_ANSWERED');
    const time = timeTaken(state, answer.question, receivedAt);
    if ('refusal' in time) return this.#storedBefore(seat_id, answer, time.refusal);
    const refusal = answerRefusal(state, seat_id, answer);
    if (refusal) return refused(refusal);

    const outcome = this.#store(seat_id, answer, receivedAt, time.ms);
    const { answer_id, option = null, text } = answer;
    const entry: SheetEntry = { answer_id, given: { option, text }, outcome, isStored: false };
    // The next question may have begun, on a sheet of its own, when this one is stored.
    const sheet = this.#bySeat;
    sheet.set(seat_id, entry);
    try {
      const decided = await outcome;
      if (!('refusal' in decided)) {
        entry.isStored = true;
        if (sheet === this.#bySeat) this.#count(entry.given);
      } else {
        sheet.delete(seat_id);
        if (decided.refusal.code === 'ALREADY_ANSWERED') await this.#takeFromLog(seat_id, answer.question, sheet);
      }
      return decided;
    } catch (error) {
      sheet.delete(seat_id);
      throw error;
    }
  }

  startQuestion(): void {
    this.#bySeat = new Map();
    this.#tally = tallyOf([]);
  }

  countFromLog(answers: readonly GivenAnswer[]): void {
    this.#tally = tallyOf(answers);
  }

  async load(): Promise<void> {
    const { state, seq } = this.#parts.now();
    const rows = await this.#parts.log.answersWithIds(this.#parts.live.live_id, state.number);
    this.#bySeat = new Map(rows.map((row) => [row.seat_id, storedEntry(row, seq)]));
    this.#tally = tallyOf([...this.#bySeat.values()].map(({ given }) => given));
  }

  /** The seat's answer was stored by a commit that nobody was told of: it is the one that counts. */
  async #takeFromLog(seat_id: number, question: number, sheet: Map<number, SheetEntry>): Promise<void> {
    const { live, log, now } = this.#parts;
    const rows = await log.answersWithIds(live.live_id, question);
    const stored = rows.find((row) => row.seat_id === seat_id);
    if (!stored || sheet.has(seat_id)) return;
    const entry = storedEntry(stored, now().seq);
    sheet.set(seat_id, entry);
    if (sheet === this.#bySeat) this.#count(entry.given);
  }

  /** Hands an answer to the log, which decides whether its question was still open when it was written. */
  async #store(seat_id: number, answer: SentAnswer, receivedAt: number, ms: number): Promise<AnswerOutcome> {
    const { live, answers, clock, now } = this.#parts;
    // By the wall, while `receivedAt` is for the time it took.
    const at = clock.now();
    const { state } = now();
    const appended = await answers.append({
      ...this.#columnsOf(answer.question),
      answer_id: answer.answer_id,
      // Where the host switched recording off, the answer counts in this session and for nobody's schedule. Where a class
      // plays under its names, it is the student's, whoever is logged in on the phone.
      person_id: state.settings.records_answers && state.settings.names !== 'roster' ? answer.person_id : null,
      seat_id,
      ...givenColumns(questionOf(state, answer.question), answer),
      ms,
      answered_at: new Date(at).toISOString(),
      local_day: localDay(at, live.time_zone),
    });
    if (appended === 'stored') return { seq: now().seq };
    if (appended === 'taken') return refused('ALREADY_ANSWERED');
    // The question closed while this was on its way: by a pause, or for good.
    const time = timeTaken(now().state, answer.question, receivedAt);
    return refused('refusal' in time ? time.refusal : 'LATE');
  }

  #columnsOf(question: number): QuestionColumns {
    if (this.#columns?.question === question) return this.#columns;
    const { live_id } = this.#parts.live;
    const { word, kind } = questionOf(this.#parts.now().state, question);
    const { deck_id, word_id, origin_word_id } = word;
    const schedule = liveSchedule(live_id);
    const ofWord = { deck_id, word_id, origin_word_id };
    return (this.#columns = { schedule, mode: 'live-quiz', kind, live_id, question, ...ofWord });
  }

  /** An answer that was stored while its acknowledgement got lost is acknowledged again, however late. */
  async #storedBefore(
    seat_id: number,
    { answer_id, question }: SentAnswer,
    code: 'NOT_OPEN' | 'LATE',
  ): Promise<AnswerOutcome> {
    const { live, log, now } = this.#parts;
    if (question > now().state.number) return refused(code);
    const stored = await log.answerId(live.live_id, question, seat_id);
    if (stored === undefined) return refused(code);
    return stored === answer_id ? { seq: now().seq } : refused('ALREADY_ANSWERED');
  }

  /** The session then tells the host's screens the new count, and locks the question once nobody is missing. */
  #count(given: SheetEntry['given']): void {
    this.#tally = withAnswer(this.#tally, given);
    this.#parts.onCounted();
  }
}

/** An answer as the log holds it. */
function storedEntry(
  { answer_id, option, text }: { answer_id: string; option: number | null; text: string | null },
  seq: number,
): SheetEntry {
  const given = text === null ? { option } : { option, text };
  return { answer_id, given, outcome: Promise.resolve({ seq }), isStored: true };
}

const refused = <Code extends string>(code: Code) => ({ refusal: { code } });
