import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { QuestionAnswer } from '@lexiroom/contracts/answers';
import { randomUUID } from 'node:crypto';
import { type ClassWorld, classWorld, newClass } from '../classes/classes.fixture.ts';
import { type Member, newMember, refused } from '../http/api.fixture.ts';
import { compareSoloAnswers } from './consistency.ts';
import { compareWordSchedules } from './projections.ts';

const day = 86_400_000;

let world: ClassWorld;
/** A class of Tess's in Berlin, two of its students, and a deck of hers; new ones in every test. */
let class_id: number;
let ada: number;
let cy: number;
let deck_id: number;
let word_id: number;
let origin_word_id: number;

beforeAll(async () => {
  world = await classWorld();
}, 30_000);
afterAll(async () => {
  // Whatever was recorded here, the doctor finds no fault with it.
  expect(await compareSoloAnswers(world.database)).toEqual([]);
  expect(await compareWordSchedules(world.database)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  const { tess, database } = world;
  const made = await newClass(tess, 'Ada', 'Cy');
  class_id = made.class_id;
  [ada, cy] = made.students.map(({ student_id }) => student_id) as [number, number];
  const [topic] = await tess.api.topicDecks({ query: { target_language: 'japanese' } });
  deck_id = (await tess.api.clone({ body: { item_ids: [topic!.item_id] } })).item_id;
  // A history of its own in every test.
  await database.query('update words set origin_word_id = word_id where deck_id = $1', [deck_id]);
  const { rows } = await database.query<{ word_id: number }>(
    'select word_id from words where deck_id = $1 order by word_order limit 1',
    [deck_id],
  );
  word_id = origin_word_id = rows[0]!.word_id;
});

const answer = ({ api }: Member, change: Partial<QuestionAnswer> = {}) =>
  api.questionAnswer({ body: { word_id, deck_id, is_correct: true, ...change } });

/** Tess asks a student of her class. */
const asks = (student_id: number, change: Partial<QuestionAnswer> = {}) =>
  answer(world.tess, { class_id, student_id, ...change });

/** In which schedules the answers to the word stand, in their order. */
const recorded = async () =>
  (
    await world.database.query<{ schedule: string; person_id: number | null; local_day: string }>(
      `select schedule, answer_id, person_id, class_id, student_id, local_day::text from answers where origin_word_id = $1
       order by answered_at, schedule`,
      [origin_word_id],
    )
  ).rows;
const schedules = async () => (await recorded()).map(({ schedule }) => schedule);
const dueDate = async (schedule: string) =>
  (
    await world.database.query<{ due_date: string }>(
      'select due_date::text from word_schedules where schedule = $1 and origin_word_id = $2',
      [schedule, origin_word_id],
    )
  ).rows[0]?.due_date;

/** Somebody who has joined as a student, in New York, where it is still the 20th. */
async function joined(student_id: number): Promise<Member> {
  const person = await newMember(world.server.url);
  await person.api.changeSettings({ body: { time_zone: 'America/New_York' } });
  await world.database.query('update students set person_id = $2, linked_at = now() where student_id = $1', [student_id, person.user_id]); // prettier-ignore
  return person;
}
const share = () => world.tess.api.shareItem({ body: { class_id, item_id: deck_id } });

describe('with a class selected: only when the questioner is shown, for class and student', () => {
  test('the answer stands in both schedules under one id, and in none of the teacher’s', async () => {
    const { answer_id, ...reply } = await asks(ada);
    expect(reply).toMatchObject({ recorded: true, due_date: '2026-11-23' });
    const who = { answer_id, person_id: null, class_id, student_id: ada, local_day: '2026-11-21' };
    expect(await recorded()).toEqual([
      { schedule: `class:${class_id}`, ...who },
      { schedule: `student:${ada}`, ...who },
    ]);
  });

  test('no student is asked: nothing is recorded', async () => {
    expect(await answer(world.tess, { class_id })).toEqual({ answer_id: expect.any(String), recorded: false });
    expect(await answer(world.tess, { class_id, student_id: null })).toMatchObject({ recorded: false });
    expect(await recorded()).toEqual([]);
  });

  test('without a class the answer is the teacher’s own', async () => {
    await answer(world.tess, { class_id: null, student_id: null });
    expect(await schedules()).toEqual([`person:${world.tess.user_id}`]);
  });

  test('asked again in the same study: not recorded', async () => {
    expect(await asks(ada, { repeated: true })).toMatchObject({ recorded: false });
    expect(await recorded()).toEqual([]);
  });

  test('sent again it is recorded once, also when another student is named', async () => {
    const answer_id = randomUUID();
    const replies = await Promise.all(Array.from({ length: 6 }, () => asks(ada, { answer_id })));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await asks(cy, { answer_id })).toEqual(replies[0]);
    expect(await schedules()).toEqual([`class:${class_id}`, `student:${ada}`]);
  });

  test('in a deck of somebody else’s nothing is recorded', async () => {
    const { omar } = world;
    await world.tess.api.changeItem({ body: { item_id: deck_id, visibility: 'public' } });
    const his = await newClass(omar, 'Bo');
    const body = { class_id: his.class_id, student_id: his.students[0]!.student_id };
    expect(await answer(omar, body)).toMatchObject({ recorded: false });
    expect(await recorded()).toEqual([]);
  });

  test('a class or student that is not theirs is not there', async () => {
    const { tess, omar } = world;
    const notFound = refused(404, 'NOT_FOUND');
    const his = await newClass(omar, 'Bo');
    const bo = his.students[0]!.student_id;
    for (const wrong of [
      { class_id: his.class_id, student_id: bo },
      { class_id: his.class_id },
      { class_id, student_id: bo },
      { class_id, student_id: 2 ** 31 - 1 },
      { class_id: 2 ** 31 - 1 },
    ]) {
      await expect(answer(tess, wrong)).rejects.toMatchObject(notFound);
    }
    await expect(answer(tess, { student_id: ada })).rejects.toMatchObject(refused(400, 'INVALID', { field: 'student_id', problem: expect.any(String) })); // prettier-ignore
    expect(await recorded()).toEqual([]);
  });

  test('an answer that comes late is kept, whatever became of the student and the class meanwhile', async () => {
    const { tess } = world;
    const answered_at = world.clock.at - 60_000;
    await tess.api.deleteStudent({ body: { student_id: cy } });
    await tess.api.changeClass({ body: { class_id, archived: true } });
    expect(await asks(cy, { answered_at })).toMatchObject({ recorded: true });
    expect(await asks(ada, { answered_at })).toMatchObject({ recorded: true });
    expect(new Set(await schedules())).toEqual(new Set([`class:${class_id}`, `student:${cy}`, `student:${ada}`]));
    await tess.api.deleteClass({ body: { class_id } });
    await expect(asks(ada, { answered_at })).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });

  test('the day is the teacher’s, and begins at four in the morning', async () => {
    // Half past three in Berlin, and four.
    await asks(ada, { answered_at: Date.parse('2026-11-20T02:30:00Z') });
    await asks(ada, { answered_at: Date.parse('2026-11-20T03:00:00Z') });
    const days = (await recorded()).map(({ local_day }) => local_day);
    expect(days).toEqual(['2026-11-19', '2026-11-19', '2026-11-20', '2026-11-20']);
  });
});

describe('one result a day', () => {
  test.each([
    ['correct when more than half of that day’s answers were', [true, true, false], '2026-11-23'],
    ['wrong when half of them were, as half is not more than half', [true, false], '2026-11-22'],
    ['wrong when fewer were', [true, false, false], '2026-11-22'],
  ])('of a class: %s', async (_, results, due) => {
    for (const [index, is_correct] of results.entries()) {
      await asks(index % 2 === 0 ? ada : cy, { is_correct, answered_at: world.clock.at - 1000 + index });
    }
    expect(await dueDate(`class:${class_id}`)).toBe(due);
  });

  test('of a student: the first answer of the day', async () => {
    await asks(ada, { is_correct: false, answered_at: world.clock.at - 2000 });
    await asks(ada, { answered_at: world.clock.at - 1000 });
    await asks(cy, { answered_at: world.clock.at - 500 });
    expect(await dueDate(`student:${ada}`)).toBe('2026-11-22');
    expect(await dueDate(`student:${cy}`)).toBe('2026-11-23');
    expect(await dueDate(`class:${class_id}`)).toBe('2026-11-23');
  });

  test('an answer that comes late makes its word replay in both', async () => {
    await asks(ada);
    const late = await asks(ada, { is_correct: false, answered_at: world.clock.at - day });
    // One of two days was right: 0.5 × 1, at least a day.
    expect(late).toMatchObject({ due_date: '2026-11-22' });
    expect(await dueDate(`student:${ada}`)).toBe('2026-11-22');
  });
});

describe('a student linked to a class, on a deck shared with that class', () => {
  test('answers for that person and the student both, on the days of each, and not for the class', async () => {
    const person = await joined(ada);
    await share();
    // Two at night in New York is still the evening before; in Berlin it is eight in the morning.
    const reply = await answer(person, { answered_at: Date.parse('2026-11-20T07:00:00Z') });
    expect(reply).toMatchObject({ recorded: true, due_date: '2026-11-21' });
    const { answer_id } = reply;
    expect(await recorded()).toEqual([
      { schedule: `person:${person.user_id}`, answer_id, person_id: person.user_id, class_id: null, student_id: null, local_day: '2026-11-19' }, // prettier-ignore
      { schedule: `student:${ada}`, answer_id, person_id: null, class_id, student_id: ada, local_day: '2026-11-20' },
    ]);
  });

  test('of two classes that share it answers for both students', async () => {
    const { tess } = world;
    const other = await newClass(tess, 'Ada L');
    const twin = other.students[0]!.student_id;
    const person = await joined(ada);
    await world.database.query('update students set person_id = $2 where student_id = $1', [twin, person.user_id]);
    await share();
    await tess.api.shareItem({ body: { class_id: other.class_id, item_id: deck_id } });
    await answer(person);
    expect(await schedules()).toEqual([`person:${person.user_id}`, `student:${ada}`, `student:${twin}`].toSorted());
  });

  test('counts from the link on until it ends, and what was answered stays with both', async () => {
    const person = await joined(ada);
    await share();
    await asks(ada, { answered_at: world.clock.at - day });
    await answer(person);
    await world.database.query('update students set person_id = null where student_id = $1', [ada]);
    await expect(answer(person)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    const kept = [`class:${class_id}`, `student:${ada}`, `person:${person.user_id}`, `student:${ada}`];
    expect(await schedules()).toEqual(kept);
    expect(await dueDate(`student:${ada}`)).toBe('2026-11-24');
  });

  test('sees the deck no longer once it is not shared, or the class lies in the archive', async () => {
    const { tess } = world;
    const person = await joined(ada);
    await share();
    await tess.api.changeClass({ body: { class_id, archived: true } });
    await expect(answer(person)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    await tess.api.changeClass({ body: { class_id, archived: false } });
    await answer(person);
    await tess.api.unshareItem({ body: { class_id, item_id: deck_id } });
    await expect(answer(person)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    // A public deck that is shared no longer is somebody else’s: nothing is recorded.
    await tess.api.changeItem({ body: { item_id: deck_id, visibility: 'public' } });
    expect(await answer(person)).toMatchObject({ recorded: false });
  });

  test('a student who is not linked, and nobody of another class, answers for anybody', async () => {
    await share();
    await expect(answer(await newMember(world.server.url))).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });
});

test('a student who moves to another class takes the history along, and the class keeps what it remembers', async () => {
  const { tess } = world;
  await asks(ada);
  const before = [await dueDate(`class:${class_id}`), await dueDate(`student:${ada}`), await recorded()];
  const other = await newClass(tess, 'Bo');
  await tess.api.changeStudent({ body: { student_id: ada, class_id: other.class_id } });
  expect([await dueDate(`class:${class_id}`), await dueDate(`student:${ada}`), await recorded()]).toEqual(before);
  await answer(tess, { class_id: other.class_id, student_id: ada, answered_at: world.clock.at - 1000 });
  expect(await schedules()).toEqual([`class:${other.class_id}`, `student:${ada}`, `class:${class_id}`, `student:${ada}`]); // prettier-ignore
  // An answer that was given before the move, and comes now.
  await asks(ada, { answered_at: world.clock.at - 2000 });
  expect((await schedules()).slice(0, 2)).toEqual([`class:${class_id}`, `student:${ada}`]);
});
