import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { zipByHand } from '../file-formats/zip/zip.fixture.ts';
import { type Member, newMember } from '../http/api.fixture.ts';
import { exportedFile } from './archive-import.fixture.ts';
import { brought, changed, start } from './import.fixture.ts';

// Each file is read in a thread of its own, which takes its time to begin on a busy machine.
jest.setTimeout(120_000);

let server: RunningApp;
let database: pg.Client;
let ana: Member;
let luis: Member;

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  [ana, luis] = [await newMember(server.url), await newMember(server.url)];
});
afterAll(async () => {
  await database.end();
  await server.close();
});

/** The decks in what an import has made: where they lie, and their words. */
async function decksIn(item_id: number): Promise<Record<string, string[]>> {
  const { rows } = await database.query<{ path: string; words: string[] }>(
    `with recursive tree as (
       select item_id, item_name::text as path from items where item_id = $1
       union all
       select items.item_id, tree.path || ' > ' || items.item_name from items join tree on parent_id = tree.item_id
     )
     select path, array_agg(concat_ws('|', target_text, extra_target_translation, source_text, note) order by word_order)
       as words
     from tree join words on words.deck_id = tree.item_id group by path`,
    [item_id],
  );
  return Object.fromEntries(rows.map(({ path, words }) => [path, words]));
}

const packed = (files: Record<string, string>) =>
  zipByHand(Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) })));

const units = packed({
  'Units/One.csv':
    'Word,Translation,Note\n"el perro, -s",dog,=sum\nel gato,cat,\nla vaca,cow,"a ""note"", of two\nlines"\n',
  'Units/Two.csv': 'Word,Translation\nel perro,dog\nel oso,bear\n',
  'Units/Three/More.csv': 'Word,Translation\nуно,one\n,two\n',
});

test.each(['csv', 'xlsx'] as const)('decks that leave as %s come back as the decks that they were, of somebody else', async (format) => {
  const first = await start(ana, await brought(ana, units, { file_name: 'Units.zip' }));
  expect(first.made).toMatchObject({ item_type: 'folder', item_name: 'Units' });
  const before = await decksIn(first.made!.item_id);
  expect(Object.keys(before).toSorted()).toEqual(['Units > One', 'Units > Three > More', 'Units > Two']);
  const { bytes, file_name } = await exportedFile(ana, { server, format, item_ids: [first.made!.item_id] });
  expect(file_name).toBe(format === 'csv' ? 'Units.zip' : 'Units.xlsx');
  const view = await brought(luis, bytes, { file_name });
  expect(view).toMatchObject({ choice: { keeps_decks: true }, problems: [], counts: { decks: 3, refused_rows: 0 } });
  const done = await start(luis, view);
  const after = await decksIn(done.made!.item_id);
  // Sheets of a workbook lie in no folders.
  const expected = Object.entries(before).map(([path, words]) => [format === 'csv' ? path : path.replace('Three > ', ''), words] as const);
  expect(after).toEqual(Object.fromEntries(expected));
}); // prettier-ignore

test('what is shown and counted leaves out the header of each file, or none where there is none', async () => {
  const view = await brought(ana, units, { file_name: 'mine.zip' });
  expect(view).toMatchObject({ format: 'zip', counts: { decks: 3, words: 6, refused_rows: 1 } });
  expect(view.choice!.tables.map(({ has_header, fields }) => [has_header, fields])).toEqual([[true, ['target', 'source', 'note']], [true, ['target', 'source']]]); // prettier-ignore
  expect(view.rows.map(({ cells }) => cells[0])).toEqual(['el perro, -s', 'el gato', 'la vaca', 'el perro', 'el oso', 'уно', '']); // prettier-ignore
  expect(view.problems).toEqual([{ table: 1, line: 3, code: 'TARGET_MISSING', text: 'Units/Three/More.csv' }]);
  const tables = view.choice!.tables.map((table) => ({ ...table, has_header: false }));
  const other = await changed(ana, view, { tables });
  expect(other.counts).toMatchObject({ words: 9, refused_rows: 1 });
  await ana.api.cancelImport({ body: { import_id: view.import_id } });
});

test('a folder of its own is made for files of a folder of another name', async () => {
  const done = await start(ana, await brought(ana, units, { file_name: 'export.zip' }));
  expect(Object.keys(await decksIn(done.made!.item_id)).toSorted()).toEqual(['export > Units > One', 'export > Units > Three > More', 'export > Units > Two']); // prettier-ignore
});
