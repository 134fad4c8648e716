import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { endpoints } from '@lexiroom/contracts/endpoints';
import { type Client, createClient } from '@lexiroom/contracts/http';
import type { routes } from '@lexiroom/contracts/routes';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type TreeWorld, treeWorld } from '../items/tree.fixture.ts';
import { tinyLibrary } from '../library/starter-library/tiny-library.fixture.ts';
import { tinyStories } from '../library/starter-stories/tiny-stories.fixture.ts';
import { makeStory, ObedientVoice, readStory } from './story.fixture.ts';
import { StoryVoices } from './story-voices.ts';

let contentRoot: string;
let world: TreeWorld;
let { database, ana } = {} as TreeWorld;
let visitor: Client<typeof routes>;
const voice = new ObedientVoice();
beforeAll(async () => {
  contentRoot = await tinyLibrary(await mkdtemp(path.join(os.tmpdir(), 'lexiroom-content-')));
  await tinyStories(contentRoot, ['english_uk', 'spanish']);
  world = await treeWorld({ contentRoot, speech: voice, runsJobs: true });
  ({ database, ana } = world);
  visitor = createClient<typeof routes>(endpoints, { baseUrl: `${world.server.url}/api` });
}, 60_000);
afterAll(async () => {
  await world.close();
  await rm(contentRoot, { recursive: true });
});
beforeEach(() => {
  voice.asked.length = 0;
});

const voices = () => world.server.app.get(StoryVoices, { strict: false });
const waiting = async (story_id: number): Promise<number> => {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::integer as count from story_sections where story_id = $1 and awaits_sound',
    [story_id],
  );
  return rows[0]!.count;
};
async function untilSaid(story_id: number): Promise<void> {
  while ((await waiting(story_id)) > 0);
}
const starterStory = async (title: string): Promise<number> => {
  const { rows } = await database.query<{ item_id: number }>('select item_id from items where item_name = $1', [title]);
  return rows[0]!.item_id;
};
const readStarter = (id: number) => visitor.story({ params: { username: 'lexiroom' }, query: { id } });
const saidTexts = () => voice.asked.map(({ text }) => text);

test('a new story is said without anybody reading it', async () => {
  const story_id = await makeStory(ana, { source: { type: 'content', content: 'Uno nuevo.\nDos nuevos.' } });
  await untilSaid(story_id);
  const { story_sections } = await readStory(ana, story_id);
  expect(story_sections.map(({ sound_path, sound_timings }) => [sound_path !== null, sound_timings.length])).toEqual([
    [true, 2],
    [true, 2],
  ]);
});

test('a story of more sections than one job says is said to its end', async () => {
  const content = Array.from({ length: 45 }, (_, place) => `Frase ${place}.`).join('\n');
  const story_id = await makeStory(ana, { source: { type: 'content', content } });
  await untilSaid(story_id);
  expect(saidTexts()).toHaveLength(45);
});

describe('a starter story', () => {
  test('is said when a visitor opens it, once, however many do; others wait until they are opened', async () => {
    const story_id = await starterStory('El gato con hambre');
    const opened = await Promise.all(Array.from({ length: 10 }, () => readStarter(story_id)));
    expect(opened[0]!.story_sections.map(({ awaits_sound }) => awaits_sound)).toEqual([true, true]);
    await untilSaid(story_id);
    const { story_sections } = await readStarter(story_id);
    expect(story_sections.map(({ sound_path, awaits_sound }) => [sound_path !== null, awaits_sound])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(voice.asked).toMatchObject([
      { text: 'Tengo hambre.', language: 'spanish', speaker_id: 0 },
      { text: 'No estoy aquí.', language: 'spanish', speaker_id: 1 },
    ]);
    expect(await waiting(await starterStory('El perro rojo'))).toBe(2);
  });

  test('is left out by the look of the night, which takes up what else waits', async () => {
    const story_id = await makeStory(ana, { source: { type: 'content', content: 'Tres viejos.' } });
    await untilSaid(story_id);
    await database.query('update story_sections set awaits_sound = true where story_id = $1', [story_id]);
    await voices().narrateAll();
    await untilSaid(story_id);
    expect(await waiting(await starterStory('The red dog'))).toBe(2);
  });

  test('that was copied before anybody opened it is said in the copy when that is opened', async () => {
    const { item_id } = await ana.api.clone({ body: { item_ids: [await starterStory('The hungry cat')] } });
    expect(await waiting(item_id)).toBe(2);
    await readStory(ana, item_id);
    await untilSaid(item_id);
    expect(saidTexts()).toEqual(['I am hungry.', 'I am not here.']);
  });

  test('waits for no sound where nothing can say its language, and is said once something can', async () => {
    const story_id = await starterStory('The red dog');
    await database.query(`update stories set story_language = 'khmer' where story_id = $1`, [story_id]);
    const { has_speech, story_sections } = await readStarter(story_id);
    expect([has_speech, ...story_sections.map(({ awaits_sound }) => awaits_sound)]).toEqual([false, false, false]);
    await database.query(`update stories set story_language = 'english_uk' where story_id = $1`, [story_id]);
    await readStarter(story_id);
    await untilSaid(story_id);
    expect(saidTexts()).toEqual(['A dog is red.', 'It is happy.']);
  });
});
