import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  hasListMarks,
  type ListReading,
  pastedProblems,
  readPastedList,
  thirdColumnOf,
  withColumnsSwapped,
} from './pasted-list.ts';

const read = (pasted: string, reading?: ListReading) =>
  readPastedList(pasted, reading).map(({ word, translation }) => [word, translation]);

const readThree = (pasted: string, reading?: ListReading) =>
  readPastedList(pasted, reading).map(({ word, translation, extra }) => [word, translation, extra]);

const lettersOf = (text: string) => text.replaceAll(/[^añ犬]/gu, '');
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
    ['dashes with spaces around', 'perro - dog\ngato – cat\npez — fish', [['perro', 'dog'], ['gato', 'cat'], ['pez', 'fish']]],
    ['a dash within a word', 'camiseta - T-shirt\nice-cream, helado', [['camiseta', 'T-shirt'], ['ice-cream', 'helado']]],
    ['colons', 'perro: dog\ngato : cat\n犬：dog', [['perro', 'dog'], ['gato', 'cat'], ['犬', 'dog']]],
    ['a time has no colon to part it', '10:30, half past ten', [['10:30', 'half past ten']]],
    ['equals signs, with spaces and without', 'perro = dog\ngato=cat', [['perro', 'dog'], ['gato', 'cat']]],
    ['commas behind the sign that more lines have', 'banco - bench, bank\ngato - cat', [['banco', 'bench, bank'], ['gato', 'cat']]],
    ['a dash in a list of commas', 'gato, cat - tomcat\npez, fish\nave, bird', [['gato', 'cat - tomcat'], ['pez', 'fish'], ['ave', 'bird']]],
    ['numbers in front', '1. perro - dog\n2. gato - cat\n3. pez', [['perro', 'dog'], ['gato', 'cat'], ['pez', null]]],
    ['numbers with brackets, without space, in Chinese', '1) perro\n2)gato\n3、狗', [['perro', null], ['gato', null], ['狗', null]]],
    ['numbers below a heading', 'Unidad\n(7) perro\n(8) gato', [['Unidad', null], ['perro', null], ['gato', null]]],
    ['a column of numbers', '1\tperro\tdog\n2\tgato\tcat', [['perro', 'dog'], ['gato', 'cat']]],
    ['numbers as a text program copies them', '1.\tperro\n2.\tgato', [['perro', null], ['gato', null]]],
    ['bullets', '• perro: dog\n- gato - cat\n*  pez', [['perro', 'dog'], ['gato', 'cat'], ['pez', null]]],
    ['numbers that count nothing', '7. Sinn\n2. Klasse', [['7. Sinn', null], ['2. Klasse', null]]],
    ['numbers that are words', '1\tone\n2\ttwo\n3, three', [['1', 'one'], ['2', 'two'], ['3', 'three']]],
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

  test.each([
    ['a comma', 'a - b, c', { separator: 'comma' }, [['a - b', 'c']]],
    ['a dash without spaces', 'Hund-dog\nKatze – cat\nMaus- mouse', { separator: 'dash' }, [['Hund', 'dog'], ['Katze', 'cat'], ['Maus', 'mouse']]],
    ['a colon without space', 'Hund:dog', { separator: 'colon' }, [['Hund', 'dog']]],
    ['nothing', 'a; b\nc - d', { separator: 'none' }, [['a; b', null], ['c - d', null]]],
    ['numbers that stay', '1. Klasse\n2. Klasse: form', { keepsMarks: true }, [['1. Klasse', null], ['2. Klasse', 'form']]],
  ] as const)('is read as somebody says: by %s', (_, pasted, reading, lines) =>
    expect(read(pasted, reading)).toEqual(lines),
  ); // prettier-ignore

  test('tells whether there is something in front to cut off', () => {
    expect(hasListMarks('1. perro\n2. gato')).toBe(true);
    expect(hasListMarks('perro - dog\n7. Sinn')).toBe(false);
  });

  test('has its columns swapped, but for lines of one text, and swapped back', () => {
    const lines = readPastedList('dog; perro\ngato\n; cat');
    const swapped = withColumnsSwapped(lines);
    expect(swapped.map(({ word, translation }) => [word, translation])).toEqual([
      ['perro', 'dog'],
      ['gato', null],
      ['', 'cat'],
    ]);
    expect(withColumnsSwapped(swapped)).toEqual(lines);
  });

  const word = fc.stringMatching(/^[a-zñ犬]{1,8}(-[a-z]{1,4}| [a-z]{1,4})?$/u);
  const listSign = fc.constantFrom('\t', '; ', ', ', ' - ', ' – ', ' — ', ': ', ' : ', ' = ', '=', '；', '、', '：');
  const mark = fc.constantFrom<(number: number) => string>(
    () => '',
    () => '• ',
    () => '- ',
    (number) => `${number}. `,
    (number) => `${number}) `,
    (number) => `(${number})\t`,
  );

  test('is read alike whatever parts its lines, and whatever numbers them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word), { minLength: 2 }), listSign, mark, (rows, sign, markOf) => {
        const list = rows.map((row, index) => markOf(index + 1) + row.join(sign)).join('\n');
        expect(read(list)).toEqual(rows.map((row) => row.map(tidy)));
      }),
    );
  });

  test('loses no letter but the signs that part it, whatever it is made of', () => {
    const anything = fc.string({
      unit: fc.constantFrom('a', 'ñ', '犬', '1', '.', ')', '-', ':', ' ', '\t', '\n', ',', '=', '"'),
    });
    fc.assert(
      fc.property(
        anything.filter((text) => !text.includes('\t')),
        (pasted) => {
          const all = read(pasted).flat().join('');
          expect(lettersOf(all)).toBe(lettersOf(pasted));
        },
      ),
    );
  });

  test('whatever is written as a table by a spreadsheet is read as it was', () => {
    const cell = fc.string({ minLength: 1, unit: fc.constantFrom('a', 'ñ', '犬', '"', ';', ',', '\t', '\n', '-') });
    const told = cell.filter((text) => /[a-zñ犬]/u.test(text));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(told, told)),
        fc.constantFrom('\t', ';', ',', '，', '؛', ' - ', ' – ', ': ', '='),
        (rows, sign) => {
          const table = rows.map((row) => row.map(quote).join(sign)).join('\r\n');
          expect(read(table)).toEqual(rows.map((row) => row.map(tidy)));
        },
      ),
    );
  });
});

describe('a third column', () => {
  const german = ['Hund\tdog\tder Hund, die Hunde', 'Katze\tcat\tdie Katze, -n', 'Maus\tmouse\tdie Maus, -\u0308e'];
  const withTexts = [
    ['Hund', 'dog', 'der Hund, die Hunde'],
    ['Katze', 'cat', 'die Katze, -n'],
    ['Maus', 'mouse', 'die Maus, -\u0308e'],
  ];
  const withoutTexts = withTexts.map(([word, translation]) => [word, translation, null]);

  test.each([
    ['tabs', '\t'],
    ['semicolons', '; '],
    ['full-width semicolons', '；'],
  ])('is the second text where nearly all lines have it, parted by %s', (_, sign) => {
    const list = german.map((line) => line.replaceAll('\t', sign)).join('\n');
    expect(readThree(list)).toEqual(withTexts);
    expect(thirdColumnOf(list)).toBe('second text');
    expect(readThree(list, { thirdColumn: 'ignored' })).toEqual(withoutTexts);
  });

  test('may be empty in one line of five, and no more', () => {
    const five = [...german, 'Fisch\tfish\tder Fisch', 'gehen\tto go'].join('\n');
    expect(readThree(five).at(-1)).toEqual(['gehen', 'to go', null]);
    expect(readThree(five)[0]).toEqual(withTexts[0]);
    const four = [...german, 'gehen\tto go'].join('\n');
    expect(readThree(four)[0]).toEqual(withoutTexts[0]);
    expect(thirdColumnOf(four)).toBe('ignored');
    expect(readThree(four, { thirdColumn: 'second text' })[0]).toEqual(withTexts[0]);
  });

  test('that is no second text is left out, as long as nobody takes it', () => {
    const long = 'x'.repeat(101);
    const list = `Hund\tdog\t${long}\nKatze\tcat\t${long}`;
    expect(readThree(list)).toEqual([['Hund', 'dog', null], ['Katze', 'cat', null]]); // prettier-ignore
    const taken = readPastedList(list, { thirdColumn: 'second text' });
    expect(pastedProblems(taken, [])[0]).toEqual({ code: 'EXTRA_TEXT_TOO_LONG', length: 101, side: 'extra' });
  });

  test('is none where commas or dashes part, nor where only some lines have another semicolon', () => {
    expect(thirdColumnOf('banco, bench, bank')).toBeUndefined();
    expect(thirdColumnOf('perro - dog - hound')).toBeUndefined();
    expect(readThree('gato; cat\npez; fish; ave\nrata; rat')[1]).toEqual(['pez', 'fish; ave', null]);
  });

  test('stays with the word when the columns are swapped; columns after it are left out', () => {
    const [line] = withColumnsSwapped(readPastedList('dog\tHund\tder Hund\tTiere'));
    expect(line).toMatchObject({ word: 'Hund', translation: 'dog', extra: 'der Hund' });
  });

  test('may be quoted, with what else parts a line', () => {
    const list = 'Hund;dog;"der Hund; die Hunde"';
    expect(readThree(list, { thirdColumn: 'second text' })).toEqual([['Hund', 'dog', 'der Hund; die Hunde']]);
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
