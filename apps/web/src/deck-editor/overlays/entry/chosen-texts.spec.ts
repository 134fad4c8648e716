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
const row = { typed: '', target: null, source: null };

test('a row keeps the text it has when the picture is called so, whatever the case', () => {
  const target = { translation_id: 9, text: 'hund' };
  expect(chosenTexts({ ...row, target }, picture).target).toEqual({ translation_id: 1, text: 'Hund' });
});

test('what was typed chooses before the search does', () => {
  expect(chosenTexts({ ...row, typed: 'HUND' }, picture).target?.translation_id).toBe(1);
  expect(chosenTexts({ ...row, typed: 'Dackel' }, picture).target?.translation_id).toBe(2);
});

test('without a name that is selected the first is taken, and none where there is none', () => {
  expect(chosenTexts(row, picture).source).toEqual({ translation_id: 3, text: 'dog' });
  expect(chosenTexts(row, { ...picture, source_translations: [] }).source).toBeNull();
});
