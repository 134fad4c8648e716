import { describe, expect, test } from '@jest/globals';
import { firstForbidden, foldKey, graphemeCount, similarity, tidyLine, tidyText } from './index.ts';

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
  ])('%j is found under %j', (text, key) => expect(foldKey(text)).toBe(key));

  test.each([
    ['か', 'が'],
    ['ハ', 'パ'],
    ['и', 'й'],
    ['і', 'ї'],
    ['की', 'का'],
    ['เก', 'เก้'],
  ])('%s and %s stay apart, for they are other letters', (one, other) => expect(foldKey(one)).not.toBe(foldKey(other)));
});

test('a line loses the space around it and doubled space inside', () => {
  expect(tidyLine('  Farm \t animals ')).toBe('Farm animals');
  expect(tidyLine('e\u0301')).toBe('\u00e9');
  expect(tidyText('one\r\ntwo \n')).toBe('one\ntwo');
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
