import { expect, test } from '@jest/globals';
import { type LanguageId, languageIds, languageOf } from '../languages/index.ts';
import { isSameTyped, lettersToPress, withLetter, withoutLast } from './index.ts';

const pages = (texts: string[], language: LanguageId) =>
  lettersToPress(texts, language, texts[0]!).map(({ name, letters }) => [name, letters.join('')]);

const wholeAlphabets: [LanguageId, string[], string[][]][] = [
  ['english_uk', ['cat', "jack-o'-lantern"], [['alphabet', 'abcdefghijklmnopqrstuvwxyz']]],
  ['english_us', ['1st'], [['alphabet', '1abcdefghijklmnopqrstuvwxyz']]],
  ['spanish', ['gato'], [['own', 'áéíñóúü'], ['alphabet', 'aábcdeéfghiíjklmnñoópqrstuúüvwxyz']]],
  ['swedish', ['katt'], [['own', 'åäöé'], ['alphabet', 'abcdeéfghijklmnopqrstuvwxyzåäö']]],
  ['russian', ['кот'], [['alphabet', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя']]],
  ['ukrainian', ['кіт 2'], [['alphabet', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя2']]],
  ['hebrew', ['חָתוּל'], [['alphabet', 'אבגדהוזחטיכךלמםנןסעפףצץקרשת']]],
  ['greek', ['γάτα'], [['alphabet', 'αβγδεζηθικλμνξοπρσςτυφχψω']]],
]; // prettier-ignore

test.each(wholeAlphabets)(
  '%s: for %j there are pages of the whole alphabet, whatever is asked',
  (language, texts, expected) => {
    expect(pages(texts, language)).toEqual(expected);
  },
);

test('every language has letters to press, and those with another script than a–z all of their alphabet', () => {
  for (const language of languageIds) {
    const [first] = lettersToPress(['a'], language, 'a');
    expect(first!.letters.length).toBeGreaterThan(0);
    expect(new Set(first!.letters).size).toBe(first!.letters.length);
    if (languageOf(language).script !== 'Latn')
      expect([language, first!.letters.length >= 23]).toEqual([language, true]);
  }
});

test('Japanese has a page for each of its scripts that the words are written in', () => {
  const names = (texts: string[]) => pages(texts, 'japanese').map(([name]) => name);
  expect(names(['ねこ'])).toEqual(['hiragana']);
  expect(names(['ねこ', 'パン', '犬'])).toEqual(['hiragana', 'katakana', 'characters']);
  expect(names(['犬'])).toEqual(['characters']);
  expect(names(['バター'])).toEqual(['katakana']);
  const characters = pages(['ねこ', '犬', '猫'], 'japanese').at(-1)![1];
  expect(characters).toContain('犬');
  expect(characters).not.toContain('ね');
});

test.each<[string, string[]]>([
  ['a deck of few words', ['猫', '大象']],
  ['a deck of hundreds of characters', Array.from({ length: 300 }, (_, at) => String.fromCodePoint(0x4e00 + at))],
])('Chinese characters of the asked word stand among others, so that they do not tell it: %s', (_what, texts) => {
  for (const asked of texts) {
    const [page] = lettersToPress(texts, 'chinese', asked);
    expect(page!.letters).toHaveLength(30);
    expect(page!.letters).toEqual(expect.arrayContaining(Array.from(asked)));
  }
});

const pressed = (letters: string, language: LanguageId) =>
  Array.from(letters).reduce((text, letter) => withLetter(text, letter, language), '');

test.each([
  ['ㄴㅏㅁㅜ', '나무'],
  ['ㄴㅏㄴㅗ', '나노'],
  ['ㄷㅏㄹㄱ', '닭'],
  ['ㄷㅏㄹㄱㅣ', '달기'],
  ['ㅂㅏㄱㅅㅏ', '박사'],
  ['ㅅㅏㄱㅗㅏ', '사과'],
  ['ㅇㅡㅣㅈㅏ', '의자'],
  ['ㄲㅗㅊ', '꽃'],
  ['ㅇㅣㅆㄷㅏ', '있다'],
  ['ㄱ', 'ㄱ'],
  ['ㅗㅏ', 'ㅘ'],
  ['ㅋㅋ', 'ㅋㅋ'],
])('Korean letters are put together as they are pressed: %s is %s', (letters, text) => {
  expect(pressed(letters, 'korean')).toBe(text);
});

test('Korean letters are taken back one by one', () => {
  const taken = ['닭이'];
  while (taken.at(-1) !== '') taken.push(withoutLast(taken.at(-1)!, 'korean'));
  expect(taken).toEqual(['닭이', '닭ㅇ', '닭', '달', '다', 'ㄷ', '']);
});

test('a kana with its mark is the voiced one; whatever is pressed is the word', () => {
  expect(pressed('か\u3099っこう', 'japanese')).toBe('がっこう');
  expect(withoutLast('がっ', 'japanese')).toBe('が');
  expect(isSameTyped(pressed('שלום', 'hebrew'), 'שָׁלוֹם', 'hebrew')).toBe(true);
});
