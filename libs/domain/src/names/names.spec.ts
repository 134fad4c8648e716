import { describe, expect, test } from '@jest/globals';
import { seededRandom } from '../chance/index.ts';
import { nameFault, sameNameKey, tidyName } from './index.ts';
import { realNames } from './real-names.fixture.ts';
import { readings } from './same-name-key.ts';

const faultOf = (name: string) => nameFault(tidyName(name), 20);

test('S36 S40 names that people bear pass, in every script, and are kept as they are typed', () => {
  expect(realNames.filter((name) => faultOf(name) !== undefined)).toEqual([]);
  expect(realNames.filter((name) => tidyName(name) !== name.normalize('NFC'))).toEqual([]);
});

test('S39 no two names that people bear are taken for each other', () => {
  const keys = new Map<string, string>();
  const twins = realNames.filter((name) => {
    const key = sameNameKey(name);
    const twin = keys.get(key);
    keys.set(key, name);
    return twin !== undefined && !sameName.some((pair) => pair.includes(name) && pair.includes(twin));
  });
  expect(twins).toEqual([]);
});
/** Written in two ways. */
const sameName = [['O\'Brien', 'O’Brien']]; // prettier-ignore

describe('S39 what draws nothing is no part of a name', () => {
  test.each([
    ['Hangul fillers', '\u3164\u3164'],
    ['a letter and a Hangul filler', 'Ann\u3164'],
    ['a narrow Hangul filler', 'Ann\uFFA0'],
    ['Jamo fillers', '\u115F\u1160'],
    ['a form chosen of a letter that has none', 'Ann\uFE0F'],
    ['a joiner between Latin letters', 'fu\u200Dck'],
    ['a joiner that joins nothing', 'علی\u200C'],
    ['two joiners', 'علی\u200C\u200Cرضا'],
    ['a joiner alone', '\u200D'],
    ['a Braille blank', '\u2800'],
    ['an Egyptian blank', '\u{13441}'],
    ['a combining grapheme joiner', 'A\u034Fnn'],
    ['inherent vowels of Khmer', 'ក\u17B4'],
    ['a stacker under which nothing stands', 'ក\u17D2'],
    ['tags', 'Ann\u{E0041}\u{E0042}'],
    ['a flag of hidden letters', '\u{1F3F4}\u{E0068}\u{E0069}\u{E007F}'],
    ['what only one font has', '\uE000'],
    ['what Unicode will never assign', '\uFDD0'],
    ['an invisible operator', 'A\u2063nn'],
    ['a missing object', '\uFFFC'],
  ])('%s', (_, name) => expect(faultOf(name)).toBe('INVISIBLE'));

  test('what programs paste along unseen is left out', () => {
    expect(tidyName('\u200FAnn\u00AD\u200B \uFEFF')).toBe('Ann');
    expect(tidyName('\u200B\u200B')).toBe('');
  });

  test('none of all the characters that Unicode lets be ignored, nor of its controls, alone or in a word', () => {
    const passing: string[] = [];
    for (let code = 0; code <= 0x10ffff; code++) {
      const character = String.fromCodePoint(code);
      if (!/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}]/u.test(character)) continue;
      for (const name of [character, `A${character}`, `A${character}b`, `А${character}б`]) {
        const kept = tidyName(name);
        if (kept.includes(character) && nameFault(kept, 20) !== 'INVISIBLE') passing.push(code.toString(16));
      }
    }
    expect(passing).toEqual([]);
  });

  const seed = Math.floor(Math.random() * 1e9);
  test(`nor in any heap of letters, pictures and what cannot be seen (seed ${seed})`, () => {
    const random = seededRandom(seed);
    const pieces = [
      'A', 'я', 'ی', 'ک', 'क', '\u094D', '葛', '❤', '\u{1F469}', '\u{1F3FD}', '1', ' ', '\u0301', 'ᠠ', '\u200C', '\u200D',
      '\uFE0F', '\uFE0E', '\u3164', '\u{E0100}', '\u180B', '\u2063', '\u034F', '\u115F', '\u{E0067}', '\u{E007F}', '\u17B5', '\u2800',
    ]; // prettier-ignore
    let passed = 0;
    for (let round = 0; round < 20_000; round++) {
      const length = 1 + Math.floor(random() * 6);
      const name = tidyName(Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)]).join(''));
      if (name === '' || nameFault(name, 20) !== undefined) continue;
      passed++;
      expect(hiddenIn(name)).toEqual([]);
    }
    expect(passed).toBeGreaterThan(500);
  });
});

/** What is not drawn in a name, but for what stands where it changes what is: told letter by letter. */
function hiddenIn(name: string): string[] {
  const letters = Array.from(name);
  return letters.filter((letter, place) => {
    if (!/[\p{Default_Ignorable_Code_Point}\u2800]/u.test(letter)) return false;
    const [before = '', after = ''] = [letters[place - 1], letters[place + 1]];
    if (letter === '\u200C' || letter === '\u200D') {
      const joinsLetters = isOneOf('یکक\u094Dᠠ\u180B\u0301', before) && isOneOf('یکक\u094Dᠠ\u0301', after);
      const joinsPictures = letter === '\u200D' && isOneOf('❤👩\u{1F3FD}\uFE0F\uFE0E', before) && isOneOf('❤👩', after);
      return !joinsLetters && !joinsPictures;
    }
    if (letter === '\u180B') return before !== 'ᠠ';
    if (letter === '\u{E0100}') return before !== '葛';
    return !(isOneOf('\uFE0E\uFE0F', letter) && isOneOf('❤👩葛', before));
  });
}

const isOneOf = (letters: string, one: string): boolean => Array.from(letters).includes(one);

test('emoji are drawn: flags, families, shades, digits in a frame', () => {
  for (const name of ['👩‍🌾 Farm', 'I ❤️ words', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '👨‍👩‍👧‍👦', '👍🏽', '🇩🇪', '🧑🏽‍🌾', '❤️‍🔥', '🏳️‍🌈', '☎︎']) {
    expect([name, faultOf(name)]).toEqual([name, undefined]);
  }
});

describe('S39 marks', () => {
  test.each([
    ['before any letter', '\u0301\u0301\u0301\u0301Ann'],
    ['after a digit', '7\u0301'],
    ['after a space', 'A \u0301'],
    ['five on one letter', `A${'\u0316'.repeat(5)}`],
    ['eleven on one letter', `A${'\u0316'.repeat(11)}`],
    ['nine beside one letter', `က${'\u102C'.repeat(9)}`],
    ['a ring around a letter', 'A\u20DD'],
  ])('%s are none of a name', (_, name) => expect(faultOf(name)).toBe('MARKS'));
  test('four are', () => expect(faultOf(`Q${'\u0316'.repeat(4)}`)).toBeUndefined());
});

describe('room', () => {
  test.each([
    ['signs as long as a word', '\u{1242B}'.repeat(20)],
    ['a whole sentence in one sign', '\uFDFD'.repeat(2)],
    ['one letter of many Jamo', '\u1100'.repeat(21)],
    ['one letter of many consonants', 'क\u094D'.repeat(40) + 'क'],
    [
      'pictures of many',
      Array.from({ length: 9 }, () => '👩')
        .join('\u200D')
        .repeat(4),
    ],
  ])('%s are too wide', (_, name) => expect(faultOf(name)).toBe('WIDE'));
  test('twenty families, or twenty of the widest usual letters, are not', () => {
    for (const letter of ['龍', '👨‍👩‍👧‍👦', '👩‍🏫', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) expect(faultOf(letter.repeat(20))).toBeUndefined();
  });
});

describe('the key by which names are compared', () => {
  test.each([
    ['case', 'MIA', 'mia'],
    ['width', 'Ｍia', 'Mia'],
    ['a Cyrillic А', 'Аnn', 'Ann'],
    ['all Cyrillic', 'Сосо', 'Coco'],
    ['Greek capitals', 'ΝΙΝΑ', 'NINA'],
    ['a Greek nu between Latin letters', 'Diνa', 'Diva'],
    ['Cherokee', 'ᎪᏀᎪ', 'AGA'],
    ['small capitals', 'ᴀɴɴᴀ', 'Anna'],
    ['Armenian', 'Օօ', 'Oo'],
    ['a joiner', 'علی\u200Cرضا', 'علیرضا'],
    ['a drawn-out stroke', 'محـــمد', 'محمد'],
    ['Arabic and Persian letters', 'علي', 'علی'],
    ['kana and Han', 'ロカ', '口力'],
    ['a dot written apart', 'Mi\u0307a', 'Mia'],
    ['a chosen form', '葛\u{E0100}城', '葛城'],
    ['apostrophes', 'O’Brien', "O'Brien"],
    ['case in Greek', 'Νίνα', 'ΝΊΝΑ'],
    ['case in Cyrillic', 'нора', 'НОРА'],
    ['case in Turkish', 'Işıl', 'IŞIL'],
  ])('%s makes no other name', (_, one, other) => expect(sameNameKey(one)).toBe(sameNameKey(other)));

  test.each([
    ['accents', 'Zoe', 'Zoë'],
    ['digits', 'Ann 1', 'Ann l'],
    ['letters', 'Ian', 'Lan'],
    ['voiced marks', 'かく', 'がく'],
    ['й and и', 'Майя', 'Маия'],
    ['vowel signs', 'की', 'का'],
  ])('%s do', (_, one, other) => expect(sameNameKey(one)).not.toBe(sameNameKey(other)));
});

test('a name is read as it is written, as it looks, and for what letters stand in', () => {
  expect(readings('fuсk')).toContain('fuck');
  expect(readings('fцck')).toContain('fuck');
  expect(readings('fu\u200Dck')).toContain('fuck');
  expect(readings('Яна')).not.toContain('rha');
});
