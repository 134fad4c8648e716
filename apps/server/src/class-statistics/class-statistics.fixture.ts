import type { RosterStudent } from '@lexiroom/contracts/classes';
import { dayText, type Day } from '@lexiroom/domain/scheduling';
import { randomUUID } from 'node:crypto';
import { type ClassWorld, newClass, newTeacher } from '../classes/classes.fixture.ts';
import { createPool, inTransaction } from '../database/pool.ts';
import { scheduledAnswer } from '../event-log/scheduled-answers.fixture.ts';
import { appendScheduled, takeBack } from '../event-log/scheduled-answers.ts';
import { classSchedule, studentSchedule } from '../event-log/schedules.ts';
import type { Member } from '../http/api.fixture.ts';
import { makeDecks } from '../items/tree.fixture.ts';

/** For specs: a class with a deck that is shared with it. */
export interface Lesson {
  teacher: Member;
  class_id: number;
  students: RosterStudent[];
  deck_id: number;
  /** Its words, in their order. */
  word_ids: number[];
}

/** An answer of a student, as a row of a table in a spec: of whom, to which word, on which day, and how. */
export interface Given {
  student_id: number;
  word_id: number;
  day: Day;
  is_correct: boolean;
  /** In class, unless it was given alone. */
  alone?: boolean;
}

/** Makes a class with these students and a shared deck of these words. */
export async function newLesson(world: ClassWorld, names: string[], texts: string[]): Promise<Lesson> {
  const teacher = await newTeacher(world.server.url);
  const { class_id, students } = await newClass(teacher, ...names);
  const { deck_id, word_ids } = await newDeck(world, teacher, texts);
  await teacher.api.shareItem({ body: { class_id, item_id: deck_id } });
  return { teacher, class_id, students, deck_id, word_ids };
}

/** Makes a deck of these words in the teacher's root; `origins`: what they are copies of, when they are. */
export async function newDeck({ database }: ClassWorld, { root_id }: Member, texts: string[], origins?: number[]) {
  const [deck_id] = await makeDecks(database, root_id);
  await database.query('delete from words where deck_id = $1', [deck_id]);
  const { rows } = await database.query<{ word_id: number }>(
    `insert into words (deck_id, word_order, target_text, source_text, origin_word_id)
     select $1, place, text, text || ' in English', coalesce(origin, 0)
     from unnest($2::text[], $3::integer[]) with ordinality as word (text, origin, place) order by place returning word_id`,
    [deck_id, texts, origins ?? null],
  );
  await database.query('update words set origin_word_id = word_id where deck_id = $1 and origin_word_id = 0', [
    deck_id,
  ]);
  return { deck_id: deck_id!, word_ids: rows.map(({ word_id }) => word_id) };
}

/** Records answers as a lesson does, in the schedules of class and student, one a second from noon on; gives their ids. */
export async function answer(
  { server }: ClassWorld,
  { class_id, deck_id }: Pick<Lesson, 'class_id' | 'deck_id'>,
  given: Given[],
): Promise<string[]> {
  const ids = given.map(() => randomUUID());
  const rows = given.flatMap(({ student_id, word_id, day, is_correct, alone }, place) =>
    [...(alone ? [] : [classSchedule(class_id)]), studentSchedule(student_id)].map((schedule) =>
      scheduledAnswer({
        schedule,
        answer_id: ids[place]!,
        class_id,
        student_id,
        deck_id,
        word_id,
        origin_word_id: word_id,
        is_correct,
        answered_at: new Date(day * 86_400_000 + 43_200_000 + place * 1000).toISOString(),
        local_day: dayText(day),
      }),
    ),
  );
  await inPool(server.options.databaseUrl, (client) => appendScheduled(client, rows));
  return ids;
}

/** Takes an answer of a student back in both schedules. */
export const takeBackAnswer = ({ server }: ClassWorld, class_id: number, student_id: number, answer_id: string) =>
  inPool(
    server.options.databaseUrl,
    (client) =>
    takeBack(client, [classSchedule(class_id), studentSchedule(student_id)].map((schedule) => ({ schedule, answer_id }))), // prettier-ignore
  );

async function inPool(url: string, run: Parameters<typeof inTransaction<void>>[1]): Promise<void> {
  const pool = createPool(url);
  try {
    await inTransaction(pool, run);
  } finally {
    await pool.end();
  }
}
