import { beforeEach, expect, test } from '@jest/globals';
import path from 'node:path';
import { addStarterLibrary } from '../starter-library/add-starter-library.ts';
import { contentVersion } from '../starter-library/content-files.ts';
import { contentWorld } from '../starter-library/content-world.fixture.ts';
import { tinyLibrary } from '../starter-library/tiny-library.fixture.ts';
import { layDecksInRoot } from './lay-decks-in-root.fixture.ts';
import { compareContent, tellOfContent } from './missing-content.ts';
import { tinyRelease } from './tiny-release.fixture.ts';
import { updateContent } from './update-content.ts';

const { world } = contentWorld();
beforeEach(async () => void (await addStarterLibrary(world.url, await tinyLibrary(world.folder))));

const told = () => tellOfContent(world.database, { contentRoot: world.folder });
const compared = () => compareContent(world.database, { contentRoot: world.folder });
const version = () => contentVersion(world.folder);
const applied = async () =>
  expect.stringMatching(
    new RegExp(`^content ${await version()} since \\d{4}-\\d\\d-\\d\\d, which is that of this release$`),
  );

test('the content that was filled in is told with its day', async () => {
  expect(await told()).toEqual([await applied()]);
  expect(await compared()).toEqual([]);
});

test('of a later release it is told what is to come, and nothing once it is there', async () => {
  const before = await version();
  await tinyRelease(world.folder);
  const [what, missing] = await told();
  expect(what).toMatch(`content ${before} since `);
  expect(what).toMatch(`that of this release, ${await version()}, is added in the background once the server is up`);
  // Three pictures of three names or two, the Japanese ewe twice, two more names of two English dogs.
  expect(missing).toBe('to come: 4 pictures, 16 names, 2 decks');
  expect(await compared()).toEqual([]);
  await updateContent(world.url, world.folder);
  expect(await told()).toEqual([await applied()]);
  expect(await compared()).toEqual([]);
});

test('what people have deleted since is not missing', async () => {
  await world.database.query('update images set is_deleted = true where image_hash like $1', ['%ewe%']);
  await world.database.query(`delete from items where item_name = 'Animals'`);
  await world.database.query('update translations set is_deleted = true where translation = $1', ['Gato']);
  await tinyRelease(world.folder);
  await updateContent(world.url, world.folder);
  expect(await compared()).toEqual([]);
  await world.database.query('update images set is_deleted = false');
  expect(await compared()).toEqual([]);
});

test('what is lost of the content is a fault', async () => {
  await world.database.query('delete from starter_pictures where image_hash = $1', ['1000cat00000']);
  expect(await compared()).toEqual([
    { what: `content ${await version()}`, expected: 'all of it', found: 'it without 1 picture, 3 names' },
  ]);
});

test('of a library whose decks lie in the root without levels, folders and levels are to come', async () => {
  await tinyRelease(world.folder);
  await updateContent(world.url, world.folder);
  await layDecksInRoot(world.database);
  // One that was renamed gets neither, and is not missing.
  await world.database.query(`update items set item_name = 'Farben' where item_name = 'Colores · Colours'`);
  expect((await told())[1]).toBe('to come: 1 level, 3 folders');
  // Where it counts as laid out all the same, that is a fault.
  await world.database.query('update starter_versions set version = $1', [await version()]);
  expect(await compared()).toMatchObject([{ found: 'it without 1 level, 3 folders' }]);
  await world.database.query(`update starter_versions set version = 'before'`);
  await updateContent(world.url, world.folder);
  expect(await compared()).toEqual([]);
});

test('a library of a release that remembered nothing, and one without content, are no fault', async () => {
  await world.database.query('truncate starter_versions, starter_pictures, starter_names, starter_decks');
  expect(await told()).toEqual([
    `content of a release that did not write down which: that of this release, ${await version()}, is added in the background once the server is up`,
  ]);
  expect(await compared()).toEqual([]);
  expect(await tellOfContent(world.database, { contentRoot: path.join(world.folder, 'nowhere') })).toEqual([]);
});
