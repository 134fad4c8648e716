import type { MergeStudents, StudentMerge } from '@lexiroom/contracts/classes';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { mergeSchedules, separateSchedules } from '../../event-log/merged-schedules.ts';
import { studentSchedule } from '../../event-log/schedules.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { invalid, type Refusal, Refused, refuse } from '../../refusals/refusal.ts';
import { forgetMovedLinks, readPickable, unlinkStudent } from '../joining/links.ts';
import { OwnClasses } from '../own-classes.ts';
import { readOwnStudent, type StoredStudent } from '../students/own-student.ts';
import { refuseTooManyStudents } from '../students/roster.ts';
import { readMergeOf, readMerges, readOwnMerge, readWay } from './merge-rows.ts';

/** Two rows of a class that were one student: their answers are one history, until that is undone. */
@Injectable()
export class MergingService {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly own: OwnClasses,
  ) {}

  /**
   * Makes one student a part of another one of their class: what it answered, and will answer, is the other’s. Whoever
   * joined as the first is the other from then on. Doing so twice does it once. BOTH_LINKED when somebody has joined as
   * each of them; INVALID for students of two classes.
   * @throws {Refused} NOT_FOUND when one is not theirs, was removed, or is a part of a third.
   */
  merge(
    user: CurrentUser,
    { from_student_id, into_student_id }: z.output<typeof MergeStudents>,
  ): Promise<StudentMerge | Refusal> {
    return this.own.change(user.user_id, async (client) => {
      const earlier = await readMergeOf(client, user.user_id, from_student_id, into_student_id);
      if (earlier) return (await readMerges(client, earlier.class_id, earlier.merge_id))[0] ?? refuse('NOT_FOUND');
      const from = await readNamed(client, user.user_id, from_student_id);
      const into = await readNamed(client, user.user_id, into_student_id);
      if (from.student_id === into.student_id) return invalid('into_student_id', 'it takes two students');
      if (from.class_id !== into.class_id) return invalid('into_student_id', 'both have to be in one class');
      const [isFromTaken, isIntoTaken] = [await isTaken(client, from), await isTaken(client, into)];
      if (isFromTaken && isIntoTaken) return refuse('BOTH_LINKED');
      // An earlier link of the other one has ended: its merge gives back no later one.
      if (isFromTaken) await forgetMovedLinks(client, into.student_id);
      const merge_id = await writeMerge(client, from, into, { link_moved: isFromTaken, at: this.clock.now() });
      if (isFromTaken) await moveLink(client, from.student_id, into.student_id);
      else await unlinkStudent(client, from.student_id);
      const merge = (await readMerges(client, into.class_id, merge_id))[0]!;
      await mergeSchedules(client, studentSchedule(from.student_id), studentSchedule(into.student_id));
      return merge;
    });
  }

  /**
   * Makes the two what they were: the first is a student of the list again, with what was merged into it before, and with
   * the account that had come along, if it is there still. Doing so twice does it once.
   * @throws {Refused} NOT_FOUND when it is no merge of theirs; CLASS_FULL when the list has filled up since.
   */
  async undo({ user_id }: CurrentUser, merge_id: number): Promise<{ done: true }> {
    await this.own.change(user_id, async (client) => {
      const merge = await readOwnMerge(client, user_id, merge_id);
      if (!merge) throw new Refused(refuse('NOT_FOUND'));
      if (merge.undone_at !== null) return;
      const { class_id, from_student_id } = merge;
      await refuseTooManyStudents(client, class_id, 1);
      await giveLinkBack(client, from_student_id);
      await client.query('update student_merges set undone_at = $2 where merge_id = $1', [
        merge_id,
        new Date(this.clock.now()),
      ]);
      await client.query('update students set merged_into = null, rev = rev + 1 where student_id = $1', [
        from_student_id,
      ]);
      await separateSchedules(client, studentSchedule(from_student_id));
    });
    return { done: true };
  }
}

async function readNamed(client: pg.ClientBase, teacher_id: number, student_id: number): Promise<StoredStudent> {
  const student = await readOwnStudent(client, teacher_id, student_id);
  if (student.student_name === null) throw new Refused(refuse('NOT_FOUND'));
  return student;
}

async function isTaken(client: pg.ClientBase, { class_id, student_id }: StoredStudent): Promise<boolean> {
  return (await readPickable(client, class_id, student_id))[0]?.is_taken ?? false;
}

async function writeMerge(
  client: pg.ClientBase,
  from: StoredStudent,
  into: StoredStudent,
  { link_moved, at }: { link_moved: boolean; at: number },
): Promise<number> {
  const pair = [from.student_id, into.student_id];
  await client.query('update students set merged_into = $2, rev = rev + 1 where student_id = $1', pair);
  // Who asked to be let in as the first asks for the other.
  await client.query('update class_requests set student_id = $2 where student_id = $1', pair);
  const { rows } = await client.query<{ merge_id: number }>(
    `insert into student_merges (class_id, from_student_id, into_student_id, link_moved, merged_at)
     values ($1, $2, $3, $4, $5) returning merge_id`,
    [into.class_id, ...pair, link_moved, new Date(at)],
  );
  return rows[0]!.merge_id;
}

/** Whoever joined as one student is another of the class from now on. */
async function moveLink(client: pg.ClientBase, from: number, into: number): Promise<void> {
  const { rows } = await client.query<{ person_id: number | null; linked_at: Date | null }>(
    'select person_id, linked_at from students where student_id = $1',
    [from],
  );
  // First away from the one, as nobody is two students of a class.
  await client.query('update students set person_id = null, linked_at = null where student_id = $1', [from]);
  const { person_id, linked_at } = rows[0]!;
  await client.query('update students set person_id = $2, linked_at = $3 where student_id = $1', [
    into,
    person_id,
    linked_at,
  ]);
}

/** Gives a student the account back that came along to whom they are a part of, all the way, and has stayed there. */
async function giveLinkBack(client: pg.ClientBase, student_id: number): Promise<void> {
  const way = await readWay(client, student_id);
  if (way.some(({ link_moved }) => !link_moved)) return;
  await moveLink(client, way.at(-1)!.into_student_id, student_id);
  await client.query('update student_merges set link_moved = false where merge_id = any($1)', [
    way.map(({ merge_id }) => merge_id),
  ]);
}
