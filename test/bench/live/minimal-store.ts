import type pg from 'pg';

/** What the least that can be called durable keeps of an answer: who, to what, which, and under which id. */
export interface MinimalAnswer {
  answer_id: string;
  question: number;
  seat_id: number;
  option: number;
  ms: number;
}

interface Waiting {
  answer: MinimalAnswer;
  stored: () => void;
  failed: (error: unknown) => void;
}

/** Answers of so many milliseconds share a commit. */
const tickMs = 5;

export const minimalTable = `
  create table if not exists minimal_answers (
    question integer, seat_id integer, answer_id uuid not null, option smallint not null, ms integer not null,
    recorded_at timestamptz not null default now(), primary key (question, seat_id)
  )`;

/**
 * A store of answers with nothing of the product in it: one narrow table, one statement for what came within 5 ms,
 * acknowledged after its commit. What the product's own store costs is measured against it.
 */
export class MinimalStore {
  readonly #pool: pg.Pool;
  #waiting: Waiting[] = [];
  #isTicking = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  append(answer: MinimalAnswer): Promise<void> {
    return new Promise((stored, failed) => {
      this.#waiting.push({ answer, stored, failed });
      if (this.#isTicking) return;
      this.#isTicking = true;
      setTimeout(() => void this.#write(), tickMs);
    });
  }

  async #write(): Promise<void> {
    const batch = this.#waiting.splice(0);
    const answers = batch.map(({ answer }) => answer);
    try {
      await this.#pool.query({
        name: 'minimal',
        text: `insert into minimal_answers (question, seat_id, answer_id, option, ms)
               select * from unnest($1::integer[], $2::integer[], $3::uuid[], $4::smallint[], $5::integer[])
               on conflict do nothing`,
        values: [
          answers.map(({ question }) => question),
          answers.map(({ seat_id }) => seat_id),
          answers.map(({ answer_id }) => answer_id),
          answers.map(({ option }) => option),
          answers.map(({ ms }) => ms),
        ],
      });
      for (const { stored } of batch) stored();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
    if (this.#waiting.length > 0) setTimeout(() => void this.#write(), tickMs);
    else this.#isTicking = false;
  }
}
