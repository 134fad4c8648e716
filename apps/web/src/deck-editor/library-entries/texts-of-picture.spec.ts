import { expect, test } from '@jest/globals';
import type { TranslationRow } from '@lexiroom/contracts/library';
import { chosenTexts } from './texts-of-picture.ts';

const name = (translation_id: number, translation: string, selected = false): TranslationRow => ({
  translation_id,
  translation,
  selected,
  translation_submitter: null,
  translation_approved: true,
  picture_id: 1,
});
const picture = {
  target_translations: [name(1, 'Hund'), name(2, 'Köter', true)],
  source_translations: [name(3, 'dog')],
};
const image = { image_id: 9, image_path: '/9.webp', thumbnail_path: '/t/9.webp' };
const row = { image, typed: '', typed_translation: null, target: null, source: null };

test('a row keeps the text it has, with its case, when the picture is called so', () => {
  const target = { translation_id: 9, text: 'hund' };
  expect(chosenTexts({ ...row, target }, picture, false).target).toEqual({ translation_id: 1, text: 'hund' });
});

test('a row keeps the text by which the picture was found, also where that is no name of it', () => {
  const target = { translation_id: 9, text: 'der Hund' };
  expect(chosenTexts({ ...row, target }, picture, true).target).toEqual({ translation_id: null, text: 'der Hund' });
});

test('a word that had no picture stays as it was typed; a name of the source language explains', () => {
  const bare = { ...row, image: null };
  const target = { translation_id: null, text: 'HUND' };
  expect(chosenTexts({ ...bare, target }, picture, false).target).toEqual({ translation_id: 1, text: 'HUND' });
  expect(chosenTexts({ ...bare, target: { ...target, text: 'Dog' } }, picture, false)).toEqual({
    target: { translation_id: 1, text: 'Hund' },
    source: { translation_id: 3, text: 'Dog' },
  });
});

test('what was typed is what the row is called, with its translation, whatever picture is chosen for it', () => {
  expect(chosenTexts({ ...row, typed: 'HUND' }, picture, false).target?.translation_id).toBe(1);
  expect(chosenTexts({ ...row, typed: 'Dackel', typed_translation: 'dachshund' }, picture, false)).toEqual({
    target: { translation_id: null, text: 'Dackel' },
    source: { translation_id: null, text: 'dachshund' },
  });
});

test('a typed translation explains also where the row has its text already', () => {
  const target = { translation_id: 1, text: 'Hund' };
  expect(chosenTexts({ ...row, target, typed_translation: 'doggy' }, picture, false).source).toEqual({
    translation_id: null,
    text: 'doggy',
  });
});

test('a text that another picture had as its name is not carried over to one that is called otherwise', () => {
  const target = { translation_id: 9, text: 'Dackel' };
  expect(chosenTexts({ ...row, target }, picture, false).target?.text).toBe('Köter');
});

test('without a name that is selected the first is taken, and none where there is none', () => {
  expect(chosenTexts(row, picture, false).source).toEqual({ translation_id: 3, text: 'dog' });
  expect(chosenTexts(row, { ...picture, source_translations: [] }, false).source).toBeNull();
});
