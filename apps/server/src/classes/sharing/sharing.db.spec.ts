import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refused } from '../../http/api.fixture.ts';
import { make, makeDecks } from '../../items/tree.fixture.ts';
import { itemsInside } from './shared-items.ts';
import { type ClassWorld, classWorld, newClass, newTeacher, pageOf } from '../classes.fixture.ts';

let world: ClassWorld;
beforeAll(async () => {
  world = await classWorld();
}, 30_000);
afterAll(() => world.close());

const isNotThere = refused(404, 'NOT_FOUND');

describe('an item that is shared with a class', () => {
  test('is listed with the decks that are in it, however deep, once, until it is shared no longer', async () => {
    const { database } = world;
    const tess = await newTeacher(world.server.url);
    const { class_id } = await newClass(tess);
    const folder = await make(tess, 'folder', tess.root_id, 'Unit 1');
    const inner = await make(tess, 'folder', folder, 'Part A');
    const category = await make(tess, 'category', folder, 'Animals');
    const [deck] = await makeDecks(database, folder, 2, category);
    await makeDecks(database, inner, 3);
    for (const item_id of [deck!, category, folder, folder]) {
      expect(await tess.api.shareItem({ body: { class_id, item_id } })).toMatchObject({ item_id });
    }
    const items = (await pageOf(tess, class_id)).items;
    expect(items.toSorted((one, other) => one.item_id - other.item_id)).toEqual([
      { item_id: folder, item_name: 'Unit 1', item_type: 'folder', deck_count: 5, shared_at: world.clock.at },
      { item_id: category, item_name: 'Animals', item_type: 'category', deck_count: 2, shared_at: world.clock.at },
      { item_id: deck, item_name: 'Deck 1', item_type: 'deck', deck_count: 1, shared_at: world.clock.at },
    ]);
    expect(await tess.api.classes({ params: { archived: 'false' } })).toMatchObject([{ item_count: 3 }]);
    await tess.api.unshareItem({ body: { class_id, item_id: folder } });
    await tess.api.unshareItem({ body: { class_id, item_id: folder } });
    expect((await pageOf(tess, class_id)).items).toHaveLength(2);
  });

  test('tells its owner, and nobody else, with which classes it is shared', async () => {
    const tess = await newTeacher(world.server.url);
    const [one, other] = [await newClass(tess), await newClass(tess)];
    const folder = await make(tess, 'folder');
    const classesOf = async (item_id: number, member = tess) =>
      (await member.api.itemClasses({ query: { id: [item_id] } })).map(({ class_id }) => class_id);
    expect(await classesOf(folder)).toEqual([]);
    for (const { class_id } of [other, one]) await tess.api.shareItem({ body: { class_id, item_id: folder } });
    expect(await classesOf(folder)).toEqual([one.class_id, other.class_id]);
    await expect(classesOf(folder, world.omar)).rejects.toMatchObject(isNotThere);
    await tess.api.deleteItems({ body: { item_ids: [folder] } });
    await expect(classesOf(folder)).rejects.toMatchObject(isNotThere);
  });

  test('is not listed while it lies in the bin, by itself or in what is around it, and comes back with that', async () => {
    const tess = await newTeacher(world.server.url);
    const { class_id } = await newClass(tess);
    const folder = await make(tess, 'folder');
    const decks = await makeDecks(world.database, folder, 2);
    for (const item_id of [folder, decks[0]!]) await tess.api.shareItem({ body: { class_id, item_id } });
    const shared = async () => {
      const { items, item_count } = await pageOf(tess, class_id);
      expect(item_count).toBe(items.length);
      return items.map(({ item_id, deck_count }) => [item_id, deck_count]).toSorted(([one], [other]) => one! - other!);
    };
    expect(await shared()).toEqual([[folder, 2], [decks[0], 1]]); // prettier-ignore
    await tess.api.deleteItems({ body: { item_ids: [decks[0]!] } });
    expect(await shared()).toEqual([[folder, 1]]);
    await tess.api.restoreItems({ body: { item_ids: [decks[0]!] } });
    await tess.api.deleteItems({ body: { item_ids: [folder] } });
    expect(await shared()).toEqual([]);
    await expect(tess.api.shareItem({ body: { class_id, item_id: decks[1]! } })).rejects.toMatchObject(isNotThere);
    await tess.api.restoreItems({ body: { item_ids: [folder] } });
    expect(await shared()).toEqual([[folder, 2], [decks[0], 1]]); // prettier-ignore
  });

  test('is looked into by indexes alone, however many items there are of others', async () => {
    const { database, omar } = world;
    const tess = await newTeacher(world.server.url);
    const { class_id } = await newClass(tess);
    const folder = await make(tess, 'folder');
    const category = await make(tess, 'category', folder);
    await makeDecks(database, folder, 30, category);
    for (const item_id of [folder, category]) await tess.api.shareItem({ body: { class_id, item_id } });
    await database.query(
      `insert into items (owner_id, item_type, item_name, name_key, parent_id, item_order)
       select $1, 'deck', 'Other ' || place, 'other ' || place, $2, place from generate_series(1, 20000) as place`,
      [omar.user_id, omar.root_id],
    );
    await database.query('analyze items, class_items');
    const { rows } = await database.query<{ 'QUERY PLAN': string }>(
      `explain (analyze) with recursive ${itemsInside('class_id = $1')} select count(*) from inside`,
      [class_id],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Seq Scan on items');
    for (const index of ['items_parent_id_index', 'items_category_id_index']) expect(plan).toContain(index);
    await database.query(`delete from items where name_key like 'other %'`);
  });

  test('belongs to the teacher, as does the class', async () => {
    const { tess, omar, database } = world;
    const [own, theirs] = [await newClass(tess), await newClass(omar)];
    const [deck] = await makeDecks(database, tess.root_id);
    const share = (member: typeof tess, class_id: number, item_id: number) =>
      member.api.shareItem({ body: { class_id, item_id } });
    await expect(share(omar, theirs.class_id, deck!)).rejects.toMatchObject(isNotThere);
    await expect(share(tess, theirs.class_id, deck!)).rejects.toMatchObject(isNotThere);
    await expect(share(tess, own.class_id, 99_999)).rejects.toMatchObject(isNotThere);
    await expect(share(tess, own.class_id, tess.root_id)).rejects.toMatchObject(refused(403, 'NOT_ALLOWED'));
    await share(tess, own.class_id, deck!);
    const body = { class_id: own.class_id, item_id: deck! };
    await expect(omar.api.unshareItem({ body })).rejects.toMatchObject(isNotThere);
    expect((await pageOf(tess, own.class_id)).items).toHaveLength(1);
  });

  test('is one of five hundred at most', async () => {
    const { tess, database } = world;
    const { class_id } = await newClass(tess);
    const folder = await make(tess, 'folder');
    const decks = await makeDecks(database, folder, 500);
    await database.query('insert into class_items (class_id, item_id) select $1, unnest($2::integer[])', [class_id, decks.slice(1)]); // prettier-ignore
    const tries = await Promise.allSettled([decks[0]!, folder].map((item_id) => tess.api.shareItem({ body: { class_id, item_id } }))); // prettier-ignore
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refusal = tries.find((one) => one.status === 'rejected')?.reason;
    expect(refusal).toMatchObject(refused(409, 'CLASS_ITEMS_FULL', { most: 500 }));
    // What is shared already is no more.
    await tess.api.shareItem({ body: { class_id, item_id: decks[1]! } });
  });
});

/** A teacher with three decks and two classes. */
async function teacherWithDecks() {
  const tess = await newTeacher(world.server.url);
  const decks = await makeDecks(world.database, tess.root_id, 3);
  const classes = [(await newClass(tess)).class_id, (await newClass(tess)).class_id];
  const sharedWith = async (class_id: number) =>
    (await pageOf(tess, class_id)).items.map(({ item_id }) => item_id).toSorted((one, other) => one - other);
  return { tess, decks, classes, sharedWith };
}

describe('several items and several classes at once', () => {
  test('are shared, which tells what was not shared before; that, the other way round, takes it back', async () => {
    const { tess, decks, classes, sharedWith } = await teacherWithDecks();
    const [one, other] = classes as [number, number];
    await tess.api.shareItem({ body: { class_id: one, item_id: decks[0]! } });
    const change = { share: classes.map((class_id) => ({ class_id, item_ids: decks })), unshare: [] };
    const { shared, unshared } = await tess.api.changeSharing({ body: change });
    expect(shared).toEqual([{ class_id: one, item_ids: decks.slice(1) }, { class_id: other, item_ids: decks }]); // prettier-ignore
    expect(unshared).toEqual([]);
    expect(await tess.api.itemClasses({ query: { id: decks } })).toEqual(change.share);
    expect(await tess.api.changeSharing({ body: change })).toEqual({ shared: [], unshared: [] });
    expect(await tess.api.changeSharing({ body: { share: unshared, unshare: shared } })).toEqual({ shared: unshared, unshared: shared }); // prettier-ignore
    expect([await sharedWith(one), await sharedWith(other)]).toEqual([[decks[0]], []]);
  });

  test('are shared all or none: one that is refused refuses the others, and takes back nothing', async () => {
    const { tess, decks, classes, sharedWith } = await teacherWithDecks();
    const [one, other] = classes as [number, number];
    await tess.api.shareItem({ body: { class_id: other, item_id: decks[0]! } });
    const [theirs] = await makeDecks(world.database, world.omar.root_id);
    const { class_id: notOurs } = await newClass(world.omar);
    const unshare = [{ class_id: other, item_ids: [decks[0]!] }];
    const share = (class_id: number, ...item_ids: number[]) =>
      tess.api.changeSharing({ body: { share: [{ class_id: one, item_ids: decks }, { class_id, item_ids }], unshare } }); // prettier-ignore
    await expect(share(other, theirs!)).rejects.toMatchObject(isNotThere);
    await expect(share(notOurs, decks[0]!)).rejects.toMatchObject(isNotThere);
    await expect(share(other, tess.root_id)).rejects.toMatchObject(refused(403, 'NOT_ALLOWED'));
    const folder = await make(tess, 'folder');
    const many = await makeDecks(world.database, folder, 500);
    await tess.api.changeSharing({ body: { share: [{ class_id: other, item_ids: many.slice(1) }], unshare: [] } });
    const isFull = refused(409, 'CLASS_ITEMS_FULL', { most: 500 });
    await expect(share(other, many[0]!, decks[1]!)).rejects.toMatchObject(isFull);
    expect(await sharedWith(one)).toEqual([]);
    expect(await sharedWith(other)).toEqual([decks[0], ...many.slice(1)]);
  });
});
