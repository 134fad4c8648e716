/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { columnName, type XlsxSheet, xlsxOf } from './xlsx-file.ts';

const partsOf = (sheet: XlsxSheet): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(xlsxOf(sheet))).map(([path, bytes]) => [path, strFromU8(bytes)]));
const sheetOf = (rows: XlsxSheet['rows']) => partsOf({ name: '7b', rows })['xl/worksheets/sheet1.xml']!;

/** Place, kind and content of each cell. */
const cellsOf = (rows: XlsxSheet['rows']) =>
  [...sheetOf(rows).matchAll(/<c r="(\w+)"(?: t="(\w+)")?>(.*?)<\/c>/gsu)].map(([, place, kind, content]) => [
    place,
    kind,
    content!.replaceAll(/<[^>]*>/g, ''),
  ]);

test('numbers are numbers, texts are texts, and what is empty is left out', () =>
  expect(
    cellsOf([
      ['Ada', 80, null],
      ['', 0.5, ' Dua '],
    ]),
  ).toEqual([
    ['A1', 'inlineStr', 'Ada'],
    ['B1', undefined, '80'],
    ['B2', undefined, '0.5'],
    ['C2', 'inlineStr', ' Dua '],
  ]));

test.each(['=1+1', '+49', '@SUM(A1)', 'محمد', '👩‍👩‍👧'])('%s stays the text that it is, and no formula', (text) => {
  expect(cellsOf([[text]])).toEqual([['A1', 'inlineStr', text]]);
  expect(sheetOf([[text]])).not.toContain('<f');
});

test('what means something in XML is written so that it means itself', () =>
  expect(cellsOf([['<b>&"']])).toEqual([['A1', 'inlineStr', '&lt;b&gt;&amp;&quot;']]));

test('what XML cannot hold is left out of a text', () =>
  expect(cellsOf([['a\u0000b\uFFFFc\uD800d']])).toEqual([['A1', 'inlineStr', 'abcd']]));

test('every part that is named is there', () => {
  const parts = partsOf({ name: '7b', rows: [] });
  const named = [...parts['[Content_Types].xml']!.matchAll(/PartName="\/([^"]+)"/g)].map(([, path]) => path!);
  expect(named).toHaveLength(2);
  expect(named.filter((path) => !parts[path])).toEqual([]);
  expect(parts['_rels/.rels']).toContain('Target="xl/workbook.xml"');
});

test('each table has a sheet of its own, and no two the same name', () => {
  const sheets = [
    { name: 'Sea', rows: [['a']] },
    { name: 'sea', rows: [['b']] },
    { name: 'Land', rows: [['c']] },
  ];
  const parts = Object.fromEntries(Object.entries(unzipSync(xlsxOf(...sheets))).map(([path, bytes]) => [path, strFromU8(bytes)])); // prettier-ignore
  const names = [...parts['xl/workbook.xml']!.matchAll(/<sheet name="([^"]+)" sheetId="\d" r:id="(rId\d)"/g)];
  expect(names.map(([, name]) => name)).toEqual(['Sea', 'sea 2', 'Land']);
  const contents = names.map(([, , id]) => {
    const target = new RegExp(`Id="${id}"[^>]*Target="([^"]+)"`).exec(parts['xl/_rels/workbook.xml.rels']!)![1];
    return /<t [^>]*>(.*?)<\/t>/.exec(parts[`xl/${target}`]!)![1];
  });
  expect(contents).toEqual(['a', 'b', 'c']);
  expect(parts['[Content_Types].xml']!.match(/worksheets\/sheet\d/g)).toHaveLength(3);
});

test.each([
  ['7b / Spanish: [a]', '7b   Spanish   a'],
  ['a'.repeat(40), 'a'.repeat(31)],
  ['***', '1'],
])('the sheet of %s is called %s', (name, sheet) =>
  expect(partsOf({ name, rows: [] })['xl/workbook.xml']).toContain(`<sheet name="${sheet}" `),
);

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (column, name) => expect(columnName(column)).toBe(name));
