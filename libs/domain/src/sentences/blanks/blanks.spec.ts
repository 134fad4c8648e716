import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { LanguageId } from '../../languages/index.ts';
import { graphemeCount } from '../../text/index.ts';
import { highlight, letters, sentence } from '../fixtures/index.ts';
import { type Blank, blanksOf, fillsBlank, maskedText, runsWithBlanks } from './index.ts';

const anyText = fc.array(fc.constantFrom(...letters), { maxLength: 14 }).map((some) => some.join(''));

test.each([
  ['two dogs', '___ ____'],
  ["It's 7.30!", "__'_ _.__!"],
  ['cafe\u0301', '____'],
  ['Straße', '______'],
  ['Привет, мир', '______, ___'],
  ['كُتُب', '___'],
  ['שָׁלוֹם', '____'],
  ['की बात', '_ __'],
  ['น้ำ', '_'],
  ['がっこう。', '____。'],
  ['喜欢', '__'],
  ['한국', '__'],
  ['👩‍👩‍👧 & 👍🏽', '👩‍👩‍👧 & 👍🏽'],
  ['', ''],
])('%s is masked as %s', (text, masked) => expect(maskedText(text)).toBe(masked));

test('masking keeps the number of letters as a reader counts them, and shows none', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(graphemeCount(maskedText(text))).toBe(graphemeCount(text));
      expect(maskedText(text)).not.toMatch(/[\p{L}\p{N}\p{M}]/u);
    }),
  );
});

const text = 'The dog, 2 cats?';
const some = sentence({
  target_translation: text,
  target_highlights: [highlight(text, 'cats'), highlight(text, 'dog'), highlight(text, '?')],
  source_translation: 'El perro',
  source_highlights: [highlight('El perro', 'perro', 'source')],
  extra_target_translation: 'Two birds',
  extra_target_highlights: [highlight('Two birds', 'Two birds', 'extra_target')],
});

test('blanks are the highlighted parts of target texts that hold letters, in their order', () => {
  expect(blanksOf(some).map((blank) => [blank.sentence_type, blank.start, blank.text])).toEqual([
    ['target', 4, 'dog'],
    ['target', 11, 'cats'],
    ['extra_target', 0, 'Two birds'],
  ]);
});

test('a text is shown in runs, with underscores where a blank is hidden', () => {
  const blanks: Blank[] = blanksOf(some).with(1, { ...blanksOf(some)[1]!, state: 'revealed' });
  const runs = runsWithBlanks(text, some.target_highlights, 'target', blanks);
  expect(runs.map(({ shown, blank }) => [shown, blank])).toEqual([
    ['The ', null],
    ['___', 0],
    [', 2 ', null],
    ['cats', 1],
    ['?', null],
  ]);
});

test.each<[LanguageId, string, string, boolean]>([
  ['english_uk', 'Café', 'cafe', true],
  ['english_uk', 'dog', 'dogs', false],
  ['german', 'Straße', 'strasse', true],
  ['spanish', 'año', 'ano', false],
  ['turkish', 'ılık', 'ilik', false],
  ['arabic', 'كُتُب', 'كتب', true],
  ['japanese', 'がっこう', 'かっこう', false],
  ['english_uk', 'dog', '', false],
])('%s: %s is filled by %s: %s', (language, expected, typed, fills) => {
  const blank: Blank = { sentence_type: 'target', start: 0, text: expected, state: 'hidden', is_missed: false };
  expect(fillsBlank(blank, typed, language)).toBe(fills);
});
