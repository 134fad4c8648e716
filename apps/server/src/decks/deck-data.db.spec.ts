import type { DeckData, DeckResult } from '@lexiroom/contracts/decks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { Browser } from '../http/browser.fixture.ts';

/** Half past two in the morning in Tokyo: there it is still the 20th. */
const clock = { at: Date.parse('2026-11-20T17:30:00Z'), now: () => clock.at };

let server: RunningApp;
let database: pg.Client;
let owner: Browser;
let visitor: Browser;
/** Japanese animals: five words; and Japanese food: four. Clones of the owner's, new ones in every test. */
let animals: number;
let food: number;

beforeAll(async () => {
  server = await runningApp({ clock });
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  visitor = new Browser(server.url);
  owner = new Browser(server.url);
  await owner.signUp('olga', { time_zone: 'Asia/Tokyo' });
});
afterAll(async () => {
  await database.end();
  await server.close();
});
beforeEach(async () => {
  const topics = (await owner.get('/api/topic_decks?target_language=japanese')).body as DeckResult[];
  const { body } = await owner.post('/api/clone', { item_ids: topics.map(({ item_id }) => item_id) });
  [animals, food] = (body as { item_ids: [number, number] }).item_ids;
  await show(animals, food);
  for (const table of ['answers', 'word_schedules']) await database.query(`delete from ${table}`);
});

const show = (...ids: number[]) => database.query(`update items set visibility = 'public' where item_id = any($1)`, [ids]); // prettier-ignore
const hide = (...ids: number[]) => database.query(`update items set visibility = 'private' where item_id = any($1)`, [ids]); // prettier-ignore

const open = (by: Browser, ...ids: number[]) => by.get(`/api/word-deck/olga/search?id=${ids.join('&id=')}`);
const openCategories = (by: Browser, ...ids: number[]) => by.get(`/api/category/olga/search?id=${ids.join('&id=')}`);
const isNotThere = { status: 404, body: { code: 'NOT_FOUND' } };

/** A category of the owner's with these decks, in this order. */
async function category(name: string, ...deck_ids: number[]): Promise<number> {
  const { rows } = await database.query<{ item_id: number }>(
    `insert into items (owner_id, item_type, item_name, name_key, parent_id)
     select user_id, 'category', $1, $1, item_id from users join items on owner_id = user_id and parent_id is null
     where username = 'olga' returning item_id`,
    [name],
  );
  for (const [item_order, deck_id] of deck_ids.entries()) {
    await database.query('update items set category_id = $1, item_order = $2 where item_id = $3', [rows[0]!.item_id, item_order, deck_id]); // prettier-ignore
  }
  return rows[0]!.item_id;
}

describe('what only the owner is told', () => {
  test('the calendar of their due dates: a word without answers is due today, by their day', async () => {
    const { body } = await open(owner, animals);
    const data = body as DeckData;
    expect(data.calendar).toEqual({ today: '2026-11-20', time_zone: 'Asia/Tokyo', day_boundary: 4 });
    expect(data.now).toBe(clock.at);
    expect(data.words.map(({ due_date }) => due_date)).toEqual(Array(5).fill('2026-11-20'));
    expect(data.words[0]!.due_dates).toEqual({ classic: '2026-11-20', fsrs: '2026-11-20' });
  });

  test('others see neither calendar, due dates, answers nor what was left out', async () => {
    const [word] = ((await open(owner, animals)).body as DeckData).words;
    await owner.post('/api/question_answer', { word_id: word!.word_id, deck_id: animals, is_correct: true });
    const { status, body } = await open(visitor, animals, animals);
    expect(status).toBe(200);
    const data = body as DeckData;
    expect(data).toMatchObject({ calendar: null, duplicates: [], now: clock.at });
    expect(data.words).toHaveLength(5);
    for (const seen of data.words) expect(seen).toMatchObject({ due_date: null, due_dates: null, answers: [] });
  });

  test('each word is due by the rule of its own deck', async () => {
    await owner.send('PUT', '/api/scheduler', JSON.stringify({ deck_id: food, scheduler: 'fsrs' }), { 'content-type': 'application/json' }); // prettier-ignore
    const { words } = (await open(owner, animals, food)).body as DeckData;
    for (const { word_id, deck_id } of words) await owner.post('/api/question_answer', { word_id, deck_id, is_correct: true }); // prettier-ignore
    const after = ((await open(owner, animals, food)).body as DeckData).words;
    for (const { deck_id, due_date, due_dates } of after) {
      expect(due_date).toBe(deck_id === food ? due_dates!.fsrs : due_dates!.classic);
    }
    expect(after[0]!.due_dates!.classic).not.toBe(after[0]!.due_dates!.fsrs);
  });

  test('an answer that was taken back is not told', async () => {
    const [word] = ((await open(owner, animals)).body as DeckData).words;
    await owner.post('/api/question_answer', { word_id: word!.word_id, deck_id: animals, is_correct: true });
    const answers = async () => ((await open(owner, animals)).body as DeckData).words[0]!.answers.length;
    expect(await answers()).toBe(1);
    await database.query(
      `insert into answers (schedule, answer_id, mode, deck_id, word_id, origin_word_id, is_correct, answered_at, local_day, voids)
       select schedule, gen_random_uuid(), mode, deck_id, word_id, origin_word_id, is_correct, answered_at, local_day, answer_id
       from answers where deck_id = $1`,
      [animals],
    );
    expect(await answers()).toBe(0);
  });
});

test('a word that stands in two decks is studied once, and its owner is told', async () => {
  const { body } = await owner.post('/api/clone', { item_ids: [animals] });
  const twin = (body as { item_id: number }).item_id;
  const { words, duplicates, studyDeckIds } = (await open(owner, animals, twin)).body as DeckData;
  expect(studyDeckIds).toEqual([animals, twin]);
  expect(words.map(({ deck_id }) => deck_id)).toEqual(Array(5).fill(animals));
  expect(duplicates).toEqual(['猫', '犬', '馬', '魚', '鳥']);
});

describe('a category', () => {
  test('is studied as its decks, in their order, under its name', async () => {
    const both = await category('Nature', food, animals);
    const { status, body } = await openCategories(visitor, both);
    expect(status).toBe(200);
    const data = body as DeckData;
    expect(data).toMatchObject({ category_name: 'Nature', studyDeckIds: [food, animals], username: 'olga' });
    expect(data.words).toHaveLength(9);
  });

  test('with others gives the decks of all, and the first one’s name', async () => {
    const one = await category('First', animals);
    const other = await category('Second', food);
    const { body } = await openCategories(visitor, one, other, one);
    expect(body).toMatchObject({ category_name: 'First', studyDeckIds: [animals, food] });
  });

  test('S24 shows others only the decks that they may see', async () => {
    const both = await category('Nature', animals, food);
    await hide(animals);
    expect((await openCategories(visitor, both)).body).toMatchObject({ studyDeckIds: [food] });
    expect((await openCategories(owner, both)).body).toMatchObject({ studyDeckIds: [animals, food] });
    await hide(food);
    expect(await openCategories(visitor, both)).toMatchObject(isNotThere);
  });

  test('S22 is refused whole when one is private, somebody else’s, in the bin, or a deck', async () => {
    const good = await category('Good', animals);
    const hidden = await category('Hidden', food);
    await hide(hidden);
    expect(await openCategories(visitor, good, hidden)).toMatchObject(isNotThere);
    expect(await openCategories(owner, good, hidden)).toMatchObject({ status: 200 });
    expect(await openCategories(visitor, good, animals)).toMatchObject(isNotThere);
    expect(await visitor.get(`/api/category/lexiroom/search?id=${good}`)).toMatchObject(isNotThere);
    await database.query('update items set deleted_at = now() where item_id = $1', [good]);
    expect(await openCategories(owner, good)).toMatchObject(isNotThere);
  });

  test('S35 with more than a hundred decks is refused in words', async () => {
    const { rows } = await database.query<{ item_id: number }>(
      `with made as (
         insert into items (owner_id, item_type, item_name, name_key, parent_id)
         select owner_id, 'deck', 'Many', 'many', parent_id from items, generate_series(1, 101) where item_id = $1
         returning item_id
       )
       insert into decks (deck_id, target_language) select item_id, 'german' from made returning deck_id as item_id`,
      [animals],
    );
    const ids = rows.map(({ item_id }) => item_id);
    const full = await category('Full', ...ids);
    expect(await openCategories(owner, full)).toMatchObject({
      status: 400,
      body: { errDesc: 'id: these categories hold more than 100 decks' },
    });
    await database.query('update items set category_id = null where item_id = $1', [ids[0]]);
    expect(await openCategories(owner, full)).toMatchObject({ status: 200, body: { words: [] } });
    expect(await openCategories(owner, ...Array.from({ length: 31 }, (_, index) => index + 1))).toMatchObject({ status: 400 }); // prettier-ignore
  });
});
