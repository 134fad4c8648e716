import type { DeckResult } from '@lexiroom/contracts/decks';
import type { Visibility } from '@lexiroom/contracts/items';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addStudents, type ClassWorld, classWorld, newClass } from '../classes/classes.fixture.ts';
import { type Member, newMember } from '../http/api.fixture.ts';
import { make, makeDecks } from '../items/tree.fixture.ts';

let world: ClassWorld;
let tess: Member;
/** Is in a class of Tess’s. */
let pupil: Member;
let class_id: number;
beforeAll(async () => {
  world = await classWorld();
  ({ tess } = world);
}, 30_000);
afterAll(() => world.close());

beforeEach(async () => {
  ({ class_id } = await newClass(tess));
  pupil = await newPupil(class_id);
});

async function newPupil(of_class: number): Promise<Member> {
  const joining = await newMember(world.server.url);
  const [student] = await addStudents(tess, of_class, joining.username);
  const { join_code } = await tess.api.changeClassCode({ body: { class_id: of_class, action: 'renew' } });
  await joining.api.joinClass({ body: { code: join_code!, student_id: student!.student_id } });
  return joining;
}

/** A deck of Tess’s, in her root unless told otherwise. */
async function newDeck(
  item_name: string,
  visibility: Visibility = 'private',
  parent_id = tess.root_id,
): Promise<number> {
  const [item_id] = await makeDecks(world.database, parent_id);
  await tess.api.changeItem({ body: { item_id: item_id!, item_name, visibility } });
  return item_id!;
}

const share = (item_id: number) => tess.api.shareItem({ body: { class_id, item_id } });
const unshare = (item_id: number) => tess.api.unshareItem({ body: { class_id, item_id } });
const search = ({ api }: Member, term: string, page = 1, query = {}) =>
  api.searchDeck({ params: { term, page }, query });
const names = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).map(({ item_name }: DeckResult) => item_name);

describe('a deck that is shared with a class', () => {
  test('S24 is found by its students alone, and by nobody once it is shared no longer', async () => {
    const deck = await newDeck('Volcanoes');
    const elsewhere = await newPupil((await newClass(tess)).class_id);
    await share(deck);
    expect(await search(pupil, 'volcan')).toMatchObject([{ item_id: deck, owner: tess.username, is_shared: true }]);
    for (const other of [tess, world.omar, elsewhere]) expect(await names(other, 'volcan')).toEqual([]);
    await unshare(deck);
    expect(await names(pupil, 'volcan')).toEqual([]);
  });

  test('is found by its level as well', async () => {
    const deck = await newDeck('Estuaries');
    await world.database.query(`update decks set level = 'B1.2' where deck_id = $1`, [deck]);
    await share(deck);
    for (const term of ['B1.2', 'spanish b1']) expect(await names(pupil, term)).toEqual(['Estuaries']);
    expect(await names(world.omar, 'B1.2')).toEqual([]);
  });

  test('S24 is found also where the folder or category around it is shared, however deep', async () => {
    const folder = await make(tess, 'folder', tess.root_id, 'Unit');
    const category = await make(tess, 'category', folder, 'Part');
    await newDeck('Glaciers', 'private', await make(tess, 'folder', folder, 'Inner'));
    const filed = await newDeck('Glacier lakes', 'private', folder);
    await tess.api.moveItems({ body: { item_ids: [filed], parent_id: folder, category_id: category } });
    for (const visibility of ['private', 'link'] as const) {
      await tess.api.changeItem({ body: { item_id: folder, visibility } });
      await share(folder);
      expect(await names(pupil, 'glacier')).toEqual(['Glacier lakes', 'Glaciers']);
      await unshare(folder);
      await share(category);
      expect(await names(pupil, 'glacier')).toEqual(['Glacier lakes']);
      await unshare(category);
    }
  });

  test('stands among the public ones where its name puts it, once, and says that it is shared', async () => {
    const shared = await newDeck('Moon and river');
    const public_id = await newDeck('River bank', 'public');
    await newDeck('Driver', 'public');
    const both = await newDeck('River', 'public');
    for (const item_id of [shared, both]) await share(item_id);
    expect((await search(pupil, 'river')).map(({ item_name, is_shared }) => [item_name, is_shared])).toEqual([
      ['River', true],
      ['River bank', false],
      ['Moon and river', true],
      ['Driver', false],
    ]);
    expect(await names(world.omar, 'river')).toEqual(['River', 'River bank', 'Driver']);
    await tess.api.changeItem({ body: { item_id: public_id, visibility: 'private' } });
    expect(await names(pupil, 'river')).toEqual(['River', 'Moon and river', 'Driver']);
  });

  test('comes once on one page', async () => {
    const folder = await make(tess, 'folder', tess.root_id, 'Pages');
    for (let n = 10; n < 22; n++) await newDeck(`Quasar ${n}`, n % 2 === 0 ? 'private' : 'public', folder);
    await share(folder);
    const pages = await Promise.all([1, 2, 3].map((page) => names(pupil, 'quasar', page)));
    expect(pages.map((page) => page.length)).toEqual([10, 2, 0]);
    expect(pages.flat()).toEqual(Array.from({ length: 12 }, (_, n) => `Quasar ${n + 10}`));
  });

  test('is limited to languages like others', async () => {
    await share(await newDeck('Cumulus'));
    expect(await names(pupil, 'cumulus', 1, { target_language: 'spanish' })).toEqual(['Cumulus']);
    expect(await names(pupil, 'umul', 1, { target_language: 'spanish', source_language: 'english_uk' })).toEqual(['Cumulus']);
    expect(await names(pupil, 'cumulus', 1, { target_language: 'thai' })).toEqual([]);
    expect(await names(pupil, 'umul', 1, { source_language: 'thai' })).toEqual([]);
  }); // prettier-ignore

  test('is found by every end of its words that a public one is found by', async () => {
    const name = 'Ágatha s 動物園 and the Übermut';
    const terms = ['agatha', 'aga', 'gath', 'atha s', 'tha and', 's', 's 動', '物園', 'nd', 'nd the', 'the ub', 'bermut', 'x', '園 and', 'e ub']; // prettier-ignore
    const found = async () => Promise.all(terms.map(async (term) => [term, (await names(pupil, term)).includes(name)]));
    const deck = await newDeck(name, 'public');
    const whenPublic = await found();
    await tess.api.changeItem({ body: { item_id: deck, visibility: 'private' } });
    expect(await found()).toEqual(terms.map((term) => [term, false]));
    await share(deck);
    expect(await found()).toEqual(whenPublic);
    expect(new Set(whenPublic.map(([, isFound]) => isFound))).toEqual(new Set([true, false]));
  });
});
