import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { makeDeck } from '../deck-editor/editor.fixture.ts';
import { namedPicture } from '../library/library.fixture.ts';
import { type Member, newMember, refused } from '../http/api.fixture.ts';
import { contentOf, make, makeDecks, type TreeWorld, treeWorld } from './tree.fixture.ts';

let world: TreeWorld;
/** Somebody new in every test, whose address is not confirmed yet. */
let ana: Member;
beforeAll(async () => {
  // Nothing listens there: the mails of this spec are never sent.
  world = await treeWorld({ smtp: { url: 'smtp://127.0.0.1:1', from: 'words@example.org' } });
}, 30_000);
beforeEach(async () => {
  ana = await newMember(world.server.url);
});
afterAll(() => world.close());

const confirm = () => world.database.query('update users set verified = true where user_id = $1', [ana.user_id]);
const visibilities = async () => (await contentOf(ana)).map(({ visibility }) => visibility);

async function newDeck(): Promise<void> {
  const image_id = await namedPicture(world.database, { spanish: 'Cosa', english_uk: 'Thing' });
  const { rows } = await world.database.query<{ translation_id: number }>(
    'select translation_id from translations where image_id = $1 order by translation_id',
    [image_id],
  );
  const [target, source] = rows as [{ translation_id: number }, { translation_id: number }];
  await makeDeck(ana, [
    { image_id, target_translation_id: target.translation_id, source_translation_id: source.translation_id },
  ]);
}

test('a new deck is for its owner only until the address is confirmed', async () => {
  await newDeck();
  await confirm();
  await newDeck();
  expect(await visibilities()).toEqual(['private', 'public']);
});

test('nothing is shown to others until then, and hiding is always possible', async () => {
  const item_id = await make(ana, 'folder');
  const see = (visibility: 'public' | 'link' | 'private') => ana.api.changeItem({ body: { item_id, visibility } });
  await see('private');
  for (const visibility of ['public', 'link'] as const) {
    await expect(see(visibility)).rejects.toMatchObject(refused(403, 'NOT_VERIFIED'));
  }
  await expect(ana.api.changeItem({ body: { item_id, item_name: 'Mine', visibility: 'link' } })).rejects.toMatchObject({ status: 403 }); // prettier-ignore
  expect(await contentOf(ana)).toMatchObject([{ item_name: 'Place', visibility: 'private' }]);
  await confirm();
  expect(await see('link')).toMatchObject({ visibility: 'link' });
});

test('a copy of a public deck is private until then', async () => {
  const decks = await makeDecks(world.database, ana.root_id);
  const copy = () => ana.api.copyItems({ body: { item_ids: decks, parent_id: ana.root_id } });
  await copy();
  await confirm();
  await copy();
  expect(await visibilities()).toEqual(['public', 'private', 'public']);
});
