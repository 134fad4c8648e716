import type { DeckData, DeckResult, ImageRows } from '@lexiroom/contracts/decks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { SessionsService } from '../../accounts/sessions/sessions.service.ts';
import { CloneService } from '../../copies/clone.service.ts';
import { type RunningApp, runningApp } from '../../create-app.fixture.ts';
import { Browser } from '../../http/browser.fixture.ts';

let server: RunningApp;
let database: pg.Client;
let owner: Browser;
let stranger: Browser;
/** Topic decks by their names. */
const topics: Record<string, number> = {};
/** A new deck of the owner's: the Japanese animals. */
let deck: number;

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  owner = new Browser(server.url);
  stranger = new Browser(server.url);
  expect(await owner.signUp('olga')).toMatchObject({ status: 201 });
  expect(await stranger.signUp('sven')).toMatchObject({ status: 201 });
  for (const { item_name, item_id } of (await owner.get('/api/topic_decks')).body as DeckResult[]) {
    topics[item_name] = item_id;
  }
});
beforeEach(async () => (deck = await cloneOf('動物 · Animals')));
afterAll(async () => {
  await database.end();
  await server.close();
});

const send = (who: Browser, method: string, path: string, body: object) =>
  who.send(method, `/api${path}`, JSON.stringify(body), { 'content-type': 'application/json' });
const put = (who: Browser, path: string, body: object) => send(who, 'PUT', path, body);

async function cloneOf(name: string, by = owner): Promise<number> {
  const user = await server.app.get(SessionsService).userOf(by.cookie);
  return (await server.app.get(CloneService).clone(user!, { item_ids: [topics[name]!] })).item_id;
}

async function dataOf(id: number): Promise<DeckData> {
  const { status, body } = await owner.get(`/api/word-deck/olga/search?id=${id}`);
  expect(status).toBe(200);
  return body as DeckData;
}

const pinsOf = async (id: number) => (await dataOf(id)).words.map((word) => word.is_pinned);
const picturesOf = async (id: number) => (await dataOf(id)).words.map((word) => word.image_id!);
const isDone = { status: 200, body: { done: true } };
const isNotThere = { status: 404, body: { code: 'NOT_FOUND' } };

describe('pinning a word', () => {
  test('pins it wherever it stands in the decks of its owner, and unpins it', async () => {
    const again = await cloneOf('動物 · Animals');
    const { words } = await dataOf(deck);
    const [, dog] = words;
    expect(await put(owner, '/pin_word', { word_id: dog!.word_id, is_pinned: true })).toMatchObject(isDone);
    expect(await pinsOf(deck)).toEqual([false, true, false, false, false]);
    expect(await pinsOf(again)).toEqual([false, true, false, false, false]);
    expect(await put(owner, '/pin_word', { word_id: dog!.word_id, is_pinned: false })).toMatchObject(isDone);
    expect(await pinsOf(again)).toEqual([false, false, false, false, false]);
  });

  test('says nothing about the same word in somebody else’s deck', async () => {
    const theirs = await cloneOf('動物 · Animals', stranger);
    const { words } = await dataOf(deck);
    await put(owner, '/pin_word', { word_id: words[0]!.word_id, is_pinned: true });
    const { rows } = await database.query('select 1 from words where deck_id = any($1) and is_pinned', [
      [theirs, topics['動物 · Animals']],
    ]);
    expect(rows).toEqual([]);
  });

  test('twenty clicks at once all get through', async () => {
    await cloneOf('動物 · Animals');
    const { words } = await dataOf(deck);
    const clicks = Array.from({ length: 20 }, (_, click) =>
      put(owner, '/pin_word', { word_id: words[click % 5]!.word_id, is_pinned: true }),
    );
    for (const answer of await Promise.all(clicks)) expect(answer).toMatchObject(isDone);
    expect(await pinsOf(deck)).toEqual([true, true, true, true, true]);
  });

  test('S21 is not there for the word of a deck that is somebody else’s, or in the bin', async () => {
    const [word] = (await dataOf(deck)).words;
    const pin = { word_id: word!.word_id, is_pinned: true };
    expect(await put(stranger, '/pin_word', pin)).toMatchObject(isNotThere);
    expect(await put(owner, '/pin_word', { ...pin, word_id: 2_000_000 })).toMatchObject(isNotThere);
    expect(await pinsOf(deck)).toEqual([false, false, false, false, false]);
    await database.query('update items set deleted_at = now() where item_id = $1', [deck]);
    expect(await put(owner, '/pin_word', pin)).toMatchObject(isNotThere);
  });
});

describe('the settings of a deck', () => {
  test.each([2, 3, 4, '2', '3', '4'])('the questions can have %j options', async (new_option_count) => {
    expect(await put(owner, '/option_count', { deck_id: deck, new_option_count })).toMatchObject(isDone);
    expect((await dataOf(deck)).option_count).toBe(Number(new_option_count));
  });

  test.each([1, 5, 0, '', 'x', null, 2.5])('but not %j', async (new_option_count) => {
    expect(await put(owner, '/option_count', { deck_id: deck, new_option_count })).toMatchObject({
      status: 400,
      body: { code: 'INVALID', params: { field: 'new_option_count' } },
    });
    expect((await dataOf(deck)).option_count).toBe(4);
  });

  test('the rule of due dates can be switched to and fro', async () => {
    for (const scheduler of ['fsrs', 'fsrs', 'classic']) {
      expect(await put(owner, '/scheduler', { deck_id: deck, scheduler })).toMatchObject(isDone);
      expect((await dataOf(deck)).scheduler).toBe(scheduler);
    }
    expect(await put(owner, '/scheduler', { deck_id: deck, scheduler: 'sm2' })).toMatchObject({ status: 400 });
  });
});

const edit = (change: object) => put(owner, '/edit_deck', { item_id: deck, ...change });
const foundBy = async (term: string) =>
  ((await owner.get(`/api/search_deck/${term}/1`)).body as DeckResult[]).map(({ item_id }) => item_id);

describe('the name of a deck', () => {
  test('and whether translations are shown are changed one by one, each counting the rev up', async () => {
    expect(await edit({ item_name: '  Beasts   of Japan ' })).toMatchObject({ status: 200, body: { rev: 2 } });
    expect(await dataOf(deck)).toMatchObject({ deck_name: 'Beasts of Japan', show_translation: true });
    expect(await edit({ show_translation: false, rev: 2 })).toMatchObject({ status: 200, body: { rev: 3 } });
    expect(await dataOf(deck)).toMatchObject({ deck_name: 'Beasts of Japan', show_translation: false });
  });

  test('is refused when the deck has changed since it was seen, and says what stands there now', async () => {
    await edit({ item_name: 'First' });
    expect(await edit({ item_name: 'Second', rev: 1 })).toMatchObject({
      status: 409,
      body: { code: 'STALE', params: { rev: 2, item_name: 'First', show_translation: 'true' } },
    });
    expect((await dataOf(deck)).deck_name).toBe('First');
  });

  test('that stands there already is done already, so an edit that is sent twice is done once', async () => {
    expect(await edit({ item_name: 'Twice', rev: 1 })).toMatchObject({ status: 200, body: { rev: 2 } });
    expect(await edit({ item_name: 'Twice', rev: 1 })).toMatchObject({ status: 200, body: { rev: 2 } });
    expect(await edit({})).toMatchObject({ status: 200, body: { rev: 2 } });
  });

  test('of two edits that saw the same, one is done and one is stale', async () => {
    const answers = await Promise.all(['One', 'Other'].map((item_name) => edit({ item_name, rev: 1 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('is what a public deck is found by, and the old one is not', async () => {
    await database.query(`update items set visibility = 'public' where item_id = $1`, [deck]);
    await edit({ item_name: 'Wild Geese' });
    expect(await foundBy('geese')).toEqual([deck]);
    expect(await foundBy('animals')).not.toContain(deck);
    await database.query(`update items set visibility = 'private' where item_id = $1`, [deck]);
  });

  test.each([
    ['', 'Please enter a name'],
    [' \t ', 'Please enter a name'],
    ['ё'.repeat(61), 'A name has at most 60 characters'],
    ['a;b', 'This character cannot be part of a name'],
    ['a\u0000b', 'This character cannot be part of a name'],
  ])('S36 %j is none', async (item_name, words) => {
    expect(await edit({ item_name })).toMatchObject({
      status: 400,
      body: { code: 'INVALID', errDesc: expect.stringContaining(words) },
    });
  });

  test('sixty letters of any kind are', async () => {
    for (const letter of ['ё', '👩‍🏫', '動'])
      expect(await edit({ item_name: letter.repeat(60) })).toMatchObject({ status: 200 });
  });
});

const fittingPictures = async () => {
  const { status, body } = await owner.post('/api/deck_image_search', { deck_id: deck });
  expect(status).toBe(200);
  return (body as ImageRows)[0]!.imageRow.map((picture) => picture.image_id);
};
const chooseCover = (image_id: number) => put(owner, '/deck_cover', { deck_id: deck, image_id });
const addPicture = async (hash: string, columns: Record<string, boolean | number> = {}) => {
  const { rows } = await database.query<{ image_id: number }>(
    `insert into images (image_hash, image_license, image_approved, submitted_by, is_deleted)
     values ($1, 'CC0', $2, $3, $4) returning image_id`,
    [hash, columns.image_approved ?? true, columns.submitted_by ?? null, columns.is_deleted ?? false],
  );
  return rows[0]!.image_id;
};
const idOf = async (username: string) =>
  (await database.query<{ user_id: number }>('select user_id from users where username = $1', [username])).rows[0]!
    .user_id;
const namesakes = async (pattern: string) => {
  const { rows } = await database.query<{ image_id: number }>(
    `select image_id from translations where language = 'english_uk' and translation ilike $1 order by image_id`,
    [pattern],
  );
  return rows.map(({ image_id }) => image_id);
};

describe('the cover of a deck', () => {
  test('is looked for among the pictures of its words, in their order, each once', async () => {
    expect(await fittingPictures()).toEqual(await picturesOf(deck));
    await database.query('update words set image_id = $2 where deck_id = $1 and word_order > 2', [
      deck,
      (await picturesOf(deck))[0],
    ]);
    expect(await fittingPictures()).toEqual((await picturesOf(deck)).slice(0, 3));
  });

  test('then among those whose name is the deck’s name or a word of it, then those whose name begins so', async () => {
    const own = await picturesOf(deck);
    await put(owner, '/edit_deck', { item_id: deck, item_name: 'Bréad and app' });
    expect(await fittingPictures()).toEqual([...own, ...(await namesakes('Bread')), ...(await namesakes('Apple'))]);
    // Names in other languages than the deck's two do not count.
    await put(owner, '/edit_deck', { item_id: deck, item_name: 'Manzana' });
    expect(await fittingPictures()).toEqual(own);
  });

  test('is not looked for among pictures that are deleted, nor among those of others that nobody approved', async () => {
    const pictures = [await addPicture('deleted0', { is_deleted: true }), await addPicture('waiting0', { image_approved: false })]; // prettier-ignore
    await database.query(
      `insert into translations (image_id, language, translation, fold_key, approved)
       select unnest($1::integer[]), 'english_uk', 'Unicorn', 'unicorn', true`,
      [pictures],
    );
    await put(owner, '/edit_deck', { item_id: deck, item_name: 'Unicorn' });
    expect(await fittingPictures()).toEqual(await picturesOf(deck));
  });

  test('of a deck without any picture: there is a row, and nothing in it', async () => {
    await database.query('delete from words where deck_id = $1', [deck]);
    await put(owner, '/edit_deck', { item_id: deck, item_name: '!?' });
    expect(await owner.post('/api/deck_image_search', { deck_id: deck })).toMatchObject({
      status: 200,
      body: [{ imageRow: [] }],
    });
  });

  test('is the picture that was chosen', async () => {
    const [, second] = (await dataOf(deck)).words;
    expect(await chooseCover(second!.image_id!)).toMatchObject(isDone);
    expect(await dataOf(deck)).toMatchObject({ deck_image_id: second!.image_id, image_path: second!.image_path });
  });

  test('can be an approved picture, one’s own, or one of the deck’s words; no other is there', async () => {
    const waiting = { image_approved: false };
    const [olga, sven] = [await idOf('olga'), await idOf('sven')];
    expect(await chooseCover(await addPicture('approved'))).toMatchObject(isDone);
    expect(await chooseCover(await addPicture('ownwaiting', { ...waiting, submitted_by: olga }))).toMatchObject(isDone);
    const foreign = await addPicture('theirwaiting', { ...waiting, submitted_by: sven });
    expect(await chooseCover(foreign)).toMatchObject(isNotThere);
    await database.query('update words set image_id = $2 where deck_id = $1 and word_order = 0', [deck, foreign]);
    expect(await chooseCover(foreign)).toMatchObject(isDone);
    await database.query('update images set is_deleted = true where image_id = $1', [foreign]);
    expect(await chooseCover(foreign)).toMatchObject(isNotThere);
    expect(await chooseCover(2_000_000)).toMatchObject(isNotThere);
    expect((await dataOf(deck)).deck_image_id).toBe(foreign);
  });
});

const everything = async () =>
  (await database.query('select * from items left join decks on deck_id = item_id order by item_id')).rows;

describe('S21 a deck that is somebody else’s, public or not, in the bin, or no deck, is not there to be changed', () => {
  const changes: [string, string, (id: number) => object][] = [
    ['PUT', '/option_count', (deck_id) => ({ deck_id, new_option_count: 2 })],
    ['PUT', '/scheduler', (deck_id) => ({ deck_id, scheduler: 'fsrs' })],
    ['PUT', '/edit_deck', (item_id) => ({ item_id, item_name: 'Taken over', show_translation: false })],
    ['PUT', '/deck_cover', (deck_id) => ({ deck_id, image_id: 3 })],
    ['POST', '/deck_image_search', (deck_id) => ({ deck_id })],
  ];
  test.each(changes)('%s %s', async (method, path, bodyOf) => {
    const inBin = await cloneOf('Animals');
    await database.query('update items set deleted_at = now() where item_id = $1', [inBin]);
    const { rows: folders } = await database.query<{ item_id: number }>(
      `select item_id from items join users on user_id = owner_id where username = 'olga' and parent_id is null`,
    );
    const before = await everything();
    expect(await send(stranger, method, path, bodyOf(deck))).toMatchObject(isNotThere);
    for (const id of [topics['Animals']!, inBin, folders[0]!.item_id, 2_000_000]) {
      expect(await send(owner, method, path, bodyOf(id))).toMatchObject(isNotThere);
    }
    expect(await everything()).toEqual(before);
    expect(await send(new Browser(server.url), method, path, bodyOf(deck))).toMatchObject({ status: 401 });
    expect(await send(owner, method, path, bodyOf(deck))).toMatchObject({ status: 200 });
  });
});
