import type { DeckData, DeckResult } from '@lexiroom/contracts/decks';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { Browser } from '../http/browser.fixture.ts';
import { readConfusions } from './confusions-before.ts';

let server: RunningApp;
let database: pg.Client;
let pool: pg.Pool;
let deck_id: number;
let words: DeckData['words'];
/** Two hosts, new for every test. */
let hosts: Browser[];
let tests = 0;

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  pool = new pg.Pool({ connectionString: server.options.databaseUrl, max: 1 });
  const visitor = new Browser(server.url);
  const decks = (await visitor.get('/api/topic_decks')).body as DeckResult[];
  deck_id = decks.find(({ item_name }) => item_name === '動物 · Animals')!.item_id;
  words = ((await visitor.get(`/api/word-deck/lexiroom/search?id=${deck_id}`)).body as DeckData).words;
});
beforeEach(async () => {
  tests++;
  await database.query('truncate answers');
  hosts = [new Browser(server.url), new Browser(server.url)];
  for (const [place, host] of hosts.entries())
    expect(await host.signUp(`host-${tests}-${place}`, { role: 'teacher' })).toMatchObject({ status: 201 });
});
afterAll(async () => {
  await Promise.all([database.end(), pool.end()]);
  await server.close();
});

async function openLive(host: Browser, settings: object = {}): Promise<number> {
  const { status, body } = await host.post('/api/live', { source: { deck_ids: [deck_id] }, settings });
  expect(status).toBe(201);
  return (body as { live_id: number }).live_id;
}

/** So many seats of a session take one word for another, as the log has it. */
async function confuse(live_id: number, [asked, chosen]: [number, number], seats: number): Promise<void> {
  await database.query(
    `insert into answers (schedule, answer_id, mode, live_id, seat_id, question, deck_id, word_id, origin_word_id,
       option_word_ids, chosen_option, chosen_word_id, is_correct, answered_at, local_day)
     select 'live:' || $1, gen_random_uuid(), 'live-quiz', $1::integer, seat, 1, $2, word_id, origin_word_id,
       array[$3, $4]::integer[], 1, $4, false, now(), current_date
     from generate_series(1, $5::integer) as seat, words where word_id = $3`,
    [live_id, deck_id, asked, chosen, seats],
  );
}

const id = (place: number) => words[place]!.word_id;

test('what many took for another word is known for all, once it was more than one host’s', async () => {
  const lives = [await openLive(hosts[0]!), await openLive(hosts[0]!), await openLive(hosts[1]!)];
  await confuse(lives[0]!, [id(0), id(1)], 4);
  await confuse(lives[1]!, [id(0), id(1)], 4);
  expect(await readConfusions(pool, words)).toEqual({});
  await confuse(lives[2]!, [id(0), id(1)], 1);
  expect(await readConfusions(pool, words)).toEqual({ [id(0)]: [{ word_id: id(1), times: 9 }] });
});

test('what a class confused counts from the first time, and goes before what many did', async () => {
  const { class_id } = (await hosts[0]!.post('/api/class', { class_name: 'Blue' })).body as { class_id: number };
  const live_id = await openLive(hosts[0]!, { class_id });
  await confuse(live_id, [id(0), id(2)], 1);
  for (const host of hosts) await confuse(await openLive(host), [id(0), id(1)], 4);
  for (const host of hosts) await confuse(await openLive(host), [id(3), id(1)], 4);
  expect(await readConfusions(pool, words, class_id)).toEqual({
    [id(0)]: [{ word_id: id(2), times: 1 }],
    [id(3)]: [{ word_id: id(1), times: 8 }],
  });
  expect(await readConfusions(pool, words)).toMatchObject({ [id(0)]: [{ word_id: id(1), times: 8 }] });
});

test('copies of a word are one', async () => {
  const [owner] = hosts;
  const { item_id } = (await owner!.post('/api/clone', { item_ids: [deck_id] })).body as { item_id: number };
  for (const host of hosts) await confuse(await openLive(host), [id(0), id(1)], 3);
  const { body } = await owner!.get(`/api/word-deck/host-${tests}-0/search?id=${item_id}`);
  const copies = (body as DeckData).words;
  expect(await readConfusions(pool, copies)).toEqual({
    [copies[0]!.word_id]: [{ word_id: copies[1]!.word_id, times: 6 }],
  });
});

test('a question that was taken back tells nothing', async () => {
  const lives = [await openLive(hosts[0]!), await openLive(hosts[1]!)];
  for (const live_id of lives) await confuse(live_id, [id(0), id(1)], 4);
  await database.query(
    `insert into live_events (live_id, seq, v, type, body, at) values ($1, 99, 1, 'voided', '{"number": 1}', now())`,
    [lives[0]],
  );
  expect(await readConfusions(pool, words)).toEqual({});
});

/** In how many of forty quizzes of two options the last word stands beside the first. */
const timesBeside = async (settings: object) => {
  let times = 0;
  for (let quiz = 0; quiz < 40; quiz++) {
    const live_id = await openLive(hosts[quiz % 2]!, { option_count: 2, kinds: ['picture_to_text'], ...settings });
    const { rows } = await database.query<{ options: { word_id: number }[] }>(
      `select question -> 'options' as options
       from live_events, jsonb_array_elements(body -> 'questions') as question
       where live_id = $1 and seq = 1 and (question -> 'word' ->> 'word_id')::integer = $2`,
      [live_id, id(0)],
    );
    times += Number(rows[0]!.options.some(({ word_id }) => word_id === id(4)));
  }
  return times;
};

test('a quiz offers it more often as a wrong option, unless its host does not want that', async () => {
  for (const host of hosts) await confuse(await openLive(host), [id(0), id(4)], 20);
  // Of 40 quizzes 32 with it, and 10 without: neither comes near 20 by chance.
  expect(await timesBeside({})).toBeGreaterThan(20);
  expect(await timesBeside({ uses_confusions: false })).toBeLessThan(24);
});
