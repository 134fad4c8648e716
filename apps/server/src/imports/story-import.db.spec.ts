import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { OutsideCredit, OutsideStory, OutsideStorySection } from '@lexiroom/domain/interchange';
import { storyLimits } from '@lexiroom/domain/stories/story';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type EditorWorld, editorWorld, makeDeck } from '../deck-editor/editor.fixture.ts';
import { leavingOf } from '../file-formats/archive/archive.fixture.ts';
import { writeArchive } from '../file-formats/archive/index.ts';
import type { Leaving } from '../file-formats/file-writer.ts';
import { type Member, newMember } from '../http/api.fixture.ts';
import { compareTrees } from '../items/tree/consistency.ts';
import { make, makeDecks } from '../items/tree.fixture.ts';
import { hummingMp3 } from '../sounds/mp3/mp3.fixture.ts';
import { compareStories } from '../stories/consistency.ts';
import { makeStory, ObedientVoice, readStory } from '../stories/story.fixture.ts';
import { StoryVoices } from '../stories/story-voices.ts';
import { exported, mediaOf, uploaded } from './archive-import.fixture.ts';
import { bring, brought, start, until } from './import.fixture.ts';
import { ImportRunner } from './running/import-runner.ts';

jest.setTimeout(180_000);

let world: EditorWorld;
let { ana, database } = {} as EditorWorld;
/** Somebody new in every test. */
let luis: Member;
let folder: string;

beforeAll(async () => {
  world = await editorWorld({ speech: new ObedientVoice() });
  ({ ana, database } = world);
  folder = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-stories-'));
}, 60_000);
beforeEach(async () => void (luis = await newMember(world.server.url)));
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const rowsOf = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await database.query<Row>(text, values)).rows;
/** What lies in a tree of somebody, that is not in the bin. */
const itemsOf = async ({ user_id }: Member) =>
  (
    await rowsOf<{ item: string }>(
      `select item_type || ' ' || item_name as item from items
       where owner_id = $1 and parent_id is not null and deleted_at is null order by item_id`,
      user_id,
    )
  ).map(({ item }) => item);

/** Stories of an archive without the names of their pictures, which are drawn anew. */
function comparable({
  stories,
  credits,
}: {
  stories: OutsideStory[];
  credits: Map<string, OutsideCredit | undefined>;
}) {
  const names = mediaOf(stories);
  let text = JSON.stringify(stories);
  for (const [index, name] of names.entries()) {
    if (name.endsWith('.webp')) text = text.replaceAll(name, `${index}.webp`);
  }
  return { stories: JSON.parse(text) as unknown, credits: names.map((name) => credits.get(name)) };
}

let frames = 40;
/** Stories with all that they can have, in a folder with a deck. */
async function school(): Promise<{ school_id: number; story_id: number }> {
  const { api } = ana;
  const school_id = await make(ana, 'folder', ana.root_id, 'School');
  const inner = await make(ana, 'folder', school_id, 'Year 1');
  const tales = (await api.newItem({ body: { item_type: 'category', item_name: 'Tales', parent_id: inner, colour: '#AABBCC' } })).item_id; // prettier-ignore
  const { item_id: deck_id } = await makeDeck(ana, world.things, { deck_name: 'Words', parent_id: inner });
  // The pictures of these things have no files.
  await database.query('update words set image_id = null where deck_id = $1', [deck_id]);
  const source = { type: 'conversation', story: 'Ana: ¡Buenos días!\nLuis: Adiós, amiga.\nAna: Adiós.' } as const;
  const story_id = await makeStory(ana, { story_name: 'Hola', source, parent_id: inner, category_id: tales });
  await makeStory(ana, { story_name: 'El gato', parent_id: school_id });
  const listed = { type: 'words' as const, words: ['el pan', 'la sal'] };
  await makeStory(ana, { story_name: 'La mesa', source: listed, parent_id: inner });
  const voices = world.server.app.get(StoryVoices, { strict: false });
  for (const { item_id } of await rowsOf<{ item_id: number }>(`select item_id from items where item_type = 'story' and owner_id = $1`, ana.user_id)) await voices.narrate(item_id); // prettier-ignore
  const [first, second, third] = (await readStory(ana, story_id)).story_sections.map(({ story_section_id }) => story_section_id); // prettier-ignore
  const shared = await uploaded(ana, '#ff0000', { license: 'CC BY 4.0', artist_name: 'Ada', references: ['https://example.org'] }); // prettier-ignore
  const own = await uploaded(ana, '#00ff00');
  await api.storyCover({ body: { story_id, image_id: shared } });
  await api.storyImage({ body: { section_id: first!, image_id: own } });
  await api.storyImage({ body: { section_id: third!, image_id: shared } });
  await api.storyAudio({ body: { section_id: third!, speaker_id: 1 } });
  const sound_timings: [string, number, number, number, number][] = [
    ['Adiós', 0.4, 0, 5, 0.1],
    ['amiga', 0.3, 7, 5, 0.75],
  ];
  await api.storyNarration({
    body: { section_id: second!, section_text: 'Adiós, amiga.', sound_file: hummingMp3(frames++).toString('base64'), sound_timings }, // prettier-ignore
  });
  await api.newStorySection({ body: { story_id } });
  return { school_id, story_id };
}

test('stories that are imported and exported again are the same, and go with the import', async () => {
  const { school_id } = await school();
  const before = await exported(ana, { server: world.server, folder, item_ids: [school_id] });
  expect(before.stories.map((one) => one.path.join('/'))).toEqual([
    'School/Year 1/Hola',
    'School/Year 1/La mesa',
    'School/El gato',
  ]);
  const [hola] = before.stories;
  expect(hola).toMatchObject({ story_type: 'conversation', category: { name: 'Tales', colour: '#AABBCC' } });
  expect(hola!.sections.map(({ is_recorded, sound, sound_timings }) => [is_recorded, sound !== null, sound_timings.length])).toEqual([
    [false, true, 2], [true, true, 2], [false, true, 1], [false, false, 0],
  ]); // prettier-ignore

  const view = await brought(luis, before.bytes, { file_name: before.file_name });
  expect(view).toMatchObject({ problems: [], counts: { decks: 1, stories: 3, pictures: 2, sounds: 1, refused_rows: 0 } });
  const done = await start(luis, view);
  expect(done).toMatchObject({ problems: [], counts: { decks: 1, stories: 3, pictures: 2, sounds: 1 } });
  expect(done.made).toMatchObject({ item_type: 'folder', item_name: 'School' });
  const after = await exported(luis, { server: world.server, folder, item_ids: [done.made!.item_id] });
  const byPath = (one: typeof before) => ({ ...one, stories: one.stories.toSorted((a, b) => (String(a.path) < String(b.path) ? -1 : 1)) }); // prettier-ignore
  expect(comparable(byPath(after))).toEqual(comparable(byPath(before)));
  expect(after.decks.map((deck) => deck.path)).toEqual(before.decks.map((deck) => deck.path));

  const own = 'submitted_by = $1';
  expect(await rowsOf(`select distinct visibility from items where owner_id = $1 and item_type = 'story'`, luis.user_id)).toEqual([{ visibility: 'private' }]); // prettier-ignore
  expect(await rowsOf(`select is_private, approved, is_synthetic, speaker_id from sounds where ${own}`, luis.user_id)).toEqual([
    { is_private: true, approved: false, is_synthetic: false, speaker_id: null },
  ]); // prettier-ignore
  expect(await compareTrees(database as never)).toEqual([]);
  expect(await compareStories(database as never)).toEqual([]);

  await luis.api.undoImport({ body: { import_id: done.import_id } });
  await until(luis, done.import_id, 'undone');
  expect(await rowsOf('select 1 from items where owner_id = $1 and parent_id is not null', luis.user_id)).toEqual([]);
  for (const table of ['images', 'sounds']) expect(await rowsOf(`select 1 from ${table} where ${own}`, luis.user_id)).toEqual([]); // prettier-ignore
}); // prettier-ignore

const section = (section_text: string | null, more: Partial<OutsideStorySection> = {}): OutsideStorySection => ({
  section_text,
  speaker_name: null,
  speaker_id: 0,
  picture: null,
  sound: null,
  is_recorded: false,
  sound_timings: [],
  ...more,
});
const storyOf = (name: string, ...sections: OutsideStorySection[]): OutsideStory => ({
  path: [name],
  story_type: 'other',
  story_language: 'spanish',
  cover: null,
  category: null,
  sections,
});
async function archiveOf(stories: readonly OutsideStory[], more: Partial<Leaving> = {}): Promise<Uint8Array> {
  const place = path.join(folder, randomUUID());
  await writeArchive(place, leavingOf([], more, stories), () => undefined, new AbortController().signal);
  return readFile(place);
}
const cuentos = { file_name: 'Cuentos.lexiroom.zip' };

test('a story alone lies beside the others, under the name that was chosen', async () => {
  const view = await brought(luis, await archiveOf([storyOf('El perro', section('El perro duerme.'))]), cuentos);
  expect(view).toMatchObject({ format: 'lexiroom', choice: { target_language: 'spanish' }, counts: { stories: 1, decks: 0, words: 0 } }); // prettier-ignore
  const done = await start(luis, view, { target: { kind: 'new', deck_name: 'Mi perro', parent_id: null } });
  expect(done.made).toMatchObject({ item_type: 'story', item_name: 'Mi perro' });
  const story = await readStory(luis, done.made!.item_id);
  expect(story).toMatchObject({ parent_id: luis.root_id, story_language: 'spanish', story_sections: [{ section_text: 'El perro duerme.' }] }); // prettier-ignore
});

test('several lie in a folder; beside a deck that words go into, they lie in its folder', async () => {
  const bytes = await archiveOf([storyOf('Uno', section('Uno.')), storyOf('Dos', section('Dos.'))]);
  await start(luis, await brought(luis, bytes, cuentos));
  expect(await itemsOf(luis)).toEqual(['folder Cuentos', 'story Uno', 'story Dos']);
  const inner = await make(luis, 'folder');
  const [deck_id] = await makeDecks(database, inner);
  await start(luis, await brought(luis, bytes), { target: { kind: 'deck', deck_id: deck_id! }, keeps_decks: false });
  expect(await rowsOf(`select item_name from items where parent_id = $1 and item_type = 'story' order by item_order`, inner)).toEqual([
    { item_name: 'Uno' }, { item_name: 'Dos' },
  ]);
}); // prettier-ignore

test('what does not fit is named, and the rest is there', async () => {
  const sound = `${'a'.repeat(64)}.mp3`;
  const media = (name: string) => Promise.resolve(name === sound ? hummingMp3(frames++) : Buffer.from('no picture'));
  const many = Array.from({ length: storyLimits.sections + 1 }, (_, place) => section(`Número ${place}.`));
  const read = { sound, is_recorded: true } as const;
  const bytes = await archiveOf(
    [
      storyOf('A', ...many),
      storyOf('B', section('a'.repeat(351)), section('Hola {', { speaker_id: 3 }), section('Hola.')),
      storyOf('C', section('Hola.', { picture: `${'b'.repeat(64)}.webp` }), section('Adiós.', { speaker_name: 'a'.repeat(51) })),
      storyOf('D', section('Hola.', { ...read, sound_timings: [['Hola', 1, 0, 4, 900]] })),
      storyOf('E', section('Hola.', { ...read, sound_timings: [['Adiós', 1, 0, 5, 0]] })),
    ],
    { media },
  );
  const view = await brought(luis, bytes, cuentos);
  expect(view.counts).toMatchObject({ stories: 5, refused_rows: 3 });
  const done = await start(luis, view);
  expect(done.problems.map(({ line, code }) => [line, code])).toEqual([
    [1, 'STORY_FULL'], [2, 'TEXT_TOO_LONG'], [2, 'TEXT_CHARACTERS'], [3, 'TEXT_TOO_LONG'],
    [3, 'MEDIA_BROKEN'], [4, 'TIMINGS_WRONG'], [5, 'TIMINGS_WRONG'],
  ]);
  const counted = await rowsOf<{ item_name: string; sections: number }>(
    `select item_name, count(*)::integer as sections from items join story_sections on story_id = item_id
     where owner_id = $1 group by item_id order by item_id`,
    luis.user_id,
  );
  expect(counted.map(({ sections }) => sections)).toEqual([storyLimits.sections, 1, 2, 1, 1]);
}); // prettier-ignore

test('a folder that is full holds no more, which is named', async () => {
  await makeDecks(database, luis.root_id, 499);
  const bytes = await archiveOf([storyOf('Uno', section('Uno.')), storyOf('Dos', section('Dos.'))]);
  const full = await make(luis, 'folder', luis.root_id);
  const done = await start(luis, await brought(luis, bytes, cuentos), { target: { kind: 'new', deck_name: 'Cuentos', parent_id: full } }); // prettier-ignore
  expect(done).toMatchObject({ problems: [], counts: { stories: 2 } });
  const [deck_id] = await makeDecks(database, full, 498);
  const more = await start(luis, await brought(luis, bytes), { target: { kind: 'deck', deck_id: deck_id! }, keeps_decks: false }); // prettier-ignore
  expect(more).toMatchObject({ counts: { stories: 1 }, problems: [{ line: 2, code: 'FOLDER_FULL', text: 'Dos' }] });
});

test('undoing leaves a story that was changed since in the bin', async () => {
  const bytes = await archiveOf([storyOf('Uno', section('Uno.')), storyOf('Dos', section('Dos.'))]);
  const { import_id } = await start(luis, await brought(luis, bytes, cuentos));
  const [uno] = await rowsOf<{ item_id: number }>(`select item_id from items where owner_id = $1 and item_name = 'Uno'`, luis.user_id); // prettier-ignore
  const { story_sections } = await readStory(luis, uno!.item_id);
  await luis.api.storySpeakerName({ body: { section_id: story_sections[0]!.story_section_id, speaker_name: 'Eva' } });
  await luis.api.undoImport({ body: { import_id } });
  await until(luis, import_id, 'undone');
  expect(await rowsOf(`select item_name, deleted_at is not null as is_in_bin from items where owner_id = $1 and item_type = 'story'`, luis.user_id)).toEqual([
    { item_name: 'Uno', is_in_bin: true },
  ]); // prettier-ignore
});

test('what a kill has cut off is taken away, and begun anew', async () => {
  const stories = ['Uno', 'Dos', 'Tres'].map((name) => storyOf(name, section(`${name}.`)));
  const import_id = await bring(luis, await archiveOf(stories), cuentos);
  const view = await until(luis, import_id, 'ready');
  const runner = world.server.app.get(ImportRunner, { strict: false });
  const key = { user_id: luis.user_id, import_id };
  await luis.api.startImport({ body: { import_id, choice: view.choice! } });
  // Ends what is done for it in the middle, as a kill does: its row says that it is being written.
  while ((await rowsOf(`select 1 from import_things where kind = 'story' and user_id = $1`, luis.user_id)).length === 0) await new Promise((resolve) => setTimeout(resolve, 1)); // prettier-ignore
  runner.stop(key);
  await runner.onApplicationBootstrap();
  const done = await until(luis, import_id, 'done');
  expect(done).toMatchObject({ counts: { stories: 3 } });
  expect(await itemsOf(luis)).toEqual(['folder Cuentos', 'story Uno', 'story Dos', 'story Tres']);
});
