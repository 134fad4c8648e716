import fs from 'node:fs';
import { afterAll, describe, expect, test } from '@jest/globals';
import { fieldsOf, hasHeader, importedRow, type ReadCell } from '@lexiroom/domain/interchange';
import fc from 'fast-check';
import { type OpenFile, readingLimits } from '../../file-reader.ts';
import type { WriteFile } from '../../file-writer.ts';
import { openZip } from '../../zip/index.ts';
import { contentOf, leavingDeck, scratchFolder, written } from '../open-files.fixture.ts';
import { openText, openXlsx, writeCsv, writeXlsx } from '../index.ts';

const folder = scratchFolder();
afterAll(() => folder.remove());

/** Reads a table as an import does by itself. */
async function imported(open: OpenFile, place: string) {
  const file = await open(place, {}, readingLimits);
  const { rows } = await contentOf(file);
  await file.close();
  const cells = rows.map((row) => row.map((text): ReadCell => ({ text, pictures: [], sounds: [], gaps: [] })));
  const withHeader = hasHeader(rows);
  const fields = fieldsOf(file.tables[0]!.columns, cells, withHeader);
  return cells.slice(withHeader ? 1 : 0).map((row) => importedRow({ table: 0, line: 1, deck_path: [], cells: row, answers: [] }, { fields }, { shows_translations: false })); // prettier-ignore
}

const formats: [string, WriteFile, OpenFile][] = [
  ['csv', writeCsv, openText],
  ['xlsx', writeXlsx, openXlsx],
];

describe.each(formats)('%s', (ending, write, open) => {
  test('comes back as the words and sentences that were written', async () => {
    const highlight = { start_index: 3, end_index: 8, highlight_color: 'red', sentence_type: 'target' } as const;
    const sentence = { target_translation: 'El perro duerme.', source_translation: 'The dog sleeps.', highlights: [highlight], sound: null, picture: null, answers: [] }; // prettier-ignore
    const word = { target_text: 'perro', source_text: 'dog', extra_target_translation: '-s, =(m)'.replace('=', ''), note: '+1; "so"', example: '@ El perro', example_translation: "'tis a dog" }; // prettier-ignore
    const deck = leavingDeck(['Unit 1'], [word, { target_text: 'gato' }], { sentences: [sentence] });
    const file = await written(write, folder.place(), [deck]);
    expect(file).toMatchObject({ ending, words: 2 });
    const rows = await imported(open, file.place);
    expect(rows).toMatchObject([{ word }, { word: { target_text: 'gato', source_text: null, note: null } }, { sentence }]); // prettier-ignore
  });

  test('comes back whatever stands in it', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ñ', '犬', ' ', '-', '+', "'", '!', 'ب', '?'), minLength: 1, maxLength: 8 }).map((one) => one.replaceAll(/\s+/gu, ' ').trim()); // prettier-ignore
    const full = text.filter((one) => one !== '');
    const note = fc.string({ unit: fc.constantFrom('a', '=', '"', ',', ';', '\t', ' ', '@', '<', '&', 'é'), maxLength: 8 }).map((one) => one.replaceAll(/\s+/gu, ' ').trim() || null); // prettier-ignore
    const words = fc.array(fc.record({ target_text: full, source_text: full, note }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(words, async (list) => {
        const { place } = await written(write, folder.place(), [leavingDeck(['Unit'], list)]);
        expect(await imported(open, place)).toMatchObject(list.map((word) => ({ kind: 'word', word })));
      }),
      { numRuns: 40 },
    );
  });
});

test.each([2, 20])('a semicolon in the note of each of %d words is no sign between cells', async (count) => {
  const words = Array.from({ length: count }, (_, at) => ({ target_text: `palabra ${'ab'[at % 2]}`, source_text: `word ${at}`, note: 'one; two' })); // prettier-ignore
  const { place } = await written(writeCsv, folder.place(), [leavingDeck(['Unit'], words)]);
  expect(await imported(openText, place)).toMatchObject(words.map((word) => ({ kind: 'word', word })));
});

test('no cell of a CSV file begins as a formula does', async () => {
  const { place } = await written(writeCsv, folder.place(), [leavingDeck(['Unit'], [{ target_text: '-s', note: '=1+1' }])]); // prettier-ignore
  expect(fs.readFileSync(place, 'utf8')).toBe("\uFEFFWord,Translation,Note\r\n'-s,,'=1+1\r\n");
});

test('several decks become a zip file of CSV files, in folders, each with a name of its own', async () => {
  const decks = [['A', 'Unit'], ['A', 'unit'], ['A/../B', 'Unit:2'], ['..', '']].map((path) => leavingDeck(path, [{ target_text: 'a' }])); // prettier-ignore
  const { ending, place } = await written(writeCsv, folder.place(), decks);
  expect(ending).toBe('zip');
  const zip = await openZip(place, readingLimits);
  expect(zip.names).toEqual(['A/Unit.csv', 'A/unit 2.csv', 'A .. B/Unit 2.csv', 'deck/deck.csv']);
  await zip.close();
});

test('a workbook has a sheet for each deck, from right to left for Arabic', async () => {
  const decks = [leavingDeck(['A', 'Unit'], [{ target_text: 'perro' }]), leavingDeck(['B', 'Unit'], [{ target_text: 'كلب' }], { target_language: 'arabic' })]; // prettier-ignore
  const { place } = await written(writeXlsx, folder.place(), decks);
  const file = await openXlsx(place, {}, readingLimits);
  expect(file.tables.map(({ name, columns }) => [name, columns])).toEqual([['Unit', ['Word', 'Translation']], ['Unit 2', ['Word', 'Translation']]]); // prettier-ignore
  await file.close();
  const zip = await openZip(place, readingLimits);
  const [first, second] = await Promise.all([1, 2].map(async (at) => new TextDecoder().decode(await zip.read(`xl/worksheets/sheet${at}.xml`, 1e6)))); // prettier-ignore
  expect([first!.includes('rightToLeft="1"'), second!.includes('rightToLeft="1"'), second!.includes('state="frozen"')]).toEqual([false, true, true]); // prettier-ignore
  await zip.close();
});

test('an export that is given up leaves nothing', async () => {
  const controller = new AbortController();
  controller.abort();
  const place = folder.place();
  const leaving = { name: '', decks: (async function* () { yield leavingDeck(['a'], []); })(), deck_count: 2, media: () => Promise.resolve(undefined), today: 0 as never, now: 0, credit: () => Promise.resolve(undefined), version: '' }; // prettier-ignore
  await expect(writeXlsx(place, leaving, () => {}, controller.signal)).rejects.toThrow();
  expect(fs.existsSync(place)).toBe(false);
});
