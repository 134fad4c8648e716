import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { compareSoloAnswers } from '../answers/consistency.ts';
import { compareWordSchedules } from '../answers/projections.ts';
import { freshDatabase } from '../database/fresh-database.fixture.ts';
import { createPool, inTransaction } from '../database/pool.ts';
import { reassignSeats, recordQuestion, takeBackAnswers } from './copied-answers.ts';
import { mergeSchedules } from './merged-schedules.ts';
import { liveSchedule } from './schedules.ts';

let pool: pg.Pool;
/** A teacher in Tokyo, where it is the morning of the 21st. */
let teacher: number;
/** Somebody in New York, where it is the evening before; a class with three students, and a session of it: always new. */
let person: number;
let class_id: number;
let ada: number;
let bo: number;
let cy: number;
let live_id: number;

const one = async (sql: string, values: unknown[] = []): Promise<number> =>
  Object.values((await pool.query<Record<string, number>>(sql, values)).rows[0]!)[0]!;

const user = (name: string, zone: string): Promise<number> =>
  one(`insert into users (username, username_key, role, time_zone) values ($1, $1, 'teacher', $2) returning user_id`, [name, zone]); // prettier-ignore

beforeAll(async () => {
  pool = createPool(await freshDatabase());
  teacher = await user('tess', 'Asia/Tokyo');
  // The words that are answered here are gone by now.
  await pool.query(`select setval(pg_get_serial_sequence('words', 'word_id'), 100)`);
});
afterAll(() => pool.end());
beforeEach(async () => {
  person = await user(randomUUID(), 'America/New_York');
  class_id = await one(`insert into classes (teacher_id, class_name) values ($1, '7b') returning class_id`, [teacher]);
  const student = (name: string) =>
    one('insert into students (class_id, student_name) values ($1, $2) returning student_id', [class_id, name]);
  [ada, bo, cy] = [await student('Ada'), await student('Bo'), await student('Cy')];
  live_id = await one(
    `insert into lives (pin, host_id, game, deck_ids, time_zone, phase, class_id)
     values ('123456', $1, 'live-quiz', '{1}', 'UTC', 'open', $2) returning live_id`,
    [teacher, class_id],
  );
});
/** Whatever was recorded, the doctor finds no fault with it. */
afterEach(async () => {
  const client = await pool.connect();
  try {
    expect(await compareWordSchedules(client)).toEqual([]);
    expect(await compareSoloAnswers(client)).toEqual([]);
  } finally {
    client.release();
  }
});

const link = (student_id: number, person_id: number | null) =>
  pool.query('update students set person_id = $2 where student_id = $1', [student_id, person_id]);

async function sit(seat_id: number, student_id: number | null): Promise<void> {
  await pool.query(
    `insert into seats (live_id, seat_id, name, student_id, joined_at) values ($1, $2, 'Player ' || $2::integer, $3, now())`,
    [live_id, seat_id, student_id],
  );
}

/** What a seat answered to a question about the word of the same number. */
async function answered(seat_id: number, question: number, is_correct = true, person_id: number | null = null) {
  const answer_id = randomUUID();
  await pool.query(
    `insert into answers (schedule, answer_id, mode, kind, person_id, live_id, seat_id, question, deck_id, word_id,
       origin_word_id, option_word_ids, chosen_option, chosen_word_id, is_correct, ms, answered_at, local_day)
     values ($1, $2, 'live-quiz', 'text_to_picture', $3, $4, $5, $6::integer, 1, $6, $6, array[$6, 99], 0, case when $7::boolean then $6 else 99 end,
       $7, 800, '2026-11-21T01:30:00Z', '2026-11-21')`,
    [liveSchedule(live_id), answer_id, person_id, live_id, seat_id, question, is_correct],
  );
  return answer_id;
}

const record = (question: number) => inTransaction(pool, (client) => recordQuestion(client, live_id, question));
const takeBack = (...questions: number[]) => inTransaction(pool, (client) => takeBackAnswers(client, live_id, { questions })); // prettier-ignore
const reassign = (seat_id: number, student_id: number | null, times: number, questions = [1, 2]) =>
  inTransaction(pool, (client) =>
    reassignSeats(client, { live_id, seats: [{ seat_id, student_id, times }], counted: { questions } }),
  );

/** Ada and Cy sat down on each other's seats. */
const exchange = () =>
  inTransaction(pool, (client) =>
    reassignSeats(client, {
      live_id,
      seats: [
        { seat_id: 1, student_id: cy, times: 1 },
        { seat_id: 2, student_id: ada, times: 1 },
      ],
      counted: { questions: [1, 2] },
    }),
  );

/** The copies that count, by schedule and question. */
async function copies() {
  const { rows } = await pool.query<{
    schedule: string;
    question: number;
    student_id: number | null;
    local_day: string;
  }>(
    `select schedule, question, class_id, student_id, person_id, local_day::text from answers copy
     where live_id = $1 and schedule not like 'live:%' and voids is null
       and not exists (select 1 from answers later where later.schedule = copy.schedule and later.voids = copy.answer_id)
     order by schedule, question, student_id`,
    [live_id],
  );
  return rows;
}
const places = async () => (await copies()).map(({ schedule, question, student_id }) => [schedule, question, student_id]); // prettier-ignore
const dueDates = async (...schedules: string[]) =>
  (
    await pool.query(
      `select schedule, origin_word_id, answers, due_date::text from word_schedules where schedule = any($1)
       order by schedule, origin_word_id`,
      [schedules],
    )
  ).rows;

describe('a live quiz with a class: class and student, and the linked person', () => {
  test('each has the answer, on the teacher’s day and on the person’s own, whatever the word', async () => {
    await link(ada, person);
    await sit(1, ada);
    await sit(2, bo);
    await answered(1, 1);
    await answered(2, 1, false);
    await record(1);
    const ofClass = { question: 1, class_id, person_id: null, local_day: '2026-11-21' };
    expect(await copies()).toEqual([
      { ...ofClass, schedule: `class:${class_id}`, student_id: ada },
      { ...ofClass, schedule: `class:${class_id}`, student_id: bo },
      { schedule: `person:${person}`, question: 1, class_id: null, student_id: null, person_id: person, local_day: '2026-11-20' }, // prettier-ignore
      { ...ofClass, schedule: `student:${ada}`, student_id: ada },
      { ...ofClass, schedule: `student:${bo}`, student_id: bo },
    ]);
    // One of two is not more than half.
    expect(await dueDates(`class:${class_id}`)).toMatchObject([{ answers: 2, due_date: '2026-11-22' }]);
  });

  test('a seat of nobody in the list counts for no class, nor one in a session without a class', async () => {
    await sit(1, null);
    await sit(2, ada);
    await answered(1, 1);
    await record(1);
    await pool.query('update lives set class_id = null where live_id = $1', [live_id]);
    await answered(2, 2);
    await record(2);
    expect(await copies()).toEqual([]);
  });

  test('nothing counts for the class where the host has switched recording off', async () => {
    await pool.query(
      `insert into live_events (live_id, seq, v, type, body, at)
       values ($1, 1, 1, 'lobby_opened', '{"settings": {"records_answers": false}}', now())`,
      [live_id],
    );
    await sit(1, ada);
    await answered(1, 1);
    await record(1);
    expect(await copies()).toEqual([]);
  });

  test('of a student who was merged, the account is found with the one they are', async () => {
    await inTransaction(pool, (client) => mergeSchedules(client, `student:${bo}`, `student:${ada}`));
    await link(ada, person);
    await sit(1, bo);
    await answered(1, 1);
    await record(1);
    expect(await places()).toEqual([[`class:${class_id}`, 1, bo], [`person:${person}`, 1, null], [`student:${bo}`, 1, bo]]); // prettier-ignore
    expect(await dueDates(`student:${ada}`, `student:${bo}`)).toMatchObject([{ schedule: `student:${ada}`, answers: 1 }]); // prettier-ignore
  });

  test('recorded twice is recorded once', async () => {
    await sit(1, ada);
    await answered(1, 1);
    await Promise.all([record(1), record(1)]);
    await record(1);
    expect(await places()).toEqual([[`class:${class_id}`, 1, ada], [`student:${ada}`, 1, ada]]); // prettier-ignore
  });

  test('a question that is taken back counts for nobody, also when the student has left the class since', async () => {
    await link(ada, person);
    await sit(1, ada);
    for (const question of [1, 2]) {
      await answered(1, question);
      await record(question);
    }
    await link(ada, null);
    await pool.query('update seats set student_id = null where live_id = $1', [live_id]);
    await takeBack(1);
    await takeBack(1);
    expect(new Set((await copies()).map(({ question }) => question))).toEqual(new Set([2]));
    await takeBack(1, 2);
    expect(await copies()).toEqual([]);
    expect(await dueDates(`class:${class_id}`, `student:${ada}`, `person:${person}`)).toEqual([]);
  });
});

const sorted = (...rows: unknown[][]) => rows.map((row) => JSON.stringify(row)).toSorted();

const ofCy = (question: number) => [
  [`class:${class_id}`, question, cy],
  [`student:${cy}`, question, cy],
];
const ofBo = (question: number) => [
  [`class:${class_id}`, question, bo],
  [`person:${person}`, question, null],
  [`student:${bo}`, question, bo],
];
/** All that counts, in whatever order. */
const isNow = async (...rows: unknown[][]) => expect(sorted(...(await places()))).toEqual(sorted(...rows));

describe('the host reassigns a seat, and the answers follow', () => {
  beforeEach(async () => {
    await link(bo, person);
    await sit(1, ada);
    await sit(2, cy);
    for (const question of [1, 2]) {
      await answered(1, question);
      await answered(2, question, false);
      await record(question);
    }
  });

  test('to the other student and their account, and away from the one before', async () => {
    const before = await dueDates(`class:${class_id}`);
    await reassign(1, bo, 1);
    await isNow(...ofBo(1), ...ofBo(2), ...ofCy(1), ...ofCy(2));
    expect(await dueDates(`student:${ada}`)).toEqual([]);
    expect(await dueDates(`class:${class_id}`)).toEqual(before);
    expect(await one('select student_id from seats where live_id = $1 and seat_id = 1', [live_id])).toBe(bo);
  });

  test('done twice, or at once, is done once', async () => {
    await Promise.all([reassign(1, bo, 1), reassign(1, bo, 1)]);
    await reassign(1, bo, 1);
    await isNow(...ofBo(1), ...ofBo(2), ...ofCy(1), ...ofCy(2));
    expect(await dueDates(`student:${bo}`)).toMatchObject([{ answers: 1 }, { answers: 1 }]);
  });

  test('there and back again leaves what was', async () => {
    const schedules = [`class:${class_id}`, `student:${ada}`, `student:${bo}`, `person:${person}`];
    const before = [await places(), await dueDates(...schedules)];
    await reassign(1, bo, 1);
    await reassign(1, ada, 2);
    expect([await places(), await dueDates(...schedules)]).toEqual(before);
    await reassign(1, bo, 3);
    await reassign(1, ada, 4);
    expect([await places(), await dueDates(...schedules)]).toEqual(before);
  });

  test('freed, its answers count for no class until somebody is seated again', async () => {
    await reassign(1, null, 1);
    await isNow(...ofCy(1), ...ofCy(2));
    await reassign(1, bo, 2);
    await isNow(...ofBo(1), ...ofBo(2), ...ofCy(1), ...ofCy(2));
  });

  test('a question that was taken back stays so, and one that is locked later goes to whoever sits there', async () => {
    await takeBack(1);
    await reassign(1, bo, 1, [2]);
    await isNow(...ofBo(2), ...ofCy(2));
    await answered(1, 3);
    await record(3);
    await isNow(...ofBo(2), ...ofBo(3), ...ofCy(2));
    await takeBack(2, 3);
    expect(await copies()).toEqual([]);
  });

  test.each([
    ['by two who say so at once', () => Promise.all([reassign(1, cy, 1), reassign(2, ada, 1)])],
    [
      'in one step, done twice',
      async () => {
        await exchange();
        await exchange();
      },
    ],
  ])('two seats change places %s', async (_, change) => {
    await change();
    await isNow(
      ...[1, 2].flatMap((question) => [
        [`class:${class_id}`, question, cy],
        [`student:${cy}`, question, cy],
        [`class:${class_id}`, question, ada],
        [`student:${ada}`, question, ada],
      ]),
    );
    expect(await dueDates(`student:${ada}`, `student:${cy}`)).toMatchObject([
      { schedule: `student:${ada}`, origin_word_id: 1, answers: 1, due_date: '2026-11-22' },
      { schedule: `student:${ada}`, origin_word_id: 2, answers: 1, due_date: '2026-11-22' },
      { schedule: `student:${cy}`, origin_word_id: 1, answers: 1, due_date: '2026-11-23' },
      { schedule: `student:${cy}`, origin_word_id: 2, answers: 1, due_date: '2026-11-23' },
    ]);
    expect(await dueDates(`class:${class_id}`)).toMatchObject([{ answers: 2 }, { answers: 2 }]);
  });
});

test('a player’s own account keeps words of their own decks, whoever the seat is said to be', async () => {
  const deck_id = await one(
    `with root as (
       insert into items (owner_id, item_type, item_name, name_key) values ($1, 'folder', 'Root', 'root') returning item_id
     ), deck as (
       insert into items (owner_id, item_type, item_name, name_key, parent_id)
       select $1, 'deck', 'Animals', 'animals', item_id from root returning item_id
     ) insert into decks (deck_id, target_language) select item_id, 'japanese' from deck returning deck_id`,
    [person],
  );
  await pool.query('insert into words (deck_id, word_order, origin_word_id) values ($1, 1, 1)', [deck_id]);
  await sit(1, ada);
  for (const question of [1, 2]) {
    await answered(1, question, true, person);
    await record(question);
  }
  const own = [`person:${person}`, 1, null];
  const isOwnKept = async () => expect((await places()).filter(([schedule]) => schedule === own[0])).toEqual([own]);
  await isOwnKept();
  await reassign(1, bo, 1);
  await isOwnKept();
  // Linked as well, each answer counts once.
  await link(cy, person);
  await reassign(1, cy, 2);
  expect((await places()).filter(([schedule]) => schedule === own[0])).toEqual([own, [own[0], 2, null]]);
  expect(await dueDates(`person:${person}`)).toMatchObject([{ origin_word_id: 1, answers: 1 }, { origin_word_id: 2, answers: 1 }]); // prettier-ignore
});
