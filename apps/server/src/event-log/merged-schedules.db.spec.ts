import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { seededRandom, shuffled } from '@lexiroom/domain/chance';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { compareWordSchedules, rebuildWordSchedules } from '../answers/projections.ts';
import { freshDatabase } from '../database/fresh-database.fixture.ts';
import { createPool, inTransaction } from '../database/pool.ts';
import { mergeSchedules, separateSchedules } from './merged-schedules.ts';
import { expectedRows, onDay, scheduledAnswer, storedRows } from './scheduled-answers.fixture.ts';
import { appendScheduled, type ScheduledAnswer, SoloLog, takeBack } from './scheduled-answers.ts';
import { classSchedule, studentSchedule } from './schedules.ts';

let pool: pg.Pool;
let log: SoloLog;
/** Three rows of a class that may be one student; new ones in every test. */
let one: string;
let two: string;
let three: string;
let last = 0;

beforeAll(async () => {
  pool = createPool(await freshDatabase());
  log = new SoloLog(pool);
});
afterAll(() => pool.end());
beforeEach(() => {
  [one, two, three] = [studentSchedule(++last), studentSchedule(++last), studentSchedule(++last)];
});

const answer = (schedule: string, change: Partial<ScheduledAnswer> = {}) => scheduledAnswer({ schedule, ...change });
const merge = (from: string, into: string) => inTransaction(pool, (client) => mergeSchedules(client, from, into));
const separate = (from: string) => inTransaction(pool, (client) => separateSchedules(client, from));
const rows = (schedule: string) => storedRows(pool, schedule);

/** A schedule that shares no lock with those of the test by chance. */
async function unlocked(scheduleOf: (id: number) => string): Promise<string> {
  const { rows: free } = await pool.query<{ schedule: string }>(
    `select schedule from unnest($1::text[]) as schedule
     where hashtext(schedule) & 255 not in (select hashtext(locked) & 255 from unnest($2::text[]) as locked)`,
    [Array.from({ length: 10 }, (_, index) => scheduleOf(900_000 + index)), [one, two, three]],
  );
  return free[0]!.schedule;
}

/** A few answers to a few words in each of the schedules. */
async function answersOf(...schedules: string[]): Promise<ScheduledAnswer[]> {
  const given = schedules.flatMap((schedule, index) =>
    Array.from({ length: 12 }, (_, at) =>
      answer(schedule, { origin_word_id: 1 + (at % 3), is_correct: (at + index) % 3 > 0, ...onDay(at, index * 1000) }),
    ),
  );
  await inTransaction(pool, (client) => appendScheduled(client, given));
  return given;
}

/** Everything that is stored is what a rebuild would store. */
async function isWhatTheLogTells(): Promise<void> {
  const client = await pool.connect();
  try {
    const all = () => client.query('select * from word_schedules order by schedule, origin_word_id');
    const { rows: stored } = await all();
    expect(await compareWordSchedules(client)).toEqual([]);
    await rebuildWordSchedules(client);
    expect((await all()).rows).toEqual(stored);
  } finally {
    client.release();
  }
}

describe('two rows that were one student', () => {
  test('have one history: the answers of both make the due dates, and the log keeps whose they were', async () => {
    const given = await answersOf(one, two);
    await merge(two, one);
    expect(await rows(one)).toEqual(expectedRows(one, given));
    expect(await rows(two)).toEqual([]);
    const { rows: kept } = await pool.query('select distinct schedule from answers where schedule = any($1) order by 1', [[one, two]]); // prettier-ignore
    expect(kept).toEqual([{ schedule: one }, { schedule: two }]);
    await isWhatTheLogTells();
  });

  test('an answer that is in both counts once', async () => {
    const given = answer(one);
    await log.record(answer(classSchedule(99), { answer_id: given.answer_id }), given, { ...given, schedule: two });
    await merge(two, one);
    expect(await rows(one)).toEqual(expectedRows(one, [given]));
    await isWhatTheLogTells();
  });

  test('an answer that comes to both once they are merged counts once, however it comes', async () => {
    await merge(two, one);
    const given = answer(one);
    await inTransaction(pool, (client) => appendScheduled(client, [given, { ...given, schedule: two }]));
    const later = answer(one, onDay(1));
    await inTransaction(pool, (client) => appendScheduled(client, [later]));
    await inTransaction(pool, (client) => appendScheduled(client, [{ ...later, schedule: two, ...onDay(2) }]));
    expect(await rows(one)).toEqual(expectedRows(one, [given, later]));
    await isWhatTheLogTells();
  });

  test('answers that come late for either step on, or replay, the history of both', async () => {
    const given = await answersOf(one, two);
    await merge(two, one);
    const late = [
      answer(two, { origin_word_id: 1, ...onDay(30) }),
      answer(two, { origin_word_id: 2, is_correct: false, ...onDay(-3) }),
      answer(one, { origin_word_id: 3, ...onDay(2, 500) }),
      answer(two, { origin_word_id: 4 }),
    ];
    for (const alone of late) await inTransaction(pool, (client) => appendScheduled(client, [alone]));
    expect(await rows(one)).toEqual(expectedRows(one, [...given, ...late]));
    expect(await rows(two)).toEqual([]);
    await isWhatTheLogTells();
  });

  test('an answer of either that is taken back no longer counts', async () => {
    const given = await answersOf(one, two);
    await merge(two, one);
    const [ofOne, ofTwo] = [given[3]!, given[15]!];
    await inTransaction(pool, (client) => takeBack(client, [ofOne, ofTwo]));
    const others = given.filter((kept) => kept !== ofOne && kept !== ofTwo);
    expect(await rows(one)).toEqual(expectedRows(one, others));
    await separate(two);
    expect(await rows(two)).toEqual(expectedRows(two, others.filter(({ schedule }) => schedule === two))); // prettier-ignore
    await isWhatTheLogTells();
  });

  test('undone, each has the history that it would have without', async () => {
    const given = await answersOf(one, two);
    const before = [await rows(one), await rows(two)];
    await merge(two, one);
    await separate(two);
    expect([await rows(one), await rows(two)]).toEqual(before);
    // What came meanwhile is with the row it came for.
    await merge(two, one);
    const meanwhile = answer(two, onDay(40));
    await inTransaction(pool, (client) => appendScheduled(client, [meanwhile]));
    await separate(two);
    expect(await rows(one)).toEqual(before[0]);
    const ofTwo = [...given, meanwhile].filter(({ schedule }) => schedule === two);
    expect(await rows(two)).toEqual(expectedRows(two, ofTwo));
    await isWhatTheLogTells();
  });

  test('merged twice or separated twice is done once', async () => {
    await answersOf(one, two);
    const before = await rows(two);
    await merge(two, one);
    await merge(two, one);
    await separate(two);
    await separate(two);
    expect(await rows(two)).toEqual(before);
  });
});

describe('three rows that were one student', () => {
  test.each([
    ['one after the other', () => [() => merge(three, two), () => merge(two, one)]],
    ['the other way round', () => [() => merge(two, one), () => merge(three, two)]],
  ])('%s: all count in the first, and each undo restores what was before', async (_, steps) => {
    const given = await answersOf(one, two, three);
    for (const step of steps()) await step();
    const of = (...schedules: string[]) => given.filter(({ schedule }) => schedules.includes(schedule));
    expect(await rows(one)).toEqual(expectedRows(one, given));
    await isWhatTheLogTells();

    await separate(two);
    expect(await rows(one)).toEqual(expectedRows(one, of(one)));
    expect(await rows(two)).toEqual(expectedRows(two, of(two, three)));
    expect(await rows(three)).toEqual([]);
    await isWhatTheLogTells();

    await merge(two, one);
    await separate(three);
    expect(await rows(one)).toEqual(expectedRows(one, of(one, two)));
    expect(await rows(three)).toEqual(expectedRows(three, of(three)));
    await isWhatTheLogTells();
  });

  test('in a ring, or one in two others, cannot be', async () => {
    await merge(three, two);
    await merge(two, one);
    await expect(merge(one, three)).rejects.toThrow(`${three} is a part of ${one}.`);
    await expect(merge(one, one)).rejects.toThrow();
    await expect(merge(two, three)).rejects.toThrow(`${two} is a part of ${one}.`);
  });

  test('what counts in another one than its merges say is found', async () => {
    await merge(three, two);
    await merge(two, one);
    await pool.query('update schedule_heads set head = $1 where schedule = $2', [two, three]);
    const client = await pool.connect();
    try {
      expect(await compareWordSchedules(client)).toEqual([
        { what: `schedule_heads of ${three}`, expected: `counts in ${one}`, found: `counts in ${two}` },
      ]);
      await client.query('update schedule_heads set head = $1 where schedule = $2', [one, three]);
    } finally {
      client.release();
    }
  });
});

describe('while a merge is under way', () => {
  test('an answer of another class goes through, and one of the merged rows counts once as soon as it is done', async () => {
    await answersOf(one, two);
    await merge(three, one);
    const merging = await pool.connect();
    await merging.query('begin');
    await mergeSchedules(merging, two, one);
    const [ofClass, ofOther, other] = [
      classSchedule(501),
      await unlocked(classSchedule),
      await unlocked(studentSchedule),
    ];
    const given = answer(ofClass, onDay(30));
    const copies = [two, three].map((schedule, day) => ({ ...given, schedule, ...onDay(30 + day) }));
    let isWritten = false;
    const late = [log.record(given, copies[0]!), log.record({ ...given, answer_id: randomUUID() }, copies[1]!)];
    void Promise.all(late).then(() => (isWritten = true));
    // Sent again, as the acknowledgement did not come.
    late.push(log.record(given, copies[0]!));
    const elsewhere = answer(ofOther);
    expect(await log.record(elsewhere, { ...elsewhere, schedule: other })).not.toBeNull();
    expect(await rows(other)).toHaveLength(1);
    const alone = answer(other, onDay(1));
    await inTransaction(pool, (client) => appendScheduled(client, [alone]));
    expect(isWritten).toBe(false);
    await merging.query('commit');
    merging.release();
    await Promise.all(late);
    const { rows: kept } = await pool.query(
      'select count(*)::integer as count from answers where answer_id = $1 and schedule = any($2)',
      [given.answer_id, [ofClass, two, three]],
    );
    expect(kept).toEqual([{ count: 3 }]);
    expect((await rows(one)).find(({ origin_word_id }) => origin_word_id === 5)).toMatchObject({ answers: 1 });
    await isWhatTheLogTells();
  });

  test('one that changes who counts together meanwhile is waited for', async () => {
    const given = await answersOf(one, two, three);
    const merging = await pool.connect();
    await merging.query('begin');
    await mergeSchedules(merging, two, one);
    const next = merge(three, two);
    await merging.query('commit');
    merging.release();
    await next;
    expect(await rows(one)).toEqual(expectedRows(one, given));
    expect(await rows(three)).toEqual([]);
    await isWhatTheLogTells();
  });
});

test.each([1, 2, 3])('answers, merges and undoing at once lose nothing and block nobody (seed %i)', async (seed) => {
  const random = seededRandom(seed);
  const logs = [log, new SoloLog(pool), new SoloLog(pool)];
  const students = [one, two, three, studentSchedule(++last)];
  const ofClass = classSchedule(seed);
  const given = Array.from({ length: 120 }, (_, index) => {
    const own = answer(ofClass, {
      answer_id: randomUUID(),
      origin_word_id: 1 + (index % 4),
      is_correct: random() < 0.6,
      ...onDay(Math.floor(random() * 6), Math.floor(random() * 3)),
    });
    return [own, { ...own, schedule: students[index % 4]! }] as const;
  });
  const voided = given.filter(() => random() < 0.1);
  for (const [own, copy] of voided) await log.record(own, copy);
  const copies = (...of: string[]) =>
    given.filter((pair) => !voided.includes(pair)).map(([, copy]) => copy).filter(({ schedule }) => of.includes(schedule)); // prettier-ignore
  const steps = [
    ...given.map(
      ([own, copy], index) =>
        () =>
          logs[index % 3]!.record(own, copy),
    ),
    ...voided.map((both) => () => inTransaction(pool, (client) => takeBack(client, both))),
    ...Array.from({ length: 4 }, () => () => merge(two, one)),
    ...Array.from({ length: 3 }, () => () => separate(two)),
    () => merge(three, students[3]!),
    () => merge(three, students[3]!),
  ];
  await Promise.all(shuffled(steps, random).map((step) => step()));
  await merge(two, one);
  expect(await rows(one)).toEqual(expectedRows(one, copies(one, two)));
  expect(await rows(students[3]!)).toEqual(expectedRows(three, copies(three, students[3]!)));
  const inClass = given.filter((pair) => !voided.includes(pair)).map(([own]) => own);
  expect(await rows(ofClass)).toEqual(expectedRows(ofClass, inClass));
  await isWhatTheLogTells();
});
