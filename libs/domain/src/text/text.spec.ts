import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  sameTextKey,
  firstForbidden,
  searchKey,
  graphemeCount,
  graphemes,
  holdsWords,
  similarity,
  tidyLine,
  tidyProse,
  tidyText,
  wholeWords,
} from './index.ts';
import type { LanguageId } from '../languages/index.ts';

describe('the key a text is looked for under', () => {
  test.each([
    ['Äpfel', 'apfel'],
    ['CAFÉ', 'cafe'],
    ['Straße', 'strasse'],
    ['ёлка', 'елка'],
    ['ice-cream', 'ice cream'],
    ['İstanbul', 'istanbul'],
    ['ſmall ＡＢＣ', 'small abc'],
    ['כֶּלֶב', 'כלב'],
  ])('%j is found under %j', (text, key) => expect(searchKey(text)).toBe(key));

  test('plain letters fold as they do beside others', () => {
    fc.assert(
      fc.property(fc.string(), (plain) => expect(searchKey(`é ${plain}`)).toBe(`e ${searchKey(plain)}`.trim())),
    );
    expect(searchKey(" Don't  STOP-2! ")).toBe('don t stop 2');
  });

  test.each([
    ['か', 'が'],
    ['ハ', 'パ'],
    ['и', 'й'],
    ['і', 'ї'],
    ['की', 'का'],
    ['เก', 'เก้'],
  ])('%s and %s stay apart, for they are other letters', (one, other) =>
    expect(searchKey(one)).not.toBe(searchKey(other)),
  );
});

describe('the same text', () => {
  test.each<[LanguageId, string, string]>([
    ['spanish', 'Té', 'TÉ'],
    ['french', 'é', 'e\u0301'],
    ['turkish', 'ISPARTA', 'ısparta'],
    ['turkish', 'İzmir', 'izmir'],
    ['azerbaijani', 'I', 'ı'],
    ['greek', 'ΟΔΌΣ', 'οδός'],
  ])('in %s: %s and %s, for only case does not count', (language, one, other) =>
    expect(sameTextKey(one, language)).toBe(sameTextKey(other, language)),
  );

  test.each<[LanguageId, string, string]>([
    ['french', 'ou', 'où'],
    ['spanish', 'ano', 'año'],
    ['turkish', 'I', 'i'],
    ['german', 'Maße', 'Masse'],
    ['chinese', 'mā', 'má'],
    ['arabic', 'كَتَبَ', 'كُتِبَ'],
    ['english_uk', '+', '−'],
    ['english_uk', 'C', 'C++'],
  ])('in %s %s and %s are two, for they are what one learns to tell apart', (language, one, other) =>
    expect(sameTextKey(one, language)).not.toBe(sameTextKey(other, language)),
  );

  test('without a language, case goes by the rules that most languages share', () => {
    expect(sameTextKey('TITEL')).toBe('titel');
    expect(sameTextKey('TITEL', null)).toBe('titel');
  });
});

const holds = (language: LanguageId, text: string, inner: string) =>
  holdsWords(wholeWords(text, language), wholeWords(inner, language));

describe('whole words', () => {
  test.each<[LanguageId, string, string]>([
    ['spanish', 'huevo frito', 'Huevo'],
    ['spanish', 'té de burbujas', 'té'],
    ['english_uk', 'a polar bear', 'polar bear'],
    ['english_uk', 'ice-cream', 'ice'],
    ['french', 'l’été', 'été'],
    ['german', 'der Hund', 'Hund'],
    ['chinese', '煎鸡蛋', '鸡蛋'],
    ['english_uk', 'ice cream', 'ice-cream'],
  ])('in %s %s holds %s', (language, text, inner) => expect(holds(language, text, inner)).toBe(true));

  test.each<[LanguageId, string, string]>([
    ['spanish', 'tenedor', 'té'],
    ['spanish', 'huevo', 'huevo frito'],
    ['english_uk', 'polar bear', 'bear polar'],
    ['spanish', 'té', 'te'],
    ['english_uk', 'C++', 'C'],
    ['chinese', '熊猫', '猫'],
    ['english_uk', 'what?', '?'],
    ['english_uk', 'a big red dog', 'big dog'],
  ])('in %s %s does not hold %s', (language, text, inner) => expect(holds(language, text, inner)).toBe(false));
});

test('a line loses the space around it and doubled space inside', () => {
  expect(tidyLine('  Farm \t animals ')).toBe('Farm animals');
  expect(tidyLine('e\u0301')).toBe('\u00e9');
  expect(tidyText('one\r\ntwo \n')).toBe('one\ntwo');
});

test('prose keeps a single space that no line may break at, and only that', () => {
  expect(tidyProse('Oui\u202F! «\u00A0Non\u00A0»')).toBe('Oui\u202F! «\u00A0Non\u00A0»');
  expect(tidyProse('\u00A0Oui\u202F\u00A0! Et\u00A0 \tnon.\u202F')).toBe('Oui ! Et non.');
  expect(tidyProse('\u202Ee\u0301\u202C')).toBe('\u00e9');
});

test('letters cannot be made to stand the other way round', () => {
  expect(tidyLine('\u202Edesrever\u202C')).toBe('desrever');
  expect(tidyText('\u2067desrever\u2069')).toBe('desrever');
  // Marks that only say how a sign belongs stay, as do those that join letters.
  expect(tidyLine('\u200Fא!\u200F نمی\u200Cخواهم')).toBe('\u200Fא!\u200F نمی\u200Cخواهم');
});

test('length counts what a reader calls letters', () => {
  expect(graphemeCount('नमस्ते')).toBeLessThan(6);
  expect(graphemeCount('e\u0301')).toBe(1);
});

test('each field names the character it may not hold, and control characters never pass', () => {
  expect(firstForbidden('word', 'cat; dog')).toBe(';');
  expect(firstForbidden('name', 'Class (7B)')).toBeUndefined();
  expect(firstForbidden('name', "L'été - O’Brien")).toBeUndefined();
  expect(firstForbidden('search', 'a\u0000')).toBe('\u0000');
  expect(firstForbidden('name', 'a\ud800')).toBe('\ud800');
});

test('texts are alike by the share of letters they keep', () => {
  expect(similarity('Haus', 'haus')).toBe(1);
  expect(similarity('cat', 'hat')).toBeCloseTo(2 / 3);
  expect(similarity('cat', 'dog')).toBe(0);
  expect(similarity('', '')).toBe(1);
});

test('plain letters are cut as they are beside others', () => {
  fc.assert(fc.property(fc.string(), (plain) => expect(graphemes(`é${plain}`)).toEqual(['é', ...graphemes(plain)])));
  expect(graphemes('one\r\ntwo')).toHaveLength(7);
});
