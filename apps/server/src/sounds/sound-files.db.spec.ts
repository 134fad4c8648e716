import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { contentHash, MEDIA_STORE, type MediaStore } from '../media/media-store.ts';
import { SoundFiles } from './sound-files.ts';

const dayMs = 24 * 60 * 60 * 1000;
let now = Date.parse('2026-03-01T12:00:00Z');
let server: RunningApp;
let database: pg.Client;
let files: SoundFiles;
let media: MediaStore;

beforeAll(async () => {
  server = await runningApp({ clock: { now: () => now } });
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  files = server.app.get(SoundFiles);
  media = server.app.get(MEDIA_STORE);
});
afterAll(async () => {
  await database.end();
  await server.close();
});

const bytes = (text: string) => new TextEncoder().encode(text);
const isThere = async (text: string) =>
  (await media.get({ kind: 'sound', hash: contentHash(bytes(text)) })) !== undefined;
const noted = async () => (await database.query('select sound_hash from loose_sounds')).rowCount;

const insert = (client: Pick<pg.ClientBase, 'query'>, hash: string) =>
  client.query(
    `insert into sounds (sound_hash, language, text, fold_key, is_synthetic, approved)
     values ($1, 'spanish', 'gato', 'gato', false, false)`,
    [hash],
  );

test('a file with a row stays, and is noted no more', async () => {
  await files.store(bytes('meow'), insert);
  expect(await noted()).toBe(0);
  now += 2 * dayMs;
  expect(await files.sweep()).toBe(0);
  expect(await isThere('meow')).toBe(true);
});

test('a file whose row cannot be written is gone at once', async () => {
  const failing = files.store(bytes('hiss'), () => Promise.reject(new Error('no row')));
  await expect(failing).rejects.toThrow('no row');
  expect([await isThere('hiss'), await noted()]).toEqual([false, 0]);
});

test('S50 a file that was written before the server was killed is deleted a day later', async () => {
  await files.note(database, contentHash(bytes('purr')));
  await media.put({ kind: 'sound', hash: contentHash(bytes('purr')) }, bytes('purr'));
  now += dayMs - 1000;
  expect(await files.sweep()).toBe(0);
  expect(await isThere('purr')).toBe(true);
  now += 2000;
  expect(await files.sweep()).toBe(1);
  expect([await isThere('purr'), await noted()]).toEqual([false, 0]);
});

test('a file that no row has taken, because another was quicker, is deleted a day later', async () => {
  await files.store(bytes('growl'), async () => 'nothing written');
  expect(await noted()).toBe(1);
  now += dayMs + 1000;
  expect(await files.sweep()).toBe(1);
  expect(await isThere('growl')).toBe(false);
});
