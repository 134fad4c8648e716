import type { DeckData, DeckResult } from '@lexiroom/contracts/decks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { SessionsService } from '../accounts/sessions/sessions.service.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { type Answer, Browser } from '../http/browser.fixture.ts';
import { OwnTree } from '../items/tree/own-tree.ts';
import { type CloneOrder, CloneService } from './clone.service.ts';

let server: RunningApp;
let database: pg.Client;
/** Somebody new for every test. */
let member: Browser;
let username: string;
let members = 0;
const topics: Record<string, number> = {};

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  for (const deck of (await new Browser(server.url).get('/api/topic_decks')).body as DeckResult[]) {
    topics[deck.item_name] = deck.item_id;
  }
});
beforeEach(async () => {
  username = `member-${++members}`;
  member = new Browser(server.url);
  expect(await member.signUp(username)).toMatchObject({ status: 201 });
});
afterAll(async () => {
  await database.end();
  await server.close();
});

const japaneseAnimals = () => topics['動物 · Animals']!;
const clone = (order: object, by = member) => by.post('/api/clone', order);
const idsOf = ({ status, body }: Answer) => {
  expect(status).toBe(201);
  return (body as { item_ids: number[] }).item_ids;
};
const isNotThere = { status: 404, body: { code: 'NOT_FOUND' } };

async function dataOf(id: number, owner = username): Promise<DeckData> {
  const { status, body } = await member.get(`/api/word-deck/${owner}/search?id=${id}`);
  expect(status).toBe(200);
  return body as DeckData;
}

const one = async <Row extends object>(sql: string, values: unknown[]): Promise<Row> =>
  (await database.query<Row>(sql, values)).rows[0]!;

const rootOf = async (owner = username) =>
  (
    await one<{ item_id: number }>(
      'select item_id from items join users on user_id = owner_id where username = $1 and parent_id is null',
      [owner],
    )
  ).item_id;

async function makeItem(item_type: string, { owner = username, visibility = 'public', parent_id = 0 } = {}) {
  const { item_id } = await one<{ item_id: number }>(
    `insert into items (owner_id, item_type, item_name, name_key, parent_id, visibility)
     select owner_id, $2, 'Thing', 'thing', item_id, $3 from items where item_id = $1 returning item_id`,
    [parent_id || (await rootOf(owner)), item_type, visibility],
  );
  if (item_type === 'deck') await database.query(`insert into decks (deck_id, target_language) values ($1, 'german')`, [item_id]); // prettier-ignore
  return item_id;
}

/** How much there is of everything a clone writes. */
const amounts = () =>
  one<Record<string, string>>(
    `select (select count(*) from items) as items, (select count(*) from decks) as decks,
       (select count(*) from words) as words, (select count(*) from done_commands) as commands,
       (select count(*) from findable_items) as findable`,
    [],
  );

/** What a clone has of its source's words. */
const texts = ({ words }: DeckData) =>
  words.map((word) => ({
    word_order: word.word_order,
    image_id: word.image_id,
    target_translation_id: word.target_translation_id,
    source_translation: word.source_translation,
    extra_target_translation: word.extra_target_translation,
    origin_word_id: word.origin_word_id,
  }));

const originsOf = async (id: number, owner?: string) =>
  (await dataOf(id, owner)).words.map((word) => word.origin_word_id);

/** The ids of the decks that a search for 動物 finds. */
const found = async () =>
  ((await member.get(`/api/search_deck/${encodeURIComponent('動物')}/1`)).body as DeckResult[]).map(
    (deck) => deck.item_id,
  );

describe('a clone', () => {
  test('has the words, texts, pictures, settings and origins of its source, and is private', async () => {
    const source = await dataOf(japaneseAnimals(), 'lexiroom');
    const [id] = idsOf(await clone({ item_ids: [japaneseAnimals()] }));
    const made = await dataOf(id!);
    expect(made).toMatchObject({ username, deck_name: '動物 · Animals', directory: null, root_id: await rootOf() });
    for (const field of ['target_language', 'source_language', 'purpose', 'show_translation', 'option_count', 'deck_image_id', 'image_path', 'scheduler'] as const) expect(made[field]).toEqual(source[field]); // prettier-ignore
    expect(texts(made)).toEqual(texts(source));
    expect(new Set([...made.words, ...source.words].map((word) => word.word_id)).size).toBe(10);
    expect(await new Browser(server.url).get(`/api/word-deck/${username}/search?id=${id}`)).toMatchObject(isNotThere);
  });

  test('has the settings that were changed, the second texts, and no pins', async () => {
    const [first] = idsOf(await clone({ item_ids: [japaneseAnimals()] }));
    await database.query(
      `update decks set option_count = 2, show_translation = false, purpose = 'learn', scheduler = 'fsrs',
         deck_image_id = 3 where deck_id = $1`,
      [first],
    );
    await database.query(`update words set is_pinned = true, extra_target_translation = 'ねこ' where deck_id = $1`, [
      first,
    ]);
    const [second] = idsOf(await clone({ item_ids: [first] }));
    const made = await dataOf(second!);
    expect(made).toMatchObject({ option_count: 2, show_translation: false, purpose: 'learn', scheduler: 'fsrs', deck_image_id: 3 }); // prettier-ignore
    for (const word of made.words) expect(word).toMatchObject({ extra_target_translation: 'ねこ', is_pinned: false });
  });

  test('of a clone still knows the first word of all, and its own word is its own', async () => {
    const [first] = idsOf(await clone({ item_ids: [japaneseAnimals()] }));
    const [second] = idsOf(await clone({ item_ids: [first] }));
    expect(await originsOf(second!)).toEqual(await originsOf(japaneseAnimals(), 'lexiroom'));
  });

  test('does not change with its source', async () => {
    const [first] = idsOf(await clone({ item_ids: [japaneseAnimals()] }));
    const [second] = idsOf(await clone({ item_ids: [first] }));
    await database.query('delete from items where item_id = $1', [first]);
    expect((await dataOf(second!)).words).toHaveLength(5);
  });

  test('of several decks is several, in the order asked for, at the end of the tree; a deck named twice is one', async () => {
    const wanted = [topics['Animals']!, japaneseAnimals(), topics['Food and drink']!];
    const { body } = await clone({ item_ids: [...wanted, wanted[0]] });
    const { item_id, item_ids } = body as { item_id: number; item_ids: number[] };
    expect(item_ids).toHaveLength(3);
    expect(item_id).toBe(item_ids[0]);
    const [last] = idsOf(await clone({ item_ids: [topics['Animals']] }));
    const { rows } = await database.query<{ item_id: number; item_name: string }>(
      'select item_id, item_name from items where parent_id = $1 order by item_order',
      [await rootOf()],
    );
    expect(rows.map((row) => row.item_id)).toEqual([...item_ids, last]);
    expect(rows.map((row) => row.item_name)).toEqual(['Animals', '動物 · Animals', 'Food and drink', 'Animals']);
  });

  test('goes into a folder of one’s own', async () => {
    const folder = await makeItem('folder');
    const [id] = idsOf(await clone({ item_ids: [japaneseAnimals()], parent_id: folder }));
    expect(await dataOf(id!)).toMatchObject({ directory: folder });
  });

  test('is found by its name once its owner makes it public', async () => {
    const [id] = idsOf(await clone({ item_ids: [japaneseAnimals()] }));
    expect(await found()).not.toContain(id);
    await database.query(`update items set visibility = 'public' where item_id = $1`, [id]);
    expect(await found()).toContain(id);
    await database.query(`update items set visibility = 'private' where item_id = $1`, [id]);
  });

  test('of a deck with 400 words, and of a hundred such decks, has them all', async () => {
    const deck = await makeItem('deck');
    await database.query(
      `insert into words (deck_id, word_order, origin_word_id, image_id, target_translation_id, target_text)
       select $1, place, place, 1, 1, 'Gato' from generate_series(1, 400) as place`,
      [deck],
    );
    const user = await server.app.get(SessionsService).userOf(member.cookie);
    const copies = [deck];
    while (copies.length < 100) copies.push((await server.app.get(CloneService).clone(user!, { item_ids: [deck] })).item_id); // prettier-ignore
    const ids = idsOf(await clone({ item_ids: copies, source_language: 'spanish' }));
    const { words } = await one<{ words: number }>(
      `select count(*)::integer as words from words join translations on translation_id = source_translation_id
       where deck_id = any($1) and translation = 'Gato'`,
      [ids],
    );
    expect(words).toBe(40_000);
  }, 60_000);
});

const sourceTexts = async (id: number) => (await dataOf(id)).words.map((word) => word.source_translation);

describe('another source language', () => {
  test('is filled with the library’s names of the pictures', async () => {
    const [id] = idsOf(
      await clone({ item_ids: [topics['食べ物と飲み物 · Food and drink']], source_language: 'spanish' }),
    );
    expect(await dataOf(id!)).toMatchObject({
      source_language: 'spanish',
      deck_name: '食べ物と飲み物 · Comida y bebida',
    });
    // It is found by that name.
    await database.query(`update items set visibility = 'public' where item_id = $1`, [id]);
    expect((await member.get('/api/search_deck/comida/1?target_language=japanese')).body).toMatchObject([
      { item_id: id },
    ]);
    // Soup has no Spanish name.
    expect(await sourceTexts(id!)).toEqual(['Pan', 'Manzana', 'Arroz', null]);
  });

  test('takes approved names before one’s own, the oldest first, and none of others that nobody approved', async () => {
    const { user_id } = await one<{ user_id: number }>('select user_id from users where username = $1', [username]);
    const [cat, dog, horse] = (await dataOf(japaneseAnimals(), 'lexiroom')).words;
    await database.query(
      `insert into translations (image_id, language, translation, fold_key, approved, submitted_by, is_deleted) values
         ($1, 'french', 'mon chat', 'mon chat', false, $4, false),
         ($1, 'french', 'chatte', 'chatte', true, null, true),
         ($1, 'french', 'chat', 'chat', true, null, false),
         ($1, 'french', 'matou', 'matou', true, null, false),
         ($2, 'french', 'mon chien', 'mon chien', false, $4, false),
         ($3, 'french', 'canasson', 'canasson', false, null, false)`,
      [cat!.image_id, dog!.image_id, horse!.image_id, user_id],
    );
    const [id] = idsOf(await clone({ item_ids: [japaneseAnimals()], source_language: 'french' }));
    expect(await sourceTexts(id!)).toEqual(['chat', 'mon chien', null, null, null]);
    // Given by somebody else first, and by the cloner as well.
    await database.query(
      `insert into name_givers (translation_id, user_id)
       select translation_id, $1 from translations where translation = 'canasson'`,
      [user_id],
    );
    const [later] = idsOf(await clone({ item_ids: [japaneseAnimals()], source_language: 'french' }));
    expect(await sourceTexts(later!)).toEqual(['chat', 'mon chien', 'canasson', null, null]);
    await database.query(`delete from translations where language = 'french'`);
  });

  test('that is the deck’s own leaves its texts as they are', async () => {
    const [first] = idsOf(await clone({ item_ids: [japaneseAnimals()] }));
    await database.query(
      `update words set source_translation_id = (
         select translation_id from translations where translation = 'Dog' order by translation_id limit 1
       ), source_text = 'the dog' where deck_id = $1`,
      [first],
    );
    const [second] = idsOf(await clone({ item_ids: [first], source_language: 'english_uk' }));
    expect(await sourceTexts(second!)).toEqual(Array(5).fill('the dog'));
  });

  test('null means none', async () => {
    const [id] = idsOf(await clone({ item_ids: [japaneseAnimals()], source_language: null }));
    expect((await dataOf(id!)).source_language).toBeNull();
    expect(await sourceTexts(id!)).toEqual([null, null, null, null, null]);
  });
});

describe('a command that comes again', () => {
  test('gets the same decks, and makes nothing twice', async () => {
    const order = { item_ids: [japaneseAnimals(), topics['Animals']], command_id: randomUUID() };
    const first = await clone(order);
    const before = await amounts();
    const second = await clone(order);
    expect(second.body).toEqual(first.body);
    expect(await amounts()).toEqual(before);
  });

  test('ten times at once makes one clone, and ten equal answers', async () => {
    const order = { item_ids: [japaneseAnimals()], command_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => clone(order)));
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    const [id] = idsOf(answers[0]!);
    const { rows } = await database.query<{ item_id: number }>('select item_id from items where parent_id = $1', [
      await rootOf(),
    ]);
    expect(rows).toEqual([{ item_id: id }]);
  });

  test('is held to its first answer by the database too, where no turn is waited for', async () => {
    const order = { item_ids: [japaneseAnimals()], command_id: randomUUID() };
    const answers = await atOnce(5, order);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 'fulfilled' });
  });

  test('waits for its turn without keeping a connection from others', async () => {
    const user = await server.app.get(SessionsService).userOf(member.cookie);
    const orders = Array.from({ length: 20 }, () =>
      server.app.get(CloneService).clone(user!, { item_ids: [japaneseAnimals()] }),
    );
    await new Promise(setImmediate);
    const pool = server.app.get<pg.Pool>(DATABASE_POOL);
    expect(pool.waitingCount).toBe(0);
    expect(new Set((await Promise.all(orders)).map(({ item_id }) => item_id)).size).toBe(20);
  });

  test('by somebody else is another command', async () => {
    const order = { item_ids: [japaneseAnimals()], command_id: randomUUID() };
    const theirs = idsOf(await clone(order, await newMember()));
    expect(idsOf(await clone(order))).not.toEqual(theirs);
  });

  test('after it was refused is carried out', async () => {
    const hidden = await makeItem('deck', { owner: 'lexiroom', visibility: 'private' });
    const order = { item_ids: [hidden], command_id: randomUUID() };
    expect(await clone(order)).toMatchObject(isNotThere);
    await database.query(`update items set visibility = 'public' where item_id = $1`, [hidden]);
    expect(idsOf(await clone(order))).toHaveLength(1);
  });
});

describe('what may be cloned', () => {
  test('S24 a private deck of others may not, nor one in a private folder, nor by link without the key; one’s own may', async () => {
    const folder = await makeItem('folder', { owner: 'lexiroom', visibility: 'private' });
    const hidden = [
      await makeItem('deck', { owner: 'lexiroom', visibility: 'private' }),
      await makeItem('deck', { owner: 'lexiroom', parent_id: folder }),
      await makeItem('deck', { owner: 'lexiroom', visibility: 'link' }),
    ];
    for (const id of hidden) expect(await clone({ item_ids: [id] })).toMatchObject(isNotThere);
    const seen = [await makeItem('deck', { owner: 'lexiroom' }), await makeItem('deck', { visibility: 'private' })];
    expect(idsOf(await clone({ item_ids: seen }))).toHaveLength(2);
  });

  test('S22 decks of which one is not there are refused whole', async () => {
    const inBin = await makeItem('deck', { owner: 'lexiroom' });
    await database.query('update items set deleted_at = now() where item_id = $1', [inBin]);
    const bad = [
      await makeItem('deck', { owner: 'lexiroom', visibility: 'private' }),
      await makeItem('folder'),
      await makeItem('category'),
      inBin,
      2_000_000,
    ];
    const before = await amounts();
    for (const id of bad) {
      const order = { item_ids: [japaneseAnimals(), id], command_id: randomUUID() };
      expect(await clone(order)).toMatchObject(isNotThere);
    }
    expect(await amounts()).toEqual(before);
  });

  test('S21 nothing goes into a folder of somebody else’s, one in the bin, or what is no folder', async () => {
    const inBin = await makeItem('folder');
    await database.query('update items set deleted_at = now() where item_id = $1', [inBin]);
    const bad = [await rootOf('lexiroom'), inBin, await makeItem('deck'), 2_000_000];
    const before = await amounts();
    for (const parent_id of bad) expect(await clone({ item_ids: [japaneseAnimals()], parent_id })).toMatchObject(isNotThere); // prettier-ignore
    expect(await amounts()).toEqual(before);
  });

  test('S35 a folder never holds more than 500 items, however many come at once', async () => {
    const folder = await makeItem('folder');
    await database.query(
      `insert into items (owner_id, item_type, item_name, name_key, parent_id, deleted_at)
       select owner_id, 'folder', 'Filler', 'filler', item_id, case when place > 495 then now() end
       from items, generate_series(1, 600) as place where item_id = $1`,
      [folder],
    );
    const orders = Array.from({ length: 8 }, () => clone({ item_ids: [japaneseAnimals()], parent_id: folder }));
    const answers = await Promise.all(orders);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 201, 409, 409, 409]); // prettier-ignore
    await database.query('delete from items where item_id = (select max(item_id) from items where parent_id = $1)', [
      folder,
    ]);
    const apart = await atOnce(4, { item_ids: [japaneseAnimals()], parent_id: folder });
    expect(apart.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await clone({ item_ids: [japaneseAnimals()], parent_id: folder })).toMatchObject({
      status: 409,
      body: { code: 'FOLDER_FULL', params: { most: 500 } },
    });
  });

  test.each([
    ['item_ids', { item_ids: [] }],
    ['item_ids', { item_ids: Array.from({ length: 101 }, (_, id) => id + 1) }],
    ['item_ids.0', { item_ids: ['1; drop table users'] }],
    ['command_id', { item_ids: [1], command_id: 'x' }],
    ['source_language', { item_ids: [1], source_language: 'klingon' }],
    ['visibility', { item_ids: [1], visibility: 'public' }],
  ])('S25 a wrong %s is refused, and named', async (field, order) => {
    expect(await clone(order)).toMatchObject({ status: 400, body: { code: 'INVALID', params: { field } } });
  });

  test('nobody clones without an account', async () => {
    expect(await clone({ item_ids: [japaneseAnimals()] }, new Browser(server.url))).toMatchObject({ status: 401 });
  });
});

/** So many copies of an order by services that know nothing of each other. */
async function atOnce(count: number, order: CloneOrder): Promise<PromiseSettledResult<{ item_ids: number[] }>[]> {
  const user = await server.app.get(SessionsService).userOf(member.cookie);
  const pool = server.app.get<pg.Pool>(DATABASE_POOL);
  return Promise.allSettled(
    Array.from({ length: count }, () => new CloneService(new OwnTree(pool)).clone(user!, order)),
  );
}

async function newMember(): Promise<Browser> {
  const somebody = new Browser(server.url);
  expect(await somebody.signUp(`member-${++members}`)).toMatchObject({ status: 201 });
  return somebody;
}

const start = (order: object, by = member) => by.post('/api/start_deck', order);

describe('starting with a deck', () => {
  test('copies it once, to be learned, and finds that copy ever after, two at once too', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => start({ item_id: japaneseAnimals() })));
    const { item_id } = first!.body as { item_id: number };
    expect([first, second].map((answer) => answer!.body)).toEqual([
      { item_id, is_new: true },
      { item_id, is_new: false },
    ]);
    expect(await dataOf(item_id)).toMatchObject({ username, purpose: 'learn', deck_name: '動物 · Animals' });
    expect(await start({ item_id: japaneseAnimals() })).toMatchObject({ body: { item_id, is_new: false } });
    // Their own deck, and a copy of it, are one to begin with as well.
    expect(await start({ item_id })).toMatchObject({ body: { item_id, is_new: false } });
  });

  test('takes a clone that was made before, also with some words less, but not one in the bin', async () => {
    const [cloned] = idsOf(await clone({ item_ids: [japaneseAnimals()] }));
    await database.query('delete from words where deck_id = $1 and word_order >= 3', [cloned]);
    expect(await start({ item_id: japaneseAnimals() })).toMatchObject({ body: { item_id: cloned, is_new: false } });
    await database.query('delete from words where deck_id = $1 and word_order >= 1', [cloned]);
    expect(await start({ item_id: japaneseAnimals() })).toMatchObject({ body: { is_new: true } });
    await database.query('update items set deleted_at = now() where owner_id = (select owner_id from items where item_id = $1) and parent_id is not null', [cloned]); // prettier-ignore
    expect(await start({ item_id: japaneseAnimals() })).toMatchObject({ body: { is_new: true } });
  });

  test('explained in another language is another deck', async () => {
    const english = (await start({ item_id: japaneseAnimals() })).body as { item_id: number };
    const german = (await start({ item_id: japaneseAnimals(), source_language: 'german' })).body as { item_id: number };
    expect(german.item_id).not.toBe(english.item_id);
    expect((await dataOf(german.item_id)).source_language).toBe('german');
    expect(await start({ item_id: japaneseAnimals(), source_language: 'german' })).toMatchObject({
      body: { item_id: german.item_id, is_new: false },
    });
  });

  test('is refused of what is no deck, or not to be seen', async () => {
    const folder = await makeItem('folder');
    const other = new Browser(server.url);
    const otherName = `${username}-other`;
    await other.signUp(otherName);
    const hidden = await makeItem('deck', { owner: otherName, visibility: 'private' });
    for (const item_id of [folder, hidden, 2_000_000]) expect(await start({ item_id })).toMatchObject(isNotThere);
  });
});
