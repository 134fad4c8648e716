import type { DeckData, DeckResult } from '@lexiroom/contracts/decks';
import type { Report } from '@lexiroom/contracts/live';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { Browser } from '../http/browser.fixture.ts';

let server: RunningApp;
let database: pg.Client;
const topics: Record<string, number> = {};
/** Somebody new for every test. */
let host: Browser;
let username: string;
let hosts = 0;

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  for (const deck of (await new Browser(server.url).get('/api/topic_decks')).body as DeckResult[]) {
    topics[deck.item_name] = deck.item_id;
  }
});
beforeEach(async () => {
  username = `host-${++hosts}`;
  host = new Browser(server.url);
  expect(await host.signUp(username)).toMatchObject({ status: 201 });
});
afterAll(async () => {
  await database.end();
  await server.close();
});

const animals = () => topics['動物 · Animals']!;

/** A session of these decks, and the words that it asks. */
async function openLive(deck_ids: number[], questions = 6): Promise<{ live_id: number; word_ids: number[] }> {
  const { status, body } = await host.post('/api/live', { source: { deck_ids }, settings: { questions } });
  expect(status).toBe(201);
  const { live_id } = body as { live_id: number };
  const report = (await host.get(`/api/live/${live_id}/report`)).body as Report;
  return { live_id, word_ids: report.questions.map(({ word_id }) => word_id) };
}

const make = (live_id: number, word_ids: number[], command_id: string = randomUUID(), by = host) =>
  by.post(`/api/live/${live_id}/deck`, { deck_name: 'Missed words', word_ids, command_id });
const dataOf = async (id: number) => (await host.get(`/api/word-deck/${username}/search?id=${id}`)).body as DeckData;
const origins = async (word_ids: readonly number[]) =>
  (
    await database.query<{ origin_word_id: number }>(
      `select origin_word_id from unnest($1::integer[]) with ordinality as chosen (word_id, place)
       join words using (word_id) order by place`,
      [word_ids],
    )
  ).rows.map(({ origin_word_id }) => origin_word_id);

test('a deck of some words of a quiz is private, in the order asked for, with the origins of its words', async () => {
  const { live_id, word_ids } = await openLive([animals()]);
  const chosen = word_ids.slice(1, 4).toReversed();
  const { status, body } = await make(live_id, chosen);
  expect(status).toBe(201);
  const { owner, item_ids } = body as { owner: string; item_ids: number[] };
  expect([owner, item_ids.length]).toEqual([username, 1]);
  const { words } = await dataOf(item_ids[0]!);
  expect(await origins(words.map(({ word_id }) => word_id))).toEqual(await origins(chosen));
  const { rows } = await database.query('select item_name, visibility from items where item_id = $1', [item_ids[0]]);
  expect(rows).toEqual([{ item_name: 'Missed words', visibility: 'private' }]);
});

test('S30 ten copies of the call make it once and answer the same', async () => {
  const { live_id, word_ids } = await openLive([animals()]);
  const command_id = randomUUID();
  const made = await Promise.all(Array.from({ length: 10 }, () => make(live_id, word_ids.slice(0, 2), command_id)));
  expect(new Set(made.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  const { rows } = await database.query(`select 1 from items join users on user_id = owner_id where username = $1 and item_type = 'deck'`, [username]); // prettier-ignore
  expect(rows).toHaveLength(1);
});

test('a word that is named twice is taken once', async () => {
  const { item_id } = (await host.post('/api/clone', { item_ids: [animals()] })).body as { item_id: number };
  const { live_id, word_ids } = await openLive([item_id]);
  const made = (await make(live_id, [word_ids[0]!, word_ids[0]!])).body as { item_ids: number[] };
  expect((await dataOf(made.item_ids[0]!)).words).toHaveLength(1);
});

test('words of another quiz, and a quiz of somebody else, are not there', async () => {
  const { live_id, word_ids } = await openLive([animals()]);
  expect(await make(live_id, [2_000_000])).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  const other = new Browser(server.url);
  await other.signUp(`other-${hosts}`);
  expect(await make(live_id, word_ids, randomUUID(), other)).toMatchObject({ status: 404 });
  expect(await make(live_id, word_ids, randomUUID(), new Browser(server.url))).toMatchObject({ status: 401 });
});

test('words that are gone from their deck are left out; when all are, that is said', async () => {
  const { item_id } = (await host.post('/api/clone', { item_ids: [animals()] })).body as { item_id: number };
  const { live_id, word_ids } = await openLive([item_id]);
  await database.query('delete from words where word_id = $1', [word_ids[0]]);
  const made = (await make(live_id, word_ids.slice(0, 3))).body as { item_ids: number[] };
  expect((await dataOf(made.item_ids[0]!)).words).toHaveLength(2);
  await database.query('update items set deleted_at = now() where item_id = $1', [item_id]);
  expect(await make(live_id, word_ids)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

test('there is a deck for each pair of languages', async () => {
  const [first, second] = [(await host.post('/api/clone', { item_ids: [animals()] })).body, (await host.post('/api/clone', { item_ids: [animals()], source_language: null })).body] as { item_id: number }[]; // prettier-ignore
  const { live_id } = await openLive([first!.item_id, second!.item_id], 40);
  const { rows } = await database.query<{ word_ids: number[] }>(
    `select array_agg((question ->> 'word_id')::integer) as word_ids
     from live_events, jsonb_array_elements(body -> 'questions') as asked, lateral (select asked -> 'word' as question) as w
     where live_id = $1 and seq = 1`,
    [live_id],
  );
  const word_ids = rows[0]!.word_ids;
  const made = (await make(live_id, word_ids)).body as { item_ids: number[] };
  const { rows: pairs } = await database.query<{ pairs: number }>(
    `select count(distinct concat_ws(' ', target_language, source_language))::integer as pairs
     from words join decks using (deck_id) where word_id = any($1)`,
    [word_ids],
  );
  expect([pairs[0]!.pairs, made.item_ids.length]).toEqual([2, 2]);
});
