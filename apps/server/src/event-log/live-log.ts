import { type GivenAnswer, type Scoreboard } from '@lexiroom/domain/games/live-quiz';
import type { LiveEvent, SessionState } from '@lexiroom/domain/live-session';
import { seatsInRoom } from '@lexiroom/domain/live-session';
import type pg from 'pg';
import { inTransaction } from '../database/pool.ts';

/** The version that new events are written in. */
const eventVersion = 1;

export interface StoredEvent {
  seq: number;
  event: LiveEvent;
  command_id: string | null;
}

/** Who sits down: kept with the seat, apart from the events, so that a person can be forgotten. */
export interface NewSeat {
  person_id: number | null;
  device: string | null;
}

export interface NewEvent {
  event: LiveEvent;
  command_id: string | null;
  /** With `joined`. */
  seat?: NewSeat | undefined;
}

export interface LiveRow {
  live_id: number;
  pin: string;
  host_id: number;
  time_zone: string;
  ended_at: Date | null;
}

/** Somebody else wrote these numbers first: read again, and decide again. */
export class WrittenByOther extends Error {}

/** The log of what happens in live sessions: (session, seq), dense from 1, never changed. */
export class LiveLog {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** The session with its first event, in one transaction; nothing when the pin is open, or was within a day. */
  async create(
    live: { pin: string; host_id: number; game: string; deck_ids: readonly number[]; time_zone: string },
    opened: LiveEvent,
  ): Promise<number | undefined> {
    return this.#transaction(async (client) => {
      await client.query(`select pg_advisory_xact_lock(hashtext('lexiroom pins'))`);
      const { rows } = await client.query<{ live_id: number }>(
        `insert into lives (pin, host_id, game, deck_ids, time_zone, phase)
         select $1, $2, $3, $4, $5, 'lobby'
         where not exists (select 1 from lives where pin = $1
           and (ended_at is null or ended_at > now() - interval '24 hours 10 minutes'))
         returning live_id`,
        [live.pin, live.host_id, live.game, live.deck_ids, live.time_zone],
      );
      const live_id = rows[0]?.live_id;
      if (live_id !== undefined) await insertEvents(client, live_id, 1, [{ event: opened, command_id: null }]);
      return live_id;
    });
  }

  async byId(live_id: number): Promise<LiveRow | undefined> {
    return this.#one('select live_id, pin, host_id, time_zone, ended_at from lives where live_id = $1', [live_id]);
  }

  /** The newest session that had this pin. */
  async byPin(pin: string): Promise<LiveRow | undefined> {
    return this.#one(
      `select live_id, pin, host_id, time_zone, ended_at from lives where pin = $1
       order by created_at desc limit 1`,
      [pin],
    );
  }

  async #one(sql: string, values: unknown[]): Promise<LiveRow | undefined> {
    const { rows } = await this.#pool.query<LiveRow>(sql, values);
    return rows[0];
  }

  async unended(): Promise<LiveRow[]> {
    const { rows } = await this.#pool.query<LiveRow>(
      'select live_id, pin, host_id, time_zone, ended_at from lives where ended_at is null order by live_id',
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
   */
  async append(live_id: number, seq: number, events: readonly NewEvent[], after: SessionState): Promise<void> {
    await this.#transaction(async (client) => {
      await insertEvents(client, live_id, seq + 1, events);
      await updateLive(client, live_id, after);
    });
  }

  /**
   * The lock of a question: closes it to answers, reads those that were in time, and stores the events together with
   * the scoreboard that `score` makes of them, all in one transaction.
   */
  async lock(
    live_id: number,
    seq: number,
    events: readonly NewEvent[],
    after: SessionState,
    score: (answers: GivenAnswer[]) => Scoreboard,
  ): Promise<void> {
    await this.#transaction(async (client) => {
      // Waits for the answers that are being written, and lets none in after them.
      await updateLive(client, live_id, after);
      const answers = await readAllAnswers(client, live_id, after.number);
      await insertEvents(client, live_id, seq + 1, events);
      await writeScores(client, live_id, score(answers.get(after.number) ?? []));
    });
  }

  /** Replaces the scoreboard together with the events that change it. */
  async rescore(
    live_id: number,
    seq: number,
    events: readonly NewEvent[],
    after: SessionState,
    board: Scoreboard,
  ): Promise<void> {
    await this.#transaction(async (client) => {
      await insertEvents(client, live_id, seq + 1, events);
      await updateLive(client, live_id, after);
      await writeScores(client, live_id, board);
    });
  }

  /** The answers of a session by question; of one question when it is named. */
  async answers(live_id: number, question?: number): Promise<Map<number, GivenAnswer[]>> {
    return readAllAnswers(this.#pool, live_id, question);
  }

  /** Who answered the question so far, with the ids of their answers. */
  async given(live_id: number, question: number): Promise<{ seat_id: number; answer_id: string; option: number }[]> {
    const { rows } = await this.#pool.query<{ seat_id: number; answer_id: string; option: number }>(
      `select seat_id, answer_id, chosen_option as option from answers
       where schedule = $1 and live_id = $2 and question = $3`,
      [liveSchedule(live_id), live_id, question],
    );
    return rows;
  }

  /** The id of a seat's answer to a question, when it has one. */
  async answerId(live_id: number, question: number, seat_id: number): Promise<string | undefined> {
    const { rows } = await this.#pool.query<{ answer_id: string }>(
      `select answer_id from answers where schedule = $1 and live_id = $2 and question = $3 and seat_id = $4`,
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

  async isBanned(live_id: number, device: string): Promise<boolean> {
    const { rows } = await this.#pool.query(
      'select 1 from seats where live_id = $1 and device = $2 and banned limit 1',
      [live_id, device],
    );
    return rows.length > 0;
  }

  async #transaction<T>(run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(this.#pool, run);
    } catch (error) {
      throw isTakenNumber(error) ? new WrittenByOther() : error;
    }
  }
}

type Queryable = Pick<pg.ClientBase, 'query'>;

const isTakenNumber = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'live_events_pkey';

/** The whole history of a session, in order, names put back in from the seats. */
export async function readEvents(client: Queryable, live_id: number): Promise<StoredEvent[]> {
  const { rows } = await client.query<{ seq: number; type: string; body: object; at: Date; command_id: string | null }>(
    'select seq, type, body, at, command_id from live_events where live_id = $1 order by seq',
    [live_id],
  );
  const seats = await client.query<{ seat_id: number; name: string }>(
    'select seat_id, name from seats where live_id = $1',
    [live_id],
  );
  const names = new Map(seats.rows.map((seat) => [seat.seat_id, seat.name]));
  return rows.map(({ seq, type, body, at, command_id }) => {
    const event = { type, at: at.getTime(), ...body } as LiveEvent;
    if (event.type === 'joined' || event.type === 'renamed') event.name = names.get(event.seat_id) ?? '—';
    return { seq, event, command_id };
  });
}

async function insertEvents(client: Queryable, live_id: number, from: number, events: readonly NewEvent[]) {
  const rows = events.map(({ event, command_id }, index) => {
    const { type, at, ...body } = event;
    if ('name' in body) delete (body as { name?: string }).name;
    return { seq: from + index, type, body, at: new Date(at).toISOString(), command_id };
  });
  await client.query(
    `insert into live_events (live_id, seq, v, type, body, at, command_id)
     select $1, seq, ${eventVersion}, type, body, at, command_id
     from json_to_recordset($2::json) as event (seq integer, type text, body jsonb, at timestamptz, command_id uuid)`,
    [live_id, JSON.stringify(rows)],
  );
  await writeSeats(client, live_id, events);
}

async function writeSeats(client: Queryable, live_id: number, events: readonly NewEvent[]) {
  const seats = new Map<number, object>();
  for (const { event, seat } of events) {
    if (event.type === 'joined') {
      const { seat_id, name, at } = event;
      const joined_at = new Date(at).toISOString();
      seats.set(seat_id, {
        seat_id,
        name,
        person_id: seat?.person_id ?? null,
        device: seat?.device ?? null,
        joined_at,
      });
    }
  }
  if (seats.size > 0) {
    await client.query(
      `insert into seats (live_id, seat_id, name, person_id, device, joined_at)
       select $1, seat_id, name, person_id, device, joined_at
       from json_to_recordset($2::json)
         as seat (seat_id integer, name text, person_id integer, device text, joined_at timestamptz)`,
      [live_id, JSON.stringify([...seats.values()])],
    );
  }
  for (const { event } of events) {
    if (event.type === 'renamed') {
      await client.query('update seats set name = $3 where live_id = $1 and seat_id = $2', [live_id, event.seat_id, event.name]); // prettier-ignore
    }
    if (event.type === 'removed' && event.ban) {
      await client.query('update seats set banned = true where live_id = $1 and seat_id = $2', [
        live_id,
        event.seat_id,
      ]);
    }
  }
}

/** What the row of a session keeps up with its events. `open_question`: the one that the log of answers takes. */
export function projectedRow(state: SessionState) {
  const isOpen = (state.phase === 'open' || state.phase === 'locked') && state.paused_at === null;
  return {
    phase: state.phase,
    number: state.number,
    open_question: isOpen ? state.number : null,
    players: seatsInRoom(state).length,
    ended_at: state.phase === 'ended' ? new Date(state.since) : null,
  };
}

/** Only when something changed: a row that is left alone makes no answer wait. */
export async function updateLive(client: Queryable, live_id: number, state: SessionState): Promise<void> {
  const { phase, number, open_question, players, ended_at } = projectedRow(state);
  await client.query(
    `update lives set phase = $2, number = $3, open_question = $4, players = $5, ended_at = $6
     where live_id = $1 and (phase, number, open_question, players, ended_at)
       is distinct from ($2, $3, $4, $5, $6::timestamptz)`,
    [live_id, phase, number, open_question, players, ended_at],
  );
}

/** The answers of a session, or of one question of it, by question and seat. */
export async function readAllAnswers(
  client: Queryable,
  live_id: number,
  question?: number,
): Promise<Map<number, GivenAnswer[]>> {
  const { rows } = await client.query<GivenAnswer & { question: number }>(
    `select question, seat_id, chosen_option as option, is_correct as correct, ms from answers
     where schedule = $1 and live_id = $2 and ($3::integer is null or question = $3)
     order by question, seat_id`,
    [liveSchedule(live_id), live_id, question ?? null],
  );
  const byQuestion = new Map<number, GivenAnswer[]>();
  for (const { question: number, ...answer } of rows) {
    const list = byQuestion.get(number);
    if (list) list.push(answer);
    else byQuestion.set(number, [answer]);
  }
  return byQuestion;
}

/** Makes the stored scoreboard of a session the given one. */
export async function writeScores(client: Queryable, live_id: number, board: Scoreboard): Promise<void> {
  const rows = [...board.values()].map(({ seat_id, score, streak, right, answered, rank }) => ({
    seat_id,
    score,
    streak,
    right_answers: right,
    answers: answered,
    rank,
  }));
  await client.query('delete from live_scores where live_id = $1 and not (seat_id = any($2))', [
    live_id,
    rows.map(({ seat_id }) => seat_id),
  ]);
  await client.query(
    `insert into live_scores (live_id, seat_id, score, streak, right_answers, answers, rank)
     select $1, * from json_to_recordset($2::json)
       as standing (seat_id integer, score integer, streak integer, right_answers integer, answers integer, rank integer)
     on conflict (live_id, seat_id) do update set score = excluded.score, streak = excluded.streak,
       right_answers = excluded.right_answers, answers = excluded.answers, rank = excluded.rank`,
    [live_id, JSON.stringify(rows)],
  );
}

/** The schedule of the seats of a session that has no class. */
export const liveSchedule = (live_id: number): string => `live:${live_id}`;
