import type { DeckData, DeckResult } from '@lexiroom/contracts/decks';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { Browser } from '../http/browser.fixture.ts';
import { addName } from '../library/library.fixture.ts';

let server: RunningApp;
let database: pg.Client;
let owner: Browser;
let visitor: Browser;
/** A ready deck, and the owner's copy of it. */
let ready: number;
let copy: number;

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  [owner, visitor] = [new Browser(server.url), new Browser(server.url)];
  await owner.signUp('olga');
  const decks = (await visitor.get('/api/topic_decks')).body as DeckResult[];
  ready = decks.find(({ item_name }) => item_name === '動物 · Animals')!.item_id;
  const { body } = await owner.post('/api/clone', { item_ids: [ready] });
  [copy] = (body as { item_ids: [number] }).item_ids;
});
afterAll(async () => {
  await database.end();
  await server.close();
});

const off = { listening: false, typing: false, strict: false };
const choose = (deck_ids: number[], change: Partial<typeof off> = {}, by = owner) =>
  by.send('PUT', '/api/recall', JSON.stringify({ deck_ids, ...off, ...change }), {
    'content-type': 'application/json',
  });
async function read(deck_id: number, username: string, by = owner): Promise<DeckData> {
  const { status, body } = await by.get(`/api/word-deck/${username}/search?id=${deck_id}`);
  expect(status).toBe(200);
  return body as DeckData;
}

describe('how somebody is asked for the words of a deck', () => {
  test('is told with the deck, once they have chosen it, and to nobody else', async () => {
    expect(await read(copy, 'olga')).not.toHaveProperty('recall');
    expect(await choose([copy], { listening: true, strict: true })).toMatchObject({ status: 200 });
    expect((await read(copy, 'olga')).recall).toEqual([{ deck_id: copy, ...off, listening: true, strict: true }]);
    expect(await choose([copy])).toMatchObject({ status: 200 });
    expect((await read(copy, 'olga')).recall).toEqual([{ deck_id: copy, ...off }]);
  });

  test('can be chosen for decks of others, each for themselves', async () => {
    const other = new Browser(server.url);
    await other.signUp('otto');
    expect(await choose([ready], { typing: true })).toMatchObject({ status: 200 });
    expect((await read(ready, 'lexiroom')).recall).toEqual([{ deck_id: ready, ...off, typing: true }]);
    for (const by of [other, visitor]) expect(await read(ready, 'lexiroom', by)).not.toHaveProperty('recall');
    expect(await choose([copy], {}, other)).toMatchObject({ status: 404 });
    expect(await choose([ready, 999_999])).toMatchObject({ status: 404 });
    expect(await choose([ready], {}, visitor)).toMatchObject({ status: 401 });
  });

  test('holds for the words of today as well', async () => {
    await choose([copy], { typing: true });
    const { words } = await read(copy, 'olga');
    const { status, body } = await owner.get(`/api/today/words?id=${words[0]!.word_id}`);
    expect([status, body]).toMatchObject([200, { recall: [{ deck_id: copy, typing: true }] }]);
  });

  test('where it is typed, the other names of a picture are right too', async () => {
    await choose([copy], { typing: true });
    const image_id = (await read(copy, 'olga')).words[0]!.image_id!;
    await addName(database, image_id, 'japanese', 'にゃんこ', { approved: true });
    expect((await read(copy, 'olga')).words[0]!.also_right).toContain('にゃんこ');
    await choose([copy], { listening: true });
    for (const word of (await read(copy, 'olga')).words) expect(word).not.toHaveProperty('also_right');
  });

  test('goes with the deck', async () => {
    const { body } = await owner.post('/api/clone', { item_ids: [ready] });
    const [deck_id] = (body as { item_ids: [number] }).item_ids;
    await choose([deck_id]);
    await database.query('delete from items where item_id = $1', [deck_id]);
    const { rows } = await database.query('select from recall_settings where deck_id = $1', [deck_id]);
    expect(rows).toEqual([]);
  });
});

const answer = async (body: object) => {
  const [word] = (await read(copy, 'olga')).words;
  return owner.post('/api/question_answer', { word_id: word!.word_id, deck_id: copy, is_correct: true, ...body });
};

describe('answers that are typed or listened to', () => {
  test.each(['typed', 'sound_to_typed', 'sound_to_picture'])('are recorded as %s', async (kind) => {
    const { status, body } = await answer({ kind, mode: 'test' });
    expect([status, body]).toMatchObject([200, { recorded: true }]);
    const { rows } = await database.query('select kind, mode from answers where answer_id = $1', [
      (body as { answer_id: string }).answer_id,
    ]);
    expect(rows).toEqual([{ kind, mode: 'test' }]);
  });

  test('are refused when nobody asks so, and when what was typed has options', async () => {
    const [one, two] = (await read(copy, 'olga')).words.map(({ word_id }) => word_id);
    expect(await answer({ kind: 'smelled' })).toMatchObject({ status: 400 });
    expect(await answer({ kind: 'typed', option_word_ids: [one, two] })).toMatchObject({ status: 400 });
    expect(await answer({ kind: 'sound_to_picture', option_word_ids: [one, two] })).toMatchObject({ status: 200 });
  });

  test("'I don't know' chooses none of the options", async () => {
    const [one, two] = (await read(copy, 'olga')).words.map(({ word_id }) => word_id);
    const given = { kind: 'text_to_picture', option_word_ids: [one, two], is_correct: false };
    expect(await answer(given)).toMatchObject({ status: 200, body: { recorded: true } });
  });
});
