import type pg from 'pg';
import { inTransaction } from '../database/pool.ts';
import type { ScheduledAnswer } from './scheduled-answers.ts';
import { GroupCommit } from './group-commit.ts';
import { type AnswerKey, appendScheduled } from './scheduled-answers.ts';
import type { DueDates } from './word-schedule.ts';

/** The log of what people answer alone. Nothing closes here: an answer waits for no session and meets no lock of one. */
export class SoloLog {
  readonly #pool: pg.Pool;
  readonly #commits = new GroupCommit<ScheduledAnswer, DueDates | null>((answers) => this.#write(answers));

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /**
   * Records an answer together with its word's schedule, and tells when the word is due, once that is committed. An id
   * that the schedule has already records nothing: the due dates are then those of the word it was first given for, or
   * null when that answer was taken back and the word has no other.
   */
  record(answer: ScheduledAnswer): Promise<DueDates | null> {
    return this.#commits.add(answer);
  }

  async #write(answers: readonly ScheduledAnswer[]): Promise<(DueDates | null)[]> {
    return inTransaction(this.#pool, async (client) => {
      await appendScheduled(client, answers);
      const { rows } = await client.query<{ due: DueDates | null }>(dueSql, [JSON.stringify(answers.map(toKey))]);
      return rows.map(({ due }) => due);
    });
  }
}

const toKey = ({ schedule, answer_id }: ScheduledAnswer, place: number): AnswerKey & { place: number } => ({
  schedule,
  answer_id,
  place,
});

const dueSql = `
  select case when s.schedule is not null then json_build_object('classic', s.due_date, 'fsrs', s.fsrs_due_date) end as due
  from json_to_recordset($1::json) as given (schedule text, answer_id uuid, place integer)
  left join answers using (schedule, answer_id)
  left join word_schedules s using (schedule, origin_word_id)
  order by place`;
