import type { GameKind } from '@lexiroom/domain/games';
import type pg from 'pg';
import { GroupCommit } from './group-commit.ts';
import { isLiveSchedule } from './schedules.ts';
import { LeaseLost, type WritesAs } from './writes-as.ts';

/** What every answer in the log says. Column names are the table's. */
export interface Answer {
  /** Whose due dates it belongs to; see schedules.ts. */
  schedule: string;
  /** Made by the client; sending it twice records one answer. */
  answer_id: string;
  person_id: number | null;
  deck_id: number;
  word_id: number;
  origin_word_id: number;
  is_correct: boolean;
  /** ISO 8601. */
  answered_at: string;
  /** The calendar day it counts for, 'YYYY-MM-DD'. */
  local_day: string;
}

/** An answer of a seat to a question of a session, as the session hands it in. */
export interface SeatAnswer extends Answer {
  /** The game it was given in. */
  mode: GameKind;
  kind: string;
  live_id: number;
  seat_id: number;
  question: number;
  /** Of a question with options; null, as what was chosen of them, where the answer was typed. */
  option_word_ids: readonly number[] | null;
  chosen_option: number | null;
  chosen_word_id: number | null;
  /** What was typed; null where an option was chosen. */
  typed_text: string | null;
  ms: number;
}

/**
 * What became of a seat's answer. `stored`: this call or an earlier one with the same id recorded it. `taken`: the seat
 * had answered this question otherwise. `closed`: the question was not open in the database when it came to be written.
 */
export type Appended = 'stored' | 'taken' | 'closed';

/** Answers share a commit with those that come within this time: no pupil sees it, and it halves what they cost. */
const gatherMs = 13;
/** So many are not made to wait for more: a class that answers within half a second is written as it comes. */
const enough = 16;

/**
 * The log of what seats answer, written by {@link GroupCommit}: one statement for whatever waits, of all sessions. An
 * answer is acknowledged only after its commit.
 */
export class AnswerLog {
  readonly #pool: pg.Pool;
  readonly #as: Pick<WritesAs, 'owner'> | undefined;
  readonly #commits = new GroupCommit<SeatAnswer, Appended | 'lost'>((answers) => this.#write(answers), {
    gatherMs,
    enough,
  });

  /**
   * `as`: absent where the server is the only one. Of several, the one that leads a session stores its answers: whoever takes
   * it over reads all of them.
   */
  constructor(pool: pg.Pool, as?: Pick<WritesAs, 'owner'>) {
    this.#pool = pool;
    this.#as = as;
  }

  /**
   * Stores an answer if its question is open in the database, and tells what became of it once that is committed.
   * @throws {LeaseLost} when another server leads the session.
   */
  async append(answer: SeatAnswer): Promise<Appended> {
    const outcome = await this.#commits.add(answer);
    if (outcome === 'lost') throw new LeaseLost(`Session ${answer.live_id} is led by another server`);
    return outcome;
  }

  /** Resolves once everything that was handed in before is decided. */
  flushed(): Promise<void> {
    return this.#commits.flushed();
  }

  async #write(answers: readonly SeatAnswer[]): Promise<(Appended | 'lost')[]> {
    const { rowCount } = await this.#pool.query({
      name: 'append-answers',
      text: appendSql,
      values: [JSON.stringify(answers), this.#as?.owner ?? null],
    });
    if (rowCount === answers.length) return answers.map(() => 'stored');
    // Some were there already, or came too late: what the table holds now tells which.
    const kept = await this.#kept(answers);
    const lost = await this.#lost(answers);
    return answers.map((answer) => {
      const answer_id = kept.get(seatKey(answer));
      if (answer_id === undefined) return lost.has(answer.live_id) ? 'lost' : 'closed';
      return answer_id === answer.answer_id ? 'stored' : 'taken';
    });
  }

  /** Those of their sessions that another server leads. */
  async #lost(answers: readonly SeatAnswer[]): Promise<Set<number>> {
    if (!this.#as) return new Set();
    const { rows } = await this.#pool.query<{ live_id: number }>(
      'select live_id from lives where live_id = any($1) and owner is distinct from $2',
      [[...new Set(answers.map(({ live_id }) => live_id))], this.#as.owner],
    );
    return new Set(rows.map(({ live_id }) => live_id));
  }

  /** The ids of the answers that the table holds for the same seats and questions. */
  async #kept(answers: readonly SeatAnswer[]): Promise<Map<string, string>> {
    const { rows } = await this.#pool.query<Kept>(keptSql, [JSON.stringify(answers)]);
    return new Map(rows.map((row) => [seatKey(row), row.answer_id]));
  }
}

type Kept = Pick<SeatAnswer, 'answer_id' | 'live_id' | 'question' | 'seat_id'>;
const seatKey = ({ live_id, question, seat_id }: Kept): string => `${live_id}/${question}/${seat_id}`;

/**
 * The share lock makes the session's row decide at the border: either this statement commits before the question is
 * locked, and its answers are counted, or it sees the question closed and takes none of them.
 */
const appendSql = `
  with sent as (
    select * from json_to_recordset($1::json) as answer (
      schedule text, answer_id uuid, mode text, kind text, person_id integer, live_id integer, seat_id integer,
      question integer, deck_id integer, word_id integer, origin_word_id integer, option_word_ids integer[],
      chosen_option smallint, chosen_word_id integer, typed_text text, is_correct boolean, ms integer,
      answered_at timestamptz, local_day date)
  ), open as (
    select live_id, open_question from lives
    where live_id in (select live_id from sent) and open_question is not null and ($2::uuid is null or owner = $2)
    order by live_id for share
  )
  insert into answers (schedule, answer_id, mode, kind, person_id, live_id, seat_id, question, deck_id, word_id,
    origin_word_id, option_word_ids, chosen_option, chosen_word_id, typed_text, is_correct, ms, answered_at, local_day)
  select schedule, answer_id, mode, kind, person_id, live_id, seat_id, question, deck_id, word_id,
    origin_word_id, option_word_ids, chosen_option, chosen_word_id, typed_text, is_correct, ms, answered_at, local_day
  from sent join open using (live_id)
  -- 0: every seat is at a question of its own.
  where open.open_question in (0, sent.question)
  on conflict do nothing`;

const keptSql = `
  select answers.answer_id, answers.live_id, answers.question, answers.seat_id
  from json_to_recordset($1::json) as sent (schedule text, live_id integer, question integer, seat_id integer)
  join answers using (schedule, live_id, question, seat_id)
  where voids is null and ${isLiveSchedule}`;
