import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { refused } from '../http/api.fixture.ts';
import { type TreeWorld, treeWorld } from '../items/tree.fixture.ts';
import { hummingMp3 } from '../sounds/mp3/mp3.fixture.ts';
import { RecordedSounds } from './recorded-sounds.ts';
import { StorySectionsService } from './story-sections.service.ts';
import { makeStory, ObedientVoice, readStory } from './story.fixture.ts';
import { StoryVoices } from './story-voices.ts';

let world: TreeWorld;
let { database, ana, luis } = {} as TreeWorld;
let voice: ObedientVoice;
beforeAll(async () => {
  voice = new ObedientVoice();
  world = await treeWorld({ speech: voice });
  ({ database, ana, luis } = world);
  await database.query(`update users set purpose = 'study'`);
}, 60_000);
afterAll(() => world.close());

let story_id: number;
let section_id: number;
beforeEach(async () => {
  voice.before = () => Promise.resolve();
  voice.asked.length = 0;
  story_id = await makeStory(ana);
  section_id = (await readStory(ana, story_id)).story_sections[0]!.story_section_id;
});

const write = (section_text: string | null) => ana.api.storyText({ body: { section_id, section_text } });
const speak = (speaker_id: number | string) => ana.api.storyAudio({ body: { section_id, speaker_id } });
const first = async () => (await readStory(ana, story_id)).story_sections[0]!;
/** A recording that no other test has. */
let frames = 100;
const newMp3 = () => hummingMp3(frames++).toString('base64');
const record = (section_text: string, sound_timings: [string, number, number, number, number][] = []) =>
  ana.api.storyNarration({ body: { section_id, section_text, sound_file: newMp3(), sound_timings } });
/** What is done of every night: how many recordings that nothing holds were deleted. */
const sweep = () => world.server.app.get(RecordedSounds, { strict: false }).sweep();
const files = () => readdir(path.join(world.server.options.dataDir, 'media/sounds'));

describe('a new text', () => {
  test('is said in the voice of its section, with when each word sounds', async () => {
    const said = await write('El perro corre.');
    expect(said).toMatchObject({ speaker_id: 0, is_recorded: false, sound_path: expect.stringMatching(/\.mp3$/) });
    expect(said.sound_timings.map(([word, , textOffset, wordLength]) => [word, textOffset, wordLength])).toEqual([
      ['El', 0, 2],
      ['perro', 3, 5],
      ['corre', 9, 5],
    ]);
    expect(await first()).toMatchObject({ sound_path: said.sound_path, sound_timings: said.sound_timings });
    expect((await fetch(`${world.server.url}${said.sound_path}`)).status).toBe(200);
  });

  test('has no sound when it is empty, when nothing in it can be said, or in whose language nothing can', async () => {
    expect(await write(null)).toMatchObject({ sound_path: null, sound_timings: [] });
    expect(await write('… 1 !')).toMatchObject({ sound_path: null });
    story_id = await makeStory(ana, { story_language: 'khmer', source: { type: 'content', content: 'ឆ្កែ' } });
    section_id = (await first()).story_section_id;
    expect(await write('ឆ្មា')).toMatchObject({ sound_path: null });
    expect(await first()).toMatchObject({ section_text: 'ឆ្មា' });
    expect((await readStory(ana, story_id)).has_speech).toBe(false);
  });

  test('that cannot be said now is refused, and text and sound stay as they were', async () => {
    const { rev: _, ...before } = await write('Uno.').then(first);
    await expect(write('deadly')).rejects.toMatchObject(refused(503, 'RETRY'));
    expect(await first()).toMatchObject(before);
  });

  test('is longer than an index holds, and said all the same', async () => {
    const text = 'क्ष्म्य'.repeat(350);
    story_id = await makeStory(ana, { story_language: 'hindi', source: { type: 'content', content: 'क' } });
    section_id = (await first()).story_section_id;
    expect((await write(text)).sound_path).not.toBeNull();
    expect(await first()).toMatchObject({ section_text: text });
  });

  test('is said once, whoever writes it', async () => {
    const mine = await write('Una frase que se repite.');
    const theirs = await makeStory(luis);
    const section = (await readStory(luis, theirs)).story_sections[0]!;
    const body = { section_id: section.story_section_id, section_text: 'Una frase que se repite.' };
    expect((await luis.api.storyText({ body })).sound_path).toBe(mine.sound_path);
    expect(voice.asked).toHaveLength(1);
  });

  test('is said by the voice that was chosen meanwhile', async () => {
    await write('Uno dos.');
    // The voices say one thing at a time: what is asked for meanwhile was made before.
    await speak(2);
    await speak(0);
    voice.before = async ({ speaker_id }) => {
      if (speaker_id === 0) await speak(2);
    };
    await write('Tres cuatro.');
    expect(await first()).toMatchObject({ section_text: 'Tres cuatro.', speaker_id: 2 });
    const { rows } = await database.query(
      'select sound.speaker_id, text from story_sections join sounds sound using (sound_id) where story_section_id = $1',
      [section_id],
    );
    expect(rows).toEqual([{ speaker_id: 2, text: 'Tres cuatro.' }]);
  });

  test('of a sound that was made before voices told their timings, is said anew', async () => {
    const before = await write('Una palabra vieja.');
    await database.query(`update sounds set sound_timings = null where text = 'Una palabra vieja.'`);
    await write('Otra.');
    const again = await write('Una palabra vieja.');
    expect(again.sound_path).not.toBe(before.sound_path);
    expect(again.sound_timings).toHaveLength(3);
    expect((await fetch(`${world.server.url}${before.sound_path}`)).status).toBe(200);
  });
});

describe('another voice', () => {
  test('says the same text anew', async () => {
    const before = await write('Hola, amiga.');
    const after = await speak('3');
    expect(after).toMatchObject({ speaker_id: 3, is_recorded: false });
    expect(after.sound_path).not.toBe(before.sound_path);
    expect(after.sound_timings).toHaveLength(2);
    expect(voice.asked.at(-1)).toMatchObject({ speaker_id: 3, text: 'Hola, amiga.' });
  });

  test('that fails leaves the one before', async () => {
    await write('Hola otra vez.');
    voice.before = () => Promise.reject(new Error('The speech process ended.'));
    const before = await first();
    await expect(speak(1)).rejects.toMatchObject(refused(503, 'RETRY'));
    expect(await first()).toEqual(before);
  });

  test('is one of the language, and may be chosen before there is a text', async () => {
    await write(null);
    expect(await speak(1)).toMatchObject({ speaker_id: 1, sound_path: null });
    expect((await write('Adiós.')).speaker_id).toBe(1);
    story_id = await makeStory(ana, { story_language: 'danish', source: { type: 'content', content: 'Hej.' } });
    section_id = (await first()).story_section_id;
    await expect(speak(2)).rejects.toMatchObject({ status: 400 });
  });
});

describe('a new story', () => {
  test('is said in the background, section by section; what cannot be said waits no longer', async () => {
    const voices = world.server.app.get(StoryVoices, { strict: false });
    story_id = await makeStory(ana, { source: { type: 'content', content: 'Uno más.\n…\nDos más.' } });
    await voices.narrate(story_id);
    const { story_sections } = await readStory(ana, story_id);
    expect(story_sections.map(({ sound_path, awaits_sound }) => [sound_path !== null, awaits_sound])).toEqual([
      [true, false],
      [false, false],
      [true, false],
    ]);
    expect(story_sections[0]!.sound_timings).toHaveLength(2);
  });

  test('is tried again where it could not be said now, and keeps what was', async () => {
    const voices = world.server.app.get(StoryVoices, { strict: false });
    story_id = await makeStory(ana, { source: { type: 'content', content: 'Bien dicho.\nIt is deadly.\nFin.' } });
    await expect(voices.narrate(story_id)).rejects.toThrow('could not be said now');
    const waits = async () => (await readStory(ana, story_id)).story_sections.map(({ awaits_sound }) => awaits_sound);
    expect(await waits()).toEqual([false, true, true]);
    voice.deadly = 'nothing';
    await voices.narrate(story_id);
    voice.deadly = 'deadly';
    expect(await waits()).toEqual([false, false, false]);
  });

  test('is not said over what its author has written in the meantime', async () => {
    const voices = world.server.app.get(StoryVoices, { strict: false });
    await write('El perro salta.');
    story_id = await makeStory(ana);
    section_id = (await first()).story_section_id;
    voice.before = async ({ text }) => {
      if (text === 'El perro duerme.') await write('El perro salta.');
    };
    await database.query(`delete from sounds where text = 'El perro duerme.'`);
    await voices.narrate(story_id);
    const { rows } = await database.query(
      'select text from story_sections join sounds using (sound_id) where story_section_id = $1',
      [section_id],
    );
    expect(rows).toEqual([{ text: 'El perro salta.' }]);
  });
});

describe('what an author has read aloud', () => {
  beforeEach(() => write('La gata come.'));

  test('takes the place of the voice, with the times that were tapped along', async () => {
    const sound_timings: [string, number, number, number, number][] = [
      ['La', 0.3, 0, 2, 0.1],
      ['gata', 0.5, 3, 4, 0.4],
    ];
    const recorded = await record('La gata come.', sound_timings);
    expect(recorded).toMatchObject({ is_recorded: true, sound_timings, speaker_id: 0 });
    expect(await first()).toMatchObject({ is_recorded: true, sound_timings, sound_path: recorded.sound_path });
    const { rev } = await ana.api.storyTimings({ body: { section_id, sound_timings: [['come', 0.2, 8, 4, 0.9]] } });
    expect(await first()).toMatchObject({ sound_timings: [['come', 0.2, 8, 4, 0.9]], rev });
  });

  test('is refused for another text, with times that are not its own, and when it is no MP3', async () => {
    await expect(record('Otra cosa.')).rejects.toMatchObject({ problem: { code: 'STALE' } });
    await expect(record('La gata come.', [['perro', 0, 3, 4, 0]])).rejects.toMatchObject(
      refused(400, 'TIMINGS_WRONG', { problem: 'OTHER_WORD' }),
    );
    await expect(record('La gata come.', [['La', 0, 0, 2, 900]])).rejects.toMatchObject(
      refused(400, 'TIMINGS_WRONG', { problem: 'OUTSIDE_SOUND' }),
    );
    const body = { section_id, section_text: 'La gata come.', sound_file: 'aGVsbG8=', sound_timings: [] };
    await expect(ana.api.storyNarration({ body })).rejects.toMatchObject(refused(415, 'SOUND_TYPE'));
    expect(await first()).toMatchObject({ is_recorded: false });
  });

  test('goes with its file when another one takes its place, or a voice does', async () => {
    const [one, two] = [await record('La gata come.'), await record('La gata come.')];
    expect((await fetch(`${world.server.url}${one.sound_path}`)).status).toBe(404);
    const back = await speak(0);
    expect(back).toMatchObject({ is_recorded: false, speaker_id: 0 });
    expect((await fetch(`${world.server.url}${two.sound_path}`)).status).toBe(404);
    expect(await files()).not.toContain(path.basename(two.sound_path!));
  });

  test('goes when the text changes, but stays where a clone has it', async () => {
    const recorded = await record('La gata come.');
    const { item_id } = await luis.api.clone({ body: { item_ids: [story_id] } });
    expect(await write('La gata bebe.')).toMatchObject({ is_recorded: false });
    const [cloned] = (await readStory(luis, item_id)).story_sections;
    expect(cloned).toMatchObject({ is_recorded: true, sound_path: recorded.sound_path });
    expect((await fetch(`${world.server.url}${recorded.sound_path}`)).status).toBe(200);
    const body = { section_id: cloned!.story_section_id, sound_timings: [] };
    await expect(luis.api.storyTimings({ body })).rejects.toMatchObject(refused(403, 'NOT_ALLOWED'));
  });

  test('goes with its file when its story is deleted for good, or its section, and not before', async () => {
    const recorded = await record('La gata come.');
    const other_id = await makeStory(ana);
    const [other] = (await readStory(ana, other_id)).story_sections;
    const body = { section_id: other!.story_section_id, section_text: other!.section_text!, sound_timings: [] };
    const second = await ana.api.storyNarration({ body: { ...body, sound_file: newMp3() } });
    const word = await ana.api.uploadSound({ body: { text: 'gata', language: 'spanish', sound_file: newMp3() } });
    const there = async () => {
      await sweep();
      const kept = await files();
      return [recorded, second, word].map(({ sound_path }) => kept.includes(path.basename(sound_path!)));
    };
    await ana.api.deleteItems({ body: { item_ids: [story_id] } });
    await ana.api.deleteStorySection({ body: { section_id: other!.story_section_id } });
    expect(await there()).toEqual([true, true, true]);
    await ana.api.emptyBin({ body: { item_ids: [story_id] } });
    expect(await there()).toEqual([false, true, true]);
    await database.query(
      `update story_sections set deleted_at = now() - interval '31 days' where deleted_at is not null`,
    );
    await world.server.app.get(StorySectionsService, { strict: false }).forget();
    expect(await there()).toEqual([false, false, true]);
  });

  test('goes with the last clone that had it, also when its author has left', async () => {
    const recorded = await record('La gata come.');
    const { item_id } = await luis.api.clone({ body: { item_ids: [story_id] } });
    // What the deletion of an account leaves of it.
    await database.query('update sounds set submitted_by = null where submitted_by = $1', [ana.user_id]);
    await database.query('delete from items where item_id = $1', [story_id]);
    expect(await sweep()).toBe(0);
    await database.query('delete from items where item_id = $1', [item_id]);
    expect(await sweep()).toBe(1);
    expect(await files()).not.toContain(path.basename(recorded.sound_path!));
  });

  test('the times of a voice are not for authors to set', async () => {
    await expect(ana.api.storyTimings({ body: { section_id, sound_timings: [] } })).rejects.toMatchObject(
      refused(403, 'NOT_ALLOWED'),
    );
  });
});
