import { describe, expect, test } from '@jest/globals';
import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { serve } from '../../api/server.fixture.ts';
import { aName, anEntry, aRow } from '../library.fixture.tsx';
import type { EditorRow } from '../row.ts';
import { outcomeOf, rowsInLanguages } from './rows-in-languages.ts';

const from = { target_language: 'spanish', source_language: 'english_uk' } as const;
const cat = aRow({
  key: 'cat',
  source: { translation_id: 21, text: 'cat' },
  sound: { sound_id: 5, sound_path: '/5.mp3' },
});
const dog = aRow({
  key: 'dog',
  word_id: 7,
  image: { image_id: 2, image_path: '/2.webp', thumbnail_path: '/t/2.webp' },
  target: { translation_id: 20, text: 'perro' },
  source: { translation_id: 22, text: 'dog' },
});
const waits = aRow({ key: 'waits', typed: 'ornitorrinco', image: null, target: null });

/** The library finds these pictures for what is asked, in turn. */
const found = (...rows: ImageRowEntry[][]) => serve(() => ({ body: rows.map((imageRow) => ({ imageRow })) }));
const texts = (rows: readonly EditorRow[]) =>
  rows.map(({ target, source }) => [target?.text ?? null, source?.text ?? null]);

describe('rows in another language', () => {
  test('take the names of their own pictures there; those that are not made are found by their text', async () => {
    const calls = found(
      [anEntry(8, 'other'), anEntry(1, '', { target_translations: [aName(30, 'ねこ')] })],
      [
        anEntry(2, 'いぬ', {
          target_translations: [aName(20, 'perro', { selected: true }), aName(40, 'いぬ'), aName(41, '犬')],
        }),
      ],
    );
    const rows = await rowsInLanguages([cat, waits, dog], from, { ...from, target_language: 'japanese' });
    expect(calls.map(({ body }) => body)).toEqual([
      { word_array: ['gato', 7], target: 'japanese', source: 'english_uk' },
    ]);
    expect(texts(rows)).toEqual([
      ['ねこ', 'cat'],
      [null, null],
      ['いぬ', 'dog'],
    ]);
    expect(rows[0]).toMatchObject({ key: 'cat', image: cat.image, sound: null });
  });

  test('keep what was typed for a word without a picture: nothing is known of it', async () => {
    found();
    const typed = {
      ...waits,
      target: { translation_id: null, text: 'Ornitorrinco' },
      source: { translation_id: null, text: 'platypus' },
    };
    const rows = await rowsInLanguages([typed], from, { target_language: 'japanese', source_language: 'german' });
    expect(texts(rows)).toEqual([['Ornitorrinco', 'platypus']]);
  });

  test('keep the text of the side that stays, with its sound', async () => {
    found([anEntry(1, 'gato', { source_translations: [aName(31, 'Katze')] })]);
    const [row] = await rowsInLanguages([cat], from, { ...from, source_language: 'german' });
    expect([row?.target, row?.source?.text, row?.sound]).toEqual([cat.target, 'Katze', cat.sound]);
  });

  test('lose a text that the library does not have there, and explain nothing without a source language', async () => {
    found([anEntry(1, 'gato', { target_translations: [] })]);
    const rows = await rowsInLanguages([cat], from, { target_language: 'khmer', source_language: null });
    expect(texts(rows)).toEqual([[null, null]]);
  });
});

test('a sound goes with its text where the two languages change places, and else with its language', async () => {
  const source_sound = { sound_id: 6, sound_path: '/6.mp3' };
  const row = { ...cat, source_sound };
  found([anEntry(1, '', { target_translations: [aName(50, 'cat')], source_translations: [aName(51, 'gato')] })]);
  const [swapped] = await rowsInLanguages([row], from, { target_language: 'english_uk', source_language: 'spanish' });
  expect(swapped).toMatchObject({ target: { text: 'cat' }, sound: source_sound, source_sound: cat.sound });
  found([anEntry(1, 'gato', { source_translations: [aName(31, 'Katze')] })]);
  const [german] = await rowsInLanguages([row], from, { ...from, source_language: 'german' });
  expect(german).toMatchObject({ sound: cat.sound, source_sound: null });
});

const told = { note: 'irregular', example: 'Mi gato.', example_translation: 'My cat.' };
test.each([
  ['the source language changes: what the example means is lost', { ...from, source_language: 'german' }, { ...told, example_translation: null }],
  ['the two change places: so do an example and what it means', { target_language: 'english_uk', source_language: 'spanish' }, { ...told, example: 'My cat.', example_translation: 'Mi gato.' }],
  ['the target language changes: they were told of another word', { ...from, target_language: 'german' }, { note: null, example: null, example_translation: null }],
] as const)('note and example when %s', async (_, to, expected) => {
  found([anEntry(1, 'Katze')]);
  expect((await rowsInLanguages([{ ...cat, ...told }], from, to))[0]).toMatchObject(expected);
  const typed = { ...waits, ...told };
  expect((await rowsInLanguages([typed], from, to))[0]).toMatchObject(told);
}); // prettier-ignore

test('what is kept and what is lost is counted before it is done', () => {
  const after = [cat, { ...dog, target: null }, waits];
  expect(outcomeOf([cat, dog, waits], after, false)).toEqual({ kept: 2, lost: [dog] });
  expect(outcomeOf([cat, dog], [cat, { ...dog, source: null }], true)).toEqual({ kept: 1, lost: [dog] });
});
