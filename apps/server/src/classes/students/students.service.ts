import type {
  ChangeStudent,
  ChangeStudents,
  ClassStudents,
  EndedLink,
  NewStudents,
  RosterStudent,
} from '@lexiroom/contracts/classes';
import { localDay } from '@lexiroom/domain/scheduling';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { madeOnce } from '../../database/done-commands.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { type Refusal, Refused, refuse } from '../../refusals/refusal.ts';
import { OwnClasses, readOwnClass } from '../own-classes.ts';
import { forgetStudent } from './forget-names.ts';
import { moveStudent } from './move-student.ts';
import { readOwnStudent, type StoredStudent } from './own-student.ts';
import { insertStudents, readAsked, readStudents, refuseTooManyStudents } from './roster.ts';
import { StudentUndo } from './student-undo.ts';

/** The students of a teacher’s classes. To everybody else they do not exist. */
@Injectable()
export class StudentsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly own: OwnClasses,
    private readonly undo: StudentUndo,
  ) {}

  /** What whoever asks questions needs to know of a class. @throws {Refused} NOT_FOUND when it is not theirs. */
  async toAsk(user: CurrentUser, class_id: number): Promise<ClassStudents> {
    const { class_name, archived_at } = await readOwnClass(this.pool, user.user_id, class_id);
    const asked = await readAsked(this.pool, class_id);
    const students = await readStudents(this.pool, class_id, this.#today(user));
    return {
      students: students.map(({ student_id, student_name, group, is_absent }) => ({
        student_id,
        student_name,
        group,
        is_absent,
        asked: asked.get(student_id) ?? 0,
      })),
      classDetails: { class_id, class_name, archived: archived_at !== null },
    };
  }

  /**
   * Adds students to a class, all or none, in their order. A `command_id` that comes again gets those of the first time.
   * @throws {Refused} NOT_FOUND when the class is not theirs; CLASS_FULL.
   */
  add(user: CurrentUser, { class_id, students, command_id }: z.output<typeof NewStudents>): Promise<RosterStudent[]> {
    return this.own.change(user.user_id, async (client) => {
      await readOwnClass(client, user.user_id, class_id);
      const student_ids = await madeOnce(client, user.user_id, command_id, async () => {
        await refuseTooManyStudents(client, class_id, students.length);
        return insertStudents(client, class_id, students);
      });
      return readStudents(client, class_id, this.#today(user), student_ids);
    });
  }

  /**
   * Changes what is named of a student and counts their `rev` up; nothing when it is so already. STALE, with the current
   * fields in its params, when the `rev` that was seen is not the newest. Without a `rev` each field is as whoever named
   * it last has it. Somebody who was removed comes back by a name.
   * @throws {Refused} NOT_FOUND when the student or the other class is not theirs, or was removed; CLASS_FULL;
   * PERSON_IN_CLASS when whoever joined as the student is somebody else in that class.
   */
  change(user: CurrentUser, change: z.output<typeof ChangeStudent>): Promise<RosterStudent | Refusal> {
    return this.own.change(user.user_id, async (client) => {
      const refusal = await this.#change(client, user, change);
      return refusal ?? (await readStudents(client, null, this.#today(user), [change.student_id]))[0]!;
    });
  }

  /**
   * Makes changes of many students, each as {@link change} would: all of them, or none. Gives those who were changed. A
   * `command_id` that comes again changes nothing more, and gets the students as they are by then.
   * @throws {Refused} as `change`, and STALE with the `student_id` of whom somebody else has changed.
   */
  changeAll(user: CurrentUser, { students, command_id }: z.output<typeof ChangeStudents>): Promise<RosterStudent[]> {
    return this.own.change(user.user_id, async (client) => {
      const student_ids = await madeOnce(client, user.user_id, command_id, async () => {
        for (const change of students) {
          // In their order, as a move may make room for another.
          // oxlint-disable-next-line no-await-in-loop
          const refusal = await this.#change(client, user, change);
          if (refusal) throw new Refused(refuse(refusal.code, { ...refusal.params, student_id: change.student_id }));
        }
        return [...new Set(students.map(({ student_id }) => student_id))];
      });
      return readStudents(client, null, this.#today(user), student_ids);
    });
  }

  async #change(
    client: pg.ClientBase,
    user: CurrentUser,
    { student_id, rev, ...wanted }: z.output<typeof ChangeStudent>,
  ): Promise<Refusal | undefined> {
    const before = await readOwnStudent(client, user.user_id, student_id);
    if (before.student_name === null && wanted.student_name === undefined) throw new Refused(refuse('NOT_FOUND'));
    if (rev !== undefined && rev !== before.rev) return stale(before);
    const class_id = wanted.class_id ?? before.class_id;
    if (class_id !== before.class_id) await readOwnClass(client, user.user_id, class_id);
    if (class_id !== before.class_id || before.student_name === null) await refuseTooManyStudents(client, class_id, 1);
    if (class_id !== before.class_id) await moveStudent(client, before, class_id);
    await write(client, before, {
      student_name: wanted.student_name ?? before.student_name,
      group: wanted.group === undefined ? before.group : wanted.group,
      absent_on: absentOn(before, wanted.is_absent, this.#today(user)),
    });
    return undefined;
  }

  /**
   * Takes the name of a student from everywhere; what they answered stays. One who was removed stays so. `undo` gives back
   * what a name does not: the account, and the names of the rows that are merged into them.
   * @throws {Refused} NOT_FOUND when the student is not theirs.
   */
  remove({ user_id }: CurrentUser, student_id: number): Promise<z.infer<typeof EndedLink>> {
    return this.own.change(user_id, async (client) => {
      const { person_id } = await readOwnStudent(client, user_id, student_id);
      const parts = await forgetStudent(client, student_id);
      return { done: true, undo: this.undo.of(student_id, { person_id, parts }) };
    });
  }

  #today({ time_zone, day_boundary }: CurrentUser): string {
    return localDay(this.clock.now(), time_zone, day_boundary);
  }
}

/** The params of a refusal are texts and numbers. */
const stale = ({ student_name, group, rev }: StoredStudent): Refusal =>
  refuse('STALE', { ...(student_name !== null && { student_name }), ...(group !== null && { group }), rev });

/** The day for which a student is marked absent. A mark of an earlier day says nothing any more, and is left as it is. */
function absentOn({ absent_on }: StoredStudent, isAbsent: boolean | undefined, today: string): string | null {
  if (isAbsent === undefined) return absent_on;
  return isAbsent ? today : null;
}

async function write(
  client: pg.ClientBase,
  before: StoredStudent,
  after: Pick<StoredStudent, 'student_name' | 'group' | 'absent_on'>,
): Promise<void> {
  const fields = ['student_name', 'group', 'absent_on'] as const;
  if (fields.every((field) => after[field] === before[field])) return;
  await client.query(
    `update students set student_name = $2, student_group = $3, absent_on = $4, rev = rev + 1 where student_id = $1`,
    [before.student_id, after.student_name, after.group, after.absent_on],
  );
}
