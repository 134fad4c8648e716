import { describe, expect, test } from '@jest/globals';
import {
  isOtherWord,
  isSameText,
  missingTexts,
  roomFor,
  type RowChoice,
  rowWarnings,
  saveProblems,
} from './row-rules.ts';

/** A row with picture, target and source text by their ids; 0 for none. */
const row = (image_id: number, target: number, source = 0, text = `text ${target}`): RowChoice => ({
  image: image_id ? { image_id } : null,
  target: target ? { translation_id: target, text } : null,
  source: source ? { translation_id: source, text: `text ${source}` } : null,
});

describe('the number box of a row', () => {
  test('a picture that stands in two rows is told in both', () => {
    expect(rowWarnings([row(1, 11), row(2, 21), row(1, 12)])).toEqual([
      'DUPLICATE_IMAGE',
      undefined,
      'DUPLICATE_IMAGE',
    ]);
  });

  test('with the same text as well it is an error; a third row with another text is warned', () => {
    expect(rowWarnings([row(1, 11), row(1, 11), row(1, 12)])).toEqual([
      'DUPLICATE_WORD',
      'DUPLICATE_WORD',
      'DUPLICATE_IMAGE',
    ]);
  });

  test('rows without text are twice only by their picture, those without a picture by both texts', () => {
    expect(rowWarnings([row(0, 0), row(0, 0)])).toEqual([undefined, undefined]);
    expect(rowWarnings([row(1, 0), row(1, 0)])).toEqual(['DUPLICATE_IMAGE', 'DUPLICATE_IMAGE']);
    expect(rowWarnings([row(0, 11), row(0, 11), row(1, 11)])).toEqual(['DUPLICATE_WORD', 'DUPLICATE_WORD', undefined]);
    expect(rowWarnings([row(0, 11, 21), row(0, 11, 22)])).toEqual([undefined, undefined]);
  });
});

describe('what keeps a deck from being saved', () => {
  test('an empty deck', () => expect(saveProblems([], false)).toEqual([{ code: 'DECK_EMPTY' }]));

  test.each([
    [row(1, 11, 21), true, []],
    [row(1, 11), false, []],
    [row(1, 11), true, ['SOURCE_MISSING']],
    [row(0, 11, 21), true, []],
    [row(0, 11), false, []],
    [row(0, 11), true, ['SOURCE_MISSING']],
    [row(1, 0, 21), true, ['TARGET_MISSING']],
    [row(0, 0), false, ['TARGET_MISSING']],
    [row(0, 0), true, ['TARGET_MISSING', 'SOURCE_MISSING']],
  ] as const)('%j (with translations: %s) lacks %j', (choice, needsSource, codes) => {
    expect(missingTexts(choice, needsSource)).toEqual(codes);
    const told = codes.map((code) => ({ code, row: 2 }));
    expect(saveProblems([row(9, 91, 92), choice], needsSource)).toEqual(told);
  });

  test('everything of every row is told at once', () => {
    const rows = [row(0, 0), row(1, 11), row(1, 11, 21), row(0, 31), row(0, 31, 32)];
    expect(saveProblems(rows, true)).toEqual([
      { code: 'TARGET_MISSING', row: 1 },
      { code: 'SOURCE_MISSING', row: 1 },
      { code: 'SOURCE_MISSING', row: 2 },
      { code: 'DUPLICATE_WORD', row: 3 },
      { code: 'SOURCE_MISSING', row: 4 },
    ]);
  });

  test('a word that stands there twice is told from its second row on; the same picture twice is none', () => {
    expect(saveProblems([row(1, 11), row(1, 12), row(1, 11), row(1, 11)], false)).toEqual([
      { code: 'DUPLICATE_WORD', row: 3 },
      { code: 'DUPLICATE_WORD', row: 4 },
    ]);
  });
});

describe('whether a change makes a row another word', () => {
  const dog = row(1, 11, 0, 'perro');
  test.each([
    ['another picture with another text', row(2, 21, 0, 'gato'), true],
    ['another picture for the same text', row(2, 22, 0, 'Perro'), false],
    ['another text of the same picture', row(1, 12, 0, 'can'), false],
    ['a picture taken away', row(0, 11, 0, 'perro'), false],
    ['everything taken away', row(0, 0), false],
  ])('%s: %#', (_, after, isOther) => expect(isOtherWord(dog, after)).toBe(isOther));

  test('a row that was not whole yet becomes no other word', () => {
    expect(isOtherWord(row(0, 0), dog)).toBe(false);
    expect(isOtherWord(row(0, 11, 0, 'perro'), row(2, 21, 0, 'gato'))).toBe(false);
  });
});

test.each([
  [0, 400],
  [399, 1],
  [400, 0],
  [401, 0],
])('a deck of %d rows takes %d more', (rows, room) => expect(roomFor(Array(rows).fill(0))).toBe(room));

const name = (translation_id: number | null, text: string) => ({ translation_id, text });

describe('texts of rows', () => {
  test.each([
    ['a name, and what somebody types of it in small letters', name(1, 'Hund'), name(1, 'hund'), true],
    ['a name, and the same with an article', name(1, 'Hund'), name(1, 'der Hund'), false],
    ['names of two pictures that are written alike', name(1, 'perro'), name(2, 'perro'), true],
    ['a name and a text that the library does not have yet', name(1, 'perro'), name(null, 'Perro'), true],
    ['two new texts', name(null, 'perro'), name(null, 'can'), false],
    ['none and none', null, null, true],
    ['none and one', null, name(1, 'perro'), false],
  ])('%s', (_, one, other, isSame) => expect(isSameText(one, other)).toBe(isSame));

  test('a word stands there twice also when the library does not have its name yet', () => {
    const twice = [row(1, 11, 12, 'perro'), { ...row(1, 0, 12), target: name(null, 'Perro') }];
    expect(rowWarnings(twice)).toEqual(['DUPLICATE_WORD', 'DUPLICATE_WORD']);
    expect(saveProblems(twice, true)).toEqual([{ code: 'DUPLICATE_WORD', row: 2 }]);
  });
});
