import type pg from 'pg';
import { isStudentSchedule } from './schedules.ts';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** That the answers of a schedule count in another one, its head. */
export interface MergedSchedule {
  schedule: string;
  head: string;
}

/**
 * Which schedules count in which. The log keeps every answer under the schedule it was given for; the words of students
 * who were merged are scheduled together, in the row of the head. A schedule that nobody merged is its own head.
 */
export class ScheduleHeads {
  readonly #heads: ReadonlyMap<string, string>;
  readonly #members: ReadonlyMap<string, readonly MergedSchedule[]>;

  constructor(merged: readonly MergedSchedule[]) {
    this.#heads = new Map(merged.map(({ schedule, head }) => [schedule, head]));
    this.#members = Map.groupBy(merged, ({ head }) => head);
  }

  headOf(schedule: string): string {
    return this.#heads.get(schedule) ?? schedule;
  }

  /** The schedules whose answers count in a head, itself first. */
  membersOf(head: string): string[] {
    return [head, ...(this.#members.get(head) ?? []).map(({ schedule }) => schedule)];
  }
}

/**
 * The heads of these schedules, which stay what they are until the transaction ends: a merge waits for it. Many
 * transactions hold them at once. Schedules that are never merged cost nothing.
 */
export async function holdHeads(client: Queryable, schedules: Iterable<string>): Promise<ScheduleHeads> {
  const students = [...new Set(schedules)].filter(isStudentSchedule);
  if (students.length === 0) return new ScheduleHeads([]);
  await client.query('select pg_advisory_xact_lock_shared(hashtext($1))', [headsLock]);
  return readHeads(client, students);
}

/** The heads of these schedules, with all others that count in the same heads; of every schedule when none is named. */
export async function readHeads(client: Queryable, schedules?: readonly string[]): Promise<ScheduleHeads> {
  const { rows } = await client.query<MergedSchedule>(
    `select schedule, head from schedule_heads
     where $1::text[] is null or head = any($1)
       or head in (select head from schedule_heads where schedule = any($1))
     order by schedule`,
    [schedules],
  );
  return new ScheduleHeads(rows);
}

/** Lets no schedule of a student be written, merged or rebuilt by others until the transaction ends. */
export async function lockHeads(client: Queryable): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [headsLock]);
  await client.query('lock table word_schedules in row exclusive mode');
}

const headsLock = 'lexiroom schedule heads';
