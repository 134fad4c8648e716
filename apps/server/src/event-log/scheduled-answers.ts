import type { SoloMode } from '@lexiroom/contracts/answers';
import type { SentenceMode } from '@lexiroom/domain/sentences/practice';
import { dayNumber } from '@lexiroom/domain/scheduling';
import type pg from 'pg';
import { inTransaction } from '../database/pool.ts';
import type { Answer, SeatAnswer } from './answer-log.ts';
import { GroupCommit } from './group-commit.ts';
import { followAnswers } from './follow-answers.ts';
import { holdFreeHeads, holdHeads } from './schedule-heads.ts';
import type { DueDates, LoggedAnswer, WordKey } from './word-schedules.ts';

/** An answer that makes a word fall due: given alone, asked for in class, or copied from a seat to whom it concerns. */
export interface ScheduledAnswer extends Answer {
  /** `printed`: on paper, as the teacher typed in; `imported`: given in another program, and brought with its file. */
  mode: SeatAnswer['mode'] | SoloMode | SentenceMode | 'printed' | 'imported';
  kind: string | null;
  /** In the schedules of classes and students: in which class it was given, and by whom; null in those of people. */
  class_id: number | null;
  student_id: number | null;
  live_id: number | null;
  seat_id: number | null;
  question: number | null;
  option_word_ids: readonly number[] | null;
  chosen_option: number | null;
  chosen_word_id: number | null;
  ms: number | null;
  /** It came with a time that had not come yet, and counts as given when it arrived. */
  dated_ahead: boolean;
  /**
   * In games for one: the round, the place there, and what the rules need besides. Of a printed quiz: which one, and the
   * place of the question, from 0.
   */
  round_id?: string | null;
  round_step?: number | null;
  play?: object | null;
}

/** What names an answer in the log. */
export type AnswerKey = Pick<ScheduledAnswer, 'schedule' | 'answer_id'>;

/**
 * The log of what people answer alone, and students whom their teacher asks. Nothing closes here: an answer waits for no
 * session and meets no lock of one.
 */
export class SoloLog {
  readonly #pool: pg.Pool;
  readonly #commits = new GroupCommit<SoloAnswer, DueDates | null>((answers) => this.#write(answers));
  /** Settles when the newest answers that waited for a merge are written, or not. */
  #late: Promise<unknown> = Promise.resolve();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /**
   * Records an answer together with its word's schedules, and tells when the word is due in the first of them, once that
   * is committed. An id that the first schedule has already records nothing, in none of them: the due dates are then those
   * of the word it was first given for, or null when that answer was taken back and the word has no other.
   */
  record(answer: ScheduledAnswer, ...copies: ScheduledAnswer[]): Promise<DueDates | null> {
    return this.#commits.add({ answer, copies });
  }

  async #write(answers: readonly SoloAnswer[]): Promise<(DueDates | null | Promise<DueDates | null>)[]> {
    const dueDates = new Map<SoloAnswer, DueDates | null>();
    const waiting = await inTransaction(this.#pool, async (client) => {
      const merging = await holdFreeHeads(client, answers.flatMap(schedulesOf));
      const [free, busy] = [[] as SoloAnswer[], [] as SoloAnswer[]];
      for (const answer of answers) (schedulesOf(answer).some((one) => merging.has(one)) ? busy : free).push(answer);
      for (const [place, due] of (await write(client, free)).entries()) dueDates.set(free[place]!, due);
      return busy;
    });
    const late = waiting.length > 0 ? this.#writeAfterMerges(waiting) : undefined;
    return answers.map((answer) => {
      const place = waiting.indexOf(answer);
      return place < 0 ? dueDates.get(answer)! : late!.then((due) => due[place]!);
    });
  }

  /** Answers of students who are being merged wait for that, on one connection, and keep nobody else waiting. */
  #writeAfterMerges(answers: readonly SoloAnswer[]): Promise<(DueDates | null)[]> {
    const written = this.#late.then(() =>
      inTransaction(this.#pool, async (client) => {
        await holdHeads(client, answers.flatMap(schedulesOf));
        return write(client, answers);
      }),
    );
    this.#late = written.catch(() => {});
    return written;
  }
}

const schedulesOf = ({ answer, copies }: SoloAnswer): string[] => [answer, ...copies].map(({ schedule }) => schedule);

/** Records answers with the schedules of their words; gives when each word is due in the first schedule of its answer. */
async function write(client: pg.ClientBase, answers: readonly SoloAnswer[]): Promise<(DueDates | null)[]> {
  if (answers.length === 0) return [];
  const fresh = new Set(await insertAnswers(client, answers.map(({ answer }) => answer))); // prettier-ignore
  const copies = answers.filter(({ answer }) => fresh.has(answer)).flatMap((given) => given.copies);
  const appended = [...fresh, ...(await insertAnswers(client, copies))].map(toLogged);
  await followAnswers(client, { appended, voided: [] });
  const { rows } = await client.query<{ due: DueDates | null }>(dueSql, [JSON.stringify(answers.map(toKey))]);
  return rows.map(({ due }) => due);
}

/** The same answer in every schedule that it counts for. The first is of a person or a class, the copies of students. */
interface SoloAnswer {
  answer: ScheduledAnswer;
  copies: readonly ScheduledAnswer[];
}

/**
 * Adds answers to the log and lets the schedules of their words follow, in the client's transaction. An answer whose id
 * its schedule has already is not added again. Once in a transaction, as its locks are taken in order.
 */
export const appendScheduled = (client: pg.ClientBase, appended: readonly ScheduledAnswer[]): Promise<void> =>
  changeScheduled(client, { appended, takenBack: [] });

/**
 * Takes answers back, each by a row of its own that voids it: their words are scheduled as if they had never been. What
 * was taken back, or never recorded, stays as it is. Once in a transaction.
 */
export const takeBack = (client: pg.ClientBase, takenBack: readonly AnswerKey[]): Promise<void> =>
  changeScheduled(client, { appended: [], takenBack });

/** Takes answers back and appends others, see {@link takeBack} and {@link appendScheduled}. Once in a transaction. */
export async function changeScheduled(
  client: pg.ClientBase,
  { appended, takenBack }: { appended: readonly ScheduledAnswer[]; takenBack: readonly AnswerKey[] },
): Promise<void> {
  const voided = await insertVoids(client, takenBack);
  const inserted = await insertAnswers(client, appended);
  await followAnswers(client, { appended: inserted.map(toLogged), voided });
}

/** Those of the answers that the log had not. Answers may repeat an id; the first one wins. */
async function insertAnswers(
  client: pg.ClientBase,
  answers: readonly ScheduledAnswer[],
): Promise<readonly ScheduledAnswer[]> {
  if (answers.length === 0) return [];
  const distinct = [...new Map(answers.toReversed().map((answer) => [idOf(answer), answer])).values()];
  const { rows } = await client.query<AnswerKey>(appendSql, [JSON.stringify(distinct)]);
  const insertedIds = new Set(rows.map(idOf));
  return distinct.filter((answer) => insertedIds.has(idOf(answer)));
}

/** The words of those of the answers that were not taken back before. */
async function insertVoids(client: pg.ClientBase, answers: readonly AnswerKey[]): Promise<readonly WordKey[]> {
  if (answers.length === 0) return [];
  const { rows } = await client.query<WordKey>(voidSql, [JSON.stringify(answers)]);
  return rows;
}

const toLogged = ({ schedule, origin_word_id, answer_id, is_correct, ...answer }: ScheduledAnswer): LoggedAnswer => ({
  schedule,
  origin_word_id,
  answer_id,
  is_correct,
  day: dayNumber(answer.local_day),
  at: Date.parse(answer.answered_at),
});

const toKey = ({ answer: { schedule, answer_id } }: SoloAnswer, place: number) => ({ schedule, answer_id, place });

const idOf = ({ schedule, answer_id }: AnswerKey): string => `${schedule}/${answer_id}`;

/** Everything that a row of `answers` says besides its key and what it takes back. */
const answerColumns = `mode, kind, person_id, class_id, student_id, live_id, seat_id, question, deck_id, word_id, origin_word_id, option_word_ids,
  chosen_option, chosen_word_id, is_correct, ms, answered_at, local_day,
  dated_ahead, round_id, round_step, play`;

const appendSql = `
  insert into answers (schedule, answer_id, ${answerColumns})
  select schedule, answer_id, ${answerColumns} from json_to_recordset($1::json) as given (
    schedule text, answer_id uuid, mode text, kind text, person_id integer, class_id integer, student_id integer,
    live_id integer, seat_id integer, question integer, deck_id integer, word_id integer, origin_word_id integer, option_word_ids integer[],
    chosen_option smallint, chosen_word_id integer, is_correct boolean, ms integer, answered_at timestamptz,
    local_day date, dated_ahead boolean, round_id uuid, round_step smallint, play jsonb)
  order by schedule, answer_id
  on conflict do nothing
  returning schedule, answer_id`;

const voidSql = `
  insert into answers (schedule, answer_id, voids, ${answerColumns})
  select schedule, gen_random_uuid(), answer_id, ${answerColumns}
  from json_to_recordset($1::json) as given (schedule text, answer_id uuid) join answers using (schedule, answer_id)
  where voids is null
  order by schedule, answer_id
  on conflict do nothing
  returning schedule, origin_word_id`;

const dueSql = `
  select case when s.schedule is not null then json_build_object('classic', s.due_date, 'fsrs', s.fsrs_due_date) end as due
  from json_to_recordset($1::json) as given (schedule text, answer_id uuid, place integer)
  left join answers using (schedule, answer_id)
  left join word_schedules s using (schedule, origin_word_id)
  order by place`;
