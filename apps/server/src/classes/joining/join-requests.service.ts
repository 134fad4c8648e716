import type { AcceptRequest, EndedLink, RefuseRequest, RestoreLink, RosterStudent } from '@lexiroom/contracts/classes';
import { localDay } from '@lexiroom/domain/scheduling';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { isInUse } from '../../accounts/account-in-use.ts';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { type Refusal, Refused, refuse } from '../../refusals/refusal.ts';
import { OwnClasses, readOwnClass } from '../own-classes.ts';
import { nameParts } from '../students/forget-names.ts';
import { readOwnStudent } from '../students/own-student.ts';
import { insertStudents, readStudents, refuseTooManyStudents } from '../students/roster.ts';
import { StudentUndo } from '../students/student-undo.ts';
import { linkPerson, readJoinedAs, readPickable, unlinkStudent } from './links.ts';

type Acceptance = z.output<typeof AcceptRequest>;

/** Whom a teacher lets into a class, and whom no longer. */
@Injectable()
export class JoinRequestsService {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly own: OwnClasses,
    private readonly undo: StudentUndo,
  ) {}

  /**
   * Lets somebody in who asks, and gives the student they are now; who is that student already stays so. NOT_FOUND when
   * they do not ask, or the student is not in the class; STUDENT_TAKEN; CONFLICT when they are another student by now.
   * @throws {Refused} NOT_FOUND when the class is not theirs; CLASS_FULL for one student too many.
   */
  accept(user: CurrentUser, accepted: Acceptance): Promise<RosterStudent | Refusal> {
    const { class_id, user_id, student_id } = accepted;
    const at = this.clock.now();
    return this.own.change(user.user_id, async (client) => {
      await readOwnClass(client, user.user_id, class_id);
      let joinedAs = await readJoinedAs(client, class_id, user_id);
      if (joinedAs !== null && student_id !== null && student_id !== joinedAs) return refuse('CONFLICT');
      if (joinedAs === null) {
        const name = await readAskedName(client, accepted);
        if (name === undefined) return refuse('NOT_FOUND');
        const [student] = student_id === null ? [] : await readPickable(client, class_id, student_id);
        if (student_id !== null && !student) return refuse('NOT_FOUND');
        if (student?.is_taken) return refuse('STUDENT_TAKEN');
        joinedAs = student?.student_id ?? (await addStudent(client, class_id, name));
        await linkPerson(client, { class_id, student_id: joinedAs, user_id, at });
      }
      const today = localDay(at, user.time_zone, user.day_boundary);
      return (await readStudents(client, class_id, today, [joinedAs]))[0]!;
    });
  }

  /** Does not let somebody in. Who does not ask, or no longer, is left alone. @throws {Refused} NOT_FOUND when the class is not theirs. */
  async refuse(user: CurrentUser, { class_id, user_id }: z.output<typeof RefuseRequest>): Promise<{ done: true }> {
    await this.own.change(user.user_id, async (client) => {
      await readOwnClass(client, user.user_id, class_id);
      await client.query('delete from class_requests where class_id = $1 and user_id = $2', [class_id, user_id]);
    });
    return { done: true };
  }

  /**
   * Whoever joined as this student is in the class no longer; the student stays.
   * @throws {Refused} NOT_FOUND when the class is not theirs, or the student not in it.
   */
  unlink(user: CurrentUser, class_id: number, student_id: number): Promise<z.infer<typeof EndedLink>> {
    return this.own.change(user.user_id, async (client) => {
      const student = await readOwnStudent(client, user.user_id, student_id);
      if (student.class_id !== class_id || student.student_name === null) throw new Refused(refuse('NOT_FOUND'));
      await unlinkStudent(client, student_id);
      return { done: true, undo: this.undo.of(student_id, { person_id: student.person_id, parts: [] }) };
    });
  }

  /**
   * Gives a student back what they have lost with the end of their link, or with their removal, once they have a name
   * again: the account, and the names of what is merged into them. Gives the student; who has all of it stays so.
   * NOT_FOUND when that was too long ago, or the account is gone; STUDENT_TAKEN when somebody else has joined as the
   * student since; PERSON_IN_CLASS when the account has, as another one.
   * @throws {Refused} NOT_FOUND when the student is not theirs.
   */
  restoreLink(user: CurrentUser, { student_id, undo }: z.output<typeof RestoreLink>): Promise<RosterStudent | Refusal> {
    const at = this.clock.now();
    return this.own.change(user.user_id, async (client) => {
      const { class_id, student_name } = await readOwnStudent(client, user.user_id, student_id);
      const taken = this.undo.read(student_id, undo);
      if (!taken || student_name === null) return refuse('NOT_FOUND');
      await nameParts(client, student_id, taken.parts);
      const user_id = taken.person_id;
      const refusal = user_id === null ? undefined : await linkAgain(client, { class_id, student_id, user_id, at });
      if (refusal) return refusal;
      const today = localDay(at, user.time_zone, user.day_boundary);
      return (await readStudents(client, class_id, today, [student_id]))[0]!;
    });
  }
}

/** Makes a person the student again whom they had joined as. */
async function linkAgain(
  client: pg.ClientBase,
  link: { class_id: number; student_id: number; user_id: number; at: number },
): Promise<Refusal | undefined> {
  const { class_id, student_id, user_id } = link;
  const { rowCount } = await client.query(`select 1 from users u where user_id = $1 and ${isInUse}`, [user_id]);
  if (rowCount === 0) return refuse('NOT_FOUND');
  const joinedAs = await readJoinedAs(client, class_id, user_id);
  if (joinedAs === student_id) return undefined;
  if (joinedAs !== null) return refuse('PERSON_IN_CLASS');
  const [student] = await readPickable(client, class_id, student_id);
  if (student!.is_taken) return refuse('STUDENT_TAKEN');
  await linkPerson(client, link);
  return undefined;
}

/** What somebody who asks would be called as a new student: as the teacher says, as they say, or as their account. */
async function readAskedName(
  client: pg.ClientBase,
  { class_id, user_id, student_name }: Acceptance,
): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select coalesce($3, student_name, username) as name from class_requests join users u using (user_id)
     where class_id = $1 and user_id = $2 and ${isInUse}`,
    [class_id, user_id, student_name ?? null],
  );
  return rows[0]?.name;
}

async function addStudent(client: pg.ClientBase, class_id: number, student_name: string): Promise<number> {
  await refuseTooManyStudents(client, class_id, 1);
  return (await insertStudents(client, class_id, [{ student_name }]))[0]!;
}
