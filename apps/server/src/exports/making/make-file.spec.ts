import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openArchive } from '../../file-formats/archive/index.ts';
import { readingLimits } from '../../file-formats/file-reader.ts';
import type { LeavingDeck, LeavingWord } from '../../file-formats/file-writer.ts';
import { makeFile, type Source } from './make-file.ts';

let folder: string;
let files = 0;
beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-make-'))));
afterAll(() => rm(folder, { recursive: true }));

const order = () => ({
  format: 'lexiroom' as const,
  place: path.join(folder, String(++files)),
  name: 'Animals',
  deck_count: 1,
  today: 20_000,
  now: Date.UTC(2026, 10, 27),
  version: '0.1.0',
});
const never = new AbortController().signal;

/** A word with a picture of its own, and twenty answers. */
const wordOf = (place: number): LeavingWord => ({
  target_text: `Wort ${place}`,
  source_text: `word ${place}`,
  extra_target_translation: null,
  note: null,
  example: null,
  example_translation: null,
  picture: `${String(place).padStart(8, '0')}.webp`,
  sound: null,
  source_sound: null,
  answers: Array.from({ length: 20 }, (_, day) => ({
    answered_at: day * 86_400_000,
    is_correct: true,
    ms: 900,
    day,
    mode: 'study',
    kind: 'typed',
  })),
  origin_word_id: place + 1,
  schedule: null,
});
async function* decksOf(count: number, words: number): AsyncGenerator<LeavingDeck, void> {
  for (let deck = 0; deck < count; deck++) {
    yield await Promise.resolve({
      deck_id: deck + 1,
      path: ['Animals', `Deck ${deck}`],
      target_language: 'german',
      source_language: 'english_uk',
      words: Array.from({ length: words }, (_, word) => wordOf(deck * words + word)),
      sentences: [],
    });
  }
}
async function* noStories(): AsyncGenerator<never, void> {}
const source = (more: Partial<Source> = {}): Source => ({
  decks: decksOf(2, 3),
  stories: noStories(),
  media: () => Promise.resolve(Buffer.from('picture')),
  credit: () => undefined,
  ...more,
});

test('5,000 words with 500 MB of pictures take far less memory than these', async () => {
  const noise = randomBytes(100_000);
  const before = process.memoryUsage.rss();
  let most = 0;
  let words = 0;
  const made = order();
  const ending = await makeFile(
    made,
    source({
      decks: decksOf(13, 385),
      media: (name) => {
        most = Math.max(most, process.memoryUsage.rss() - before);
        return Promise.resolve(Buffer.concat([noise, Buffer.from(name)]));
      },
    }),
    (done) => (words = Math.max(words, done)),
    never,
  );
  expect(ending).toBe('lexiroom.zip');
  expect((await stat(made.place)).size).toBeGreaterThan(500_000_000);
  expect(most).toBeLessThan(350_000_000);
  expect(words).toBeGreaterThan(1_000);
  const opened = await openArchive(made.place, {}, readingLimits);
  let read = 0;
  for await (const deck of opened.decks!()) read += deck.words.length;
  expect(read).toBe(5_005);
  await opened.close();
}, 120_000);

const isAway = () => Promise.reject(new Error('The bucket is away.'));

test('a picture that cannot be read ends it with what was wrong', async () => {
  await expect(makeFile(order(), source({ media: isAway }), () => {}, never)).rejects.toThrow('The bucket is away.');
});

test('a deck that cannot be read ends it too, and nobody waits for ever', async () => {
  const decks = { next: () => Promise.reject(new Error('The database is away.')) };
  await expect(makeFile(order(), source({ decks }), () => {}, never)).rejects.toThrow('The database is away.');
});

test('whoever cancels waits no longer than the thread takes to end, and nothing is written any more', async () => {
  const cancelled = new AbortController();
  const made = order();
  const media = () => {
    cancelled.abort(new Error('Enough.'));
    return new Promise<undefined>(() => {});
  };
  await expect(makeFile(made, source({ media }), () => {}, cancelled.signal)).rejects.toThrow('Enough.');
  await rm(made.place, { force: true });
  expect(existsSync(made.place)).toBe(false);
  await expect(makeFile(order(), source(), () => {}, cancelled.signal)).rejects.toThrow('Enough.');
});
