import type pg from 'pg';
import type { Appended, NewAnswer } from './answer.ts';

/** At most so many answers are written by one statement. */
const batchLimit = 1000;

interface Waiting {
  answer: NewAnswer;
  resolve: (outcome: Appended) => void;
  reject: (error: unknown) => void;
}

/**
 * The append-only log of answers. Group commit that adapts to the load: whatever waits, of all sessions, is written in
 * one statement as soon as the last one is done; a lone answer is written at once. An answer is acknowledged only after
 * its commit, and a failing statement rejects all that it held, who may send them again under the same ids.
 */
export class AnswerLog {
  readonly #pool: pg.Pool;
  #waiting: Waiting[] = [];
  #isWriting = false;
  #idle: (() => void)[] = [];

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Stores an answer if its question is open in the database, and tells what became of it once that is committed. */
  append(answer: NewAnswer): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ answer, resolve, reject });
      if (this.#isWriting) return;
      this.#isWriting = true;
      // After this turn of the loop: what arrived in the same packets goes into the same statement.
      setImmediate(() => void this.#drain());
    });
  }

  /** Resolves once nothing waits any more. */
  flushed(): Promise<void> {
    return this.#isWriting ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve();
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, batchLimit);
      try {
        const outcomes = await this.#write(batch.map(({ answer }) => answer));
        for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index]!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isWriting = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  async #write(answers: readonly NewAnswer[]): Promise<Appended[]> {
    const given = JSON.stringify(answers);
    const { rows } = await this.#pool.query<Kept>({
      name: 'append-answers',
      text: appendSql,
      values: [given],
    });
    if (rows.length === answers.length) return answers.map(() => 'stored');
    const stored = new Set(rows.map(keptKey));
    const open = answers.filter((answer) => !stored.has(keptKey(answer)));
    const earlier = await this.#earlier(open);
    return answers.map((answer) => {
      if (stored.has(keptKey(answer))) return 'stored';
      const kept = earlier.get(seatKey(answer));
      return kept === undefined ? 'closed' : kept === answer.answer_id ? 'stored' : 'taken';
    });
  }

  /** The ids of answers that stood in the way of others, by seat and question. */
  async #earlier(answers: readonly NewAnswer[]): Promise<Map<string, string>> {
    const { rows } = await this.#pool.query<Kept>(earlierSql, [JSON.stringify(answers)]);
    return new Map(rows.map((row) => [seatKey(row), row.answer_id]));
  }
}

type Kept = Pick<NewAnswer, 'answer_id' | 'live_id' | 'question' | 'seat_id'>;
const seatKey = ({ live_id, question, seat_id }: Kept): string => `${live_id}/${question}/${seat_id}`;
const keptKey = (kept: Kept): string => `${seatKey(kept)}/${kept.answer_id}`;

/**
 * The share lock makes the session's row decide at the border: either this statement commits before the question is
 * locked, and its answers are counted, or it sees the question closed and takes none of them.
 */
const appendSql = `
  with given as (
    select * from json_to_recordset($1::json) as answer (
      schedule text, answer_id uuid, mode text, kind text, person_id integer, live_id integer, seat_id integer,
      question integer, deck_id integer, word_id integer, origin_word_id integer, option_word_ids integer[],
      chosen_option smallint, chosen_word_id integer, is_correct boolean, ms integer, answered_at timestamptz,
      local_day date)
  ), open as (
    select live_id, open_question from lives
    where live_id in (select live_id from given) and open_question is not null
    order by live_id for share
  )
  insert into answers (schedule, answer_id, mode, kind, person_id, live_id, seat_id, question, deck_id, word_id,
    origin_word_id, option_word_ids, chosen_option, chosen_word_id, is_correct, ms, answered_at, local_day)
  select schedule, answer_id, mode, kind, person_id, live_id, seat_id, question, deck_id, word_id,
    origin_word_id, option_word_ids, chosen_option, chosen_word_id, is_correct, ms, answered_at, local_day
  from given join open using (live_id)
  where given.question = open.open_question
  on conflict do nothing
  returning answer_id, live_id, question, seat_id`;

const earlierSql = `
  select answers.answer_id, answers.live_id, answers.question, answers.seat_id
  from json_to_recordset($1::json) as given (schedule text, live_id integer, question integer, seat_id integer)
  join answers using (schedule, live_id, question, seat_id)`;
