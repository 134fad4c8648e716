import { afterAll, beforeEach, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import type { Leaving } from '../../file-writer.ts';
import { readingLimits } from '../../file-reader.ts';
import { openZip } from '../../zip/index.ts';
import { openAnki, writeAnki } from '../index.ts';
import { readAll, tidyFolder } from '../reading/reading.fixture.ts';
import { leaving, noon, sentence, today, word } from './writing.fixture.ts';

const { folder, remove } = tidyFolder();
afterAll(remove);
beforeEach(() => expect(folder.entries()).toEqual([]));

const place = path.join(folder.place, 'written.apkg');

function write(what: Leaving, onWord = () => {}, signal = new AbortController().signal): Promise<string> {
  return writeAnki(place, what, onWord, signal);
}

async function opened(what: Leaving): ReturnType<typeof openAnki> {
  expect(await write(what)).toBe('apkg');
  return openAnki(place, {}, readingLimits);
}

/** What a query finds in the collection that was written. */
async function written(sql: string): Promise<Record<string, unknown>[]> {
  const zip = await openZip(place, { files: 100 });
  const file = path.join(folder.place, 'collection');
  fs.writeFileSync(file, (await zip.read('collection.anki2', 10_000_000))!);
  await zip.close();
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare(sql).all();
  db.close();
  fs.rmSync(file);
  return rows.map((row) => ({ ...row }));
}

const dog = word('el perro', {
  origin_word_id: 7,
  source_text: 'the dog <big> & small',
  extra_target_translation: 'los perros',
  note: 'two\nlines',
  example: 'El perro duerme.',
  example_translation: 'The dog sleeps.',
  picture: 'a/dog.webp',
  sound: 'dog.mp3',
  answers: [
    { answered_at: noon - 1000, is_correct: false, ms: null },
    { answered_at: noon - 1000, is_correct: true, ms: 1500 },
  ],
  schedule: { due: today + 3, interval_days: 4, is_correct_last: true },
});
const media = { 'a/dog.webp': Buffer.from('picture'), 'dog.mp3': Buffer.from('sound') };

test('a deck comes back with its folders, fields, media and answers', async () => {
  const file = await opened(leaving([{ path: ['Spanish', 'Animals'], words: [dog], sentences: [] }], media));
  expect(file.tables).toEqual([{ name: 'Lexiroom', columns: expect.any(Array), row_count: 1 }]);
  const { rows } = await readAll(file);
  expect(rows[0]?.deck_path).toEqual(['Spanish', 'Animals']);
  expect(rows[0]?.cells.map(({ text }) => text)).toEqual([
    'el perro',
    'los perros',
    'the dog <big> & small',
    '',
    '',
    '',
    'two\nlines',
    'El perro duerme.',
    'The dog sleeps.',
    '',
  ]);
  expect(rows[0]?.cells[3]?.pictures).toEqual(['a_dog.webp']);
  expect(rows[0]?.cells[4]?.sounds).toEqual(['dog.mp3']);
  expect(String(await file.media('a_dog.webp'))).toBe('picture');
  expect(String(await file.media('dog.mp3'))).toBe('sound');
  // Anki knows answers by their millisecond, so that the second one moves by one.
  expect(rows[0]?.answers).toEqual([
    { answered_at: noon - 1000, is_correct: false, ms: null },
    { answered_at: noon - 999, is_correct: true, ms: 1500 },
  ]);
  await file.close();
});

test('cards are due on the same day as here, also what is overdue, and new words are new', async () => {
  const late = word('tarde', {
    origin_word_id: 8,
    schedule: { due: today - 20, interval_days: 2, is_correct_last: false },
  });
  await write(
    leaving([{ path: ['A'], words: [dog, late, word('nuevo', { origin_word_id: 9 })], sentences: [] }], media),
  );
  const days = `(select cast((${noon / 1000} - crt) / 86400 as integer) from col)`;
  expect(
    await written(
      `select type, queue, case type when 0 then due else due - ${days} end as due, ivl, reps, lapses from cards`,
    ),
  ).toEqual([
    { type: 2, queue: 2, due: 3, ivl: 4, reps: 2, lapses: 1 },
    { type: 2, queue: 2, due: -20, ivl: 2, reps: 0, lapses: 0 },
    { type: 0, queue: 0, due: 3, ivl: 0, reps: 0, lapses: 0 },
  ]);
});

test('a word is known again by the word it was first copied from, and copies in one file stay apart', async () => {
  const decks = [
    { path: ['A'], words: [dog], sentences: [] },
    { path: ['B'], words: [dog], sentences: [] },
  ];
  await write(leaving(decks, media));
  const guids = await written('select guid from notes order by id');
  expect(guids).toEqual([{ guid: 'lexiroom-7' }, { guid: 'lexiroom-7-2-1' }]);
  await write(leaving(decks, media));
  expect(await written('select guid from notes order by id')).toEqual(guids);
  const zip = await openZip(place, { files: 100 });
  expect(zip.names).toEqual(['0', '1', 'collection.anki2', 'media']);
  await zip.close();
});

function part(start_index: number, end_index: number, sentence_type: 'target' | 'source' = 'target') {
  return { start_index, end_index, sentence_type, highlight_color: 'red' as const };
}

test('highlights of a sentence are gaps, and a sentence without any is one gap', async () => {
  const sentences = [
    sentence('El perro duerme.', {
      source_translation: 'The dog sleeps.',
      highlights: [part(9, 15), part(3, 8), part(0, 4), part(0, 3, 'source')],
    }),
    sentence('Sin nada.'),
  ];
  const file = await opened(leaving([{ path: ['A'], words: [], sentences }]));
  const { rows } = await readAll(file);
  expect(rows.map(({ cells }) => [cells[0]?.text, cells[0]?.gaps])).toEqual([
    [
      'El perro duerme.',
      [
        { start_index: 0, end_index: 4 },
        { start_index: 9, end_index: 15 },
      ],
    ],
    ['Sin nada.', [{ start_index: 0, end_index: 9 }]],
  ]);
  await file.close();
  expect(await written('select ord from cards order by id')).toEqual([{ ord: 0 }, { ord: 1 }, { ord: 0 }]);
});

test('what is gone of the media leaves its field empty', async () => {
  const file = await opened(leaving([{ path: ['A'], words: [dog], sentences: [] }]));
  const { rows } = await readAll(file);
  expect(rows[0]?.cells[3]?.pictures).toEqual([]);
  await file.close();
});

test('a stopped or failed export leaves nothing', async () => {
  const stop = new AbortController();
  const words = [dog, word('b', { origin_word_id: 2 })];
  const stopped = write(leaving([{ path: ['A'], words, sentences: [] }], media), () => stop.abort(), stop.signal);
  await expect(stopped).rejects.toThrow('aborted');
  const broken = {
    ...leaving([{ path: ['A'], words, sentences: [] }]),
    media: () => Promise.reject(new Error('gone')),
  };
  await expect(write(broken)).rejects.toThrow('gone');
  expect(fs.existsSync(place)).toBe(false);
});

test('whatever words hold, they come back as they were', async () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((drawn) => drawn.normalize('NFC').replaceAll(/\s+/gu, ' ').trim())
    .filter((drawn) => drawn !== '' && !/[\p{Cc}\p{Zl}\p{Zp}]|\{\{|\[(?:sound|\/?anki):/u.test(drawn));
  const optional = fc.option(text);
  const time = fc.integer({ min: Date.UTC(2010, 0, 1), max: noon });
  const drawnWord = fc.record({
    target_text: text,
    source_text: optional,
    note: optional,
    example: optional,
    answers: fc.uniqueArray(
      fc.record({ answered_at: time, is_correct: fc.boolean(), ms: fc.option(fc.integer({ min: 1, max: 60_000 })) }),
      { selector: ({ answered_at }) => answered_at, maxLength: 5 },
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(drawnWord, { minLength: 1, maxLength: 5 }), async (drawn) => {
      const times = new Set<number>();
      for (const { answers } of drawn) {
        answers.sort((one, other) => one.answered_at - other.answered_at);
        for (const { answered_at } of answers) fc.pre(!times.has(answered_at) && Boolean(times.add(answered_at)));
      }
      const words = drawn.map((each, nr) => word(each.target_text, { ...each, origin_word_id: nr + 1 }));
      const file = await opened(leaving([{ path: ['Folder', 'Deck'], words, sentences: [] }]));
      try {
        const { rows, problems } = await readAll(file);
        expect(problems).toEqual([]);
        expect(
          rows.map(({ cells, answers, deck_path }) => ({
            path: deck_path,
            texts: [0, 2, 6, 7].map((nr) => cells[nr]?.text),
            answers,
          })),
        ).toEqual(
          drawn.map(({ target_text, source_text, note, example, answers }) => ({
            path: ['Folder', 'Deck'],
            texts: [target_text, source_text ?? '', note ?? '', example ?? ''],
            answers,
          })),
        );
      } finally {
        await file.close();
      }
    }),
    { numRuns: 50 },
  );
});
