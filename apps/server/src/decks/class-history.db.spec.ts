import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type ClassWorld, classWorld, newClass } from '../classes/classes.fixture.ts';
import { createPool, inTransaction } from '../database/pool.ts';
import { mergeSchedules } from '../event-log/merged-schedules.ts';
import { studentSchedule } from '../event-log/schedules.ts';
import { type Member, newMember, refused } from '../http/api.fixture.ts';

const day = 86_400_000;

let world: ClassWorld;
/** A class of Tess's in Berlin, two of its students, and a deck of hers; new ones in every test. */
let class_id: number;
let ada: number;
let cy: number;
let deck_id: number;
let word_ids: number[];

beforeAll(async () => {
  world = await classWorld();
}, 30_000);
afterAll(() => world.close());
beforeEach(async () => {
  const { tess, database } = world;
  const made = await newClass(tess, 'Ada', 'Cy');
  class_id = made.class_id;
  [ada, cy] = made.students.map(({ student_id }) => student_id) as [number, number];
  const [topic] = await tess.api.topicDecks({ query: { target_language: 'japanese' } });
  deck_id = (await tess.api.clone({ body: { item_ids: [topic!.item_id] } })).item_id;
  // A history of its own in every test.
  await database.query('update words set origin_word_id = word_id where deck_id = $1', [deck_id]);
  word_ids = (await open()).words.map(({ word_id }) => word_id);
});

/** Tess opens her deck, or somebody else does. */
const open = (asked: { class_id?: number; student_id?: number } = {}, { api }: Member = world.tess) =>
  api.deckData({ params: { username: world.tess.username }, query: { id: [deck_id], ...asked } });
const firstWord = async (...asked: Parameters<typeof open>) => (await open(...asked)).words[0]!;
const asks = (student_id: number, is_correct: boolean, daysAgo = 0, ms = 0) =>
  world.tess.api.questionAnswer({
    body: { word_id: word_ids[0]!, deck_id, class_id, student_id, is_correct, answered_at: world.clock.at - daysAgo * day + ms }, // prettier-ignore
  });
const share = () => world.tess.api.shareItem({ body: { class_id, item_id: deck_id } });

describe('a deck with a class chosen', () => {
  test('is due by the class’s schedule, and the teacher’s own says nothing', async () => {
    await asks(ada, true);
    await world.tess.api.questionAnswer({ body: { word_id: word_ids[1]!, deck_id, is_correct: true } });
    const data = await open({ class_id });
    expect(data.calendar).toEqual({ today: '2026-11-21', time_zone: 'Europe/Berlin', day_boundary: 4 });
    expect(data.words.map(({ due_date }) => due_date).slice(0, 3)).toEqual(['2026-11-23', '2026-11-21', '2026-11-21']);
    expect((await open()).words.map(({ due_date }) => due_date).slice(0, 2)).toEqual(['2026-11-21', '2026-11-23']);
  });

  test('with a student, by that student’s schedule', async () => {
    await asks(ada, false);
    await asks(cy, true, 0, 1);
    await asks(cy, true, 0, 2);
    expect(await firstWord({ class_id })).toMatchObject({ due_date: '2026-11-23', answer_count: 3, right_answers: 2 });
    expect(await firstWord({ class_id, student_id: ada })).toMatchObject({ due_date: '2026-11-22', answer_count: 1 });
    expect((await firstWord({ class_id, student_id: cy })).answers).toHaveLength(2);
  });

  test('tells the answers of the class with the names of today, none once a student was removed', async () => {
    const { tess } = world;
    await asks(ada, true, 1);
    await asks(cy, false);
    await tess.api.changeStudent({ body: { student_id: ada, student_name: 'Ada Lovelace' } });
    await tess.api.deleteStudent({ body: { student_id: cy } });
    expect((await firstWord({ class_id })).answers).toEqual([
      { is_correct: true, answer_date: world.clock.at - day, local_day: '2026-11-20', class_id, student_id: ada, student_name: 'Ada Lovelace' }, // prettier-ignore
      { is_correct: false, answer_date: world.clock.at, local_day: '2026-11-21', class_id, student_id: cy, student_name: null }, // prettier-ignore
    ]);
  });

  test('tells the newest twenty answers to a word, oldest first, and counts all', async () => {
    for (let daysAgo = 25; daysAgo > 0; daysAgo--) await asks(ada, daysAgo > 5, daysAgo);
    const { answers, ...word } = await firstWord({ class_id });
    expect(word).toMatchObject({ answer_count: 25, right_answers: 20 });
    const ago = answers.map(({ answer_date }) => (world.clock.at - answer_date) / day);
    expect(ago).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index));
  });

  test('of students who were merged, an answer that both have is told once, as that of the one they are', async () => {
    await asks(cy, true, 1);
    await asks(ada, true);
    const { database, server } = world;
    await database.query(
      `insert into answers (schedule, answer_id, mode, class_id, student_id, deck_id, word_id, origin_word_id, is_correct,
         answered_at, local_day)
       select $1, answer_id, mode, class_id, $2, deck_id, word_id, origin_word_id, is_correct, answered_at, local_day
       from answers where schedule = $3`,
      [studentSchedule(ada), ada, studentSchedule(cy)],
    );
    const pool = createPool(server.options.databaseUrl);
    await inTransaction(pool, (client) => mergeSchedules(client, studentSchedule(cy), studentSchedule(ada)));
    await pool.end();
    for (const student_id of [ada, cy]) {
      const { answers, answer_count } = await firstWord({ class_id, student_id });
      expect(answers.map((told) => [told.student_id, told.student_name])).toEqual([[ada, 'Ada'], [ada, 'Ada']]); // prettier-ignore
      expect(answer_count).toBe(2);
    }
    expect((await firstWord({ class_id })).answers.map(({ student_id }) => student_id)).toEqual([ada, ada]);
  });

  test('is not there with a class or student that is not the owner’s, and for others with any', async () => {
    const { tess, omar } = world;
    const notFound = refused(404, 'NOT_FOUND');
    const his = await newClass(omar, 'Bo');
    const bo = his.students[0]!.student_id;
    for (const wrong of [{ class_id: his.class_id }, { class_id, student_id: bo }, { class_id: 2 ** 31 - 1 }]) {
      await expect(open(wrong)).rejects.toMatchObject(notFound);
    }
    await tess.api.changeItem({ body: { item_id: deck_id, visibility: 'public' } });
    await expect(open({ class_id }, omar)).rejects.toMatchObject(notFound);
    await expect(open({ class_id: his.class_id }, omar)).rejects.toMatchObject(notFound);
    await expect(open({ student_id: ada })).rejects.toMatchObject(refused(400, 'INVALID', { field: 'student_id', problem: expect.any(String) })); // prettier-ignore
    await tess.api.deleteStudent({ body: { student_id: ada } });
    await expect(open({ class_id, student_id: ada })).rejects.toMatchObject(notFound);
    await tess.api.changeClass({ body: { class_id, archived: true } });
    await expect(open({ class_id })).rejects.toMatchObject(notFound);
  });
});

/** Somebody who has joined as Ada, in New York. */
const joined = async () => {
  const person = await newMember(world.server.url);
  await person.api.changeSettings({ body: { time_zone: 'America/New_York' } });
  await world.database.query('update students set person_id = $2, linked_at = now() where student_id = $1', [ada, person.user_id]); // prettier-ignore
  // Seen by everybody: what is shared tells only who has a schedule here.
  await world.tess.api.changeItem({ body: { item_id: deck_id, visibility: 'public' } });
  return person;
};

describe('a deck that is shared with a class', () => {
  test('has a linked student’s own calendar, due dates and answers, without names', async () => {
    const person = await joined();
    await share();
    await asks(cy, false);
    await person.api.questionAnswer({ body: { word_id: word_ids[0]!, deck_id, is_correct: true } });
    const data = await open({}, person);
    expect(data.calendar).toEqual({ today: '2026-11-21', time_zone: 'America/New_York', day_boundary: 4 });
    expect(data.words[0]).toMatchObject({
      due_date: '2026-11-23',
      answers: [{ student_id: null, student_name: null }],
    });
    expect(data.words[1]!.due_date).toBe('2026-11-21');
    await expect(open({ class_id }, person)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });

  test('has no schedule for anybody else, and none for decks opened beside it that are not shared', async () => {
    const person = await joined();
    expect((await open({}, person)).calendar).toBeNull();
    await share();
    expect((await open({}, await newMember(world.server.url))).calendar).toBeNull();
    const [copy] = (await world.tess.api.clone({ body: { item_ids: [deck_id] } })).item_ids;
    await world.tess.api.changeItem({ body: { item_id: copy!, visibility: 'public' } });
    const { words, calendar } = await person.api.deckData({
      params: { username: world.tess.username },
      query: { id: [copy!, deck_id] },
    });
    expect(calendar).not.toBeNull();
    for (const { deck_id: of, due_date } of words) expect(due_date === null).toBe(of === copy);
  });
});
