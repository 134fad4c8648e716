import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { SentenceAnswer } from '@lexiroom/contracts/answers';
import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { randomUUID } from 'node:crypto';
import { type ClassWorld, classWorld, newClass } from '../classes/classes.fixture.ts';
import { type Member, newMember, refused } from '../http/api.fixture.ts';
import { compareSoloAnswers } from './consistency.ts';
import { compareWordSchedules, rebuildWordSchedules } from './projections.ts';

const day = 86_400_000;

let world: ClassWorld;
/** A class of Tess's in Berlin, two of its students, and a deck of hers with a sentence; new ones in every test. */
let class_id: number;
let ada: number;
let cy: number;
let deck_id: number;
let word_id: number;
let sentence_id: number;

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
  const { tess } = world;
  const made = await newClass(tess, 'Ada', 'Cy');
  class_id = made.class_id;
  [ada, cy] = made.students.map(({ student_id }) => student_id) as [number, number];
  const [topic] = await tess.api.topicDecks({ query: { target_language: 'japanese' } });
  deck_id = (await tess.api.clone({ body: { item_ids: [topic!.item_id] } })).item_id;
  for (const { sentence_id: starter } of await read())
    await tess.api.deleteSentence({ body: { sentence_id: starter } });
  const texts = [{ target_translation: '猫が寝る。', source_translation: 'The cat sleeps.' }];
  [{ sentence_id }] = (await tess.api.newSentences({ body: { deck_id, texts } })) as [DeckSentence];
  const data = await tess.api.deckData({ params: { username: tess.username }, query: { id: deck_id } });
  word_id = data.words[0]!.word_id;
});

const read = async ({ api }: Member = world.tess, query: { class_id?: number; student_id?: number } = {}) =>
  (await api.sentences({ query: { id: deck_id, ...query } })).sentences;
const answer = ({ api }: Member = world.tess, change: Partial<SentenceAnswer> = {}) =>
  api.sentenceAnswer({ body: { sentence_id, is_correct: true, ...change } });
const rowsOf = async (id = sentence_id) =>
  (
    await world.database.query<{ schedule: string; mode: string }>(
      `select schedule, mode, is_correct from answers where origin_word_id = $1 and schedule like '%/sentences'
       order by answered_at, schedule`,
      [id],
    )
  ).rows;
const schedules = async () => (await rowsOf()).map(({ schedule }) => schedule);
const mine = () => `person:${world.tess.user_id}/sentences`;

describe('an answer to a sentence of one’s own deck', () => {
  test('is recorded, makes the sentence fall due by the rule of words, and is among its answers', async () => {
    expect((await read())[0]).toMatchObject({ due_date: '2026-11-21', answers: [] });
    const reply = await answer(undefined, { mode: 'sentence-scramble' });
    expect(reply).toMatchObject({ recorded: true, due_date: '2026-11-23' });
    expect(await rowsOf()).toEqual([{ schedule: mine(), mode: 'sentence-scramble', is_correct: true }]);
    expect((await read())[0]).toMatchObject({
      due_date: '2026-11-23',
      due_dates: reply.due_dates,
      answers: [{ is_correct: true, local_day: '2026-11-21', class_id: null, student_id: null }],
    });
  });

  test('given offline counts for the day it was given on', async () => {
    const { clock } = world;
    await answer(undefined, { is_correct: false, answered_at: clock.at - day });
    await answer(undefined, { answered_at: clock.at - 2 * day });
    const [sentence] = await read();
    expect(sentence!.answers.map(({ local_day, is_correct }) => [local_day, is_correct])).toEqual([
      ['2026-11-19', true],
      ['2026-11-20', false],
    ]);
    expect(sentence!.due_date).toBe('2026-11-21');
  });

  test('that comes ten times is recorded once', async () => {
    const answer_id = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => answer(undefined, { answer_id })));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await schedules()).toEqual([mine()]);
  });

  test('is nothing to a word of the same number', async () => {
    await world.database.query('update words set origin_word_id = word_id where deck_id = $1', [deck_id]);
    await world.database.query(
      `with moved as (update sentences set sentence_id = $2, origin_sentence_id = $2 where sentence_id = $1)
       select setval(pg_get_serial_sequence('sentences', 'sentence_id'), greatest($2, (select max(sentence_id) from sentences)))`,
      [sentence_id, word_id],
    );
    sentence_id = word_id;
    await answer(undefined, { is_correct: false });
    await world.tess.api.questionAnswer({ body: { word_id, deck_id, is_correct: true } });
    expect((await read())[0]!.answers).toMatchObject([{ is_correct: false }]);
    const data = await world.tess.api.deckData({ params: { username: world.tess.username }, query: { id: deck_id } });
    expect(data.words[0]!.answers).toMatchObject([{ is_correct: true }]);
  });

  test('follows the sentence through clones', async () => {
    await answer();
    deck_id = (await world.tess.api.clone({ body: { item_ids: [deck_id] } })).item_id;
    const [copy] = await read();
    expect(copy!.sentence_id).not.toBe(sentence_id);
    expect(copy).toMatchObject({ origin_sentence_id: sentence_id, due_date: '2026-11-23' });
  });

  test('stays in the log when the sentence is deleted, and a rebuild gives the same', async () => {
    await answer();
    await world.tess.api.deleteSentence({ body: { sentence_id } });
    expect(await schedules()).toEqual([mine()]);
    const all = () => world.database.query('select * from word_schedules order by schedule, origin_word_id');
    const before = (await all()).rows;
    await world.database.query('begin');
    await rebuildWordSchedules(world.database);
    expect((await all()).rows).toEqual(before);
    await world.database.query('rollback');
  });
});

describe('what is not the client’s to decide', () => {
  test('a sentence that was asked again is not recorded', async () => {
    expect(await answer(undefined, { repeated: true })).toMatchObject({ recorded: false });
    expect(await schedules()).toEqual([]);
  });

  test('a visitor only studies', async () => {
    await world.tess.api.changeItem({ body: { item_id: deck_id, visibility: 'public' } });
    expect(await answer(world.omar)).toMatchObject({ recorded: false });
    expect(await schedules()).toEqual([]);
    expect((await read(world.omar))[0]).toMatchObject({ due_date: null, due_dates: null, answers: [] });
  });

  test.each([
    ['of somebody else’s private deck', () => world.omar, {}],
    ['that never was', () => world.tess, { sentence_id: 999_999 }],
    ['of a student of somebody else’s', () => world.tess, { student_id: 999_999 }],
  ])('a sentence %s is not there', async (_, by, change) => {
    await expect(answer(by(), change)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    expect(await schedules()).toEqual([]);
  });
});

describe('in class', () => {
  test('an answer stands with class and student, also when only the student is named', async () => {
    await answer(undefined, { class_id, student_id: ada });
    await answer(undefined, { student_id: cy, is_correct: false });
    expect(await schedules()).toEqual([
      `class:${class_id}/sentences`,
      `class:${class_id}/sentences`,
      `student:${ada}/sentences`,
      `student:${cy}/sentences`,
    ]);
    const [ofClass] = await read(undefined, { class_id });
    expect(ofClass).toMatchObject({ answer_count: 2, right_answers: 1 });
    expect(new Set(ofClass!.answers.map(({ student_name }) => student_name))).toEqual(new Set(['Ada', 'Cy']));
    expect((await read(undefined, { class_id, student_id: ada }))[0]).toMatchObject({ due_date: '2026-11-23' });
    expect((await read())[0]!.answers).toEqual([]);
  });

  test('a class without a student records nothing', async () => {
    expect(await answer(undefined, { class_id })).toMatchObject({ recorded: false });
    expect(await schedules()).toEqual([]);
  });

  test('a student who has joined learns a shared deck for themselves and for their row', async () => {
    const joined = await newMember(world.server.url);
    await world.database.query('update students set person_id = $2, linked_at = now() where student_id = $1', [ada, joined.user_id]); // prettier-ignore
    await world.tess.api.shareItem({ body: { class_id, item_id: deck_id } });
    expect(await answer(joined)).toMatchObject({ recorded: true });
    expect(await schedules()).toEqual([`person:${joined.user_id}/sentences`, `student:${ada}/sentences`]);
    expect((await read(joined))[0]!.answers).toHaveLength(1);
  });

  test('two rows that were one student have one history of sentences too, until that is undone', async () => {
    await answer(undefined, { student_id: ada });
    await answer(undefined, { student_id: cy, answered_at: world.clock.at - day });
    const { merge_id } = await world.tess.api.mergeStudents({ body: { from_student_id: cy, into_student_id: ada } });
    const ofAda = async () => (await read(undefined, { class_id, student_id: ada }))[0]!;
    expect((await ofAda()).answers).toHaveLength(2);
    await world.tess.api.undoMerge({ body: { merge_id } });
    expect((await ofAda()).answers).toHaveLength(1);
  });
});
