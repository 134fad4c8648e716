import type { DeckData, DeckResult } from '@lexiroom/contracts/decks';
import type { TreeItem, UserHome, Visibility } from '@lexiroom/contracts/items';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Member } from '../http/api.fixture.ts';
import { Browser } from '../http/browser.fixture.ts';
import { make, type TreeWorld, treeWorld } from '../items/tree.fixture.ts';
import { SilentVoice } from '../speech/silent-voice.fixture.ts';

let world: TreeWorld;
let ana: Member;
let luis: Member;
let url: string;
/** A deck of Ana's by link, in a category of a folder of hers; new in every test. */
let folder: number;
let category: number;
let deck: number;

beforeAll(async () => {
  world = await treeWorld({ speech: new SilentVoice() });
  ({ ana, luis } = world);
  url = world.server.url;
}, 30_000);
afterAll(() => world.close());

beforeEach(async () => {
  folder = await make(ana, 'folder');
  category = await make(ana, 'category', folder);
  deck = await newDeck(folder);
  await ana.api.moveItems({ body: { item_ids: [deck], parent_id: folder, category_id: category } });
  await show(deck, 'link');
});

/** One of at least four words, as a quiz needs. */
async function newDeck(parent_id: number): Promise<number> {
  const { body } = await new Browser(url).get('/api/topic_decks?target_language=japanese');
  const [source] = body as DeckResult[];
  return (await ana.api.clone({ body: { item_ids: [source!.item_id], parent_id } })).item_id;
}

const show = (item_id: number, visibility: Visibility) => ana.api.changeItem({ body: { item_id, visibility } });
const keyOf = async (item_id: number, directory?: number): Promise<string> => {
  const { items } = await ana.api.userHome({ params: { username: ana.username }, query: { directory } });
  return items.find((item) => item.item_id === item_id)!.link_key!;
};
const wordsOf = async (item_id: number) =>
  (await ana.api.deckData({ params: { username: ana.username }, query: { id: item_id } })).words;

/** What each endpoint that shows a deck answers somebody with an account who brings this key, or none. */
async function statusesOf(item_id: number, key?: string): Promise<Record<string, number>> {
  const with_key = (path: string) => (key === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}key=${key}`);
  const { browser } = luis;
  const [word] = await wordsOf(item_id);
  const { word_id } = word!;
  const calls = {
    deckData: browser.get(with_key(`/api/word-deck/${ana.username}/search?id=${item_id}`)),
    anonymous: new Browser(url).get(with_key(`/api/word-deck/${ana.username}/search?id=${item_id}`)),
    deckOwner: browser.get(with_key(`/api/deck_owner?id=${item_id}`)),
    wordSound: browser.get(with_key(`/api/word_sound/${word_id}`)),
    clone: browser.post(with_key('/api/clone'), { item_ids: [item_id], command_id: randomUUID() }),
    questionAnswer: browser.post(with_key('/api/question_answer'), { word_id, deck_id: item_id, is_correct: true }),
    openLive: browser.post(with_key('/api/live'), { source: { deck_ids: [item_id] } }),
  };
  const answers = await Promise.all(Object.values(calls));
  return Object.fromEntries(Object.keys(calls).map((endpoint, place) => [endpoint, answers[place]!.status]));
}

const open = { deckData: 200, anonymous: 200, deckOwner: 200, wordSound: 200, clone: 201, questionAnswer: 200, openLive: 201 }; // prettier-ignore
const shut = Object.fromEntries(Object.keys(open).map((endpoint) => [endpoint, 404]));

describe('S20 S24 what is by link is opened by a key, at every endpoint', () => {
  test('not by its id, nor by a key that is none of its own', async () => {
    const other = await newDeck(folder);
    await show(other, 'link');
    expect(await statusesOf(deck)).toEqual(shut);
    for (const key of [randomBytes(12).toString('base64url'), await keyOf(other, folder), '', 'a%00b', '%25']) {
      expect([key, await statusesOf(deck, key)]).toEqual([key, shut]);
    }
  });

  test('by its own key, also in a folder and a category by link', async () => {
    const key = await keyOf(deck, folder);
    expect(key).toMatch(/^[\w-]{16}$/);
    expect(await statusesOf(deck, key)).toEqual(open);
    await show(folder, 'link');
    await show(category, 'link');
    expect(await statusesOf(deck, key)).toEqual(open);
  });

  test('by the key of a folder or category that it lies in, while that is by link itself', async () => {
    const [ofFolder, ofCategory] = [await keyOf(folder), await keyOf(category, folder)];
    expect(await statusesOf(deck, ofFolder)).toEqual(shut);
    expect(await statusesOf(deck, ofCategory)).toEqual(shut);
    await show(category, 'link');
    expect(await statusesOf(deck, ofCategory)).toEqual(open);
    expect(await statusesOf(deck, ofFolder)).toEqual(shut);
    await show(folder, 'link');
    expect(await statusesOf(deck, ofFolder)).toEqual(open);
    await show(deck, 'public');
    expect(await statusesOf(deck)).toEqual(shut);
    expect(await statusesOf(deck, ofFolder)).toEqual(open);
    expect(await statusesOf(deck, await keyOf(deck, folder))).toEqual(open);
  });

  test('never when it is private, or lies in something private', async () => {
    const keys = [await keyOf(deck, folder), await keyOf(category, folder), await keyOf(folder)];
    for (const closed of [deck, category, folder]) {
      await show(closed, 'private');
      for (const key of keys) expect(await statusesOf(deck, key)).toEqual(shut);
      await show(closed, 'link');
    }
  });

  test('and not when it is public: then nobody needs one', async () => {
    await show(deck, 'public');
    expect(await statusesOf(deck)).toEqual(open);
    expect(await statusesOf(deck, randomBytes(12).toString('base64url'))).toEqual(open);
    await show(deck, 'link');
  });

  test('until the owner gives it another: links with the one before lead nowhere', async () => {
    const before = await keyOf(deck, folder);
    const renewed = await ana.api.renewLink({ body: { item_id: deck } });
    expect(renewed).toMatchObject({ item_id: deck, link_key: expect.not.stringMatching(before) });
    expect(await statusesOf(deck, before)).toEqual(shut);
    expect(await statusesOf(deck, renewed.link_key!)).toEqual(open);
    await expect(luis.api.renewLink({ body: { item_id: deck } })).rejects.toMatchObject({ status: 404 });
  });
});

/** The key that somebody is told on this page. */
const told = async (who: Member, path: string) => ((await who.browser.get(`/api/${path}`)).body as DeckData).link_key;
const statusOf = async (path: string, key?: string) =>
  (await luis.browser.get(`/api/${path}${key === undefined ? '' : `&key=${key}`}`)).status;

describe('S24 the pages of categories and folders', () => {
  test('open by their key, with what of them is not private', async () => {
    await show(category, 'link');
    await show(folder, 'link');
    const ofCategory = `category/${ana.username}/search?id=${category}`;
    const ofFolder = `user/${ana.username}?directory=${folder}`;
    for (const path of [ofCategory, ofFolder]) {
      const without = await statusOf(path);
      const byDeck = await statusOf(path, await keyOf(deck, folder));
      expect({ path, without, byDeck, byFolder: await statusOf(path, await keyOf(folder)) }).toEqual({
        path,
        without: 404,
        byDeck: 404,
        byFolder: 200,
      });
    }
    expect(await statusOf(ofCategory, await keyOf(category, folder))).toBe(200);
    expect(await statusOf(ofFolder, await keyOf(category, folder))).toBe(404);
  });

  test('tell nobody but the owner a key', async () => {
    await show(folder, 'link');
    const path = `/api/user/${ana.username}?directory=${folder}&key=${await keyOf(folder)}`;
    const { items } = (await luis.browser.get(path)).body as UserHome;
    expect(items.map(({ item_id, link_key }: TreeItem) => [item_id, link_key])).toEqual([
      [category, null],
      [deck, null],
    ]);
  });

  test('tell the owner the key of the page, which is what they pass on, and others none', async () => {
    const ofDeck = `word-deck/${ana.username}/search?id=${deck}`;
    const ofCategory = `category/${ana.username}/search?id=${category}`;
    const key = await keyOf(deck, folder);
    expect([await told(ana, ofDeck), await told(luis, `${ofDeck}&key=${key}`)]).toEqual([key, null]);
    await show(category, 'link');
    expect(await told(ana, ofCategory)).toBe(await keyOf(category, folder));
    const other = await newDeck(folder);
    await show(other, 'link');
    // Several are opened by no key but that of what they lie in.
    expect(await told(ana, `${ofDeck}&id=${other}`)).toBeNull();
    await show(deck, 'public');
    await show(folder, 'link');
    expect(await told(ana, ofDeck)).toBe(key);
    for (const visibility of ['public', 'private'] as const) {
      await show(folder, visibility);
      await show(category, visibility);
      expect([visibility, await told(ana, ofDeck)]).toEqual([visibility, null]);
    }
  });

  test('a deck opened by its own key tells nothing of the folder that it does not open', async () => {
    const read = async (key: string) =>
      (await luis.browser.get(`/api/word-deck/${ana.username}/search?id=${deck}&key=${key}`)).body as DeckData;
    expect(await read(await keyOf(deck, folder))).toMatchObject({ directory: folder });
    await show(folder, 'link');
    expect(await read(await keyOf(deck, folder))).toMatchObject({ directory: null });
    expect(await read(await keyOf(folder))).toMatchObject({ directory: folder });
  });
});

test('the way back from a quiz to somebody else’s deck leads by the link that its host came by', async () => {
  const key = await keyOf(deck, folder);
  const source = { deck_ids: [deck] };
  const { body } = await luis.browser.post(`/api/live?key=${key}`, { source });
  const { live_id } = body as { live_id: number };
  const decks = { owner: ana.username, item_ids: [deck], link_key: key };
  expect((await luis.api.liveReport({ params: { live_id } })).decks).toEqual(decks);
  expect((await luis.api.lives({ query: {} })).find((live) => live.live_id === live_id)?.decks).toEqual(decks);
  const own = await ana.api.openLive({ body: { source } });
  const report = await ana.api.liveReport({ params: { live_id: own.live_id } });
  expect(report.decks).toEqual({ ...decks, link_key: null });
});

test('S24 the credits of a picture that is in a deck by link alone come with its key', async () => {
  const [word] = await wordsOf(deck);
  const { rows } = await world.database.query<{ image_id: number }>(
    `insert into images (image_hash, image_license, submitted_by, image_approved)
     values ('0linkedpic00', 'CC0', $1, false) returning image_id`,
    [ana.user_id],
  );
  const { image_id } = rows[0]!;
  await world.database.query('update words set image_id = $1 where word_id = $2', [image_id, word!.word_id]);
  expect(await statusOf(`image_details/${image_id}?`)).toBe(404);
  expect(await statusOf(`image_details/${image_id}?`, await keyOf(deck, folder))).toBe(200);
});

test('S21 fifty ids that a stranger tries find nothing', async () => {
  const seen = [];
  for (let id = deck - 40; id < deck + 10; id++) {
    const { status, body } = await luis.browser.get(`/api/deck_owner?id=${id}`);
    if (status === 200 && (body as { username: string }).username === ana.username) seen.push(id);
  }
  expect(seen).toEqual([]);
});

test('every key has 96 bits of chance', async () => {
  const { rows } = await world.database.query<{ keys: number; items: number; letters: number }>(
    `with keys as materialized (select new_link_key() as key from generate_series(1, 3000))
     select count(distinct key)::integer as keys, count(*) filter (where key ~ '^[A-Za-z0-9_-]{16}$')::integer as items,
       count(distinct letter)::integer as letters from keys, unnest(string_to_array(key, null)) as letter`,
  );
  // The second count is of letters: sixteen of each key.
  expect(rows).toEqual([{ keys: 3000, items: 48_000, letters: 64 }]);
});
