import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Member, newMember, refused } from '../../http/api.fixture.ts';
import { BinService } from './bin.service.ts';
import { contentOf, idsIn, isNotThere, make, makeDecks, type TreeWorld, treeWorld } from '../tree.fixture.ts';

const day = 86_400_000;
/** The spec moves it. */
const clock = { at: Date.now(), now: () => clock.at };

let world: TreeWorld;
let { database, luis } = {} as TreeWorld;
/** Somebody new in every test. */
let ana: Member;
beforeAll(async () => {
  world = await treeWorld({ clock });
  ({ database, luis } = world);
}, 30_000);
beforeEach(async () => {
  ana = await newMember(world.server.url);
});
afterAll(() => world.close());

const discard = (...item_ids: number[]) => ana.api.deleteItems({ body: { item_ids } });
const restore = async (...item_ids: number[]) => (await ana.api.restoreItems({ body: { item_ids } })).items;
const binned = async () => (await ana.api.bin()).map(({ item_id }) => item_id);
const studied = (id: number, by = ana) => by.api.deckData({ params: { username: ana.username }, query: { id } });
const exists = async (item_id: number) =>
  (await database.query('select 1 from items where item_id = $1', [item_id])).rowCount === 1;

describe('what is thrown away', () => {
  test('is in the bin with all that is in it, and nowhere else', async () => {
    const folder = await make(ana, 'folder');
    const [deck] = (await makeDecks(database, folder)) as [number];
    const [, beside] = await makeDecks(database, ana.root_id, 2);
    await discard(folder);
    expect(await ana.api.bin()).toEqual([
      {
        item_id: folder,
        item_name: 'Place',
        item_type: 'folder',
        item_count: 1,
        story_count: 0,
        thumbnails: [],
        deleted_at: clock.at,
        gone_at: clock.at + 30 * day,
      },
    ]);
    expect((await contentOf(ana)).map(({ item_id, item_order }) => [item_id, item_order])).toEqual([[expect.any(Number), 0], [beside, 1]]); // prettier-ignore
    await expect(studied(deck)).rejects.toMatchObject(isNotThere);
    await expect(idsIn(ana, folder)).rejects.toMatchObject(isNotThere);
    expect(await luis.api.bin()).toEqual([]);
  });

  test('twice is thrown away once, also with what it is in; a deck of a folder that is named goes with it', async () => {
    const folder = await make(ana, 'folder');
    const [deck] = (await makeDecks(database, folder)) as [number];
    await Promise.all([discard(folder, deck), discard(folder, deck)]);
    clock.at += 1000;
    await discard(folder);
    await discard(deck);
    expect(await ana.api.bin()).toMatchObject([{ item_id: folder, item_count: 1, deleted_at: clock.at - 1000 }]);
  });

  test('with a category is what it holds', async () => {
    const category = await make(ana, 'category');
    const decks = await makeDecks(database, ana.root_id, 2, category);
    await discard(category);
    expect(await idsIn(ana)).toEqual([]);
    await expect(studied(decks[0]!)).rejects.toMatchObject(isNotThere);
    expect(await ana.api.bin()).toMatchObject([{ item_id: category, item_count: 2 }]);
    await restore(category);
    expect(await contentOf(ana)).toMatchObject([{}, {}, { item_id: category, item_count: 2 }]);
  });

  test('S21 and S22 is one’s own: nothing goes when one is somebody else’s, or the root', async () => {
    const [own] = (await makeDecks(database, ana.root_id)) as [number];
    const [foreign] = (await makeDecks(database, luis.root_id)) as [number];
    await expect(discard(own, foreign)).rejects.toMatchObject(isNotThere);
    await expect(discard(own, 2_000_000)).rejects.toMatchObject(isNotThere);
    await expect(discard(own, ana.root_id)).rejects.toMatchObject(refused(403, 'NOT_ALLOWED'));
    expect(await idsIn(ana)).toEqual([own]);
    expect(await idsIn(luis)).toContain(foreign);
  });
});

describe('what is taken out of the bin', () => {
  test('stands at the end of its folder again', async () => {
    const folder = await make(ana, 'folder');
    const [first, second, third] = (await makeDecks(database, folder, 3)) as [number, number, number];
    await discard(first, third);
    expect(await restore(third, first)).toEqual([{ item_id: third, parent_id: folder }, { item_id: first, parent_id: folder }]); // prettier-ignore
    expect((await contentOf(ana, folder)).map(({ item_id, item_order }) => [item_id, item_order])).toEqual([[second, 0], [third, 1], [first, 2]]); // prettier-ignore
    expect(await restore(third)).toEqual([{ item_id: third, parent_id: folder }]);
    expect(await idsIn(ana, folder)).toEqual([second, third, first]);
  });

  test('stands in the root when its folder is in the bin, or gone', async () => {
    const [one, two] = [await make(ana, 'folder'), await make(ana, 'folder')];
    const decks = [...(await makeDecks(database, one)), ...(await makeDecks(database, two))] as [number, number];
    await discard(...decks);
    clock.at += 1;
    await discard(one, two);
    await ana.api.emptyBin({ body: { item_ids: [two] } });
    expect(new Set(await binned())).toEqual(new Set([...decks, one]));
    expect(await restore(...decks)).toEqual(decks.map((item_id) => ({ item_id, parent_id: ana.root_id })));
    expect(await idsIn(ana)).toEqual(decks);
  });

  test('with its folder stands in it, whichever is named first; without it leaves it', async () => {
    const outer = await make(ana, 'folder');
    const inner = await make(ana, 'folder', outer);
    const [deck, other] = (await makeDecks(database, inner, 2)) as [number, number];
    await discard(deck);
    await discard(outer);
    expect(await restore(deck, inner, other)).toMatchObject([{ parent_id: inner }, { parent_id: ana.root_id }, { parent_id: inner }]); // prettier-ignore
    expect(await idsIn(ana)).toEqual([inner]);
    expect(await idsIn(ana, inner)).toEqual([deck, other]);
    expect(await binned()).toEqual([outer]);
  });

  test('of a category that is in the bin is in none; a category comes to the root with what is in it', async () => {
    const folder = await make(ana, 'folder');
    const category = await make(ana, 'category', folder);
    const [deck, other] = (await makeDecks(database, folder, 2, category)) as [number, number];
    await discard(category);
    await restore(deck);
    expect(await contentOf(ana, folder)).toMatchObject([{ item_id: deck, category_id: null }]);
    await discard(folder);
    expect(await restore(category)).toEqual([{ item_id: category, parent_id: ana.root_id }]);
    expect(await contentOf(ana)).toMatchObject([{ item_id: other, category_id: category }, { item_id: category }]);
  });

  test('is refused whole when its folder is full', async () => {
    const folder = await make(ana, 'folder');
    const decks = await makeDecks(database, folder, 2);
    await discard(...decks);
    await makeDecks(database, folder, 499);
    await expect(restore(...decks)).rejects.toMatchObject(refused(409, 'FOLDER_FULL', { most: 500 }));
    expect(await binned()).toHaveLength(2);
    await restore(decks[0]!);
    expect(await idsIn(ana, folder)).toHaveLength(500);
  });

  test('stands in the root when its folder lies too deep for it by now', async () => {
    const holder = await make(ana, 'folder');
    const tall = await make(ana, 'folder', holder);
    await make(ana, 'folder', tall);
    await discard(tall);
    let deep = ana.root_id;
    for (let depth = 1; depth <= 6; depth++) deep = await make(ana, 'folder', deep);
    await ana.api.moveItems({ body: { item_ids: [holder], parent_id: deep } });
    expect(await restore(tall)).toEqual([{ item_id: tall, parent_id: ana.root_id }]);
  });

  test('S21 is one’s own', async () => {
    const [own] = (await makeDecks(database, ana.root_id)) as [number];
    await discard(own);
    await expect(luis.api.restoreItems({ body: { item_ids: [own] } })).rejects.toMatchObject(isNotThere);
    await expect(luis.api.emptyBin({ body: { item_ids: [own] } })).rejects.toMatchObject(isNotThere);
    await luis.api.emptyBin({ body: {} });
    expect(await binned()).toEqual([own]);
  });
});

describe('what is deleted for good', () => {
  test('is what was named, or all that is in the bin; what is not in the bin is not deleted', async () => {
    const [one, two, three] = (await makeDecks(database, ana.root_id, 3)) as [number, number, number];
    await discard(one, two);
    await expect(ana.api.emptyBin({ body: { item_ids: [one, three] } })).rejects.toMatchObject(isNotThere);
    await ana.api.emptyBin({ body: { item_ids: [one] } });
    expect([await exists(one), await exists(two), await exists(three)]).toEqual([false, true, true]);
    await ana.api.emptyBin({ body: {} });
    expect([await exists(two), await exists(three)]).toEqual([false, true]);
  });

  test('leaves answers, and what was thrown away by itself before', async () => {
    const folder = await make(ana, 'folder');
    const category = await make(ana, 'category', folder);
    const [deck, filed] = [...(await makeDecks(database, folder)), ...(await makeDecks(database, folder, 1, category))] as [number, number]; // prettier-ignore
    const { rows } = await database.query<{ word_id: number }>('select word_id from words where deck_id = $1', [deck]);
    await ana.api.questionAnswer({ body: { word_id: rows[0]!.word_id, deck_id: deck, is_correct: true } });
    await discard(category);
    await discard(folder);
    await ana.api.emptyBin({ body: { item_ids: [folder] } });
    expect([await exists(folder), await exists(deck), await exists(filed)]).toEqual([false, false, true]);
    expect((await database.query('select 1 from answers where deck_id = $1', [deck])).rowCount).toBe(1);
    await restore(category);
    expect(await contentOf(ana)).toMatchObject([{ item_id: filed, category_id: category }, { item_id: category }]);
  });

  test('by the night is what has been in the bin for 30 days', async () => {
    const bins = world.server.app.get(BinService);
    const [old, newer, kept] = (await makeDecks(database, ana.root_id, 3)) as [number, number, number];
    await discard(old);
    clock.at += day;
    await discard(newer);
    clock.at += 29 * day - 1;
    await bins.purge();
    expect(await exists(old)).toBe(true);
    clock.at += 1;
    await bins.purge();
    expect([await exists(old), await exists(newer), await exists(kept)]).toEqual([false, true, true]);
  });
});
