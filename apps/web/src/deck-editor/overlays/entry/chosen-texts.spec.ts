import { expect, test } from '@jest/globals';
import type { TranslationRow } from '@lexiroom/contracts/library';
import { chosenTexts } from './chosen-texts.ts';

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
const row = { typed: '', typed_translation: null, target: null, source: null };

test('a row keeps the text it has when the picture is called so, whatever the case', () => {
  const target = { translation_id: 9, text: 'hund' };
  expect(chosenTexts({ ...row, target }, picture).target).toEqual({ translation_id: 1, text: 'Hund' });
});

test('what was typed is what the row is called, with its translation, whatever picture is chosen for it', () => {
  expect(chosenTexts({ ...row, typed: 'HUND' }, picture).target?.translation_id).toBe(1);
  expect(chosenTexts({ ...row, typed: 'Dackel', typed_translation: 'dachshund' }, picture)).toEqual({
    target: { translation_id: null, text: 'Dackel' },
    source: { translation_id: null, text: 'dachshund' },
  });
});

test('a typed translation explains also where the row has its text already', () => {
  const target = { translation_id: 1, text: 'Hund' };
  expect(chosenTexts({ ...row, target, typed_translation: 'doggy' }, picture).source).toEqual({
    translation_id: null,
    text: 'doggy',
  });
});

test('a text that another picture had as its name is not carried over to one that is called otherwise', () => {
  const target = { translation_id: 9, text: 'Dackel' };
  expect(chosenTexts({ ...row, target }, picture).target?.text).toBe('Köter');
});

test('without a name that is selected the first is taken, and none where there is none', () => {
  expect(chosenTexts(row, picture).source).toEqual({ translation_id: 3, text: 'dog' });
  expect(chosenTexts(row, { ...picture, source_translations: [] }).source).toBeNull();
});
