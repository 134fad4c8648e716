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
 * The heads of these schedules, which stay what they are until the transaction ends: who merges one of them waits for it,
 * or is waited for. Many transactions hold them at once. Schedules that are never merged cost nothing.
 */
export async function holdHeads(client: Queryable, schedules: Iterable<string>): Promise<ScheduleHeads> {
  const students = [...new Set(schedules)].filter(isStudentSchedule);
  if (students.length === 0) return new ScheduleHeads([]);
  await client.query(`select pg_advisory_xact_lock_shared(hashtext($2), part) from ${partsInOrder}`, [
    students,
    headsLock,
  ]);
  return readHeads(client, students);
}

/**
 * Holds the heads of these schedules as {@link holdHeads} does, without waiting for anybody; gives those schedules of
 * which it could not, as they are being merged at this moment.
 */
export async function holdFreeHeads(client: Queryable, schedules: Iterable<string>): Promise<ReadonlySet<string>> {
  const students = [...new Set(schedules)].filter(isStudentSchedule);
  if (students.length === 0) return new Set();
  const { rows } = await client.query<{ schedules: string[]; is_held: boolean }>(
    `select schedules, pg_try_advisory_xact_lock_shared(hashtext($2), part) as is_held from ${partsInOrder}`,
    [students, headsLock],
  );
  return new Set(rows.filter(({ is_held }) => !is_held).flatMap((part) => part.schedules));
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

/**
 * Lets none of these schedules, nor any that counts in the same head as one of them, be written, merged or rebuilt by
 * others until the transaction ends. All others go on.
 */
export async function lockHeads(client: Queryable, schedules: readonly string[]): Promise<void> {
  for (;;) {
    const together = await readTogether(client, schedules);
    await client.query('savepoint locking_heads');
    await client.query(`select pg_advisory_xact_lock(hashtext($2), part) from ${partsInOrder}`, [together, headsLock]);
    const isStillSo = (await readTogether(client, schedules)).join() === together.join();
    if (isStillSo) {
      await lockSchedules(client, together);
      await client.query('lock table word_schedules in row exclusive mode');
      return;
    }
    // One of them was merged while this waited: others are needed, and locks are taken in order or not at all.
    await client.query('rollback to savepoint locking_heads');
  }
}

/** These schedules and all that count in the same heads, sorted. */
async function readTogether(client: Queryable, schedules: readonly string[]): Promise<string[]> {
  const heads = await readHeads(client, schedules);
  return [...new Set(schedules.flatMap((schedule) => heads.membersOf(heads.headOf(schedule))))].toSorted();
}

const headsLock = 'lexiroom schedule heads';

/**
 * Lets nobody else follow the answers of these schedules until the transaction ends. After their heads are held or locked,
 * and once in a transaction, as its locks are taken in order.
 */
export async function lockSchedules(client: Queryable, schedules: readonly string[]): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('lexiroom schedules'), part) from ${partsInOrder}`, [
    schedules,
  ]);
}

/**
 * SQL for the locks of the schedules `$1`: `part`, and the `schedules` that share it. There are 256 of a kind, taken in
 * their order, so that a transaction holds few and none waits in a circle.
 */
const partsInOrder = `(
  select hashtext(schedule) & 255 as part, array_agg(schedule) as schedules
  from unnest($1::text[]) as schedule group by part order by part
) as parts`;
