import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readingLimits } from '../../file-reader.ts';
import { zipByHand } from '../../zip/zip.fixture.ts';
import { failureOf, leavingDeck, scratchFolder, written } from '../open-files.fixture.ts';
import { openPacked, writeCsv } from '../index.ts';

const folder = scratchFolder();
afterAll(() => folder.remove());

type Files = Record<string, string | Uint8Array>;
const packed = (files: Files) =>
  folder.file(zipByHand(Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) }))));
const failure = (files: Files, limits = readingLimits) => failureOf(openPacked, packed(files), limits);
const fixture = (name: string) => fs.readFileSync(`test/fixtures/interchange/tables/${name}`);

async function read(place: string, reading: Parameters<typeof openPacked>[1] = {}) {
  const file = await openPacked(place, reading, readingLimits);
  const rows: { table: number; path: string; cells: string }[] = [];
  const problems = file.problems.map(({ code, text }) => [code, text]);
  for await (const row of file.rows())
    if ('cells' in row)
      rows.push({ table: row.table, path: row.deck_path.join(' > '), cells: row.cells.map(({ text }) => text).join('|') }); // prettier-ignore
    else problems.push([row.code, row.text]);
  await file.close();
  return { ...file, rows, problems };
}

/** Nothing that was unpacked is left beside the file. */
const unpacked = () => fs.readdirSync(path.dirname(folder.place())).filter((name) => name.startsWith('unpacked-'));

describe('a zip file of tables', () => {
  test('has a deck for each file, in folders, and one table for all with the same names of columns', async () => {
    const { format, tables, rows, problems } = await read(
      packed({
        'Spanish/Unit 1.csv': 'Word,Translation\nperro,dog\ngato,cat\n',
        'Spanish/Unit 2.tsv': 'word\ttranslation\nvaca\tcow\n',
        'Spanish/More/list.txt': 'uno - one\ndos - two\n',
        'Note.csv': 'Word,Translation,Note\noso,bear,big\n',
      }),
    );
    expect(format).toBe('zip');
    expect(tables).toEqual([
      { name: 'Spanish/Unit 1.csv, Spanish/Unit 2.tsv', columns: ['Word', 'Translation'], row_count: 5 },
      { name: 'Spanish/More/list.txt', columns: ['', ''], row_count: 2 },
      { name: 'Note.csv', columns: ['Word', 'Translation', 'Note'], row_count: 2 },
    ]);
    expect(rows).toEqual([
      { table: 0, path: 'Spanish > Unit 1', cells: 'Word|Translation' },
      { table: 0, path: 'Spanish > Unit 1', cells: 'perro|dog' },
      { table: 0, path: 'Spanish > Unit 1', cells: 'gato|cat' },
      { table: 0, path: 'Spanish > Unit 2', cells: 'word|translation' },
      { table: 0, path: 'Spanish > Unit 2', cells: 'vaca|cow' },
      { table: 1, path: 'Spanish > More > list', cells: 'uno|one' },
      { table: 1, path: 'Spanish > More > list', cells: 'dos|two' },
      { table: 2, path: 'Note', cells: 'Word|Translation|Note' },
      { table: 2, path: 'Note', cells: 'oso|bear|big' },
    ]);
    expect([problems, unpacked()]).toEqual([[], []]);
  });

  test('takes workbooks with a deck for each sheet, and each text in its own letters', async () => {
    const { rows, read_as } = await read(packed({ 'a.csv': fixture('windows-1251.csv'), 'b.xlsx': fixture('libreoffice.xlsx'), 'c.ods': fixture('odfpy.ods'), 'd.txt': 'müde;tired\nschön;beautiful' })); // prettier-ignore
    expect(rows[0]).toEqual({ table: 0, path: 'a', cells: 'собака|dog' });
    expect(new Set(rows.map((row) => row.path))).toEqual(new Set(['a', 'b > Wörter', 'b > Слова', 'c', 'd']));
    expect(rows.at(-1)!.cells).toBe('schön|beautiful');
    expect(read_as).toMatchObject({ encoding: 'windows-1251', separator: ';' });
  });

  test('passes over what systems put there, and tells what it does not read', async () => {
    const { rows, problems } = await read(
      packed({
        '__MACOSX/._Unit.csv': 'x',
        '.DS_Store': 'x',
        'Unit/.hidden.csv': 'x',
        'Unit/Thumbs.db': 'x',
        'Unit/photo.jpg': 'x',
        'broken.xlsx': fixture('gnumeric-old.xls'),
        'empty.csv': '\n',
        'only a header.csv': 'Word,Translation\n',
        'Unit/a.csv': 'perro;dog\n"gato;cat\nvaca;cow\n',
        'Unit/b.csv': 'oso;bear\n',
      }),
    );
    expect(rows.map(({ path: deck, cells }) => [deck, cells])).toEqual([['Unit > a', 'perro|dog'], ['Unit > a', 'vaca|cow'], ['Unit > b', 'oso|bear']]); // prettier-ignore
    expect(problems).toEqual([
      ['FILE_NOT_READ', 'Unit/photo.jpg'],
      ['FILE_BROKEN', 'broken.xlsx'],
      ['FILE_EMPTY', 'empty.csv'],
      ['FILE_EMPTY', 'only a header.csv'],
      ['ROW_BROKEN', 'Unit/a.csv · "gato;cat'],
    ]);
  });

  test('of one file is as that file alone: its deck has no name of its own', async () => {
    expect((await read(packed({ 'Unit/a.csv': 'perro;dog\ngato;cat' }))).rows.map((row) => row.path)).toEqual(['', '']);
  });

  test('is what our export of several decks writes', async () => {
    const decks = [leavingDeck(['A', 'Unit'], [{ target_text: 'perro', source_text: 'dog' }]), leavingDeck(['A', 'Unit'], [{ target_text: 'oso', note: '=x' }]), leavingDeck(['B'], [])]; // prettier-ignore
    const { place } = await written(writeCsv, folder.place(), decks);
    const { rows, problems } = await read(place);
    expect(rows.map((row) => [row.path, row.cells])).toEqual([['A > Unit', 'Word|Translation'], ['A > Unit', 'perro|dog'], ['A > Unit 2', 'Word|Translation|Note'], ['A > Unit 2', 'oso||=x']]); // prettier-ignore
    expect(problems).toEqual([['FILE_EMPTY', 'B.csv']]);
  });
});

test.each<[string, Files, string]>([
  ['no file', {}, 'NOT_READABLE'],
  ['no table', { 'a.jpg': 'x', 'b.zip': 'y' }, 'NOT_READABLE'],
  ['tables without words', { 'a.csv': '\n', 'b.csv': 'Word,Translation\n' }, 'EMPTY'],
  ['a table that is none', { 'a.xlsx': zipByHand([{ name: 'b.csv', content: Buffer.from('x') }]) }, 'NOT_READABLE'],
  ['a name that leads elsewhere', { 'a.csv': 'x;y', '../../b.csv': 'x;y' }, 'UNSAFE'],
  ['an absolute name', { '/etc/passwd.csv': 'x;y' }, 'UNSAFE'],
  ['a workbook whose names lead elsewhere', { 'a.csv': 'x;y', 'b.xlsx': zipByHand([{ name: '../xl/a', content: Buffer.from('x') }]) }, 'UNSAFE'],
  ['more files than decks can be', Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.csv`, 'x'])), 'TOO_LARGE'],
  ['more different tables than can be chosen of', Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.csv`, `Word\tTranslation\tc${at}\nperro\tdog\tx\ngato\tcat\ty\n`])), 'TOO_LARGE'],
])('a zip file with %s is refused', async (_, files, expected) => {
  expect([await failure(files), unpacked()]).toEqual([expected, []]);
}); // prettier-ignore

test('all files together have the rows and the bytes of one', async () => {
  const rows = 'perro;dog\n'.repeat(60);
  expect(await failure({ 'a.csv': rows, 'b.csv': rows }, { ...readingLimits, rows: 100 })).toBe('TOO_MANY_ROWS');
  expect(await failure({ 'a.csv': rows, 'b.csv': rows }, { ...readingLimits, unpackedBytes: 1000 })).toBe('TOO_LARGE');
  const bomb = Buffer.alloc(2_000_000, 'a');
  expect(await failure({ 'a.csv': bomb }, { ...readingLimits, unpackedBytes: 1_000_000 })).toBe('UNSAFE');
});
