import { questionOf, type QuizSession, tallyOf, timeTaken } from '@lexiroom/domain/games/live-quiz';
import type { GivenAnswer, Tally } from '@lexiroom/domain/live-session';
import { localDay } from '@lexiroom/domain/scheduling';
import type { SeatAnswer } from '../../event-log/answer-log.ts';
import { liveSchedule } from '../../event-log/schedules.ts';
import type { AnswerOutcome, AnswerSheet, SentAnswer, SheetParts } from '../server-game.ts';

interface SeatsAnswer {
  answer_id: string;
  option: number;
  /** Settles when the log has decided. */
  outcome: Promise<AnswerOutcome>;
  isStored: boolean;
}

type QuestionColumns = Pick<
  SeatAnswer,
  'schedule' | 'mode' | 'kind' | 'live_id' | 'question' | 'deck_id' | 'word_id' | 'origin_word_id' | 'option_word_ids'
>;

type Parts = SheetParts<QuizSession>;

/**
 * The answers to a session's newest question. They do not wait for one another: what the session's state and clock
 * refuse is refused here, the rest goes to the log of answers, where the database decides at the border.
 */
export class QuizAnswerSheet implements AnswerSheet {
  readonly #parts: Parts;
  /** By seat. */
  #bySeat = new Map<number, SeatsAnswer>();
  #tally: Tally = tallyOf([]);
  #columns: QuestionColumns | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get tally(): Tally {
    return this.#tally;
  }

  answerOf(seat_id: number): { question: number; option: number } | undefined {
    const given = this.#bySeat.get(seat_id);
    return given?.isStored ? { question: this.#parts.now().state.number, option: given.option } : undefined;
  }

  async record(seat_id: number, answer: SentAnswer, receivedAt: number): Promise<AnswerOutcome> {
    const { state } = this.#parts.now();
    const earlier = answer.question === state.number ? this.#bySeat.get(seat_id) : undefined;
    if (earlier) return earlier.answer_id === answer.answer_id ? earlier.outcome : refused('ALREADY_ANSWERED');
    const time = timeTaken(state, answer.question, receivedAt);
    if ('refusal' in time) return this.#perhapsRepeated(seat_id, answer, time.refusal);
    if (answer.option >= questionOf(state, answer.question).options.length) return refused('NO_SUCH_OPTION');
    const seat = state.seats.get(seat_id);
    if (!seat || seat.removed || seat.left || seat.from_question > answer.question) return refused('NOT_OPEN');

    const outcome = this.#append(seat_id, answer, receivedAt, time.ms);
    const given: SeatsAnswer = { answer_id: answer.answer_id, option: answer.option, outcome, isStored: false };
    const sheet = this.#bySeat;
    sheet.set(seat_id, given);
    try {
      if ('refusal' in (await outcome)) sheet.delete(seat_id);
      else {
        given.isStored = true;
        if (sheet === this.#bySeat) this.#count(given.option);
      }
      return await outcome;
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
    const given = await this.#parts.log.given(this.#parts.live.live_id, state.number);
    const outcome = Promise.resolve({ seq });
    this.#bySeat = new Map(
      given.map(({ seat_id, answer_id, option }) => [seat_id, { answer_id, option, outcome, isStored: true }]),
    );
    this.#tally = tallyOf(given);
  }

  async #append(seat_id: number, answer: SentAnswer, receivedAt: number, ms: number): Promise<AnswerOutcome> {
    const { live, answers, clock, now } = this.#parts;
    // By the wall, while `receivedAt` is for the time it took.
    const at = clock.now();
    const { state } = now();
    const columns = this.#columnsOf(answer.question);
    const appended = await answers.append({
      ...columns,
      answer_id: answer.answer_id,
      // Where the host switched recording off, the answer counts in this session and for nobody's schedule.
      person_id: state.settings.records_answers ? answer.person_id : null,
      seat_id,
      chosen_option: answer.option,
      chosen_word_id: columns.option_word_ids[answer.option]!,
      is_correct: answer.option === questionOf(state, answer.question).correct_option,
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

  /** The columns that all answers to a question have in common. */
  #columnsOf(question: number): QuestionColumns {
    if (this.#columns?.question === question) return this.#columns;
    const { live_id } = this.#parts.live;
    const { word, kind, options } = questionOf(this.#parts.now().state, question);
    const { deck_id, word_id, origin_word_id } = word;
    const option_word_ids = options.map((option) => option.word_id);
    const schedule = liveSchedule(live_id);
    const ofWord = { deck_id, word_id, origin_word_id, option_word_ids };
    return (this.#columns = { schedule, mode: 'live-quiz', kind, live_id, question, ...ofWord });
  }

  /** An answer that was stored while its acknowledgement got lost is acknowledged again, however late. */
  async #perhapsRepeated(
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

  #count(option: number): void {
    const counts = [...this.#tally.counts];
    counts[option] = (counts[option] ?? 0) + 1;
    this.#tally = { counts, answered: this.#tally.answered + 1 };
    this.#parts.onCounted();
  }
}

const refused = <Code extends string>(code: Code) => ({ refusal: { code } });
