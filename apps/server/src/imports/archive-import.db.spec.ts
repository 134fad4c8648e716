import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { writeArchive } from '../file-formats/archive/index.ts';
import { leavingOf } from '../file-formats/archive/archive.fixture.ts';
import type { LeavingDeck } from '../file-formats/file-writer.ts';
import { type Member, newMember } from '../http/api.fixture.ts';
import { make } from '../items/tree.fixture.ts';
import { plain } from '../pictures/picture.fixture.ts';
import { hummingMp3 } from '../sounds/mp3/mp3.fixture.ts';
import { brought, start, until } from './import.fixture.ts';

jest.setTimeout(120_000);

let server: RunningApp;
let database: pg.Client;
let ana: Member;
let folder: string;

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  ana = await newMember(server.url);
  folder = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-archive-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await database.end();
  await server.close();
});

const madeSound = `${'a'.repeat(64)}.mp3`;
const deck: LeavingDeck = {
  deck_id: 1,
  path: ['Animals'],
  target_language: 'spanish',
  source_language: 'english_uk',
  settings: {
    purpose: 'learn',
    show_translation: true,
    option_count: 3,
    scheduler: 'fsrs',
    level: null,
    daily_new_words: 7,
    cover: null,
    category: null,
  },
  words: [
    {
      target_text: 'el zorro',
      source_text: 'the fox',
      extra_target_translation: null,
      note: 'clever',
      example: null,
      example_translation: null,
      picture: null,
      sound: madeSound,
      source_sound: null,
      is_sound_chosen: false,
      is_pinned: true,
      origin_word_id: 5,
      answers: [],
      schedule: null,
    },
  ],
  sentences: [
    {
      target_translation: 'El zorro duerme.',
      source_translation: 'The fox is asleep.',
      highlights: [
        { sentence_type: 'target', start_index: 3, end_index: 8, highlight_color: 'red' },
        { sentence_type: 'extra_target', start_index: 0, end_index: 3, highlight_color: 'blue' },
      ],
      sound: null,
      picture: null,
      answers: [],
      more: {
        origin_sentence_id: 9,
        extra_target_translation: 'Los zorros duermen.',
        extra_source_translation: 'The foxes are asleep.',
        extra_sound: null,
        target_cuts: [3, 9],
        extra_target_cuts: null,
        pictures: [],
      },
    },
  ],
};

/** The bytes of an archive of these decks. */
async function archiveOf(decks: readonly LeavingDeck[], more: Parameters<typeof leavingOf>[1] = {}): Promise<Buffer> {
  const place = path.join(folder, 'file');
  await rm(place, { force: true });
  await writeArchive(place, leavingOf(decks, more), () => undefined, new AbortController().signal);
  return readFile(place);
}
const inCategory = (name: string, colour: string | null = null, more: Partial<LeavingDeck> = {}): LeavingDeck => ({
  ...deck,
  settings: { ...deck.settings!, category: { name, colour } },
  ...more,
});
const itemsOf = async ({ user_id }: Member) => {
  const { rows } = await database.query<{
    item_id: number;
    item_type: string;
    item_name: string;
    category: string | null;
  }>(
    `select item_id, item_type, item_name,
       (select item_name from items category where category.item_id = items.category_id) as category
     from items where owner_id = $1 and parent_id is not null and deleted_at is null order by parent_id, item_order`,
    [user_id],
  );
  return rows;
};

test('our own archive comes back with what only it knows', async () => {
  const view = await brought(ana, await archiveOf([deck]), { file_name: 'Animals.lexiroom.zip' });
  expect(view).toMatchObject({ format: 'lexiroom', counts: { words: 1, sentences: 1 }, problem_count: 0 });
  const done = await start(ana, view);
  // What a voice has made is made here as well.
  expect(done).toMatchObject({ counts: { sounds: 0 }, problem_count: 0 });
  const { rows: decks } = await database.query(
    `select deck_id, purpose, option_count, scheduler, daily_new_words from decks
     join items on item_id = deck_id where owner_id = (select user_id from users where username = $1)`,
    [ana.username],
  );
  expect(decks).toMatchObject([{ purpose: 'learn', option_count: 3, scheduler: 'fsrs', daily_new_words: 7 }]);
  const { deck_id } = decks[0] as { deck_id: number };
  const { rows: words } = await database.query('select note, is_pinned, sound_id from words where deck_id = $1', [
    deck_id,
  ]);
  expect(words).toEqual([{ note: 'clever', is_pinned: true, sound_id: null }]);
  const { rows: sentences } = await database.query(
    `select target_text, extra_target_text, extra_source_text, target_cuts, extra_target_cuts,
       (select json_agg(json_build_array(sentence_type, start_index, end_index, highlight_color) order by highlight_id)
        from sentence_highlights h where h.sentence_id = s.sentence_id) as highlights
     from sentences s where deck_id = $1`,
    [deck_id],
  );
  expect(sentences).toEqual([
    {
      target_text: 'El zorro duerme.',
      extra_target_text: 'Los zorros duermen.',
      extra_source_text: 'The foxes are asleep.',
      target_cuts: [3, 9],
      extra_target_cuts: null,
      highlights: [
        ['target', 3, 8, 'red'],
        ['extra_target', 0, 3, 'blue'],
      ],
    },
  ]);
});

describe('categories of an archive', () => {
  test('are made in the folder of their decks, and go with them when the import is undone', async () => {
    const eva = await newMember(server.url);
    const decks = ['A', 'B'].map((name) => inCategory('Verbs', '#AABBCC', { path: ['School', name] }));
    const file = await archiveOf([...decks, { ...deck, path: ['School', 'C'] }]);
    const done = await start(eva, await brought(eva, file, { file_name: 'School.lexiroom.zip' }));
    const made = await itemsOf(eva);
    expect(made.map(({ item_type, item_name, category }) => [item_type, item_name, category])).toEqual([
      ['folder', 'School', null],
      ['category', 'Verbs', null],
      ['deck', 'A', 'Verbs'],
      ['deck', 'B', 'Verbs'],
      ['deck', 'C', null],
    ]);
    await eva.api.undoImport({ body: { import_id: done.import_id } });
    await until(eva, done.import_id, 'undone');
    expect(await itemsOf(eva)).toEqual([]);
  });

  test('stay where their owner has laid something of theirs into them', async () => {
    const eva = await newMember(server.url);
    const done = await start(eva, await brought(eva, await archiveOf([inCategory('Verbs')])));
    const category = (await itemsOf(eva)).find(({ item_type }) => item_type === 'category')!;
    const own = await start(eva, await brought(eva, 'el oso,the bear\n', { file_name: 'own.csv' }));
    await database.query('update items set category_id = $2 where item_id = $1', [own.made!.item_id, category.item_id]);
    await eva.api.undoImport({ body: { import_id: done.import_id } });
    await until(eva, done.import_id, 'undone');
    expect((await itemsOf(eva)).map(({ item_name, category: within }) => [item_name, within])).toEqual([
      ['Verbs', null],
      ['own', 'Verbs'],
    ]);
  });

  test('are those that are there, unless a class would see what comes into them', async () => {
    const eva = await newMember(server.url);
    const verbs = await make(eva, 'category', eva.root_id, 'Verbs');
    const file = await archiveOf([inCategory('Verbs')]);
    const categoryOf = async (item_id: number) =>
      (await database.query<{ category_id: number }>('select category_id from items where item_id = $1', [item_id])).rows[0]!.category_id; // prettier-ignore
    const first = await start(eva, await brought(eva, file));
    expect(await categoryOf(first.made!.item_id)).toBe(verbs);
    // Undone the category stays, which the import has not made.
    await eva.api.undoImport({ body: { import_id: first.import_id } });
    await until(eva, first.import_id, 'undone');
    expect((await itemsOf(eva)).map(({ item_id }) => item_id)).toEqual([verbs]);

    await database.query(
      `with made as (insert into classes (teacher_id, class_name) values ($1, 'Year 7') returning class_id)
       insert into class_items (class_id, item_id) select class_id, $2 from made`,
      [eva.user_id, verbs],
    );
    const second = await start(eva, await brought(eva, file));
    expect(await categoryOf(second.made!.item_id)).not.toBe(verbs);
  });
});

test('S21 what a file says of its pictures and sounds shares nothing, whatever it says', async () => {
  const eva = await newMember(server.url);
  const [picture, sound] = [`${'b'.repeat(64)}.webp`, `${'c'.repeat(64)}.mp3`];
  const [word] = deck.words;
  const file = await archiveOf(
    [{ ...deck, settings: { ...deck.settings!, cover: picture, level: 'A1.1' }, words: [{ ...word!, picture, sound, is_sound_chosen: true }] }],
    {
      media: async (name) => (name === picture ? plain(30, 30).webp().toBuffer() : hummingMp3(20)),
      credit: (name) =>
        Promise.resolve(
          name === picture
            ? { license: 'CC0', author: 'x\u0000y'.repeat(100), sources: ['javascript:alert(1)', 'https://example.org/\u0000', 'https://example.org'] }
            : { license: 'CC0', author: 'x', sources: [], text: 'el\u0000 zorro', language: 'spanish', is_synthetic: true },
        ),
    },
  );
  const done = await start(eva, await brought(eva, file));
  expect(done).toMatchObject({ state: 'done', problem_count: 0 });
  const { rows: images } = await database.query(
    `select image_id, is_private, image_approved, image_license, artist_name, imported_license,
       (select json_agg(reference_link) from image_references r where r.image_id = images.image_id) as sources
     from images where submitted_by = $1`, [eva.user_id]);
  expect(images).toMatchObject([{ is_private: true, image_approved: false, image_license: null, artist_name: null, imported_license: 'CC0', sources: ['https://example.org'] }]);
  const { image_id } = images[0] as { image_id: number };
  const details = await eva.api.imageDetails({ params: { imageId: image_id } });
  expect(details).toMatchObject([{ image_license: null, imported_license: 'CC0', reference_link: 'https://example.org' }]);
  await expect(ana.api.imageDetails({ params: { imageId: image_id } })).rejects.toMatchObject({ status: 404 });
  const { rows: sounds } = await database.query('select text, is_private, approved, is_synthetic, is_imported_synthetic from sounds where submitted_by = $1', [eva.user_id]);
  expect(sounds).toEqual([{ text: 'el zorro', is_private: true, approved: false, is_synthetic: false, is_imported_synthetic: true }]);
  const { rows: decks } = await database.query('select deck_image_id, level, visibility from decks join items on item_id = deck_id where owner_id = $1', [eva.user_id]);
  expect(decks).toEqual([{ deck_image_id: image_id, level: 'A1.1', visibility: 'private' }]);
}); // prettier-ignore
