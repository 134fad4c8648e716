import { type GivenAnswer, isFrameEvent, type SessionEvent, type SessionState } from '@lexiroom/domain/live-session';
import type { Scoreboard } from '@lexiroom/domain/scoring';
import type pg from 'pg';
import { inTransaction } from '../database/pool.ts';
import {
  type AnswerReader,
  answerReader,
  appendAtOnce,
  changesSeats,
  countedAnswers,
  insertEvents,
  type NewEvent,
  type NewSeat,
  readAllAnswers,
  readEvents,
  readLastQuestion,
  type StoredEvent,
  timesReassigned,
  updateLive,
  writeScores,
} from './live-rows.ts';
import { type EventAnswer, insertSeatAnswers } from './event-answers.ts';
import { isLiveSchedule, liveSchedule } from './schedules.ts';
import { LeaseLost, type WritesAs } from './writes-as.ts';
import { type Claim, type ClaimRefusal, claimSeat } from './claimed-seats.ts';
import {
  type AnswersTo,
  countAgain,
  judgeAnew,
  type ReassignedSeat,
  reassignSeats,
  recordAll,
  recordQuestion,
  takeBackAnswers,
} from './copied-answers.ts';

export interface LiveRow {
  live_id: number;
  /** The first quiz of its room, also when that is deleted: what the secrets of seats and screens are derived from. */
  room_id: number;
  pin: string;
  host_id: number;
  time_zone: string;
  ended_at: Date | null;
}

/** Of a {@link LiveRow}, as SQL. */
export const liveColumns = 'live_id, coalesce(room_id, live_id) as room_id, pin, host_id, time_zone, ended_at';

/** Which answers the events of one order correct, and how. */
export interface CorrectedAnswers {
  takenBack: readonly AnswersTo[];
  countedAgain: readonly AnswersTo[];
  judgedAnew: readonly AnswersTo[];
}

/** Somebody else wrote these numbers first: read again, and decide again. */
export class WrittenByOther extends Error {}

/** The log of what happens in live sessions: (session, seq), dense from 1, never changed. */
export class LiveLog {
  readonly #pool: pg.Pool;
  readonly #as: WritesAs | undefined;

  /** `as`: absent where the server is the only one. */
  constructor(pool: pg.Pool, as?: WritesAs) {
    this.#pool = pool;
    this.#as = as;
  }

  /** The session with its first event, in one transaction; nothing when the pin is open, or was within a day. */
  async create(
    live: {
      pin: string;
      host_id: number;
      game: string;
      deck_ids: readonly number[];
      time_zone: string;
      /** Of the link by which the host came to the decks. */
      link_key?: string | undefined;
      class_id?: number | undefined;
    },
    opened: SessionEvent,
    /** Of who has a seat from the beginning: the further events, and the session after them. */
    seated?: { events: readonly SessionEvent[]; after: SessionState },
  ): Promise<number | undefined> {
    return this.#transaction(async (client) => {
      await client.query(`select pg_advisory_xact_lock(hashtext('lexiroom pins'))`);
      const { rows } = await client.query<{ live_id: number }>(
        `insert into lives (pin, host_id, game, deck_ids, time_zone, link_key, class_id, phase, owner)
         select $1, $2, $3, $4, $5, $6, $7, 'lobby', $8
         where not exists (select 1 from lives where pin = $1
           and (ended_at is null or ended_at > now() - interval '24 hours 10 minutes'))
         returning live_id`,
        [
          live.pin,
          live.host_id,
          live.game,
          live.deck_ids,
          live.time_zone,
          live.link_key,
          live.class_id,
          this.#as?.owner,
        ],
      );
      const live_id = rows[0]?.live_id;
      if (live_id === undefined) return undefined;
      const events = [opened, ...(seated?.events ?? [])];
      await insertEvents(client, live_id, 1, events.map((event) => ({ event, command_id: null }))); // prettier-ignore
      if (seated) await updateLive(client, live_id, seated.after);
      return live_id;
    });
  }

  /**
   * The next quiz of a room, in one transaction: the session with its first event, which carries the id of the command, and
   * the seats as they were, with who sits there. Nothing when the quiz before has been followed by one already.
   */
  async follow(
    before: LiveRow,
    live: { game: string; deck_ids: readonly number[]; quiz: number; command_id: string },
    opened: SessionEvent,
    seated: { events: readonly SessionEvent[]; after: SessionState },
  ): Promise<number | undefined> {
    return this.#transaction(async (client) => {
      const { rows } = await client.query<{ live_id: number }>(
        `insert into lives (pin, host_id, game, deck_ids, time_zone, link_key, class_id, phase, room_id, quiz, owner)
         select pin, host_id, $2, $3, time_zone, link_key, class_id, 'lobby', $4, $5, $6 from lives where live_id = $1
         on conflict (room_id, quiz) do nothing returning live_id`,
        [before.live_id, live.game, live.deck_ids, before.room_id, live.quiz, this.#as?.owner],
      );
      const live_id = rows[0]?.live_id;
      if (live_id === undefined) return undefined;
      const { rows: sitting } = await client.query<NewSeat & { seat_id: number }>(
        'select seat_id, person_id, device from seats where live_id = $1',
        [before.live_id],
      );
      const people = new Map(sitting.map(({ seat_id, ...seat }) => [seat_id, seat]));
      const events = seated.events.map((event) => {
        const isJoin = isFrameEvent(event) && event.type === 'joined';
        return { event, command_id: null, seat: isJoin ? people.get(event.seat_id) : undefined };
      });
      await insertEvents(client, live_id, 1, [{ event: opened, command_id: live.command_id }, ...events]);
      await updateLive(client, live_id, seated.after);
      return live_id;
    });
  }

  /** The points of each seat in the quizzes of its room before this one. */
  async earlierPoints({ room_id, live_id }: Pick<LiveRow, 'room_id' | 'live_id'>): Promise<Map<number, number>> {
    const { rows } = await this.#pool.query<{ seat_id: number; score: number }>(
      `select seat_id, sum(score)::integer as score from live_scores join lives using (live_id)
       where coalesce(room_id, live_id) = $1 and live_id < $2 group by seat_id`,
      [room_id, live_id],
    );
    return new Map(rows.map(({ seat_id, score }) => [seat_id, score]));
  }

  async byId(live_id: number): Promise<LiveRow | undefined> {
    return this.#findLive(`select ${liveColumns} from lives where live_id = $1`, [live_id]);
  }

  /** The newest session that had this pin. */
  async byPin(pin: string): Promise<LiveRow | undefined> {
    return this.#findLive(
      `select ${liveColumns} from lives where pin = $1 order by created_at desc, live_id desc limit 1`,
      [pin],
    );
  }

  async #findLive(sql: string, values: unknown[]): Promise<LiveRow | undefined> {
    const { rows } = await this.#pool.query<LiveRow>(sql, values);
    return rows[0];
  }

  async unended(): Promise<LiveRow[]> {
    const { rows } = await this.#pool.query<LiveRow>(
      `select ${liveColumns} from lives where ended_at is null order by live_id`,
    );
    return rows;
  }

  /** The whole history, names put back in. */
  async read(live_id: number): Promise<StoredEvent[]> {
    return readEvents(this.#pool, live_id);
  }

  /**
   * Adds events after `seq`, and what is kept up with them: seats, and the session's row as `after` tells it.
   * @throws {WrittenByOther} when the numbers are taken.
   * @throws {LeaseLost} as all that writes here.
   */
  async append(live_id: number, seq: number, events: readonly NewEvent[], after: SessionState): Promise<void> {
    if (!this.#as && !events.some(changesSeats))
      return this.#write(() => appendAtOnce(this.#pool, live_id, seq + 1, events, after));
    await this.#transaction((client) => this.appendIn(client, live_id, seq, events, after));
  }

  /** As {@link append}, as a part of a transaction of the caller’s, which must not be committed when this throws. */
  async appendIn(
    client: pg.ClientBase,
    live_id: number,
    seq: number,
    events: readonly NewEvent[],
    after: SessionState,
  ): Promise<void> {
    await this.#write(async () => {
      await this.#prove(client, live_id);
      await insertEvents(client, live_id, seq + 1, events);
      await updateLive(client, live_id, after);
    });
  }

  /**
   * The lock of a question: closes it to answers, reads those that were in time, and stores the events together with
   * the scoreboard that `score` makes of them; they count for the people and the class they concern. `given`: answers that
   * these events tell of, written with them. All in one transaction.
   */
  async lock(
    live_id: number,
    seq: number,
    events: readonly NewEvent[],
    after: SessionState,
    score: (answers: GivenAnswer[]) => Scoreboard,
    given: readonly EventAnswer[] = [],
  ): Promise<void> {
    await this.#transaction(async (client) => {
      await this.#prove(client, live_id);
      // Waits for the answers that are being written, and lets none in after them.
      await updateLive(client, live_id, after);
      await insertSeatAnswers(client, live_id, after.settings, given);
      const answers = await readAllAnswers(client, live_id, after.number);
      await insertEvents(client, live_id, seq + 1, events);
      await writeScores(client, live_id, score(answers.get(after.number) ?? []));
      await recordQuestion(client, live_id, after.number, after.settings.records_answers ? given : []);
    });
  }

  /**
   * The end of a game in which every seat was at a question of its own: closes it to answers, and stores the events together
   * with the scoreboard that `score` makes of all answers, read a number at a time; they count for whom they concern. All in
   * one transaction.
   */
  async countAll(
    live_id: number,
    seq: number,
    events: readonly NewEvent[],
    after: SessionState,
    score: (read: AnswerReader) => Promise<Scoreboard>,
  ): Promise<void> {
    await this.#transaction(async (client) => {
      await this.#prove(client, live_id);
      await updateLive(client, live_id, after);
      const board = await score(answerReader(client, live_id));
      await insertEvents(client, live_id, seq + 1, events);
      await writeScores(client, live_id, board);
      await recordAll(client, live_id, await countedAnswers(client, live_id, after));
    });
  }

  /**
   * Replaces the scoreboard together with the events that change it; what is taken back counts for nobody, what counts
   * again does so for everybody it concerns, and answers that are judged anew count as they are judged now.
   */
  async rescore(
    live_id: number,
    seq: number,
    events: readonly NewEvent[],
    after: SessionState,
    board: Scoreboard,
    changed: CorrectedAnswers,
  ): Promise<void> {
    await this.#transaction(async (client) => {
      // Whoever claims a seat in this moment does so before or after this.
      await client.query('select from lives where live_id = $1 for no key update', [live_id]);
      await this.#prove(client, live_id);
      await insertEvents(client, live_id, seq + 1, events);
      await updateLive(client, live_id, after);
      await writeScores(client, live_id, board);
      for (const to of changed.takenBack) await takeBackAnswers(client, live_id, to);
      for (const to of changed.countedAgain) await countAgain(client, live_id, { to, seq: seq + events.length });
      for (const to of changed.judgedAnew) await judgeAnew(client, live_id, { to, seq: seq + events.length });
    });
  }

  /**
   * Says that other students of the class sit on some seats, and did so from the beginning: what was answered there counts
   * for them instead. `events`: one for each of those seats, and no others. All in one transaction.
   */
  async reassign(live_id: number, seq: number, events: readonly NewEvent[], after: SessionState): Promise<void> {
    const reassigned = events.map(({ event }) => {
      if (!isFrameEvent(event) || event.type !== 'reassigned') throw new Error('No seat is reassigned');
      return event;
    });
    await this.#transaction(async (client) => {
      await this.#prove(client, live_id);
      await insertEvents(client, live_id, seq + 1, events);
      await updateLive(client, live_id, after);
      const counted = await countedAnswers(client, live_id, after);
      const seats: ReassignedSeat[] = [];
      for (const { seat_id, student_id } of reassigned)
        seats.push({ seat_id, student_id, times: await timesReassigned(client, live_id, seat_id) });
      await reassignSeats(client, { live_id, seats, counted });
    });
  }

  /** An account takes what a guest answered: see `claimSeat`. Gives how many answers it has of that seat. */
  async claim(claim: Claim): Promise<number | ClaimRefusal> {
    return this.#transaction((client) => claimSeat(client, claim));
  }

  /** The answers of a session by question; of one question when it is named. */
  async answers(live_id: number, question?: number): Promise<Map<number, GivenAnswer[]>> {
    return readAllAnswers(this.#pool, live_id, question);
  }

  /** The answers of a session, to be read a number at a time. */
  reader(live_id: number): AnswerReader {
    return answerReader(this.#pool, live_id);
  }

  /** The greatest number under which a seat has answered; 0 before the first answer. */
  async lastQuestion(live_id: number): Promise<number> {
    return readLastQuestion(this.#pool, live_id);
  }

  /** What was typed in a session as an answer to a question, or wherever a word was asked; each text once. */
  async typedTexts(live_id: number, to: { question: number } | { word_id: number }): Promise<string[]> {
    const { rows } = await this.#pool.query<{ typed_text: string }>(
      `select distinct typed_text from answers
       where schedule = $1 and live_id = $2 and voids is null and ${isLiveSchedule} and typed_text is not null
         and ${'question' in to ? 'question' : 'word_id'} = $3`,
      [liveSchedule(live_id), live_id, 'question' in to ? to.question : to.word_id],
    );
    return rows.map(({ typed_text }) => typed_text);
  }

  /** The answers to a question so far, with their ids. */
  async answersWithIds(
    live_id: number,
    question: number,
  ): Promise<{ seat_id: number; answer_id: string; option: number | null; text: string | null }[]> {
    const { rows } = await this.#pool.query<{
      seat_id: number;
      answer_id: string;
      option: number | null;
      text: string | null;
    }>(
      `select seat_id, answer_id, chosen_option as option, typed_text as text from answers
       where schedule = $1 and live_id = $2 and question = $3 and voids is null and ${isLiveSchedule}`,
      [liveSchedule(live_id), live_id, question],
    );
    return rows;
  }

  /** The id of a seat's answer to a question, when it has one. */
  async answerId(live_id: number, question: number, seat_id: number): Promise<string | undefined> {
    const { rows } = await this.#pool.query<{ answer_id: string }>(
      `select answer_id from answers
       where schedule = $1 and live_id = $2 and question = $3 and seat_id = $4 and voids is null
         and ${isLiveSchedule}`,
      [liveSchedule(live_id), live_id, question, seat_id],
    );
    return rows[0]?.answer_id;
  }

  /** The account that sits on a seat, when there is one. */
  async person(live_id: number, seat_id: number): Promise<number | null> {
    const { rows } = await this.#pool.query<{ person_id: number | null }>(
      'select person_id from seats where live_id = $1 and seat_id = $2',
      [live_id, seat_id],
    );
    return rows[0]?.person_id ?? null;
  }

  /**
   * That this server leads the session, until the transaction ends: whoever takes the session over waits for it. Answers do
   * not wait.
   */
  async #prove(client: pg.ClientBase, live_id: number): Promise<void> {
    if (!this.#as) return;
    const { rowCount } = await client.query('select from lives where live_id = $1 and epoch = $2 for share', [
      live_id,
      this.#as.epochOf(live_id) ?? null,
    ]);
    if (rowCount === 0) throw new LeaseLost(`Session ${live_id} is led by another server`);
  }

  #transaction<T>(run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.#write(() => inTransaction(this.#pool, run));
  }

  async #write<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      throw isTakenNumber(error) ? new WrittenByOther() : error;
    }
  }
}

/** The number of an event, or of the seat that comes with one. */
const takenKeys: readonly unknown[] = ['live_events_pkey', 'seats_pkey'];
const isTakenNumber = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && takenKeys.includes(error.constraint);
