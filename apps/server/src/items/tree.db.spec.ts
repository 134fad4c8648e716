import { defaultColour } from '@lexiroom/contracts/items';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type Member, newMember, refused } from '../http/api.fixture.ts';
import { Browser } from '../http/browser.fixture.ts';
import { contentOf, idsIn, isNotThere, make, makeDecks, type TreeWorld, treeWorld } from './tree.fixture.ts';

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

describe('a new folder or category', () => {
  test('stands at the end of its folder', async () => {
    const [deck] = await makeDecks(database, ana.root_id);
    const folder = await ana.api.newItem({ body: { item_type: 'folder', item_name: ' My  animals ', parent_id: ana.root_id } }); // prettier-ignore
    expect(folder).toMatchObject({ item_name: 'My animals', item_type: 'folder', colour: null, visibility: 'public', item_count: 0, item_order: 1 }); // prettier-ignore
    const category = await ana.api.newItem({ body: { item_type: 'category', item_name: 'Week 1', parent_id: folder.item_id } }); // prettier-ignore
    expect(category).toMatchObject({ colour: defaultColour, parent_id: folder.item_id, tree: [ana.root_id, folder.item_id], rev: 1 }); // prettier-ignore
    expect(await idsIn(ana)).toEqual([deck, folder.item_id]);
    expect(await idsIn(ana, folder.item_id)).toEqual([category.item_id]);
  });

  test('a category may have a colour from the beginning, written in either case; a folder has none', async () => {
    const body = { item_name: 'Week 1', parent_id: ana.root_id, colour: '#a0b1c2' };
    expect(await ana.api.newItem({ body: { ...body, item_type: 'category' } })).toMatchObject({ colour: '#A0B1C2' });
    await expect(ana.api.newItem({ body: { ...body, item_type: 'folder' } })).rejects.toMatchObject({ status: 400, problem: { params: { field: 'colour' } } }); // prettier-ignore
    expect(await idsIn(ana)).toHaveLength(1);
  });

  test('S30 is made once by one command, however often it comes', async () => {
    const body = { item_type: 'folder', item_name: 'Once', parent_id: ana.root_id, command_id: randomUUID() } as const;
    const made = await Promise.all(Array.from({ length: 10 }, () => ana.api.newItem({ body })));
    expect(new Set(made.map(({ item_id }) => item_id)).size).toBe(1);
    expect(await idsIn(ana)).toHaveLength(1);
  });

  test('S35 a folder never holds more than 500, however many come at once', async () => {
    await makeDecks(database, ana.root_id, 497);
    const tries = [
      ...Array.from({ length: 4 }, () => make(ana, 'folder')),
      ...Array.from({ length: 4 }, () => make(ana, 'category')),
    ];
    const made = await Promise.allSettled(tries);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(make(ana, 'folder')).rejects.toMatchObject(refused(409, 'FOLDER_FULL', { most: 500 }));
  });

  test('S35 a folder never holds more than 500, in whatever ways things come into it at once', async () => {
    const [topic] = await ana.api.topicDecks({ query: {} });
    const folder = await make(ana, 'folder');
    const [binned] = (await makeDecks(database, folder, 496)) as [number];
    await ana.api.deleteItems({ body: { item_ids: [binned] } });
    const [one, two, three] = (await makeDecks(database, ana.root_id, 3)) as [number, number, number];
    const made = await Promise.allSettled([
      make(ana, 'folder', folder),
      make(ana, 'category', folder),
      ana.api.moveItems({ body: { item_ids: [one], parent_id: folder } }),
      ana.api.moveItems({ body: { item_ids: [two], parent_id: folder } }),
      ana.api.copyItems({ body: { item_ids: [three], parent_id: folder } }),
      ana.api.clone({ body: { item_ids: [topic!.item_id], parent_id: folder } }),
      ana.api.restoreItems({ body: { item_ids: [binned] } }),
    ]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const items = await contentOf(ana, folder);
    expect(items.map(({ item_order }) => item_order)).toEqual(Array.from({ length: 500 }, (_, place) => place));
  });

  test('S35 folders lie in each other eight deep and no deeper; a category may still be there', async () => {
    let deepest = ana.root_id;
    for (let depth = 1; depth <= 8; depth++) deepest = await make(ana, 'folder', deepest);
    await expect(make(ana, 'folder', deepest)).rejects.toMatchObject(refused(409, 'TREE_DEEP', { most: 8 }));
    await expect(make(ana, 'category', deepest)).resolves.toEqual(expect.any(Number));
  });

  test('S21 lies in no folder of somebody else, in nothing that is no folder, and in no bin', async () => {
    const [deck] = await makeDecks(database, ana.root_id);
    const folder = await make(ana, 'folder');
    await ana.api.deleteItems({ body: { item_ids: [folder] } });
    for (const parent_id of [luis.root_id, deck!, await make(ana, 'category'), folder, 2_000_000]) {
      await expect(make(ana, 'folder', parent_id)).rejects.toMatchObject(isNotThere);
    }
  });

  test('S36 a name has 1 to 60 letters and no forbidden ones; it is kept in composed form', async () => {
    for (const item_name of [
      '',
      '   ',
      'x'.repeat(61),
      'a=b',
      'a\u0000',
      'a\ud800',
      'x'.repeat(2_000),
      '\u200B\u200B',
      '\u3164\u3164',
      `a${'\u0316'.repeat(11)}`,
    ]) {
      await expect(make(ana, 'folder', ana.root_id, item_name)).rejects.toMatchObject({ problem: { params: { field: 'item_name' } } }); // prettier-ignore
    }
    const item_id = await make(ana, 'folder', ana.root_id, 'Cafe\u0301');
    expect(await contentOf(ana)).toMatchObject([{ item_id, item_name: 'Café' }]);
    await make(ana, 'folder', ana.root_id, '👩‍🌾 علی‌رضا ❤️');
    expect(await contentOf(ana)).toMatchObject([{}, { item_name: '👩‍🌾 علی‌رضا ❤️' }]);
  });
});

describe('name, visibility and colour', () => {
  test('are changed, each by itself, and the rev is counted up; nothing changes when it is so already', async () => {
    const item_id = await make(ana, 'category');
    const change = (body: object) => ana.api.changeItem({ body: { item_id, ...body } });
    expect(await change({ item_name: 'Fruit', rev: 1 })).toMatchObject({ item_name: 'Fruit', rev: 2 });
    expect(await change({ colour: '#a0b1c2', rev: 2 })).toMatchObject({
      item_name: 'Fruit',
      colour: '#A0B1C2',
      rev: 3,
    });
    expect(await change({ visibility: 'private' })).toMatchObject({
      visibility: 'private',
      seen_by: 'private',
      rev: 4,
    });
    expect(await change({ item_name: 'Fruit', colour: '#A0B1C2', visibility: 'private', rev: 1 })).toMatchObject({ rev: 4 }); // prettier-ignore
  });

  test('of two tabs both are changed when they are different, and the later is told when they are the same', async () => {
    const item_id = await make(ana, 'folder');
    const change = (body: object) => ana.api.changeItem({ body: { item_id, ...body, rev: 1 } });
    await change({ item_name: 'One' });
    expect(await change({ visibility: 'link' })).toMatchObject({ item_name: 'One', visibility: 'link', rev: 3 });
    await expect(change({ item_name: 'Two' })).rejects.toMatchObject(
      refused(409, 'STALE', { item_name: 'One', visibility: 'link', rev: 3 }),
    );
    await expect(change({ item_name: 'Two', visibility: 'private' })).rejects.toMatchObject({ status: 409 });
    expect(await contentOf(ana)).toMatchObject([{ item_name: 'One', visibility: 'link', rev: 3 }]);
  });

  test('a deck that was renamed on its own page is stale here too', async () => {
    const [item_id] = await makeDecks(database, ana.root_id);
    await ana.api.editDeck({ body: { item_id: item_id!, item_name: 'There' } });
    await expect(ana.api.changeItem({ body: { item_id: item_id!, item_name: 'Here', rev: 1 } })).rejects.toMatchObject(refused(409, 'STALE', { item_name: 'There', visibility: 'public', rev: 2 })); // prettier-ignore
  });

  test('only a category has a colour, and the root stays as it is', async () => {
    const folder = await make(ana, 'folder');
    await expect(ana.api.changeItem({ body: { item_id: folder, colour: '#123456' } })).rejects.toMatchObject({ problem: { params: { field: 'colour' } } }); // prettier-ignore
    await expect(ana.api.changeItem({ body: { item_id: ana.root_id, visibility: 'private' } })).rejects.toMatchObject(refused(403, 'NOT_ALLOWED')); // prettier-ignore
    for (const colour of ['red', '#12345', '#12345g', '#123456; x']) {
      await expect(ana.api.changeItem({ body: { item_id: folder, colour } })).rejects.toMatchObject({ status: 400 });
    }
  });

  test('S24 what is stricter on the way counts, a category too; by its key a folder shows what is by link', async () => {
    const folder = await make(ana, 'folder');
    const category = await make(ana, 'category', folder);
    const [open, filed] = [...(await makeDecks(database, folder)), ...(await makeDecks(database, folder, 1, category))];
    const see = async (item_id: number, visibility: 'public' | 'link' | 'private') => {
      await ana.api.changeItem({ body: { item_id, visibility } });
    };
    const seen = (directory?: number) =>
      luis.api.userHome({ params: { username: ana.username }, query: { directory } });
    expect((await seen()).items).toMatchObject([{ item_id: folder, item_count: 2 }]);
    await see(category, 'private');
    expect((await seen(folder)).items).toMatchObject([{ item_id: open }]);
    expect((await seen()).items).toMatchObject([{ item_id: folder, item_count: 1 }]);
    await expect(luis.api.deckData({ params: { username: ana.username }, query: { id: filed! } })).rejects.toMatchObject(isNotThere); // prettier-ignore
    await see(folder, 'link');
    expect((await seen()).items).toEqual([]);
    await expect(seen(folder)).rejects.toMatchObject(isNotThere);
    const key = (await contentOf(ana)).find(({ item_id }) => item_id === folder)!.link_key!;
    const byKey = await new Browser(world.server.url).get(`/api/user/${ana.username}?directory=${folder}&key=${key}`);
    expect(byKey.body).toMatchObject({
      path: [{ item_id: ana.root_id }, { item_id: folder }],
      items: [{ item_id: open, visibility: 'public', seen_by: 'link', link_key: null }],
    });
    await see(folder, 'private');
    await expect(seen(folder)).rejects.toMatchObject(isNotThere);
  });

  test('S24 searches do not find what is in a category that is private, or in the bin', async () => {
    const category = await make(ana, 'category');
    const [deck] = (await makeDecks(database, ana.root_id, 1, category)) as [number];
    const item_name = `Rare ${deck}`;
    await ana.api.changeItem({ body: { item_id: deck, item_name } });
    const isFound = async () =>
      (await luis.api.searchDeck({ params: { term: item_name, page: 1 }, query: {} })).some(
        ({ item_id }) => item_id === deck,
      );
    const see = (visibility: 'public' | 'private') => ana.api.changeItem({ body: { item_id: category, visibility } });
    expect(await isFound()).toBe(true);
    await see('private');
    expect(await isFound()).toBe(false);
    await see('public');
    expect(await isFound()).toBe(true);
    await ana.api.deleteItems({ body: { item_ids: [category] } });
    expect(await isFound()).toBe(false);
    await ana.api.restoreItems({ body: { item_ids: [category] } });
    expect(await isFound()).toBe(true);
    await see('private');
    await ana.api.moveItems({ body: { item_ids: [deck], parent_id: ana.root_id, category_id: null } });
    expect(await isFound()).toBe(true);
  });

  test('S24 nothing of somebody who is suspended or leaving is seen', async () => {
    const [deck] = await makeDecks(database, ana.root_id);
    for (const column of ['suspended_at', 'deletion_asked_at']) {
      const set = (value: string) => database.query(`update users set ${column} = ${value} where user_id = $1`, [ana.user_id]); // prettier-ignore
      await set('now()');
      const home = luis.api.userHome({ params: { username: ana.username }, query: {} });
      await expect(home).rejects.toMatchObject(isNotThere);
      const data = luis.api.deckData({ params: { username: ana.username }, query: { id: deck! } });
      await expect(data).rejects.toMatchObject(isNotThere);
      await set('null');
      await expect(luis.api.userHome({ params: { username: ana.username }, query: {} })).resolves.toBeTruthy();
    }
  });
});

describe('items that are moved', () => {
  test('stand in their new folder in the order named, and the old one has no gaps', async () => {
    const decks = await makeDecks(database, ana.root_id, 4);
    const folder = await make(ana, 'folder');
    await ana.api.moveItems({ body: { item_ids: [decks[2]!, decks[0]!], parent_id: folder } });
    expect(await idsIn(ana, folder)).toEqual([decks[2], decks[0]]);
    const left = await contentOf(ana);
    expect(left.map(({ item_id, item_order }) => [item_id, item_order])).toEqual([[decks[1], 0], [decks[3], 1], [folder, 2]]); // prettier-ignore
    await ana.api.moveItems({ body: { item_ids: [folder], parent_id: ana.root_id, before_id: decks[1]! } });
    expect(await idsIn(ana)).toEqual([folder, decks[1], decks[3]]);
  });

  test('twice are moved once', async () => {
    const decks = await makeDecks(database, ana.root_id, 3);
    const folder = await make(ana, 'folder');
    const body = { item_ids: decks.slice(0, 2), parent_id: folder };
    await Promise.all([ana.api.moveItems({ body }), ana.api.moveItems({ body })]);
    expect(await idsIn(ana, folder)).toEqual(body.item_ids);
  });

  test('a category takes its decks along, and a deck that leaves its folder is in none', async () => {
    const category = await make(ana, 'category');
    const decks = await makeDecks(database, ana.root_id, 2, category);
    const folder = await make(ana, 'folder');
    expect(await contentOf(ana)).toMatchObject([{ item_id: category, item_count: 2 }, {}, {}, {}]);
    await ana.api.moveItems({ body: { item_ids: [category], parent_id: folder } });
    expect(await contentOf(ana, folder)).toMatchObject([{ item_id: category }, ...decks.map((item_id) => ({ item_id, category_id: category }))]); // prettier-ignore
    await ana.api.moveItems({ body: { item_ids: [decks[0]!], parent_id: ana.root_id } });
    expect(await contentOf(ana)).toMatchObject([{ item_id: folder, item_count: 1 }, { item_id: decks[0], category_id: null }]); // prettier-ignore
    const wrong = ana.api.moveItems({ body: { item_ids: [folder], parent_id: folder, category_id: category } });
    await expect(wrong).rejects.toMatchObject(refused(409, 'INTO_ITSELF'));
  });

  test('S22 are moved all or none: one of somebody else, one in the bin, and nothing has moved', async () => {
    const [own, binned] = (await makeDecks(database, ana.root_id, 2)) as [number, number];
    const [foreign] = await makeDecks(database, luis.root_id);
    const folder = await make(ana, 'folder');
    await ana.api.deleteItems({ body: { item_ids: [binned] } });
    for (const item_ids of [
      [own, foreign!],
      [own, binned],
      [own, 2_000_000],
    ]) {
      await expect(ana.api.moveItems({ body: { item_ids, parent_id: folder } })).rejects.toMatchObject(isNotThere);
    }
    const elsewhere = ana.api.moveItems({ body: { item_ids: [own], parent_id: luis.root_id } });
    await expect(elsewhere).rejects.toMatchObject(isNotThere);
    expect(await idsIn(ana)).toEqual([own, folder]);
    expect(await idsIn(luis)).toContain(foreign);
  });

  test('S23 ids that are none, none at all, and more than 500 are refused', async () => {
    for (const item_ids of [[], [0], [-1], [1.5], ['1'], [2 ** 31], Array.from({ length: 501 }, (_, id) => id + 1)]) {
      for (const path of ['copy_items', 'restore_items']) {
        expect(await ana.browser.post(`/api/${path}`, { item_ids, parent_id: ana.root_id })).toMatchObject({ status: 400 }); // prettier-ignore
      }
      for (const [method, path] of [
        ['PUT', 'move_items'],
        ['DELETE', 'items'],
        ['DELETE', 'bin'],
      ] as const) {
        const body = JSON.stringify({ item_ids, parent_id: path === 'move_items' ? ana.root_id : undefined });
        expect(await ana.browser.send(method, `/api/${path}`, body, { 'content-type': 'application/json' })).toMatchObject({ status: 400 }); // prettier-ignore
      }
    }
  });
});
