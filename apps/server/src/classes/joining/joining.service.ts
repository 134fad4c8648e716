import type { EndedLink, JoinClass, JoinedClass, OpenClass } from '@lexiroom/contracts/classes';
import { classLimits, joiningOutcome } from '@lexiroom/domain/classes';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { isInUse } from '../../accounts/account-in-use.ts';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { invalid, type Refusal, refuse } from '../../refusals/refusal.ts';
import { OwnClasses } from '../own-classes.ts';
import { linkPerson, readJoinedAs, readPickable, unlinkStudent } from './links.ts';

/** A class that a code opens. */
interface CodedClass {
  class_id: number;
  class_name: string;
  teacher_id: number;
  teacher: string;
  asks_first: boolean;
}

/** The way into a class for those who have its code, and out of it. */
@Injectable()
export class JoiningService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly own: OwnClasses,
  ) {}

  /** What the code of a class shows: its names to who may join. NOT_FOUND when it opens none: it was renewed or closed, or the class is in the archive. */
  async look({ user_id }: CurrentUser, code: string): Promise<OpenClass | Refusal> {
    const found = await readByCode(this.pool, code);
    if (!found) return refuse('NOT_FOUND');
    const { class_id, class_name, teacher, asks_first } = found;
    const caller = await this.#callerOf(found, user_id);
    // Names are for finding one's own: who is a student of the class has found it.
    const students = caller === 'nobody' || caller === 'asking' ? await readPickable(this.pool, class_id) : [];
    return { class_id, class_name, teacher, asks_first, students, caller };
  }

  async #callerOf({ class_id, teacher_id }: CodedClass, user_id: number): Promise<OpenClass['caller']> {
    if (teacher_id === user_id) return 'teacher';
    if ((await readJoinedAs(this.pool, class_id, user_id)) !== null) return 'student';
    const { rowCount } = await this.pool.query('select 1 from class_requests where class_id = $1 and user_id = $2', [
      class_id,
      user_id,
    ]);
    return rowCount === 0 ? 'nobody' : 'asking';
  }

  /**
   * Joins as a student of the list, or asks to: see `joiningOutcome`. Doing so again changes nothing, asking again is
   * asking for what is named now. NOT_FOUND when the code opens no class or the student is not in it; STUDENT_TAKEN when
   * somebody was faster; CLASS_FULL when as many ask as a class can hold.
   */
  async join(
    { user_id }: CurrentUser,
    wanted: z.output<typeof JoinClass>,
  ): Promise<z.infer<typeof JoinedClass> | Refusal> {
    const { code, student_id, student_name } = wanted;
    if (student_id === undefined && student_name === undefined) return invalid('student_name', 'Please enter a name');
    const found = await readByCode(this.pool, code);
    if (!found) return refuse('NOT_FOUND');
    return this.own.change(found.teacher_id, async (client) => {
      // It may have been closed while others were let in.
      const coded = await readByCode(client, code);
      if (!coded) return refuse('NOT_FOUND');
      const { class_id, class_name } = coded;
      const [student] = student_id === undefined ? [] : await readPickable(client, class_id, student_id);
      if (student_id !== undefined && !student) return refuse('NOT_FOUND');
      const joinedAs = await readJoinedAs(client, class_id, user_id);
      const outcome = joiningOutcome({
        isTeacher: coded.teacher_id === user_id,
        joinedAs,
        picked: student ? { student_id: student.student_id, isTaken: student.is_taken } : null,
        asksFirst: coded.asks_first,
      });
      if (outcome === 'ask') {
        const refusal = await ask(client, { class_id, user_id, student_id, student_name, at: this.clock.now() });
        return refusal ?? { class_id, class_name, is_waiting: true };
      }
      if (outcome !== 'in') return refuse(outcome);
      if (student && joinedAs === null) {
        await linkPerson(client, { class_id, student_id: student.student_id, user_id, at: this.clock.now() });
      }
      return { class_id, class_name, is_waiting: false };
    });
  }

  /** Leaves a class, or asks no longer to be let in. Who is not in it stays so. */
  async leave({ user_id }: CurrentUser, class_id: number): Promise<z.infer<typeof EndedLink>> {
    // Who has nothing to do with a class does not make its teacher wait.
    const { rows } = await this.pool.query<{ teacher_id: number }>(
      `select teacher_id from classes where class_id = $1 and (
         exists (select 1 from students s where s.class_id = $1 and person_id = $2)
         or exists (select 1 from class_requests r where r.class_id = $1 and user_id = $2))`,
      [class_id, user_id],
    );
    if (rows[0]) {
      await this.own.change(rows[0].teacher_id, async (client) => {
        const student_id = await readJoinedAs(client, class_id, user_id);
        if (student_id !== null) await unlinkStudent(client, student_id);
        await client.query('delete from class_requests where class_id = $1 and user_id = $2', [class_id, user_id]);
      });
    }
    return { done: true, undo: null };
  }
}

/** The class that a code opens. */
async function readByCode(db: pg.Pool | pg.ClientBase, code: string): Promise<CodedClass | undefined> {
  const { rows } = await db.query<CodedClass>(
    `select class_id, class_name, teacher_id, u.username as teacher, asks_first
     from classes join users u on u.user_id = teacher_id
     where join_code = $1 and archived_at is null and ${isInUse}`,
    [code],
  );
  return rows[0];
}

interface Asking {
  class_id: number;
  user_id: number;
  student_id: number | undefined;
  student_name: string | undefined;
  /** Epoch milliseconds. */
  at: number;
}

async function ask(
  client: pg.ClientBase,
  { class_id, user_id, student_id, student_name, at }: Asking,
): Promise<Refusal | undefined> {
  const { rows } = await client.query<{ others: number }>(
    'select count(*)::integer as others from class_requests where class_id = $1 and user_id <> $2',
    [class_id, user_id],
  );
  if (rows[0]!.others >= classLimits.students) return refuse('CLASS_FULL', { most: classLimits.students });
  await client.query(
    `insert into class_requests (class_id, user_id, student_id, student_name, requested_at) values ($1, $2, $3, $4, $5)
     on conflict (class_id, user_id) do update set student_id = excluded.student_id, student_name = excluded.student_name`,
    [class_id, user_id, student_id ?? null, student_id === undefined ? student_name : null, new Date(at)],
  );
  return undefined;
}
