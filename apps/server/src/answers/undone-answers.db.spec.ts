import { undoableMs, type UndoneAnswer } from '@lexiroom/contracts/answers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type ClassWorld, classWorld, newClass, newTeacher } from '../classes/classes.fixture.ts';
import { type Member, newMember } from '../http/api.fixture.ts';
import { compareSoloAnswers } from './consistency.ts';
import { compareWordSchedules } from './projections.ts';

const day = 86_400_000;

let world: ClassWorld;
/** A deck of Tess's, and a word of it; new ones in every test. */
let deck_id: number;
let word_id: number;

beforeAll(async () => {
  world = await classWorld();
}, 30_000);
afterAll(async () => {
  // Whatever was taken back here, the doctor finds no fault with it.
  expect(await compareSoloAnswers(world.database)).toEqual([]);
  expect(await compareWordSchedules(world.database)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  const { tess, database } = world;
  const [topic] = await tess.api.topicDecks({ query: { target_language: 'japanese' } });
  deck_id = (await tess.api.clone({ body: { item_ids: [topic!.item_id] } })).item_id;
  // A history of its own in every test.
  await database.query('update words set origin_word_id = word_id where deck_id = $1', [deck_id]);
  const { rows } = await database.query<{ word_id: number }>(
    'select word_id from words where deck_id = $1 order by word_order limit 1',
    [deck_id],
  );
  word_id = rows[0]!.word_id;
});

const answer = ({ api }: Member, change: object = {}) =>
  api.questionAnswer({ body: { word_id, deck_id, is_correct: false, ...change } });
const undo = ({ api }: Member, body: UndoneAnswer) => api.undoAnswer({ body });
const wordOf = async () => {
  const { words } = await world.tess.api.deckData({
    params: { username: world.tess.username },
    query: { id: deck_id },
  });
  return words.find((word) => word.word_id === word_id)!;
};
const rows = async () =>
  (
    await world.database.query<{ schedule: string; is_void: boolean }>(
      'select schedule, voids is not null as is_void from answers where deck_id = $1 order by schedule, is_void',
      [deck_id],
    )
  ).rows.map(({ schedule, is_void }) => [schedule.split(':')[0], is_void]);
const now = () => world.clock.now();

describe('an undone answer', () => {
  test('leaves its word as it was, due when it was due, and both rows in the log', async () => {
    await answer(world.tess, { is_correct: true, answered_at: now() - 3 * day });
    const before = await wordOf();
    const { answer_id } = await answer(world.tess);
    expect((await wordOf()).due_date).not.toBe(before.due_date);
    expect(await undo(world.tess, { answer_id })).toEqual({
      answer_id,
      due_date: before.due_date,
      due_dates: before.due_dates,
    });
    expect(await wordOf()).toEqual(before);
    expect(await rows()).toEqual([
      ['person', false],
      ['person', false],
      ['person', true],
    ]);
  });

  test('that was the only one leaves a word that is new, and no due date to tell', async () => {
    const before = await wordOf();
    const { answer_id } = await answer(world.tess);
    expect(await undo(world.tess, { answer_id })).toEqual({ answer_id });
    expect(await wordOf()).toEqual(before);
  });

  test('is undone once, however often it is asked for, and the answer does not come back by being sent again', async () => {
    const answer_id = randomUUID();
    await answer(world.tess, { answer_id });
    const replies = await Promise.all([1, 2, 3].map(() => undo(world.tess, { answer_id })));
    expect(replies).toEqual([{ answer_id }, { answer_id }, { answer_id }]);
    await answer(world.tess, { answer_id });
    expect((await wordOf()).answers).toEqual([]);
    expect(await rows()).toHaveLength(2);
  });

  test('tells the date by the rule of its deck', async () => {
    await answer(world.tess, { is_correct: true, answered_at: now() - day });
    await world.tess.api.chooseScheduler({ body: { deck_id, scheduler: 'fsrs' } });
    const { answer_id } = await answer(world.tess);
    const { due_date, due_dates } = await undo(world.tess, { answer_id });
    expect(due_date).toBe(due_dates?.fsrs);
  });
});

describe('what can be undone', () => {
  test('an answer of the last ten minutes, by the time it was undone, which may arrive late', async () => {
    const given = now() - 5 * day;
    const { answer_id } = await answer(world.tess, { answered_at: given });
    await expect(undo(world.tess, { answer_id })).rejects.toMatchObject({ status: 400 });
    const tooLate = { answer_id, undone_at: given + undoableMs + 1 };
    await expect(undo(world.tess, tooLate)).rejects.toMatchObject({ status: 400 });
    expect(await undo(world.tess, { answer_id, undone_at: given + undoableMs })).toEqual({ answer_id });
  });

  test('a time that has not come yet is now', async () => {
    const { answer_id } = await answer(world.tess, { answered_at: now() - day });
    await expect(undo(world.tess, { answer_id, undone_at: now() + day })).rejects.toMatchObject({ status: 400 });
  });

  test('not what was answered in a game', async () => {
    const { answer_id } = await answer(world.tess, { mode: 'word-rush' });
    await expect(undo(world.tess, { answer_id })).rejects.toMatchObject({ status: 400 });
  });

  test('nobody else’s answer, and none that was never given', async () => {
    const { answer_id } = await answer(world.tess);
    const stranger = await newMember(world.server.url);
    await expect(undo(stranger, { answer_id })).rejects.toMatchObject({ status: 404 });
    await expect(undo(world.tess, { answer_id: randomUUID() })).rejects.toMatchObject({ status: 404 });
    expect((await wordOf()).answers).toHaveLength(1);
  });
});

describe('in a class', () => {
  test('the answer of a student who was asked is undone by the teacher, for the class and for the student', async () => {
    const { class_id, students } = await newClass(world.tess, 'Ada', 'Cy');
    const [ada, cy] = students.map(({ student_id }) => student_id) as [number, number];
    const { answer_id } = await answer(world.tess, { class_id, student_id: ada });
    const other = await newTeacher(world.server.url);
    await expect(undo(other, { answer_id, class_id, student_id: ada })).rejects.toMatchObject({ status: 404 });
    await expect(undo(world.tess, { answer_id, class_id })).rejects.toMatchObject({ status: 400 });
    await expect(undo(world.tess, { answer_id })).rejects.toMatchObject({ status: 404 });
    await expect(undo(world.tess, { answer_id, class_id, student_id: cy })).rejects.toMatchObject({ status: 404 });
    expect(await undo(world.tess, { answer_id, class_id, student_id: ada })).toEqual({ answer_id });
    expect(await rows()).toEqual([
      ['class', false],
      ['class', true],
      ['student', false],
      ['student', true],
    ]);
  });

  test('a student who answered on a shared deck undoes it for themselves and as that student', async () => {
    const { class_id, students } = await newClass(world.tess, 'Ada');
    const person = await newMember(world.server.url);
    await world.database.query('update students set person_id = $2, linked_at = now() where student_id = $1', [
      students[0]!.student_id,
      person.user_id,
    ]);
    await world.tess.api.shareItem({ body: { class_id, item_id: deck_id } });
    const { answer_id } = await answer(person);
    expect(await undo(person, { answer_id })).toEqual({ answer_id });
    expect(await rows()).toEqual([
      ['person', false],
      ['person', true],
      ['student', false],
      ['student', true],
    ]);
  });
});
