import { expect, test } from '@jest/globals';
import { type LanguageId, languageIds } from '../languages/index.ts';
import { isSameTyped, lettersToPress } from './index.ts';

test.each<[LanguageId, string[], string[]]>([
  ['german', ['Äpfel', 'Fuß'], ['ä', 'ß']],
  ['spanish', ['¿Qué?', 'niño'], ['é', 'ñ']],
  ['swedish', ['katt'], ['å', 'ä', 'ö']],
  ['english_uk', ['cat', "jack-o'-lantern"], []],
  ['russian', ['кот', 'ток'], ['к', 'о', 'т']],
  ['arabic', ['قِطّة'], ['ة', 'ط', 'ق']],
  ['thai', ['น้ำ'], ['้', 'น', 'ำ']],
])('%s: of %j, %j can be pressed', (language, texts, letters) => {
  expect(lettersToPress(texts, language, texts[0]!).toSorted()).toEqual(letters.toSorted());
});

test('whatever the language, a word can be typed by pressing letters that are there', () => {
  const word: Partial<Record<LanguageId, string>> = { hindi: 'किताब', korean: '나무', japanese: 'がっこう', chinese: '大象', hebrew: 'שלום', georgian: 'კატა' }; // prettier-ignore
  for (const language of languageIds) {
    const text = word[language];
    if (text === undefined) continue;
    const letters = lettersToPress([text], language, text);
    const pressed = Array.from(text.normalize('NFC'), (sign) => letters.find((letter) => letter === sign) ?? '').join(
      '',
    );
    expect([language, isSameTyped(pressed, text, language)]).toEqual([language, true]);
  }
});

test('of a deck with hundreds of letters, those of the word that is asked are always there', () => {
  const all = Array.from({ length: 300 }, (_, place) => String.fromCodePoint(0x4e00 + place));
  const letters = lettersToPress(all, 'chinese', all.at(-1)!);
  expect(letters).toHaveLength(30);
  expect(letters).toContain(all.at(-1));
});
