import { describe, expect, test } from '@jest/globals';
import type { LanguageId } from '../../languages/index.ts';
import { countsAsRight, type ExpectedText, typedVerdict } from './verdict.ts';

const expected = (text: string, language: LanguageId, more: Partial<ExpectedText> = {}): ExpectedText => ({
  text,
  language,
  also_right: [],
  other_words: [],
  ...more,
});
/** 'right', 'wrong', or by what it is almost right. */
const found = (typed: string, word: ExpectedText) => {
  const verdict = typedVerdict(typed, word);
  return verdict.verdict === 'almost' ? verdict.slip : verdict.verdict;
};

test.each<[typed: string, text: string, language: LanguageId, string]>([
  ['Hund', 'Hund', 'german', 'right'],
  ['  der  Hund ', 'der Hund', 'german', 'right'],
  ['don’t', "don't", 'english_uk', 'right'],
  ['T‑shirt', 'T-shirt', 'english_uk', 'right'],
  ['scho\u0308n', 'schön', 'german', 'right'],
  ['ｃａｔ', 'cat', 'english_uk', 'right'],
  ['كتاب', 'كِتَاب', 'arabic', 'right'],
  ['שלום', 'שָׁלוֹם', 'hebrew', 'right'],
  ['hund', 'Hund', 'german', 'case'],
  ['ısı', 'ISI', 'turkish', 'case'],
  ['whats your name', "What's your name?", 'english_uk', 'signs'],
  ['ice-cream', 'ice cream', 'english_uk', 'signs'],
  ['cafe', 'café', 'french', 'accents'],
  ['schon', 'schön', 'german', 'accents'],
  ['strasse', 'Straße', 'german', 'accents'],
  ['pajaro', 'pájaro', 'spanish', 'accents'],
  ['احمد', 'أحمد', 'arabic', 'accents'],
  ['Hund', 'der Hund', 'german', 'article'],
  ['die Hund', 'der Hund', 'german', 'article'],
  ['the dog', 'dog', 'english_uk', 'article'],
  ['كتاب', 'الكتاب', 'arabic', 'article'],
  ['umbrela', 'umbrella', 'english_uk', 'letter'],
  ['umbrellla', 'umbrella', 'english_uk', 'letter'],
  ['umbrelaa', 'umbrella', 'english_uk', 'letter'],
  ['umberlla', 'umbrella', 'english_uk', 'letter'],
  ['мамочко', 'мамочка', 'russian', 'letter'],
  ['umbela', 'umbrella', 'english_uk', 'wrong'],
  ['night', 'light', 'english_uk', 'wrong'],
  ['bother', 'mother', 'english_uk', 'wrong'],
  ['cet', 'cat', 'english_uk', 'wrong'],
  ['', 'cat', 'english_uk', 'wrong'],
  ['...', 'cat', 'english_uk', 'wrong'],
  ['+', '−', 'english_uk', 'wrong'],
  ['year 1991', 'year 1990', 'english_uk', 'wrong'],
  ['東京都庁前駅', '東京都庁前馬', 'japanese', 'wrong'],
])('%s for %s in %s is %s', (typed, text, language, verdict) => {
  expect(found(typed, expected(text, language))).toBe(verdict);
});

test.each<[typed: string, text: string, language: LanguageId]>([
  ['ano', 'año', 'spanish'],
  ['manana', 'mañana', 'spanish'],
  ['smorgas', 'smörgås', 'swedish'],
  ['forsta', 'första', 'swedish'],
  ['трамваи', 'трамвай', 'russian'],
  ['kadin', 'kadın', 'turkish'],
  ['akilli', 'akıllı', 'turkish'],
  ['koleda', 'kolęda', 'polish'],
  ['solnik', 'sølnik', 'danish'],
  ['かき', 'かぎ', 'japanese'],
  ['مدرسه قديم', 'مدرسة قديمة', 'arabic'],
])('%s is never taken for %s in %s: it has another letter', (typed, text, language) => {
  expect(found(typed, expected(text, language))).toBe('wrong');
});

describe('other words', () => {
  test('a slip that gives another word of the deck is wrong', () => {
    const word = expected('schön', 'german', { other_words: ['schon', 'Kirche'] });
    expect(found('schon', word)).toBe('wrong');
    expect(found('Schon!', word)).toBe('wrong');
    expect(found('SCHÖN', word)).toBe('case');
    expect(found('Kirche', expected('Kirsche', 'german', { other_words: ['Kirche'] }))).toBe('wrong');
    expect(found('Kirche', expected('Kirsche', 'german'))).toBe('letter');
  });

  test('what is right as well is right, and may be missed by a slip too', () => {
    const word = expected('car', 'english_uk', { also_right: ['automobile'] });
    expect(typedVerdict('automobile', word)).toEqual({ verdict: 'right', text: 'automobile' });
    expect(typedVerdict('automobil', word)).toEqual({ verdict: 'almost', text: 'automobile', slip: 'letter' });
    expect(typedVerdict('cars', word)).toEqual({ verdict: 'wrong', text: 'car' });
  });
});

test('the strict eye takes only what is written as the word', () => {
  const verdicts = (['right', 'almost', 'wrong'] as const).map((verdict) => ({ verdict }));
  expect(verdicts.map((verdict) => countsAsRight(verdict, false))).toEqual([true, true, false]);
  expect(verdicts.map((verdict) => countsAsRight(verdict, true))).toEqual([true, false, false]);
});
