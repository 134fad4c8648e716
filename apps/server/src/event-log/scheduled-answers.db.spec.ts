import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Random, seededRandom, shuffled } from '@lexiroom/domain/chance';
import { dayText } from '@lexiroom/domain/scheduling';
import pg from 'pg';
import { compareWordSchedules, rebuildWordSchedules } from '../answers/projections.ts';
import { freshDatabase } from '../database/fresh-database.fixture.ts';
import { createPool, inTransaction } from '../database/pool.ts';
import { expectedRows, firstDay, onDay, scheduledAnswer, storedRows } from './scheduled-answers.fixture.ts';
import { type ScheduledAnswer, SoloLog, takeBack } from './scheduled-answers.ts';
import { personSchedule } from './schedules.ts';

let pool: pg.Pool;
let log: SoloLog;
/** A new one in every test. */
let person = 0;

beforeAll(async () => {
  pool = createPool(await freshDatabase());
  log = new SoloLog(pool);
});
afterAll(() => pool.end());
beforeEach(() => void person++);

const answer = (change: Partial<ScheduledAnswer> = {}): ScheduledAnswer =>
  scheduledAnswer({ schedule: personSchedule(person), person_id: person, ...change });

const rows = (of = person) => storedRows(pool, personSchedule(of));

const stored = async () =>
  (await pool.query('select answer_id, voids from answers where schedule = $1', [personSchedule(person)])).rows;

const takenBack = (...answers: ScheduledAnswer[]) => inTransaction(pool, (client) => takeBack(client, answers));

test('an answer is kept with all that it says, and its word is due by either rule', async () => {
  const given = answer();
  expect(await log.record(given)).toEqual({ classic: dayText(firstDay + 2), fsrs: expect.any(String) });
  const { rows: kept } = await pool.query('select * from answers where answer_id = $1', [given.answer_id]);
  expect(kept).toMatchObject([{ mode: 'study', option_word_ids: [5, 6], chosen_word_id: 5, ms: 1234, voids: null }]);
  expect(await rows()).toMatchObject([{ answers: 1, right_answers: 1, due_date: dayText(firstDay + 2) }]);
});

describe('the same id', () => {
  test('S30 ten copies at once, through two logs, are one row and ten equal replies', async () => {
    const given = answer();
    const logs = [log, new SoloLog(pool)];
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => logs[index % 2]!.record(given)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await rows()).toMatchObject([{ answers: 1 }]);
  });

  test('with another content changes nothing, and gets the reply of the first', async () => {
    const given = answer();
    const first = await log.record(given);
    const again = { ...given, origin_word_id: 6, word_id: 6, is_correct: false };
    expect(await log.record(again)).toEqual(first);
    expect(await rows()).toMatchObject([{ origin_word_id: 5, answers: 1, right_answers: 1 }]);
  });

  test('in the schedules of two people is two answers', async () => {
    const given = answer();
    await log.record(given);
    await log.record({ ...given, schedule: personSchedule(++person) });
    expect(await rows(person - 1)).toEqual(await rows());
  });
});

/** Makes the row say what no replay would. */
const tamper = () => pool.query('update word_schedules set answers = 100 where schedule = $1', [personSchedule(person)]); // prettier-ignore

describe('one more answer', () => {
  /** A tampered row is nothing that a rebuild should find. */
  afterEach(async () => {
    for (const table of ['word_schedules', 'answers']) {
      await pool.query(`delete from ${table} where schedule = $1`, [personSchedule(person)]);
    }
  });

  test('that is the newest takes one step from what is known', async () => {
    await log.record(answer());
    await tamper();
    await log.record(answer(onDay(1)));
    expect(await rows()).toMatchObject([{ answers: 101 }]);
  });

  test.each([
    ['of an earlier day', onDay(-1)],
    ['of an earlier moment of the day', onDay(0, -1)],
    ['of the same moment with a lower id', { answer_id: '00000000-0000-4000-8000-000000000000' }],
  ])('%s makes its word replay', async (_, change) => {
    await log.record(answer());
    await tamper();
    await log.record(answer({ ...change, is_correct: false }));
    expect(await rows()).toMatchObject([{ answers: 2, right_answers: 1 }]);
  });

  test('that comes late decides its day, as it was the first', async () => {
    await log.record(answer());
    expect((await log.record(answer({ ...onDay(0, -60_000), is_correct: false })))?.classic).toBe(
      dayText(firstDay + 1),
    );
  });
});

describe('an answer that is taken back', () => {
  test('leaves its word as if it had never been', async () => {
    await log.record(answer());
    const before = await rows();
    const wrong = answer({ ...onDay(1), is_correct: false });
    await log.record(wrong);
    await takenBack(wrong);
    expect(await rows()).toEqual(before);
    expect(await stored()).toHaveLength(3);
  });

  test('is taken back once, however often it is asked for, and at the same time', async () => {
    const given = answer();
    await log.record(given);
    await Promise.all([takenBack(given), takenBack(given), takenBack(given)]);
    await takenBack(given);
    expect((await stored()).filter(({ voids }) => voids === given.answer_id)).toHaveLength(1);
  });

  test('together with another answer to its word leaves what the others tell', async () => {
    await log.record(answer());
    const before = await rows();
    const two = [answer(onDay(1)), answer(onDay(2))];
    for (const given of two) await log.record(given);
    await log.record(answer({ ...onDay(-3), is_correct: false }));
    await takenBack(...two);
    expect(await rows()).toMatchObject([{ answers: 2, right_answers: 1 }]);
    expect(await rows()).not.toEqual(before);
  });

  test('leaves no due date when it was the only one, and does not come back by being sent again', async () => {
    const given = answer();
    await log.record(given);
    await takenBack(given);
    expect(await rows()).toEqual([]);
    expect(await log.record(given)).toBeNull();
    expect(await rows()).toEqual([]);
  });
});

/** What happened to a learner in a fortnight: four words, days and moments that meet, copies, some taken back. */
function history(random: Random): { answers: ScheduledAnswer[]; voided: ScheduledAnswer[] } {
  const answers = Array.from({ length: 60 }, () => {
    const word = 1 + Math.floor(random() * 4);
    const moment = onDay(Math.floor(random() * 14), Math.floor(random() * 3) * 1000);
    return answer({ word_id: word, origin_word_id: word, is_correct: random() < 0.7, ...moment });
  });
  return { answers, voided: answers.filter(() => random() < 0.1) };
}

const tellsOf = ({ answers, voided }: ReturnType<typeof history>) =>
  expectedRows(personSchedule(person), answers.filter((given) => !voided.includes(given))); // prettier-ignore

describe.each(Array.from({ length: 8 }, (_, index) => index + 1))('whatever happens (seed %i)', (seed) => {
  test('any order of arrival, alone or together, gives the rows that the answers tell', async () => {
    const random = seededRandom(seed);
    const past = history(random);
    const logs = [log, new SoloLog(pool), new SoloLog(pool)];
    const arriving = shuffled([...past.answers, ...past.answers.slice(0, 10)], random);
    // Some alone, one after the other; then the rest at once, by three ways.
    for (const given of arriving.splice(0, 25)) await log.record(given);
    await Promise.all(arriving.map((given, index) => logs[index % 3]!.record(given)));
    for (const given of past.voided) await takenBack(given);
    expect(await rows()).toEqual(tellsOf(past));
  });

  test('answers that are taken back while others arrive leave the same rows', async () => {
    const random = seededRandom(100 + seed);
    const past = history(random);
    for (const given of past.voided) await log.record(given);
    const others = past.answers.filter((given) => !past.voided.includes(given));
    await Promise.all([...shuffled(others, random).map((given) => log.record(given)), ...past.voided.map((given) => takenBack(given))]); // prettier-ignore
    expect(await rows()).toEqual(tellsOf(past));
  });
});

test('learners who answer the same words at once through several logs do not block one another', async () => {
  const people = [person, ++person, ++person];
  const logs = Array.from({ length: 4 }, () => new SoloLog(pool));
  const random = seededRandom(5);
  const given = people.flatMap((of) =>
    Array.from({ length: 100 }, (_, index) =>
      answer({ schedule: personSchedule(of), origin_word_id: 1 + (index % 7), ...onDay(index % 5) }),
    ),
  );
  await Promise.all(shuffled(given, random).map((one, index) => logs[index % 4]!.record(one)));
  expect((await Promise.all(people.map((of) => rows(of)))).flat().reduce((sum, { answers }) => sum + answers, 0)).toBe(
    300,
  );
});

test('a rebuild gives exactly the rows that were stored, and mends what differs', async () => {
  const all = () => pool.query('select * from word_schedules order by schedule, origin_word_id');
  const before = (await all()).rows;
  const client = await pool.connect();
  try {
    expect(before.length).toBeGreaterThan(50);
    expect(await compareWordSchedules(client)).toEqual([]);
    expect(await rebuildWordSchedules(client)).toBe(before.length);
    expect((await all()).rows).toEqual(before);

    const { schedule, origin_word_id } = before[0] as { schedule: string; origin_word_id: number };
    await client.query('update word_schedules set due_date = due_date + 1 where schedule = $1 and origin_word_id = $2', [schedule, origin_word_id]); // prettier-ignore
    await client.query(
      `insert into word_schedules select 'person:999999', origin_word_id, last_answered_at, last_answer_id, answers,
         right_answers, classic, fsrs, due_date, fsrs_due_date from word_schedules where schedule = $1 limit 1`,
      [schedule],
    );
    const found = await compareWordSchedules(client);
    expect(found).toHaveLength(2);
    expect(found.map(({ what }) => what)).toContain(`word_schedules of ${schedule}, word ${origin_word_id}`);
    await rebuildWordSchedules(client);
    expect((await all()).rows).toEqual(before);
  } finally {
    client.release();
  }
});
