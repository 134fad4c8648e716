import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { OutsideCredit, OutsideDeck, OutsideStory } from '@lexiroom/domain/interchange';
import fc from 'fast-check';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type OpenedFile, readingLimits } from '../file-reader.ts';
import type { LeavingDeck } from '../file-writer.ts';
import { openZip, writeZip } from '../zip/index.ts';
import { anyDeck, anyStory, arrivingOf, leavingOf } from './archive.fixture.ts';
import { openArchive, writeArchive } from './index.ts';

let folder: string;
let files = 0;
beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'lexiroom-archive-'))));
afterAll(() => rm(folder, { recursive: true }));
const newPlace = () => path.join(folder, `${++files}.lexiroom.zip`);
const never = new AbortController().signal;

async function write(...leaving: Parameters<typeof leavingOf>): Promise<string> {
  const place = newPlace();
  await writeArchive(place, leavingOf(...leaving), () => {}, never);
  return place;
}
const open = (place: string, limits = readingLimits) => openArchive(place, {}, limits);
const emptyDeck: LeavingDeck = {
  deck_id: 1,
  path: ['Animals'],
  target_language: 'german',
  source_language: null,
  words: [],
  sentences: [],
};

/** An archive with these files. */
async function packed(contents: Record<string, string | object>): Promise<string> {
  const place = newPlace();
  const zip = writeZip(place, Date.now());
  for (const [name, content] of Object.entries(contents)) {
    await zip.add(name, Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)));
  }
  await zip.close();
  return place;
}
const manifest = {
  format: 'lexiroom archive',
  version: 2,
  name: 'Animals',
  made_at: '2026-11-27T00:00:00.000Z',
  made_by: 'Lexiroom 0.1.0',
  decks: [{ file: 'decks/001 Animals.json', words: 0, sentences: 0 }],
  stories: [],
};
const deck = { path: ['Animals'], target_language: 'german', source_language: null, words: [], sentences: [] };
const word = {
  target_text: 'Hund', source_text: 'dog', extra_target_translation: null, note: null, example: null,
  example_translation: null, picture: null, sound: null, source_sound: null, answers: [],
}; // prettier-ignore

const isBroken = () => Promise.reject(new Error('The disk is gone.'));
const refusedAs = async (place: Promise<string>, failure: string) =>
  expect(open(await place)).rejects.toMatchObject({ failure });

async function allOf<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}
const decksOf = (opened: OpenedFile): Promise<OutsideDeck[]> => allOf(opened.decks!());
const storiesOf = (opened: OpenedFile): Promise<OutsideStory[]> => allOf(opened.stories!());

describe('what leaves comes back', () => {
  test('exactly, whatever the decks hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyDeck, { minLength: 1, maxLength: 4 }), async (decks) => {
        const opened = await open(await write(decks));
        expect(opened.problems).toEqual([]);
        expect(await decksOf(opened)).toEqual(decks.map(arrivingOf));
        for (const { words } of decks) {
          for (const { picture, sound } of words) {
            for (const name of [picture, sound].filter((one) => one !== null)) {
              expect(Buffer.from((await opened.media(name)) as Uint8Array).toString()).toBe(name);
            }
          }
        }
        await opened.close();
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test('stories as well, with their pictures and sounds, beside decks or alone', async () => {
    const anything = fc.tuple(fc.array(anyDeck, { maxLength: 2 }), fc.array(anyStory, { minLength: 1, maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(anything, async ([decks, stories]) => {
        const opened = await open(await write(decks, {}, stories));
        expect(opened.problems).toEqual([]);
        expect(await decksOf(opened)).toEqual(decks.map(arrivingOf));
        expect(await storiesOf(opened)).toEqual(stories);
        for (const { cover, sections } of stories) {
          const names = [cover, ...sections.flatMap(({ picture, sound }) => [picture, sound])];
          for (const name of names.filter((one) => one !== null)) {
            expect(Buffer.from((await opened.media(name)) as Uint8Array).toString()).toBe(name);
            expect(opened.credit!(name)).toBeDefined();
          }
        }
        await opened.close();
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test('of the generation before, which knew no stories', async () => {
    const { stories: _, ...first } = { ...manifest, version: 1 };
    const opened = await open(await packed({ 'lexiroom.json': first, 'decks/001 Animals.json': deck }));
    expect(await decksOf(opened)).toEqual([deck as OutsideDeck]);
    expect(await storiesOf(opened)).toEqual([]);
    await opened.close();
  });

  test('with whose pictures and sounds are', async () => {
    const name = `${'a'.repeat(64)}.webp`;
    const credit: OutsideCredit = { license: 'CC BY 4.0', author: 'Ada', sources: ['https://example.org'] };
    const cover = { settings: { purpose: 'study', show_translation: true, option_count: 4, scheduler: 'classic', level: null, daily_new_words: null, cover: name, category: null } } as const; // prettier-ignore
    const opened = await open(await write([{ ...emptyDeck, ...cover }], { credit: () => Promise.resolve(credit) }));
    expect(opened.credit!(name)).toEqual(credit);
    expect(opened.credit!('__proto__')).toBeUndefined();
    await opened.close();
  });

  test('it can be looked through by anybody: a text that says what is what, JSON, and names of files', async () => {
    const place = await write([{ ...emptyDeck, path: ['School', '../Tiere: "wild"'] }, emptyDeck]);
    const zip = await openZip(place, { files: 100 });
    expect(zip.names).toEqual([
      'README.txt',
      'decks/001 Tiere wild.json',
      'decks/002 Animals.json',
      'credits.json',
      'lexiroom.json',
    ]);
    expect(Buffer.from((await zip.read('README.txt', 10_000))!).toString()).toContain('import the whole zip file');
    await zip.close();
  });

  test('a picture of many words lies there once, and one that is gone is left out', async () => {
    const [there, gone] = [`${'b'.repeat(64)}.webp`, `${'c'.repeat(64)}.webp`];
    const words = [there, gone, there].map((picture) => ({ ...word, picture, origin_word_id: 1, schedule: null }));
    const media = (name: string) => Promise.resolve(name === there ? Buffer.from('x') : undefined);
    const opened = await open(await write([{ ...emptyDeck, words }], { media }));
    expect(await opened.media(there)).toEqual(Buffer.from('x'));
    expect(await opened.media(gone)).toBeUndefined();
    await opened.close();
  });
});

test('nothing stays of an archive that is not written to its end', async () => {
  const place = newPlace();
  const words = [{ ...word, picture: `${'d'.repeat(64)}.webp`, origin_word_id: 1, schedule: null }];
  const written = writeArchive(place, leavingOf([{ ...emptyDeck, words }], { media: isBroken }), () => {}, never);
  await expect(written).rejects.toThrow('The disk is gone.');
  expect(existsSync(place)).toBe(false);
});

describe('what is no archive is refused', () => {
  test.each<[string, Record<string, string | object>, string]>([
    ['an empty zip', { 'a.txt': '' }, 'NOT_READABLE'],
    ['a manifest that is none', { 'lexiroom.json': '{' }, 'NOT_READABLE'],
    ['another program’s manifest', { 'lexiroom.json': { format: 'zip', version: 1 } }, 'NOT_READABLE'],
    ['one of a later generation', { 'lexiroom.json': { ...manifest, version: 3, more: true } }, 'NEWER'],
    ['a field that there is not', { 'lexiroom.json': { ...manifest, secret: 1 } }, 'NOT_READABLE'],
    ['a deck that leads elsewhere', { 'lexiroom.json': { ...manifest, decks: [{ file: 'decks/../x.json', words: 0, sentences: 0 }] } }, 'NOT_READABLE'],
    ['a story that leads elsewhere', { 'lexiroom.json': { ...manifest, decks: [], stories: [{ file: 'stories/../x.json', sections: 0 }] } }, 'NOT_READABLE'],
    ['stories of the generation that knew none', { 'lexiroom.json': { ...manifest, version: 1 } }, 'NOT_READABLE'],
    ['a story that is not there', { 'lexiroom.json': { ...manifest, decks: [], stories: [{ file: 'stories/001 x.json', sections: 0 }] } }, 'NOT_READABLE'],
    ['no decks', { 'lexiroom.json': { ...manifest, decks: [] } }, 'EMPTY'],
    ['a deck that is not there', { 'lexiroom.json': manifest }, 'NOT_READABLE'],
  ])('%s', async (_, contents, failure) => refusedAs(packed(contents), failure)); // prettier-ignore

  test('what is no zip file', async () => {
    const place = newPlace();
    await writeFile(place, 'not a zip');
    await refusedAs(Promise.resolve(place), 'NOT_READABLE');
  });

  test('a deck that unpacks to a gigabyte, however small it is packed', async () => {
    const place = newPlace();
    const zip = writeZip(place, Date.now());
    await zip.add('lexiroom.json', Buffer.from(JSON.stringify(manifest)));
    await zip.add('decks/001 Animals.json', Buffer.alloc(60_000_000, ' '));
    await zip.close();
    await expect(open(place)).rejects.toMatchObject({ failure: 'UNSAFE' });
  });

  test('more rows than are taken', async () => {
    const place = await packed({
      'lexiroom.json': manifest,
      'decks/001 Animals.json': { ...deck, words: [word, word] },
    });
    await expect(open(place, { ...readingLimits, rows: 1 })).rejects.toMatchObject({ failure: 'TOO_MANY_ROWS' });
  });
});

const [answer, highlight] = [
  { answered_at: '2026-11-27T00:00:00.000Z', is_correct: true, ms: null },
  { start_index: 0, end_index: 4, highlight_color: 'red', sentence_type: 'target' },
];
const sentence = { target_translation: 'Wuff', source_translation: null, highlights: [], sound: null, picture: null, answers: [] }; // prettier-ignore
test.each<[string, object]>([
  ['a field that there is not', { ...deck, is_admin: true }],
  ['a language that there is not', { ...deck, target_language: 'klingon' }],
  ['a picture that lies elsewhere', { ...deck, words: [{ ...word, picture: '../../secret' }] }],
  ['an answer of no time', { ...deck, words: [{ ...word, answers: [{ ...answer, answered_at: 'yesterday' }] }] }],
  ['an answer of no day', { ...deck, words: [{ ...word, answers: [{ ...answer, day: '2026-02-31' }] }] }],
  ['a text that is none', { ...deck, words: [{ ...word, target_text: { toString: 1 } }] }],
  ['a highlight beyond its text', { ...deck, sentences: [{ ...sentence, highlights: [{ ...highlight, end_index: 5 }] }] }],
  ['a highlight of nothing', { ...deck, sentences: [{ ...sentence, highlights: [{ ...highlight, end_index: 0 }] }] }],
])('a deck with %s is named and left out, the others are there', async (_, broken) => {
  const decks = [...manifest.decks, { file: 'decks/002 Broken.json', words: 0, sentences: 0 }];
  const opened = await open(
    await packed({ 'lexiroom.json': { ...manifest, decks }, 'decks/001 Animals.json': deck, 'decks/002 Broken.json': broken }),
  );
  expect(opened.problems).toEqual([{ table: null, line: 2, code: 'NOTE_BROKEN', text: 'decks/002 Broken.json' }]);
  expect(await decksOf(opened)).toEqual([deck as OutsideDeck]);
  await opened.close();
}); // prettier-ignore

const section = {
  section_text: 'El perro', speaker_name: null, speaker_id: 0, picture: null, sound: null, is_recorded: false, sound_timings: [],
}; // prettier-ignore
const story = { path: ['El perro'], story_type: 'other', story_language: 'spanish', cover: null, category: null, sections: [section] }; // prettier-ignore
const sections = (...more: object[]) => ({ ...story, sections: more.map((one) => ({ ...section, ...one })) });
test.each<[string, object]>([
  ['a field that there is not', { ...story, owner_id: 1 }],
  ['a field of a section that there is not', sections({ sound_id: 1 })],
  ['no sections at all', { ...story, sections: undefined }],
  ['no name', { ...story, path: [] }],
  ['a language that there is not', { ...story, story_language: 'klingon' }],
  ['a kind that there is not', { ...story, story_type: 'novel' }],
  ['a cover that lies elsewhere', { ...story, cover: '../../secret.webp' }],
  ['a sound that lies elsewhere', sections({ sound: '/etc/passwd' })],
  ['a voice that there is not', sections({ speaker_id: 4 })],
  ['a text that is none', sections({ section_text: ['El perro'] })],
  ['a text without an end', sections({ section_text: 'a'.repeat(100_001) })],
  ['more sections than any story', sections(...Array.from({ length: 1001 }, () => ({})))],
  ['a time before the beginning', sections({ sound_timings: [['El', 1, 0, 2, -1]] })],
  ['a time of no number', sections({ sound_timings: [['El', 1, 0, 2, '1']] })],
  ['a time without a word', sections({ sound_timings: [[1, 0, 2, 1]] })],
  ['times without an end', sections({ sound_timings: Array.from({ length: 1001 }, () => ['El', 1, 0, 2, 0]) })],
])('a story with %s is named and left out, the others are there', async (_, broken) => {
  const stories = ['stories/001 Broken.json', 'stories/002 El perro.json'].map((file) => ({ file, sections: 1 }));
  const opened = await open(
    await packed({ 'lexiroom.json': { ...manifest, decks: [], stories }, 'stories/001 Broken.json': broken, 'stories/002 El perro.json': story }),
  );
  expect(opened.problems).toEqual([{ table: null, line: 1, code: 'NOTE_BROKEN', text: 'stories/001 Broken.json' }]);
  expect(await storiesOf(opened)).toEqual([story as unknown as OutsideStory]);
  await opened.close();
}); // prettier-ignore

test('a picture that is too large is said to be so', async () => {
  const name = `${'e'.repeat(64)}.webp`;
  const place = await packed({
    'lexiroom.json': manifest,
    'decks/001 Animals.json': deck,
    [`pictures/${name}`]: 'abc',
  });
  const opened = await open(place, { ...readingLimits, mediaBytes: 2 });
  expect(await opened.media(name)).toBe('TOO_BIG');
  await opened.close();
});
