import fs from 'node:fs';
import { afterAll, describe, expect, test } from '@jest/globals';
import { type OpenFile, readingLimits } from '../../file-reader.ts';
import { writeZip } from '../../zip/index.ts';
import { openOds, openText, openXlsx } from '../index.ts';
import { contentOf, failureOf, scratchFolder } from '../open-files.fixture.ts';
import { shownNumber } from './shown-number.ts';

const folder = scratchFolder();
afterAll(() => folder.remove());

const fixture = (name: string) => `test/fixtures/interchange/tables/${name}`;
async function read(open: OpenFile, place: string) {
  const file = await open(place, {}, readingLimits);
  const content = await contentOf(file);
  await file.close();
  return { ...file, ...content };
}

/** Sheets end each row with the last cell in which something stands; texts have all cells. */
const withoutEnds = (rows: string[][]) => rows.map((row) => row.slice(0, row.findLastIndex((text) => text !== '') + 1)); // prettier-ignore

describe('files of other programs', () => {
  const german = [['Wort', 'Übersetzung', 'Plural', 'Beispiel'], ['Hund', 'dog', 'Hunde', 'Der Hund bellt.'], ['Straße', 'street', 'Straßen', 'Die "lange" Straße; <hier> & dort.'], ['Tür', 'door', 'Türen']]; // prettier-ignore

  test.each<[string, OpenFile, string[]]>([
    ['openpyxl.xlsx', openXlsx, ['', '2026-11-27']],
    ['gnumeric.xlsx', openXlsx, ['', '2026-11-27']],
    ['gnumeric.ods', openOds, ['', '27.11.2026']],
  ])('%s', async (name, open, day) => {
    const { tables, rows, lines } = await read(open, fixture(name));
    // Gnumeric's own workbooks for Excel do not say that a sheet is hidden.
    const shown = tables.filter((table) => name !== 'gnumeric.xlsx' || table.name !== 'Secret');
    expect(shown.map((table) => [table.name, table.row_count])).toEqual([['Deutsch', 4], ['Mixed', 5], ['عربي', 2]]); // prettier-ignore
    expect(tables[0]!.columns).toEqual(german[0]);
    expect(rows.slice(0, 4)).toEqual(german);
    expect(lines.slice(4, 9)).toEqual([4, 5, 6, 7, 8]);
    expect(rows.slice(4, 9).map((cells) => cells.slice(0, 2))).toEqual([['', 'der Hund'], day, ['', '50%'], ['', 'merged'], ['', expect.stringMatching(/^0?9:05/u)]]); // prettier-ignore
    expect(rows[5]![2]).toBe('007');
    expect(rows.at(-1)).toEqual(['كلب', 'dog']);
  });

  test('XlsxWriter: results of formulas, texts that look like them, the calendar of 1904', async () => {
    const { rows } = await read(openXlsx, fixture('xlsxwriter.xlsx'));
    expect(rows).toEqual([['Front', 'Back'], ['perro', '=dog'], ['2026-11-27', '0.3'], ['der Hund', 'dog']]); // prettier-ignore
  });

  test('odfpy: what is repeated, and no remarks', async () => {
    const { rows, lines } = await read(openOds, fixture('odfpy.ods'));
    expect(rows).toEqual([['Palabra', 'Traducción'], ['el  perro', 'dog\nhound'], ['x', 'x'], ['x', 'x']]); // prettier-ignore
    expect(lines).toEqual([1, 5, 6, 7]);
  });

  test.each(
    fs
      .readdirSync('test/fixtures/interchange/tables')
      .filter((name) => /^(?!gnumeric|libreoffice).*\.csv$/u.test(name)),
  )('%s', async (name) => {
    // prettier-ignore
    const file = await read(openText, fixture(name));
    const encoding = name.replace('.csv', '');
    const expected = new TextDecoder(encoding).decode(fs.readFileSync(fixture(name)));
    expect(file.rows.map((cells) => cells.join(';')).join('\n')).toBe(expected.trim());
  });

  test('gnumeric.csv', async () => {
    expect((await read(openText, fixture('gnumeric.csv'))).rows[2]![3]).toBe('Die "lange" Straße; <hier> & dort.');
  });

  describe('LibreOffice', () => {
    const words = [
      ['Wort', 'Übersetzung', 'Plural', 'Notiz'],
      ['der Hund', 'dog', 'Hunde', 'Er sagt "wau"; immer, überall.'],
      ['die Straße', 'street', 'Straßen', 'lang\nund breit'],
      ['die Tür', '<door> & gate', 'Türen', ''],
      ['die Katze', 'cat', '', 'x  y'],
      ['das Haus', 'house', 'Häuser', 'a\u00a0b'],
      ['der Apfel', 'apple', 'Äpfel', "'s ist rot"],
      ['-s', '+ending', '=plural', '@home'],
      ['die Zahl', '7', '1234.5', '007'],
      ['der Tag', '27.11.2026', '27.11.2026 09:05', '09:05'],
      ['die Hälfte', '50%', '1', '0.3'],
      ['verbunden', '', 'joined', ''],
    ];
    const inExcel = words.map((row) => row[0] === 'der Tag' ? ['der Tag', '2026-11-27', '2026-11-27 9:05', '9:05'] : row); // prettier-ignore
    const others = [['Слово', 'كلمة', '言葉', 'Translation'], ['собака', 'كلب', '犬', 'dog'], ['счастье', 'سعادة', '幸せ', 'luck,\nhappiness'], ['"да"', 'نعم', 'はい', '😀 yes']]; // prettier-ignore

    test.each<[string, OpenFile, string[][]]>([
      ['libreoffice.xlsx', openXlsx, inExcel],
      ['libreoffice.ods', openOds, words],
    ])('%s: both sheets that can be seen, cell by cell', async (name, open, first) => {
      const { tables, rows, lines } = await read(open, fixture(name));
      expect(tables.map((table) => [table.name, table.row_count, table.columns])).toEqual([['Wörter', 12, words[0]], ['Слова', 4, others[0]]]); // prettier-ignore
      expect(rows).toEqual([...withoutEnds(first), ...others]);
      expect(lines).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 1, 2, 3, 4]);
    });

    test.each([
      ['libreoffice-utf-8.csv', 'utf-8', ',', words],
      ['libreoffice-windows-1252.csv', 'windows-1252', ';', words],
      ['libreoffice-utf-16.csv', 'utf-16le', '\t', others],
    ])('%s: cell by cell', async (name, encoding, separator, expected) => {
      const { tables, read_as, rows, problems } = await read(openText, fixture(name));
      expect(read_as).toEqual({ encoding, separator, row_separator: '\n' });
      expect(tables).toEqual([{ name: '', columns: expected[0], row_count: expected.length }]);
      expect([rows, problems]).toEqual([expected, []]);
    });
  });

  test('an old .xls cannot be read', async () => {
    for (const open of [openText, openXlsx]) expect(await failureOf(open, fixture('gnumeric-old.xls'))).toBe('NOT_READABLE'); // prettier-ignore
  });
});

test.each([
  ['7', 'General', '7'],
  ['0.30000000000000004', 'General', '0.3'],
  ['1234567.891', '#,##0.00', '1,234,567.89'],
  ['-5', '0', '-5'],
  ['7', '000', '007'],
  ['0.256', '0%', '26%'],
  ['1.5', '0.00" kg"', '1.50'],
  ['46353', 'dd/mm/yyyy', '2026-11-27'],
  ['46353.5', 'd.m.yy h:mm', '2026-11-27 12:00'],
  ['0.378472222', '[$-409]h:mm:ss', '9:05:00'],
  ['x', '0', 'x'],
  ['1e300', 'yyyy-mm-dd', '1e+300'],
])('the number %s in the format %s is shown as %s', (written, format, shown) =>
  expect(shownNumber(written, format, false)).toBe(shown),
);

async function zipped(parts: Record<string, string>): Promise<string> {
  const place = folder.place();
  const zip = writeZip(place, 0);
  for (const [name, content] of Object.entries(parts)) await zip.add(name, Buffer.from(content));
  await zip.close();
  return place;
}

const relations = (type: string, target: string) => `<Relationships><Relationship Id="r1" Type="x/${type}" Target="${target}"/></Relationships>`; // prettier-ignore
const workbook = (sheet: string, more: Record<string, string> = {}) =>
  zipped({
    '_rels/.rels': relations('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  });
const sheetOf = (xml: string) => `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${xml}</sheetData></worksheet>`;
const wordCell = (place: string, text = 'x') => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const ods = (table: string, before = '') =>
  zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': `${before}<office:document-content><table:table table:name="a">${table}</table:table></office:document-content>` }); // prettier-ignore

describe('hostile files are refused', () => {
  test.each<[string, OpenFile, () => Promise<string>, string]>([
    ['a range of all cells, with one in it', openXlsx, () => workbook(sheetOf(`<row r="1048576">${wordCell('A1048576')}</row>`)), 'READ'],
    ['a cell at the end of all columns', openXlsx, () => workbook(sheetOf(`<row r="1">${wordCell('XFD1')}</row>`)), 'READ'],
    ['billion laughs', openXlsx, () => workbook(`<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${sheetOf(`<row r="1">${wordCell('A1', '&b;')}</row>`)}`), 'UNSAFE'],
    ['an entity that is not known', openXlsx, () => workbook(sheetOf(`<row r="1">${wordCell('A1', '&b;')}</row>`)), 'NOT_READABLE'],
    ['elements without end', openXlsx, () => workbook('<a>'.repeat(100_000)), 'UNSAFE'],
    ['XML that is cut', openXlsx, () => workbook('<worksheet><sheetData><row r="1"><c'), 'NOT_READABLE'],
    ['a text of megabytes in a cell', openXlsx, () => workbook(sheetOf(`<row r="1">${wordCell('A1', 'x'.repeat(3_000_000))}</row>`)), 'TOO_LARGE'],
    ['many long cells in a row', openXlsx, () => workbook(sheetOf(`<row r="1">${wordCell('A1', 'x'.repeat(60_000))}${wordCell('B1', 'x'.repeat(60_000))}</row>`)), 'TOO_LARGE'],
    ['no row', openXlsx, () => workbook(sheetOf('')), 'EMPTY'],
    ['a sheet that is not there', openXlsx, () => workbook(sheetOf(''), { 'xl/_rels/workbook.xml.rels': relations('worksheet', '../../../../etc/passwd') }), 'EMPTY'],
    ['a zip file of something else', openXlsx, () => zipped({ 'a.txt': 'x' }), 'NOT_READABLE'],
    ['a text', openXlsx, () => Promise.resolve(folder.file('perro;dog')), 'NOT_READABLE'],
    ['a billion rows of a text', openOds, () => ods('<table:table-row table:number-rows-repeated="1000000000"><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>'), 'TOO_MANY_ROWS'],
    ['a billion cells of a text', openOds, () => ods('<table:table-row><table:table-cell table:number-columns-repeated="1000000000"><text:p>x</text:p></table:table-cell></table:table-row>'), 'READ'],
    ['a billion spaces', openOds, () => ods('<table:table-row><table:table-cell><text:p>x<text:s text:c="1000000000"/>y</text:p></table:table-cell></table:table-row>'), 'TOO_LARGE'],
    ['billion laughs in a spreadsheet', openOds, () => ods('', '<!DOCTYPE x [<!ENTITY a "ha">]>'), 'UNSAFE'],
    ['a spreadsheet with a password', openOds, () => zipped({ 'content.xml': 'x', 'META-INF/manifest.xml': '<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>' }), 'PASSWORD'],
    ['a text document', openOds, () => zipped({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }), 'NOT_READABLE'],
    ['a workbook with a password', openText, () => Promise.resolve(folder.file(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000), Buffer.from('EncryptedPackage', 'utf16le')]))), 'PASSWORD'],
  ])('%s', async (_, open, make, failure) => expect(await failureOf(open, await make())).toBe(failure)); // prettier-ignore

  test('a row with a cell far to the right is told as broken, and takes no room', async () => {
    const place = await workbook(
      sheetOf(`<row r="1">${wordCell('A1')}${wordCell('XFD1')}</row><row r="2">${wordCell('A2')}</row>`),
    );
    const { rows: read_rows, problems } = await read(openXlsx, place);
    expect([read_rows, problems]).toEqual([[['x']], [{ table: 0, line: 1, code: 'ROW_BROKEN', text: 'x' }]]);
  });

  test('a sheet that unpacks to more than may be', async () => {
    const place = await workbook(sheetOf(`<row r="1">${wordCell('A1')}</row>${' '.repeat(2_000_000)}`));
    expect(await failureOf(openXlsx, place, { ...readingLimits, unpackedBytes: 1_000_000 })).toBe('UNSAFE');
  });
});
