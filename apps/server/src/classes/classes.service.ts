import type { ChangeClass, ClassDetails, ClassRow, NewClass } from '@lexiroom/contracts/classes';
import { classLimits } from '@lexiroom/domain/classes';
import { localDay } from '@lexiroom/domain/scheduling';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { madeOnce } from '../database/done-commands.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { ReachableAddress } from '../http/reachable-address.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { type Refusal, Refused, refuse } from '../refusals/refusal.ts';
import { readClassPage } from './class-page.ts';
import { readClassRows } from './class-rows.ts';
import { OwnClasses, readOwnClass, type StoredClass } from './own-classes.ts';
import { forgetNamesOfSeats } from './students/forget-names.ts';

/** Classes of teachers. To everybody else a class does not exist. */
@Injectable()
export class ClassesService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly own: OwnClasses,
    private readonly reachable: ReachableAddress,
  ) {}

  /** The classes of the user: those in the archive, or the others. */
  list({ user_id }: CurrentUser, archived: boolean): Promise<ClassRow[]> {
    return readClassRows(this.pool, user_id, { archived });
  }

  /** All of a class that its page shows. @throws {Refused} NOT_FOUND when it is not theirs. */
  async details(user: CurrentUser, class_id: number): Promise<ClassDetails> {
    const stored = await readOwnClass(this.pool, user.user_id, class_id);
    const today = localDay(this.clock.now(), user.time_zone, user.day_boundary);
    const page = await readClassPage(this.pool, await readRow(this.pool, user.user_id, class_id), stored, today);
    return { ...page, join_address: this.reachable.of('/join') };
  }

  /**
   * Makes a class; as a copy of another one with its students in their groups, whom nobody has joined as yet. A
   * `command_id` that comes again gets the class of the first time.
   * @throws {Refused} NOT_ALLOWED for a learner; NOT_FOUND when the class to copy is not theirs; CLASSES_FULL.
   */
  async make({ user_id, role }: CurrentUser, order: z.output<typeof NewClass>): Promise<ClassRow> {
    if (role !== 'teacher') throw new Refused(refuse('NOT_ALLOWED'));
    return this.own.change(user_id, async (client) => {
      const [class_id] = await madeOnce(client, user_id, order.command_id, async () => [
        await write(client, user_id, order),
      ]);
      return readRow(client, user_id, class_id!);
    });
  }

  /**
   * Changes what is named of a class and counts its `rev` up; nothing when it is so already. STALE, with the current
   * fields in its params, when the `rev` that was seen is not the newest. Without a `rev` each field is as whoever
   * named it last has it.
   * @throws {Refused} NOT_FOUND when it is not theirs.
   */
  change(
    { user_id }: CurrentUser,
    { class_id, rev, ...wanted }: z.output<typeof ChangeClass>,
  ): Promise<ClassRow | Refusal> {
    return this.own.change(user_id, async (client) => {
      const before = await readOwnClass(client, user_id, class_id);
      const { class_name, asks_first } = before;
      if (rev !== undefined && rev !== before.rev) return refuse('STALE', { class_name, rev: before.rev });
      const after: StoredClass = {
        ...before,
        class_name: wanted.class_name ?? class_name,
        asks_first: wanted.asks_first ?? asks_first,
        archived_at: this.#archivedAt(before, wanted.archived),
      };
      const fields = ['class_name', 'asks_first', 'archived_at'] as const;
      if (fields.some((field) => after[field] !== before[field])) {
        await client.query(
          'update classes set class_name = $2, asks_first = $3, archived_at = $4, rev = rev + 1 where class_id = $1',
          [class_id, after.class_name, after.asks_first, after.archived_at],
        );
      }
      return readRow(client, user_id, class_id);
    });
  }

  #archivedAt({ archived_at }: StoredClass, archived: boolean | undefined): Date | null {
    if (archived === undefined) return archived_at;
    return archived ? (archived_at ?? new Date(this.clock.now())) : null;
  }

  /**
   * Deletes a class with its students. What was answered stays, as that of numbers which nothing names any more.
   * @throws {Refused} NOT_FOUND when it is not theirs.
   */
  async delete({ user_id }: CurrentUser, class_id: number): Promise<{ done: true }> {
    await this.own.change(user_id, async (client) => {
      await readOwnClass(client, user_id, class_id);
      const { rows } = await client.query<{ student_id: number }>(
        'select student_id from students where class_id = $1',
        [class_id],
      );
      await forgetNamesOfSeats(client, rows.map(({ student_id }) => student_id)); // prettier-ignore
      await client.query('delete from classes where class_id = $1', [class_id]);
    });
    return { done: true };
  }
}

async function readRow(db: pg.Pool | pg.ClientBase, user_id: number, class_id: number): Promise<ClassRow> {
  const [row] = await readClassRows(db, user_id, { class_id });
  if (!row) throw new Refused(refuse('NOT_FOUND'));
  return row;
}

async function write(
  client: pg.ClientBase,
  user_id: number,
  { class_name, copy_of }: z.output<typeof NewClass>,
): Promise<number> {
  const copied = copy_of === undefined ? undefined : await readOwnClass(client, user_id, copy_of);
  const { rows } = await client.query<{ class_id: number }>(
    `insert into classes (teacher_id, class_name, asks_first)
     select $1, $2, $3 where (select count(*) from classes where teacher_id = $1) < $4 returning class_id`,
    [user_id, class_name, copied?.asks_first ?? false, classLimits.classes],
  );
  if (!rows[0]) throw new Refused(refuse('CLASSES_FULL', { most: classLimits.classes }));
  const { class_id } = rows[0];
  await client.query(
    `insert into students (class_id, student_name, student_group)
     select $1, student_name, student_group from students
     where class_id = $2 and student_name is not null and merged_into is null order by student_id`,
    [class_id, copy_of ?? null],
  );
  return class_id;
}
