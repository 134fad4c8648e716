import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { writeArchive } from '../file-formats/archive/index.ts';
import { leavingOf } from '../file-formats/archive/archive.fixture.ts';
import type { LeavingDeck } from '../file-formats/file-writer.ts';
import { type Member, newMember } from '../http/api.fixture.ts';
import { brought, start } from './import.fixture.ts';

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

test('our own archive comes back with what only it knows', async () => {
  const place = path.join(folder, 'file');
  await writeArchive(place, leavingOf([deck]), () => undefined, new AbortController().signal);
  const view = await brought(ana, await readFile(place), { file_name: 'Animals.lexiroom.zip' });
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
