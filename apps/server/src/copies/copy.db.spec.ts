import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type Member, newMember, refused } from '../http/api.fixture.ts';
import { contentOf, idsIn, isNotThere, make, makeDecks, type TreeWorld, treeWorld } from '../items/tree.fixture.ts';

let world: TreeWorld;
let { database, luis } = {} as TreeWorld;
/** Somebody new in every test. */
let ana: Member;
beforeAll(async () => {
  world = await treeWorld();
  ({ database, luis } = world);
}, 30_000);
beforeEach(async () => {
  ana = await newMember(world.server.url);
});
afterAll(() => world.close());

const copy = async (item_ids: number[], parent_id = ana.root_id, more: object = {}) =>
  (await ana.api.copyItems({ body: { item_ids, parent_id, ...more } })).item_ids;
const wordsOf = async (deck_id: number) =>
  (await ana.api.deckData({ params: { username: ana.username }, query: { id: deck_id } })).words;

describe('a copy', () => {
  test('of a deck has its words, origins, settings and visibility; not its pins', async () => {
    const [topic] = await ana.api.topicDecks({ query: {} });
    const { item_id: deck } = await ana.api.clone({ body: { item_ids: [topic!.item_id] } });
    const [first] = await wordsOf(deck);
    await ana.api.pinWord({ body: { word_id: first!.word_id, is_pinned: true } });
    await ana.api.changeOptionCount({ body: { deck_id: deck, new_option_count: 2 } });
    const [made] = await copy([deck]);
    const [before, after] = await Promise.all([deck, made!].map(wordsOf));
    expect(after!.map(({ origin_word_id }) => origin_word_id)).toEqual(before!.map(({ origin_word_id }) => origin_word_id)); // prettier-ignore
    expect(after!.some(({ is_pinned }) => is_pinned)).toBe(false);
    const [of, is] = await contentOf(ana);
    expect(is).toEqual({ ...of, item_id: made, item_order: 1, rev: 1, link_key: is!.link_key });
    expect(is!.link_key).not.toBe(of!.link_key);
    expect(await ana.api.deckData({ params: { username: ana.username }, query: { id: made! } })).toMatchObject({ option_count: 2 }); // prettier-ignore
  });

  test('of a folder holds copies of all that is in it, categories with their decks', async () => {
    const folder = await make(ana, 'folder');
    const category = await make(ana, 'category', folder);
    await makeDecks(database, folder, 2, category);
    const inner = await make(ana, 'folder', folder);
    await makeDecks(database, inner, 1);
    await ana.api.changeItem({ body: { item_id: category, colour: '#aabbcc' } });
    const [made] = await copy([folder]);
    expect(await contentOf(ana)).toMatchObject([{ item_count: 3 }, { item_id: made, item_count: 3 }]);
    const [copied, one, two, below] = await contentOf(ana, made);
    expect(copied).toMatchObject({ item_type: 'category', colour: '#AABBCC', item_count: 2 });
    expect([one, two]).toMatchObject([{ category_id: copied!.item_id }, { category_id: copied!.item_id }]);
    expect(await contentOf(ana, below!.item_id)).toMatchObject([{ item_type: 'deck', word_count: 1, item_order: 0 }]);
  });

  test('S30 is made once by one command, however often it comes', async () => {
    const decks = await makeDecks(database, ana.root_id, 2);
    const command_id = randomUUID();
    const made = await Promise.all(Array.from({ length: 6 }, () => copy(decks, ana.root_id, { command_id })));
    expect(new Set(made.map(String)).size).toBe(1);
    expect(await idsIn(ana)).toEqual([...decks, ...made[0]!]);
  });

  test('of what lies in the bin is not made, nor of what lay in something', async () => {
    const folder = await make(ana, 'folder');
    const [gone, kept] = (await makeDecks(database, folder, 2)) as [number, number];
    await ana.api.deleteItems({ body: { item_ids: [gone] } });
    await expect(copy([gone])).rejects.toMatchObject(isNotThere);
    const [made] = await copy([folder]);
    expect(await contentOf(ana, made)).toHaveLength(1);
    expect(await idsIn(ana, folder)).toEqual([kept]);
  });

  test('S21 and S22 is made of one’s own things in one’s own folders, all or none', async () => {
    const [own] = (await makeDecks(database, ana.root_id)) as [number];
    const [foreign] = (await makeDecks(database, luis.root_id)) as [number];
    await expect(copy([own, foreign])).rejects.toMatchObject(isNotThere);
    await expect(copy([own], luis.root_id)).rejects.toMatchObject(isNotThere);
    expect(await idsIn(ana)).toEqual([own]);
  });

  test('S35 finds room in its folder, or is refused whole; the same for depth and for all together', async () => {
    const folder = await make(ana, 'folder');
    await makeDecks(database, folder, 400);
    const decks = await makeDecks(database, ana.root_id, 60);
    const made = await Promise.allSettled([copy(decks, folder), copy(decks, folder), copy([folder], folder)]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(copy(decks, folder)).rejects.toMatchObject(refused(409, 'FOLDER_FULL', { most: 500 }));
    await copy([folder]);
    await expect(copy([folder])).resolves.toHaveLength(1);
    await expect(copy([...(await foldersOf()), folder])).rejects.toMatchObject(refused(413, 'TOO_LARGE'));
    let deepest = ana.root_id;
    for (let depth = 1; depth <= 8; depth++) deepest = await make(ana, 'folder', deepest);
    await expect(copy([await make(ana, 'folder')], deepest)).rejects.toMatchObject(refused(409, 'TREE_DEEP', { most: 8 })); // prettier-ignore
  }, 20_000);
});

const foldersOf = async () =>
  (await contentOf(ana)).filter(({ item_type }) => item_type === 'folder').map(({ item_id }) => item_id);

/** So many words more in every deck. */
const addWords = (deck_ids: number[], count: number) =>
  database.query(
    `insert into words (deck_id, word_order, origin_word_id)
     select deck_id, place + 1, 1000000 from unnest($1::integer[]) as deck_id, generate_series(1, $2) as place`,
    [deck_ids, count],
  );

test('S35 500 decks are copied at once, and not more than 40,000 words', async () => {
  const folder = await make(ana, 'folder');
  const decks = await makeDecks(database, folder, 500);
  // As a server does by itself soon after: what is known of the tables is that they are nearly empty.
  await database.query('analyze items, decks, words');
  await addWords(decks, 19);
  const [made] = await copy([folder]);
  const { rows } = await database.query<{ words: number }>(
    `select count(*)::integer as words from words join items on item_id = deck_id where parent_id = $1`,
    [made],
  );
  expect(rows).toEqual([{ words: 10_000 }]);
  await addWords(decks.slice(0, 100), 301);
  await expect(copy([folder])).rejects.toMatchObject(refused(413, 'TOO_LARGE'));
}, 20_000);
