import {
  type GivenAnswer,
  isFrameEvent,
  namelessSeat,
  type ScoreChange,
  type SessionEvent,
  type SessionState,
  traitsOf,
} from '@lexiroom/domain/live-session';
import type { Scoreboard } from '@lexiroom/domain/scoring';
import type pg from 'pg';
import type { AnswersTo } from './copied-answers.ts';
import { isLiveSchedule, liveSchedule } from './schedules.ts';

/** The version that new events are written in. */
const eventVersion = 1;

export interface StoredEvent {
  seq: number;
  event: SessionEvent;
  command_id: string | null;
}

/** Who sits down: kept with the seat, apart from the events, so that a person can be forgotten. */
export interface NewSeat {
  person_id: number | null;
  device: string | null;
}

/** By what the rules of seats tell apart who took one: the device, else the account. */
export const ownerOf = ({ device, person_id }: NewSeat): string | null =>
  device ?? (person_id === null ? null : `account ${person_id}`);

export interface NewEvent {
  event: SessionEvent;
  command_id: string | null;
  /** With `joined`. */
  seat?: NewSeat | undefined;
}

/** A connection or a pool. */
type Queryable = Pick<pg.ClientBase, 'query'>;

/** The whole history of a session, in order, names and owners put back in from the seats. */
export async function readEvents(client: Queryable, live_id: number): Promise<StoredEvent[]> {
  const { rows } = await client.query<{ seq: number; type: string; body: object; at: Date; command_id: string | null }>(
    'select seq, type, body, at, command_id from live_events where live_id = $1 order by seq',
    [live_id],
  );
  const { rows: sitting } = await client.query<{ seat_id: number; name: string } & NewSeat>(
    'select seat_id, name, device, person_id from seats where live_id = $1',
    [live_id],
  );
  const seats = new Map(sitting.map((seat) => [seat.seat_id, seat]));
  const students = await studentNames(client, rows);
  return rows.map(({ seq, type, body, at, command_id }) => {
    const event: SessionEvent = { type, at: at.getTime(), ...body };
    if (!isFrameEvent(event)) return { seq, event, command_id };
    if (event.type === 'joined' || event.type === 'renamed' || event.type === 'reassigned') {
      const student_id = event.type === 'renamed' ? undefined : event.student_id;
      event.name =
        student_id === undefined
          ? (seats.get(event.seat_id)?.name ?? '—')
          : (students.get(student_id) ?? namelessSeat(event.seat_id));
    }
    if (event.type === 'joined') {
      const seat = seats.get(event.seat_id);
      const owner = seat && ownerOf(seat);
      if (typeof owner === 'string') event.owner = owner;
    }
    return { seq, event, command_id };
  });
}

/** What the students whom these events name are called today; one who was removed has no name. */
async function studentNames(client: Queryable, events: readonly { body: object }[]): Promise<Map<number, string>> {
  const ids = events.flatMap(({ body }) => ('student_id' in body ? [body.student_id] : []));
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<{ student_id: number; student_name: string }>(
    'select student_id, student_name from students where student_id = any($1) and student_name is not null',
    [ids],
  );
  return new Map(rows.map(({ student_id, student_name }) => [student_id, student_name]));
}

/** Writes events under the numbers from `from` on, names and owners apart from them with their seats. */
export async function insertEvents(client: Queryable, live_id: number, from: number, events: readonly NewEvent[]) {
  await client.query(`with ${insertedEvents('$1', '$2', '$3')} select`, [live_id, ...eventRows(from, events)]);
  await changeSeats(client, live_id, events);
}

/**
 * Writes events with new seats, and what the session's row keeps up with them, as one statement: a wave of people who
 * come in costs one way to the database. Only for events that change no seat that is there; see {@link changesSeats}.
 */
export async function appendAtOnce(
  client: Queryable,
  live_id: number,
  from: number,
  events: readonly NewEvent[],
  after: SessionState,
): Promise<void> {
  await client.query({
    name: 'append-events',
    text: `with ${insertedEvents('$1', '$7', '$8')} ${updateLiveSql}`,
    values: [...liveValues(live_id, after), ...eventRows(from, events)],
  });
}

/** Whether an event changes the row of a seat beside its own one. */
export const changesSeats = ({ event }: NewEvent): boolean => event.type === 'renamed' || event.type === 'removed';

/** Parts of a statement: both insertions, of what {@link eventRows} gives. */
const insertedEvents = (live_id: string, events: string, seats: string): string => `
  inserted_events as (
    insert into live_events (live_id, seq, v, type, body, at, command_id)
    select ${live_id}::integer, seq, ${eventVersion}, type, body, at, command_id
    from json_to_recordset(${events}::json)
      as event (seq integer, type text, body jsonb, at timestamptz, command_id uuid)
  ), inserted_seats as (
    insert into seats (live_id, seat_id, name, person_id, device, joined_at, student_id)
    select ${live_id}::integer, seat_id, name, person_id, device, joined_at, 
      -- Of a class that was deleted in this moment it is nobody.
      case when student_id is not null then (select known.student_id from students known where known.student_id = seat.student_id) end
    from json_to_recordset(${seats}::json) as seat (
      seat_id integer, name text, person_id integer, device text, joined_at timestamptz, student_id integer)
  )`;

/** Events and the seats that are new with them, as JSON for {@link insertedEvents}. */
function eventRows(from: number, events: readonly NewEvent[]): [events: string, seats: string] {
  const rows = events.map(({ event, command_id }, index) => {
    const { type, at, ...body } = event;
    for (const key of ['name', 'owner']) delete (body as Record<string, unknown>)[key];
    return { seq: from + index, type, body, at: new Date(at).toISOString(), command_id };
  });
  const seats = events.flatMap(({ event, seat }) => {
    if (!isFrameEvent(event) || event.type !== 'joined') return [];
    const { seat_id, at, student_id } = event;
    const { person_id = null, device = null } = seat ?? {};
    // What a student is called stands in the list of their class alone.
    const name = student_id === undefined ? event.name : namelessSeat(seat_id);
    return [{ seat_id, name, person_id, device, joined_at: new Date(at).toISOString(), student_id }];
  });
  return [JSON.stringify(rows), JSON.stringify(seats)];
}

async function changeSeats(client: Queryable, live_id: number, events: readonly NewEvent[]) {
  for (const { event } of events) {
    if (isFrameEvent(event) && event.type === 'renamed') {
      await client.query('update seats set name = $3 where live_id = $1 and seat_id = $2', [live_id, event.seat_id, event.name]); // prettier-ignore
    }
  }
  const banned = events.flatMap(({ event }) =>
    isFrameEvent(event) && event.type === 'removed' && event.ban ? [event.seat_id] : [],
  );
  if (banned.length > 0) {
    await client.query('update seats set banned = true where live_id = $1 and seat_id = any($2)', [live_id, banned]);
  }
}

/**
 * What the row of a session keeps up with its events. `open_question`: the one that the log of answers takes; 0 where every
 * seat is at one of its own.
 */
export function projectedRow(state: SessionState) {
  const { answers } = traitsOf(state);
  const isOpen = answers !== 'none' && state.paused_at === null;
  return {
    phase: state.phase,
    number: state.number,
    open_question: isOpen ? (answers === 'own_pace' ? 0 : state.number) : null,
    players: state.in_room,
    ended_at: state.phase === 'ended' ? new Date(state.since) : null,
  };
}

/** Only when something changed: a row that is left alone makes no answer wait. */
export async function updateLive(client: Queryable, live_id: number, state: SessionState): Promise<void> {
  await client.query(updateLiveSql, liveValues(live_id, state));
}

function liveValues(live_id: number, state: SessionState) {
  const { phase, number, open_question, players, ended_at } = projectedRow(state);
  return [live_id, phase, number, open_question, players, ended_at];
}

const updateLiveSql = `
  update lives set phase = $2, number = $3, open_question = $4, players = $5, ended_at = $6
  where live_id = $1 and (phase, number, open_question, players, ended_at)
    is distinct from ($2, $3, $4, $5, $6::timestamptz)`;

/** The answers of a session, or of one question of it, by question and seat. */
export async function readAllAnswers(
  client: Queryable,
  live_id: number,
  question?: number,
): Promise<Map<number, GivenAnswer[]>> {
  const { rows } = await client.query<Omit<GivenAnswer, 'text'> & { question: number; text: string | null }>(
    `select question, seat_id, chosen_option as option, typed_text as text, is_correct as correct, ms,
       word_id, chosen_word_id from answers
     where schedule = $1 and live_id = $2 and voids is null and ${isLiveSchedule} ${question === undefined ? '' : 'and question = $3'}
     order by question, seat_id`,
    // The conditions are those of answers_seat_index: of a long quiz, each question is read for itself.
    [liveSchedule(live_id), live_id, ...(question === undefined ? [] : [question])],
  );
  const byQuestion = new Map<number, GivenAnswer[]>();
  for (const { question: number, text, ...rest } of rows) {
    const answer: GivenAnswer = text === null ? rest : { ...rest, text };
    const list = byQuestion.get(number);
    if (list) list.push(answer);
    else byQuestion.set(number, [answer]);
  }
  return byQuestion;
}

/** The answers of a session, a number at a time: which is the last, and those to each. */
export interface AnswerReader {
  lastQuestion(): Promise<number>;
  answersTo(number: number): Promise<readonly GivenAnswer[]>;
}

/** Reads the answers of a session a number at a time. */
export const answerReader = (client: Queryable, live_id: number): AnswerReader => ({
  lastQuestion: () => readLastQuestion(client, live_id),
  answersTo: async (number) => (await readAllAnswers(client, live_id, number)).get(number) ?? [],
});

/** The greatest number under which a seat has answered; 0 before the first answer. */
export async function readLastQuestion(client: Queryable, live_id: number): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    `select coalesce(max(question), 0) as last from answers
     where schedule = $1 and live_id = $2 and voids is null and ${isLiveSchedule}`,
    [liveSchedule(live_id), live_id],
  );
  return rows[0]!.last;
}

/** A scoreboard as the rows of its table. */
export function scoreRows(board: Scoreboard) {
  return [...board.values()].map(({ seat_id, score, streak, right, answered, rank }) => ({
    seat_id,
    score,
    streak,
    right_answers: right,
    answers: answered,
    rank,
  }));
}

/** Makes the stored scoreboard of a session the given one. */
export async function writeScores(client: Queryable, live_id: number, board: Scoreboard): Promise<void> {
  const rows = scoreRows(board);
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

/**
 * The answers of a session that count at this moment: those to questions that were scored, and not taken back; in a game
 * that counts all at once, those to words that were not.
 */
export async function countedAnswers(
  client: Queryable,
  live_id: number,
  { rules }: { rules: Pick<SessionState['rules'], 'scored_by'> },
): Promise<AnswersTo> {
  const typesOf = (change: ScoreChange) =>
    Object.keys(rules.scored_by).filter((type) => rules.scored_by[type] === change);
  const { rows } = await client.query<{ type: string; number: number | null; word_id: number | null }>(
    `select type, (body ->> 'number')::integer as number, (body ->> 'word_id')::integer as word_id from live_events
     where live_id = $1 and type = any($2) order by seq`,
    [live_id, (['counted', 'all_counted', 'taken_back', 'counted_again'] as const).flatMap(typesOf)],
  );
  const happened = (change: ScoreChange) => rows.filter(({ type }) => rules.scored_by[type] === change);
  const corrected = rows.filter(({ type }) => ['taken_back', 'counted_again'].includes(rules.scored_by[type]!));
  // What was said last of each decides.
  const isTakenBack = new Map(corrected.map(({ type, number, word_id }) => [number ?? word_id, rules.scored_by[type] === 'taken_back'])); // prettier-ignore
  if (typesOf('all_counted').length > 0) {
    if (happened('all_counted').length === 0) return { questions: [] };
    return { without_words: [...isTakenBack].flatMap(([word_id, isOut]) => (isOut ? [word_id!] : [])) };
  }
  const questions = new Set(happened('counted').flatMap(({ number }) => number ?? []));
  return { questions: [...questions].filter((number) => !isTakenBack.get(number)) };
}

/** How often another student was said to sit on a seat. */
export async function timesReassigned(client: Queryable, live_id: number, seat_id: number): Promise<number> {
  const { rows } = await client.query<{ times: number }>(
    `select count(*)::integer as times from live_events
     where live_id = $1 and type = 'reassigned' and (body ->> 'seat_id')::integer = $2`,
    [live_id, seat_id],
  );
  return rows[0]!.times;
}
