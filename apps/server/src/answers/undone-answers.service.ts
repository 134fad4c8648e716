import { type AnswerUndone, latestArrivalDays, undoableMs, type UndoneAnswer } from '@lexiroom/contracts/answers';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { wasTaught } from '../classes/taught-class.ts';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import { takeBack } from '../event-log/scheduled-answers.ts';
import { classSchedule, personSchedule, studentSchedule } from '../event-log/schedules.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { invalid, Refusal, refuse } from '../refusals/refusal.ts';

const msPerDay = 86_400_000;

/** A call to take an answer back, parsed. */
type IncomingUndo = z.output<typeof UndoneAnswer>;

/** What the log says of the answer, in the schedule whose due dates the caller sees. */
interface GivenAnswer {
  origin_word_id: number;
  deck_id: number;
  /** Of Study, Revise or Test. */
  is_of_study: boolean;
  /** Epoch milliseconds. */
  given_at: number;
}

/** Answers that were a slip, and are taken back by whoever gave them. */
@Injectable()
export class UndoneAnswersService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Takes an answer of the caller's back wherever it counts, by rows that void it, and tells when the word is due without
   * it. Asked again, it stays as it is. NOT_FOUND when they have given no such answer, or teach no such class; INVALID when
   * it was given in a game or a live session, when it was undone more than {@link undoableMs} after it was given, or when
   * that arrives later than answers may.
   */
  async undo(user: CurrentUser, { answer_id, undone_at, ...asked }: IncomingUndo): Promise<AnswerUndone | Refusal> {
    const schedules = await this.#schedulesOf(user, asked);
    if (schedules instanceof Refusal) return schedules;
    const [first] = schedules;
    const answer = await this.#find(first!, answer_id, asked.student_id);
    if (!answer) return refuse('NOT_FOUND');
    const refusal = refusalOf(answer, undone_at, this.clock.now());
    if (refusal) return refusal;
    const keys = schedules.map((schedule) => ({ schedule, answer_id }));
    await inTransaction(this.pool, (client) => takeBack(client, keys));
    return { answer_id, ...(await this.#dueDates(first!, answer)) };
  }

  /** Where the answer may stand, the schedule first whose due dates the caller sees. */
  async #schedulesOf(
    { user_id }: CurrentUser,
    { class_id, student_id }: Pick<IncomingUndo, 'class_id' | 'student_id'>,
  ): Promise<readonly string[] | Refusal> {
    if (class_id !== undefined && student_id !== undefined) {
      const isTheirs = await wasTaught(this.pool, user_id, { class_id, student_id });
      return isTheirs ? [classSchedule(class_id), studentSchedule(student_id)] : refuse('NOT_FOUND');
    }
    if (class_id !== student_id) return invalid('student_id', 'a student was asked as one of a class');
    const { rows } = await this.pool.query<{ student_id: number }>(
      `select student_id from students
       where person_id = $1 or merged_into in (select student_id from students where person_id = $1)
       order by student_id`,
      [user_id],
    );
    return [personSchedule(user_id), ...rows.map((student) => studentSchedule(student.student_id))];
  }

  async #find(schedule: string, answer_id: string, student_id: number | undefined): Promise<GivenAnswer | undefined> {
    const { rows } = await this.pool.query<GivenAnswer>(
      `select origin_word_id, deck_id, (extract(epoch from answered_at) * 1000)::float8 as given_at,
         live_id is null and mode in ('study', 'revise', 'test') as is_of_study
       from answers where schedule = $1 and answer_id = $2 and voids is null
         and student_id is not distinct from $3::integer`,
      [schedule, answer_id, student_id],
    );
    return rows[0];
  }

  async #dueDates(
    schedule: string,
    { origin_word_id, deck_id }: GivenAnswer,
  ): Promise<Pick<AnswerUndone, 'due_date' | 'due_dates'>> {
    const { rows } = await this.pool.query<Required<Pick<AnswerUndone, 'due_date' | 'due_dates'>>>(
      `select json_build_object('classic', due_date, 'fsrs', fsrs_due_date) as due_dates,
         case when (select scheduler from decks where deck_id = $3) = 'fsrs' then fsrs_due_date else due_date end::text
           as due_date
       from word_schedules where schedule = $1 and origin_word_id = $2`,
      [schedule, origin_word_id, deck_id],
    );
    return rows[0] ?? {};
  }
}

function refusalOf(
  { is_of_study, given_at }: GivenAnswer,
  undone_at: number | undefined,
  now: number,
): Refusal | undefined {
  if (!is_of_study) return invalid('answer_id', 'only answers of Study, Revise and Test can be undone');
  if (Math.min(undone_at ?? now, now) > given_at + undoableMs) {
    return invalid('undone_at', `an answer can be undone for ${undoableMs / 60_000} minutes`);
  }
  if (now > given_at + latestArrivalDays * msPerDay + undoableMs) {
    return invalid('answer_id', `this answer was given more than ${latestArrivalDays} days ago`);
  }
  return undefined;
}
