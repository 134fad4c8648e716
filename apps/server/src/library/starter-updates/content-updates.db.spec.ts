import { afterEach, expect, test } from '@jest/globals';
import path from 'node:path';
import { type RunningApp, runningApp } from '../../create-app.fixture.ts';
import { contentWorld } from '../starter-library/content-world.fixture.ts';
import { tinyLibrary } from '../starter-library/tiny-library.fixture.ts';
import { tinySentences } from '../starter-library/tiny-sentences.fixture.ts';
import { tinyStories } from '../starter-stories/tiny-stories.fixture.ts';
import { tinyRelease } from './tiny-release.fixture.ts';

const { world, rowsOf } = contentWorld();
let server: RunningApp | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** The server on the database of this world, with the content of its folder. */
async function start(wanted: { runsJobs: boolean }): Promise<void> {
  await server?.close();
  server = await runningApp({ databaseUrl: world.url, contentRoot: world.folder, ...wanted });
}
const countOf = async (table: string) =>
  (await rowsOf<{ n: number }>(`select count(*)::integer as n from ${table}`))[0]!.n;
const counts = async () => [await countOf('decks'), await countOf('sentences'), await countOf('stories')];

test('an empty server has all of its content when it is up, and writes nothing at the next start', async () => {
  await tinyLibrary(world.folder);
  await tinySentences(world.folder, ['english_uk', 'spanish']);
  await tinyStories(world.folder, ['english_uk']);
  await start({ runsJobs: false });
  const filled = await counts();
  expect(filled).toEqual([6, 6, 2]);
  await start({ runsJobs: true });
  expect(await counts()).toEqual(filled);
});

test('a server with older content gets what is new once it is up, with sentences and stories', async () => {
  await tinyLibrary(world.folder);
  await start({ runsJobs: false });
  await tinyRelease(world.folder);
  await tinySentences(world.folder, ['english_uk', 'spanish']);
  await tinyStories(world.folder, ['english_uk']);
  await start({ runsJobs: false });
  // Where no work is done in the background nothing came.
  expect(await counts()).toEqual([6, 0, 0]);
  await start({ runsJobs: true });
  while ((await countOf('stories')) === 0);
  expect(await counts()).toEqual([8, 6, 2]);
  expect(await countOf('starter_versions')).toBe(2);
});

test('a server without content starts as well', async () => {
  world.folder = path.join(world.folder, 'nowhere');
  await start({ runsJobs: true });
  expect(await countOf('decks')).toBe(0);
  world.folder = path.dirname(world.folder);
});
