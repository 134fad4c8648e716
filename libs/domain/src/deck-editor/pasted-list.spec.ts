import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pastedProblems, readPastedList } from './pasted-list.ts';

const read = (pasted: string) => readPastedList(pasted).map(({ word, translation }) => [word, translation]);

const numbers = (pasted: string) => readPastedList(pasted).map(({ line }) => line);
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
const tidy = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

const problems = (lines: [string, (string | null)?][], present: string[] = []) =>
  pastedProblems(
    lines.map(([word, translation = null]) => ({ word, translation })),
    present,
  );

describe('a pasted list', () => {
  test.each([
    ['one word a line', 'perro\ngato', [['perro', null], ['gato', null]]],
    ['a translation after a tab', 'perro\tdog', [['perro', 'dog']]],
    ['a translation after a semicolon', 'perro; dog', [['perro', 'dog']]],
    ['a translation after a comma', 'perro, dog', [['perro', 'dog']]],
    ['full-width signs', '犬；dog\n猫，cat\n鳥、bird', [['犬', 'dog'], ['猫', 'cat'], ['鳥', 'bird']]],
    ['Arabic signs', 'كلب، dog\nقطة؛ cat', [['كلب', 'dog'], ['قطة', 'cat']]],
    ['a comma in a translation after a semicolon', 'banco; bench, bank', [['banco', 'bench, bank']]],
    ['a comma in a translation after a tab', 'banco\tbench, bank', [['banco', 'bench, bank']]],
    ['a second comma stays in the translation', 'banco, bench, bank', [['banco', 'bench, bank']]],
    ['lines of different kinds', 'a; b\nc, d\ne', [['a', 'b'], ['c', 'd'], ['e', null]]],
    ['a line without the tab that others have', 'a\tb\nc, d\ne;f\ng，h', [['a', 'b'], ['c', 'd'], ['e', 'f'], ['g', 'h']]],
    ['a tab parts its line alone', 'a, b\nc; d\te, f', [['a', 'b'], ['c; d', 'e, f']]],
    ['columns after the second are left out', 'perro\tdog\tun animal', [['perro', 'dog']]],
    ['Windows line ends', 'perro\r\ngato\r\n', [['perro', null], ['gato', null]]],
    ['old line ends', 'perro\rgato', [['perro', null], ['gato', null]]],
    ['empty lines, lines of space and lines of signs', '\n perro \n\n  \n;\ngato', [['perro', null], ['gato', null]]],
    ['empty rows of a table', 'perro\tdog\n\t\n \t \ngato\tcat', [['perro', 'dog'], ['gato', 'cat']]],
    ['a byte order mark', '\uFEFFperro', [['perro', null]]],
    ['space around and inside', '  ice   cream \u00a0; helado ', [['ice cream', 'helado']]],
    ['a translation of spaces is none', 'perro;  ', [['perro', null]]],
    ['a translation without a word is kept, to be told', '; dog', [['', 'dog']]],
    ['cells in quotes', '"perro","dog"\n"gato";"cat"', [['perro', 'dog'], ['gato', 'cat']]],
    ['signs within quotes part nothing', '"bench, bank";banco', [['bench, bank', 'banco']]],
    ['a doubled quote is one', '"the ""dog""",perro', [['the "dog"', 'perro']]],
    ['a line end within quotes is a space', '"ice\ncream"\thelado\ngato\tcat', [['ice cream', 'helado'], ['gato', 'cat']]],
    ['a tab within quotes does not make it a table', '"ice\tcream";helado', [['ice cream', 'helado']]],
    ['a quote that does not end is a letter', '"perro, dog\ngato, cat', [['"perro', 'dog'], ['gato', 'cat']]],
    ['a quote inside a cell is a letter', '5" nail; clavo', [['5" nail', 'clavo']]],
    ['letters taken apart are put together', 'cafe\u0301', [['caf\u00e9', null]]],
    ['nothing', '', []],
  ])('%s', (_, pasted, lines) => expect(read(pasted)).toEqual(lines)); // prettier-ignore

  test('lines keep the number they have in what was pasted', () => {
    expect(numbers('\r\nperro\r\n\r\ngato')).toEqual([2, 4]);
    expect(numbers('"ice\r\ncream";helado\r\ngato')).toEqual([1, 3]);
  });

  test('whatever is written as a table by a spreadsheet is read as it was', () => {
    const cell = fc.string({ minLength: 1, unit: fc.constantFrom('a', 'ñ', '犬', '"', ';', ',', '\t', '\n', '-') });
    const told = cell.filter((text) => /[a-zñ犬]/u.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(told, told)), fc.constantFrom('\t', ';', ',', '，', '؛'), (rows, sign) => {
        const table = rows.map((row) => row.map(quote).join(sign)).join('\r\n');
        expect(read(table)).toEqual(rows.map((row) => row.map(tidy)));
      }),
    );
  });
});

describe('what is wrong with a line', () => {
  test.each([
    ['nothing', 'perro', null, undefined],
    ['only spaces', '', 'dog', { code: 'ONLY_SPACES', side: 'word' }],
    ['a character that may not be there', 'a=b', null, { code: 'FORBIDDEN_CHARACTER', character: '=', side: 'word' }],
    ['a word of 51 letters', 'a'.repeat(51), null, { code: 'TRANSLATION_TOO_LONG', length: 51, side: 'word' }],
    ['a comma in the translation', 'a', 'b, c', { code: 'FORBIDDEN_CHARACTER', character: ',', side: 'translation' }],
    ['a long translation', 'a', 'b'.repeat(51), { code: 'TRANSLATION_TOO_LONG', length: 51, side: 'translation' }],
  ] as const)('%s', (_, word, translation, problem) => {
    expect(problems([[word, translation]])).toEqual([problem]);
  });

  test('a word that stands in the deck, or further up in the list, is there already', () => {
    const twice = { code: 'TWICE', side: 'word' };
    expect(problems([['Perro'], ['gato'], ['GATO', 'cat']], ['perro'])).toEqual([twice, undefined, twice]);
  });

  test('words that differ in an accent are two', () => {
    expect(problems([['papa'], ['papá']])).toEqual([undefined, undefined]);
  });

  test('a deck of 398 rows takes two more; faulty lines take no room', () => {
    const present = Array.from({ length: 398 }, (_, index) => `word ${index}`);
    expect(problems([['a'], ['word 1'], [''], ['b'], ['c'], ['d']], present).map((problem) => problem?.code)).toEqual([
      undefined,
      'TWICE',
      'ONLY_SPACES',
      undefined,
      'DECK_FULL',
      'DECK_FULL',
    ]);
  });
});
