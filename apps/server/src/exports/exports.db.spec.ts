import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type ExportFormat, exportFormats, exportMinutes, type ExportView } from '@lexiroom/contracts/exports';
import type { OutsideDeck, OutsideStory } from '@lexiroom/domain/interchange';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import { type EditorWorld, editorWorld, isNotThere, makeDeck } from '../deck-editor/editor.fixture.ts';
import { openArchive } from '../file-formats/archive/index.ts';
import { type OpenedFile, readingLimits } from '../file-formats/file-reader.ts';
import { type Member, newMember, refused } from '../http/api.fixture.ts';
import { make, makeDecks } from '../items/tree.fixture.ts';
import { MEDIA_STORE, type MediaStore } from '../media/media-store.ts';
import { plain } from '../pictures/picture.fixture.ts';
import { hummingMp3 } from '../sounds/mp3/mp3.fixture.ts';
import { makeStory, readAloud, readStory } from '../stories/story.fixture.ts';
import { ExportsService } from './exports.service.ts';

const minute = 60_000;
const clock = { at: Date.now(), now: () => clock.at };
let world: EditorWorld;
let { database, things } = {} as EditorWorld;
/** Somebody new in every test, and somebody else. */
let ana: Member;
let luis: Member;
let folder: string;
beforeAll(async () => {
  world = await editorWorld({ clock });
  ({ database, things, luis } = world);
  folder = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-exports-'));
}, 30_000);
beforeEach(async () => {
  clock.at = Date.now();
  ana = await newMember(world.server.url);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const begin = (item_ids?: number[], format: ExportFormat = 'lexiroom', export_id: string = randomUUID(), who = ana) =>
  who.api.newExport({ body: { export_id, format, ...(item_ids && { item_ids }) } });

/** Waits until it is no longer being made. */
async function ended({ export_id }: { export_id: string }, who = ana): Promise<ExportView> {
  for (;;) {
    const view = await who.api.exportView({ query: { export_id } });
    if (view.state !== 'making') return view;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const made = async (...asked: Parameters<typeof begin>) => ended(await begin(...asked), asked[3]);
const fetched = (view: ExportView, { browser }: Member = ana) =>
  fetch(`${world.server.url}${view.file_path ?? `/api/export_file/${view.export_id}`}`, {
    headers: { cookie: browser.cookie },
  });

/** What an archive holds that was made. */
async function opened(view: ExportView): Promise<{ file: OpenedFile; all: OutsideDeck[]; stories: OutsideStory[] }> {
  const place = path.join(folder, randomUUID());
  await writeFile(place, new Uint8Array(await (await fetched(view)).arrayBuffer()));
  const file = await openArchive(place, {}, readingLimits);
  const all: OutsideDeck[] = [];
  for await (const deck of file.decks!()) all.push(deck);
  const stories: OutsideStory[] = [];
  for await (const story of file.stories!()) stories.push(story);
  return { file, all, stories };
}
const filesHere = async () => {
  const below = path.join(world.server.options.dataDir, 'exports');
  return existsSync(below) ? readdir(below) : [];
};

/** A picture of somebody that is not to be shared. */
const uploadPrivate = async ({ api }: Member) => {
  const image = (await plain(30, 30).png().toBuffer()).toString('base64');
  return (await api.uploadImage({ body: { image, license: null } })).image;
};

describe('what goes along', () => {
  test('a deck with its words, pictures, sounds, sentences, settings and own answers', async () => {
    const media = world.server.app.get<MediaStore>(MEDIA_STORE);
    const image = await ana.api.uploadImage({
      body: {
        image: (await plain(30, 30).png().toBuffer()).toString('base64'),
        license: 'CC BY 4.0',
        artist_name: 'Ada',
      },
    });
    const { item_id: deck_id } = await makeDeck(ana, things, { deck_name: 'Cosas' });
    const { words } = await ana.api.deckData({ params: { username: ana.username }, query: { id: deck_id } });
    const [first, second] = words;
    const sound_file = hummingMp3(20).toString('base64');
    const sound = await ana.api.uploadSound({ body: { text: 'Cosa 0', language: 'spanish', sound_file } });
    await database.query(
      `update words set note = 'a note', example = 'La cosa.', image_id = $2, sound_id = $3, is_pinned = true
       where word_id = $1`,
      [first!.word_id, image.image.image_id, sound.sound_id],
    );
    await ana.api.chooseScheduler({ body: { deck_id, scheduler: 'fsrs' } });
    const [sentence] = await ana.api.newSentences({
      body: { deck_id, texts: [{ target_translation: 'La cosa duerme.', source_translation: 'The thing sleeps.' }] },
    });
    await ana.api.newHighlight({
      body: {
        sentence_id: sentence!.sentence_id,
        color: 'green',
        start_index: 3,
        end_index: 7,
        sentence_type: 'target',
      },
    });
    await ana.api.newSentenceImage({ body: { sentence_id: sentence!.sentence_id, image_id: image.image.image_id } });
    const answered_at = clock.now() - minute;
    const answer = { deck_id, word_id: second!.word_id, mode: 'revise', kind: 'typed' } as const;
    await ana.api.questionAnswer({ body: { ...answer, is_correct: true, answered_at, ms: 1200 } });
    const slip = randomUUID();
    await ana.api.questionAnswer({ body: { ...answer, is_correct: false, answer_id: slip } });
    await ana.api.undoAnswer({ body: { answer_id: slip } });
    await ana.api.questionAnswer({ body: { ...answer, word_id: second!.word_id, is_correct: false } });

    const view = await made([deck_id]);
    expect(view).toMatchObject({ state: 'done', file_name: 'Cosas.lexiroom.zip', progress: null });
    const { all, file } = await opened(view);
    expect(all).toHaveLength(1);
    const [deck] = all;
    expect(deck).toMatchObject({
      path: ['Cosas'],
      target_language: 'spanish',
      source_language: 'english_uk',
      settings: { purpose: 'study', scheduler: 'fsrs', option_count: 4, show_translation: true, category: null },
    });
    expect(deck!.words).toMatchObject([
      {
        target_text: 'Cosa 0',
        source_text: 'Thing 0',
        note: 'a note',
        example: 'La cosa.',
        is_pinned: true,
        is_sound_chosen: true,
        origin_word_id: first!.origin_word_id,
        answers: [],
      },
      {
        target_text: 'Cosa 1',
        is_pinned: false,
        answers: [
          { answered_at, is_correct: true, ms: 1200, mode: 'revise', kind: 'typed', day: expect.any(Number) },
          { is_correct: false, ms: null },
        ],
      },
      { target_text: 'Cosa 2', answers: [] },
    ]);
    expect(deck!.sentences).toMatchObject([
      {
        target_translation: 'La cosa duerme.',
        highlights: [{ start_index: 3, end_index: 7, highlight_color: 'green', sentence_type: 'target' }],
        more: { pictures: [{ highlighted: false }] },
      },
    ]);
    const { picture, sound: said } = deck!.words[0]!;
    expect(picture).toBe(`${image.image.image_path.split('/').at(-1)}`);
    expect(await file.media(picture!)).toEqual(
      await media.get({ kind: 'picture', hash: picture!.replace('.webp', '') }),
    );
    expect(file.credit!(picture!)).toEqual({ license: 'CC BY 4.0', author: 'Ada', sources: [] });
    expect(Buffer.from((await file.media(said!)) as Uint8Array)).toEqual(
      await media.get({ kind: 'sound', hash: said!.replace('.mp3', '') }),
    );
    expect(file.credit!(said!)).toMatchObject({ text: 'Cosa 0', language: 'spanish', is_synthetic: false });
  });

  test('a folder with all that lies in it; nothing of the bin', async () => {
    const school = await make(ana, 'folder', ana.root_id, 'School');
    const category = await make(ana, 'category', school, 'Verbs');
    await ana.api.changeItem({ body: { item_id: category, colour: '#aabbcc' } });
    const inner = await make(ana, 'folder', school, 'Year 1');
    await makeDeck(ana, things, { deck_name: 'A', parent_id: school });
    const { item_id: b } = await makeDeck(ana, things, { deck_name: 'B', parent_id: school });
    const { item_id: gone } = await makeDeck(ana, things, { deck_name: 'C', parent_id: inner });
    await makeDeck(ana, things, { deck_name: 'D', parent_id: inner });
    await database.query('update items set category_id = $2 where item_id = $1', [b, category]);
    await database.query('update items set deleted_at = now() where item_id = $1', [gone]);
    const view = await made([school]);
    expect(view.file_name).toBe('School.lexiroom.zip');
    const { all } = await opened(view);
    expect(all.map((deck) => deck.path.join('/')).toSorted()).toEqual(['School/A', 'School/B', 'School/Year 1/D']);
    expect(all.find((deck) => deck.path.at(-1) === 'B')!.settings!.category).toEqual({
      name: 'Verbs',
      colour: '#AABBCC',
    });
    expect((await opened(await made())).all).toHaveLength(3);
    await expect(begin([gone])).rejects.toMatchObject(isNotThere);
  });

  test('stories with their pictures and what was read aloud, beside decks; only the archive holds them', async () => {
    const school = await make(ana, 'folder', ana.root_id, 'School');
    const { item_id: deck_id } = await makeDeck(ana, things, { deck_name: 'A', parent_id: school });
    const image = await uploadPrivate(ana);
    const source = { type: 'conversation', story: 'Ana: Hola.\nLuis: Buenos días.' } as const;
    const story_id = await makeStory(ana, { story_name: 'Hola', source, parent_id: school });
    const { story_sections } = await readStory(ana, story_id);
    const [first, second] = story_sections;
    await ana.api.storyCover({ body: { story_id, image_id: image.image_id } });
    await ana.api.storyImage({ body: { section_id: first!.story_section_id, image_id: things[0]!.image_id } });
    const { story_id: read, sound_path } = await readAloud(ana);
    await ana.api.deleteStorySection({ body: { section_id: second!.story_section_id } });

    const { all, stories, file } = await opened(await made());
    expect(all.map(({ path: at }) => at)).toEqual([['School', 'A']]);
    expect(stories.map(({ path: at }) => at)).toEqual([['School', 'Hola'], ['El perro']]);
    expect(stories[0]).toMatchObject({
      story_type: 'conversation',
      story_language: 'spanish',
      category: null,
      sections: [{ section_text: 'Hola.', speaker_name: 'Ana', speaker_id: 0, is_recorded: false }],
    });
    const { cover, sections } = stories[0]!;
    expect(image.image_path).not.toContain(cover!);
    expect(await file.media(cover!)).toBeInstanceOf(Uint8Array);
    expect(sections[0]!.picture).not.toBeNull();
    expect(stories[1]!.sections).toMatchObject([
      { section_text: 'La gata come.', is_recorded: true, sound: sound_path.split('/').at(-1), sound_timings: [] },
    ]);
    expect(file.credit!(stories[1]!.sections[0]!.sound!)).toMatchObject({ is_synthetic: false });

    const alone = await made([read]);
    expect(alone).toMatchObject({ state: 'done', file_name: 'El perro.lexiroom.zip' });
    expect((await opened(alone)).stories).toHaveLength(1);
    for (const format of exportFormats.filter((one) => one !== 'lexiroom')) {
      await expect(begin([read], format)).rejects.toMatchObject(refused(400, 'INVALID', { field: 'item_ids', problem: 'only a Lexiroom archive holds stories' })); // prettier-ignore
    }
    expect((await made([deck_id, read], 'csv')).state).toBe('done');
  });

  test('own pictures that are not to be shared, under another name than that of their address; those of others never', async () => {
    const [own, foreign] = [await uploadPrivate(ana), await uploadPrivate(luis)];
    const { item_id } = await makeDeck(ana, things);
    await database.query(`update words set image_id = case word_order when 1 then $2::integer else $3 end where deck_id = $1`, [item_id, own.image_id, foreign.image_id]); // prettier-ignore
    await database.query('update decks set deck_image_id = $2 where deck_id = $1', [item_id, foreign.image_id]);
    const { all, file } = await opened(await made([item_id]));
    const pictures = all[0]!.words.map(({ picture }) => picture).filter((picture) => picture !== null);
    expect(pictures).toHaveLength(1);
    expect(all[0]!.settings!.cover).toBeNull();
    expect(own.image_path).not.toContain(pictures[0]!);
    expect(await file.media(pictures[0]!)).toBeInstanceOf(Uint8Array);
    expect(file.credit!(pictures[0]!)).toEqual({ license: null, author: null, sources: [] });
  });
});

describe('who may', () => {
  test('S21 nobody takes along what is not theirs, not even one of many, not even when it is public', async () => {
    const { item_id } = await makeDeck(ana, things);
    const { item_id: foreign } = await makeDeck(luis, things);
    await expect(begin([item_id, foreign])).rejects.toMatchObject(isNotThere);
    await expect(begin([luis.root_id])).rejects.toMatchObject(isNotThere);
    expect((await made([item_id])).state).toBe('done');
  });

  test('S21 only who had it made sees it, fetches it and leaves it', async () => {
    const view = await made([(await makeDeck(ana, things)).item_id]);
    const { export_id } = view;
    await expect(luis.api.exportView({ query: { export_id } })).rejects.toMatchObject(isNotThere);
    await expect(luis.api.cancelExport({ body: { export_id } })).rejects.toMatchObject(isNotThere);
    expect((await fetched(view, luis)).status).toBe(404);
    expect((await fetch(`${world.server.url}${view.file_path}`)).status).toBe(401);
    expect((await fetched(view)).status).toBe(200);
  });

  test('somebody else’s export of the same id is another one', async () => {
    const export_id = randomUUID();
    const [mine, theirs] = [(await makeDeck(ana, things)).item_id, (await makeDeck(luis, things)).item_id];
    await begin([mine], 'lexiroom', export_id);
    await begin([theirs], 'lexiroom', export_id, luis);
    expect((await ended({ export_id })).state).toBe('done');
    expect((await ended({ export_id }, luis)).state).toBe('done');
  });

  test('nothing is made of a folder without a deck', async () => {
    await expect(begin([await make(ana, 'folder')])).rejects.toMatchObject(refused(400, 'INVALID', { field: 'item_ids', problem: 'there is no deck in these' })); // prettier-ignore
  });
});

describe('the file', () => {
  test('is handed over to be saved, under its name in any script, and kept by nobody', async () => {
    const { item_id } = await makeDeck(ana, things, { deck_name: 'حيوانات 1' });
    const response = await fetched(await made([item_id]));
    expect(response.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('حيوانات 1')}.lexiroom.zip`,
    );
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-length')).toBe(String((await response.arrayBuffer()).byteLength));
  });

  test(`is gone after ${exportMinutes} minutes`, async () => {
    const view = await made([(await makeDeck(ana, things)).item_id]);
    clock.at += exportMinutes * minute - 1;
    expect((await fetched(view)).status).toBe(200);
    clock.at += 1;
    expect((await fetched(view)).status).toBe(404);
    await expect(ana.api.exportView({ query: { export_id: view.export_id } })).rejects.toMatchObject(isNotThere);
    await made([(await makeDeck(ana, things)).item_id]);
    expect(await filesHere()).toHaveLength(1);
  });

  test('is one, however often it is asked for', async () => {
    const { item_id } = await makeDeck(ana, things);
    const export_id = randomUUID();
    const before = (await filesHere()).length;
    await Promise.all(Array.from({ length: 5 }, () => begin([item_id], 'lexiroom', export_id)));
    await made([item_id], 'lexiroom', export_id.toUpperCase());
    expect(await filesHere()).toHaveLength(before + 1);
    const { rows } = await database.query(
      `select detail from audit_rows where user_id = $1 and action = 'data_exported'`,
      [ana.user_id],
    );
    expect(rows).toEqual([{ detail: { format: 'lexiroom' } }]);
  });

  test.each(exportFormats)('can be made as %s', async (format) => {
    const { item_id } = await makeDeck(ana, things);
    const view = await made([item_id], format);
    expect(view).toMatchObject({ state: 'done', format });
    expect((await (await fetched(view)).arrayBuffer()).byteLength).toBe(view.file_bytes);
  });
});

describe('leaving it', () => {
  test('while it is made leaves nothing', async () => {
    const { item_id } = await makeDeck(ana, things);
    const before = await filesHere();
    const { export_id } = await begin([item_id]);
    expect(await ana.api.cancelExport({ body: { export_id } })).toMatchObject({ state: 'cancelled', file_path: null });
    expect(await ana.api.cancelExport({ body: { export_id } })).toMatchObject({ state: 'cancelled' });
    while (String(await filesHere()) !== String(before)) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  test('once it is made takes it away', async () => {
    const before = await filesHere();
    const view = await made([(await makeDeck(ana, things)).item_id]);
    await ana.api.cancelExport({ body: { export_id: view.export_id } });
    expect((await fetched(view)).status).toBe(404);
    expect(await filesHere()).toEqual(before);
  });

  test('whoever leaves for good leaves no file', async () => {
    const before = await filesHere();
    await made([(await makeDeck(ana, things)).item_id]);
    await ana.api.deleteUser({ body: { password: 'four words are long' } });
    expect(await filesHere()).toEqual(before);
  });
});

test('S36 nobody has more than three made at once', async () => {
  const [deck] = await makeDecks(database, ana.root_id);
  // None of them begins as long as their words cannot be read.
  const blocker = await world.server.app.get<pg.Pool>(DATABASE_POOL).connect();
  await blocker.query('begin');
  await blocker.query('lock table word_schedules in access exclusive mode');
  try {
    const begun = await Promise.allSettled(Array.from({ length: 4 }, () => begin([deck!])));
    expect(begun.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { status: 429, problem: { code: 'TOO_MANY' } } },
    ]);
    for (const one of begun) {
      if (one.status === 'fulfilled') await ana.api.cancelExport({ body: { export_id: one.value.export_id } });
    }
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
});

test('what a server that was killed left behind is gone at the next start', async () => {
  const left = path.join(world.server.options.dataDir, 'exports', randomUUID());
  await mkdir(left, { recursive: true });
  await writeFile(path.join(left, 'file'), 'half of a file');
  await world.server.app.get(ExportsService).onModuleInit();
  expect(existsSync(left)).toBe(false);
});
