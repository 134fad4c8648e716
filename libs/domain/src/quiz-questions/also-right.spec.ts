import { expect, test } from '@jest/globals';
import type { LanguageId } from '../languages/index.ts';
import { alsoRight, type TypedWord } from './also-right.ts';
import { isRightTyped, typedTexts } from './typed-texts.ts';

const aWord = (
  target_translation: string,
  extra: string | null = null,
  language: LanguageId = 'german',
): TypedWord => ({
  word_id: 1,
  target_translation,
  target_language: language,
  extra_target_translation: extra,
});
const rightBeside = (word: TypedWord, names: readonly string[] = [], ...others: TypedWord[]) =>
  alsoRight([word, ...others], new Map([[word.word_id, names]])).get(word.word_id);

test.each([
  ['other names of the picture', aWord('Sofa'), ['Sofa', 'Couch'], ['Couch']],
  ['not a name that is the same to somebody who types', aWord('Café'), ['cafe'], []],
  ['not the noun alone where the article is written', aWord('der Hund'), ['Hund', 'Köter'], ['Köter']],
  ['not the plural of the word', aWord('Hund'), ['Hunde'], []],
  ['the word with its own article', aWord('Hund', 'der Hund, die Hunde'), ['Hund'], ['der Hund']],
  ['with a sign of gender behind it', aWord('école', "l'école (f)", 'french'), [], ["l'école"]],
  ['not a note', aWord('Hund', 'männlich'), [], []],
  ['Japanese in kana', aWord('犬', 'いぬ · inu', 'japanese'), [], ['いぬ']],
  ['not the letters of a reading', aWord('狗', 'gǒu', 'chinese'), [], []],
])('right as well: %s', (_, word, names, expected) => {
  expect(rightBeside(word, names)).toEqual(expected);
});

test('what is another word of the quiz is wrong for this one', () => {
  const couch = { ...aWord('couch'), word_id: 2 };
  expect(rightBeside(aWord('Sofa'), ['Couch', 'Diwan'], couch)).toEqual(['Diwan']);
});

test('two words that are called the same keep their names', () => {
  expect(rightBeside(aWord('Sofa'), ['Couch'], { ...aWord('Sofa'), word_id: 2 })).toEqual(['Couch']);
});

const word = { target_translation: 'Sofa', target_language: 'german' as const, also_right: ['Couch', 'das Sofa'] };
test.each([
  ['sofa', 'right'],
  ['couch', 'right'],
  ['Das sofa', 'right'],
  ['couc', 'near'],
  ['die Sofa', 'near'],
  ['Tisch', 'other'],
])('%s, typed for a sofa, is %s', (text, verdict) => {
  expect(typedTexts(new Map([[text, 1]]), word)).toMatchObject([{ text, verdict }]);
  expect(isRightTyped(text, { word: word as never })).toBe(verdict === 'right');
});
