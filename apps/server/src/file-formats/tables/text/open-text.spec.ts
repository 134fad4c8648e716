import fs from 'node:fs';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readPastedList } from '@lexiroom/domain/deck-editor';
import fc from 'fast-check';
import { readingLimits } from '../../file-reader.ts';
import { contentOf, failureOf, scratchFolder } from '../open-files.fixture.ts';
import { openText } from './open-text.ts';

const folder = scratchFolder();
afterAll(() => folder.remove());

async function read(content: string | Uint8Array, reading: Parameters<typeof openText>[1] = {}) {
  const file = await openText(folder.file(content), reading, readingLimits);
  return { ...file, ...(await contentOf(file)) };
}

describe('a text is read', () => {
  test.each<[string, string, string[][]]>([
    ['with tabs', 'perro\tdog\ngato\tcat', [['perro', 'dog'], ['gato', 'cat']]],
    ['with semicolons and quotes', '"perro";"dog; hound"\r\n"ga""to";cat\r\n', [['perro', 'dog; hound'], ['ga"to', 'cat']]],
    ['with commas, four columns', 'a,b,c,d\ne,f,"g,h",i\n', [['a', 'b', 'c', 'd'], ['e', 'f', 'g,h', 'i']]],
    ['with bars', 'a|b\nc|d', [['a', 'b'], ['c', 'd']]],
    ['with cells over several lines', 'a,b,"c\nd"\ne,f,g', [['a', 'b', 'c\nd'], ['e', 'f', 'g']]],
    ['with empty lines and cells', 'a\tb\tc\n\n\t\t\nd\t\te\n', [['a', 'b', 'c'], ['d', '', 'e']]],
    ['as a list with numbers', '1. perro - dog\n2. gato - cat, tomcat', [['perro', 'dog'], ['gato', 'cat, tomcat']]],
    ['as a list with dashes and commas', 'perro – dog, hound\ngato – cat, tomcat', [['perro', 'dog, hound'], ['gato', 'cat, tomcat']]],
    ['as a list of words', 'perro\ngato', [['perro'], ['gato']]],
    ['as a list with commas', 'perro, dog\ngato, cat', [['perro', 'dog'], ['gato', 'cat']]],
    ['as Quizlet exports it in one line', 'perro,dog;gato,cat;pez,fish', [['perro', 'dog'], ['gato', 'cat'], ['pez', 'fish']]],
    ['as Quizlet exports it in blocks', 'perro\tdog\nan animal\n\ngato\tcat\n\npez\tfish', [['perro', 'dog\nan animal'], ['gato', 'cat'], ['pez', 'fish']]],
    ['with a quote that is a letter', '5" nail\tclavo\nsay "hi"\tdecir', [['5" nail', 'clavo'], ['say "hi"', 'decir']]],
    ['with neutralised formulas', "a\tb\n'=1+1\t'-e\n''=x\t'tis", [['a', 'b'], ['=1+1', '-e'], ["'=x", "'tis"]]],
  ])('%s', async (_, text, rows) => expect((await read(text)).rows).toEqual(rows)); // prettier-ignore

  test.each([
    ['a dash', 'perro - dog - hound\ngato - cat', ' - ', undefined, [['perro', 'dog', 'hound'], ['gato', 'cat']]],
    ['some signs', 'perro<=>dog, hound\ngato<=>cat', '<=>', undefined, [['perro', 'dog, hound'], ['gato', 'cat']]],
    ['signs of its own for rows', 'a - b##c - d##e - f', ' - ', '##', [['a', 'b'], ['c', 'd'], ['e', 'f']]],
    ['rows that end with a semicolon', 'a, b; c, d; e, f', null, ';', [['a', 'b'], ['c', 'd'], ['e', 'f']]],
    ['commas, though there are tabs', 'a,b\tc\nd,e\tf', ',', undefined, [['a', 'b\tc'], ['d', 'e\tf']]],
  ])('as somebody says: by %s', async (_, text, separator, row_separator, rows) => {
    expect((await read(text, { separator, row_separator })).rows).toEqual(rows);
  }); // prettier-ignore

  test('with what it was read as, its header and the lines of its rows', async () => {
    const file = await read('\uFEFFWort;Übersetzung\r\n\r\n"Hund\r\nm";dog\r\nKatze;cat\r\n');
    expect(file.format).toBe('csv');
    expect(file.tables).toEqual([{ name: '', columns: ['Wort', 'Übersetzung'], row_count: 3 }]);
    expect(file.read_as).toEqual({ encoding: 'utf-8', separator: ';', row_separator: '\n' });
    expect(file.lines).toEqual([1, 3, 5]);
  });

  test('as the editor of decks reads what is pasted there', async () => {
    const word = fc.stringMatching(/^[a-zñ]{1,8}$/u);
    const sign = fc.constantFrom('; ', ', ', ' - ', ' – ', ': ', ' = ', '、', '\t');
    const mark = fc.constantFrom<(number: number) => string>(() => '', () => '• ', (number) => `${number}. `); // prettier-ignore
    const rows = fc.array(fc.tuple(word, word), { minLength: 3, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(rows, sign, mark, async (words, parting, markOf) => {
        const pasted = words.map((row, at) => markOf(at + 1) + row.join(parting)).join('\n');
        const list = readPastedList(pasted).map(({ word: one, translation }) => [one, translation]);
        expect((await read(pasted)).rows).toEqual(list);
      }),
      { numRuns: 60 },
    );
  });

  test('whatever its cells hold, by whatever signs they are parted', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ñ', '犬', '"', ';', ',', '\t', '\n', '\r\n', ' ', '-', '|'), minLength: 1, maxLength: 6 }); // prettier-ignore
    const row = fc.tuple(cell, cell, cell).filter((cells) => cells.some((text) => text.trim() !== ''));
    const sign = fc.constantFrom(';', ',', '\t', '|', ' - ', '<=>');
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), sign, async (rows, separator) => {
        const text = rows.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(separator)).join('\r\n'); // prettier-ignore
        expect((await read(text, { separator })).rows).toEqual(rows.map((cells) => cells.map((one) => one.replaceAll('\r\n', '\n')))); // prettier-ignore
      }),
      { numRuns: 100 },
    );
  });
});

describe('a broken row', () => {
  test('breaks no other: a quote that is not closed', async () => {
    const { rows, problems } = await read('a;b\n"perro;dog\ngato;cat\npez;fish\n"ave;bird\nx;y', { separator: ';' });
    expect(rows).toEqual([['a', 'b'], ['gato', 'cat'], ['pez', 'fish'], ['x', 'y']]); // prettier-ignore
    expect(problems.map(({ line, code, text }) => [line, code, text])).toEqual([[2, 'ROW_BROKEN', '"perro;dog'], [5, 'ROW_BROKEN', '"ave;bird']]); // prettier-ignore
  });

  test('has more cells than a table may have', async () => {
    const { problems, tables } = await read(`a;b\n${'x;'.repeat(60)}\nc;d`, { separator: ';' });
    expect(problems).toMatchObject([{ line: 2, code: 'ROW_BROKEN', text: 'x' }]);
    expect(tables[0]).toMatchObject({ columns: ['', ''], row_count: 3 });
  });
});

const utf16 = (text: string, isBig: boolean) => (isBig ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'utf16le')); // prettier-ignore

describe('an encoding is found', () => {
  const german = 'Tür;door\nÄpfel;apples\nschön;beautiful\nStraße;street\nKönig;king\nfrüh;early\nMädchen;girl\n';

  test.each([
    ['utf-8', Buffer.from(german)],
    ['utf-8', Buffer.from(`\uFEFF${german}`)],
    ['utf-16le', utf16(`\uFEFF${german}`, false)],
    ['utf-16be', utf16(`\uFEFF${german}`, true)],
    ['utf-16le', utf16(german, false)],
    ['utf-16be', utf16(german, true)],
    ['utf-16le', utf16('犬\t猫\n山\t川\n', false)],
  ])('%s %#', async (encoding, bytes) => {
    const file = await read(bytes);
    expect(file.read_as?.encoding).toBe(encoding);
    expect(['Tür', '犬']).toContain(file.rows[0]![0]);
  });

  test('or said', async () => {
    const file = await read(Buffer.from([0xd4, 0xc5, 0x3b, 0x78]), { encoding: 'koi8-r', separator: ';' });
    expect(file.rows).toEqual([['те', 'x']]);
    expect(await failureOf((place) => openText(place, { encoding: 'nothing' }, readingLimits), folder.file('a'))).toBe('NOT_READABLE'); // prettier-ignore
    expect(await failureOf((place) => openText(place, { encoding: 'utf-8' }, readingLimits), folder.file(Buffer.from([0x61, 0xff])))).toBe('NOT_READABLE'); // prettier-ignore
  });
});

describe('what is no text, or too much, is refused', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'EMPTY'],
    ['only empty lines', '\n \n\n', 'EMPTY'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]), 'NOT_READABLE'],
    ['random bytes', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919 + (at >> 3)) % 256)), 'NOT_READABLE'],
    ['a PDF', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 31) % 256))]), 'NOT_READABLE'],
    ['a long line', 'a'.repeat(400_000), 'TOO_LARGE'],
    ['a long line of cells', 'a;'.repeat(400_000), 'TOO_LARGE'],
    ['a quote that is never closed, in a long line', `a;b\n"${'x'.repeat(400_000)}`, 'TOO_LARGE'],
  ])('%s', async (_, content, failure) => expect(await failureOf(openText, folder.file(content))).toBe(failure)); // prettier-ignore

  test('more rows than may be', async () => {
    expect(await failureOf(openText, folder.file('a;b\n'.repeat(11)), { ...readingLimits, rows: 10 })).toBe('TOO_MANY_ROWS'); // prettier-ignore
    expect(await failureOf(openText, folder.file('a;b\n'.repeat(10)), { ...readingLimits, rows: 10 })).toBe('READ');
  });

  test('a line of 300 MB, without holding it', async () => {
    const place = folder.place();
    const file = fs.openSync(place, 'w');
    const piece = Buffer.alloc(10_000_000, 'a');
    for (let at = 0; at < 30; at += 1) fs.writeSync(file, piece);
    fs.closeSync(file);
    const before = process.memoryUsage.rss();
    expect(await failureOf(openText, place)).toBe('TOO_LARGE');
    fs.rmSync(place);
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
  }, 30_000);

  test('100,000 rows are read one after the other', async () => {
    const place = folder.file(Array.from({ length: 100_000 }, (_, at) => `palabra ${at};word ${at};note`).join('\n'));
    const file = await openText(place, {}, readingLimits);
    expect(file.tables[0]!.row_count).toBe(100_000);
    let count = 0;
    for await (const row of file.rows()) count += 'cells' in row ? 1 : 0;
    expect(count).toBe(100_000);
  }, 30_000);
});
