import { afterAll, afterEach, expect, test } from '@jest/globals';
import { zstdCompressSync } from 'node:zlib';
import { olderSchema } from '../writing/col.ts';
import { type Change, collection, packageOf } from './hostile.fixture.ts';
import { failureOf, fixtureBytes, isProblem, openedBytes, readAll, tidyFolder } from './reading.fixture.ts';

const { folder, remove } = tidyFolder();
afterAll(remove);
afterEach(() => expect(folder.entries()).toEqual([]));

const failure = (files: Record<string, Uint8Array>) => failureOf(folder, packageOf(files));
const older = (change: Change = '') => failure({ 'collection.anki2': collection(folder.place, change) });

test('a small package is read', async () => {
  expect(await older()).toBe('none');
});

test('what is no package is not readable', async () => {
  expect(await failureOf(folder, Buffer.from('no archive'))).toBe('NOT_READABLE');
  expect(await failure({ 'word/document.xml': Buffer.from('<w/>') })).toBe('NOT_READABLE');
  expect(await failure({ 'collection.anki2': Buffer.from('no database') })).toBe('NOT_READABLE');
  expect(await failure({ 'collection.anki2': Buffer.alloc(0) })).toBe('NOT_READABLE');
});

test('a generation, a version or a schema that is not known is newer', async () => {
  const bytes = collection(folder.place);
  expect(await failure({ 'collection.anki2': bytes, 'collection.anki30': bytes })).toBe('NEWER');
  expect(await failure({ 'collection.anki2': bytes, meta: Buffer.from([8, 4]) })).toBe('NEWER');
  expect(await older('update col set ver = 19')).toBe('NEWER');
  expect(await older('update col set ver = 3')).toBe('NOT_READABLE');
});

test('a package without notes is empty', async () => {
  expect(await older('delete from notes')).toBe('EMPTY');
});

test.each<[string, string]>([
  [
    'a view that never ends',
    `drop table notes; create view notes as with recursive n(id) as (select 1 union all select id + 1 from n)
     select id, 'g' as guid, 1 as mid, 'x' as flds from n`,
  ],
  ['a view', `alter table notes rename to hidden; create view notes as select * from hidden`],
  ['a search index', `drop table notes; create virtual table notes using fts5(id, mid, flds)`],
  ['a computed column', `alter table notes add column more text as (hex(zeroblob(100000000)))`],
  ['another set of columns', `drop table notes; create table notes (a); insert into notes values (1)`],
  ['no table', `drop table notes`],
])('%s in place of the notes is refused', async (_, sql) => {
  const begun = performance.now();
  expect(await older(sql)).toBe('NOT_READABLE');
  expect(performance.now() - begun).toBeLessThan(5000);
});

test('conditions and triggers of the schema are not carried out', async () => {
  const costly = `create trigger t after insert on notes begin select hex(zeroblob(100000000)); end;
    create index i on notes (guid) where guid > 'a'`;
  expect(await older(costly)).toBe('none');
  const condition = olderSchema.replace('data text not null)', `data text not null check (data = ''))`);
  expect(await failure({ 'collection.anki2': collection(folder.place, '', condition) })).toBe('none');
});

test.each(['', 'null', '[]', '7', '{"1":null}', '{"1":{"flds":7}}', '{"1":{"flds":[null]}}', '{'])(
  'types of notes that say %j are refused, or their notes are broken',
  async (models) => {
    expect(['none', 'NOT_READABLE']).toContain(
      await older((db) => db.prepare('update col set models = ?').run(models)),
    );
  },
);

test('values of other kinds than they should be break at most their note', async () => {
  expect(await older(`update notes set flds = x'ff1fff'`)).toBe('none');
  expect(await older(`update notes set id = 9223372036854775807`)).toBe('none');
  expect(await older(`update notes set mid = 'x'; update cards set did = x'00', nid = 'y'`)).toBe('none');
  expect(await older(`update col set ver = 9223372036854775807`)).toBe('NEWER');
  expect(await older(`insert into revlog values (9223372036854775807, 100, 0, 3, 0, 0, 0, 1e300, 0)`)).toBe('none');
});

test('a note of a million fields, or of very much text, is told as broken, and the others are read', async () => {
  const bytes = collection(folder.place, (db) => {
    const add = db.prepare(`insert into notes values (?, 'g', 1, 0, 0, '', ?, 0, 0, 0, '')`);
    add.run(200, 'x\u001f'.repeat(200_000));
    add.run(300, 'x\u001f'.repeat(1_000_000));
    add.run(400, `${'x'.repeat(200_000)}\u001fy`);
    add.run(500, 'whole\u001fnote');
  });
  const file = await openedBytes(folder, packageOf({ 'collection.anki2': bytes }));
  const { all } = await readAll(file);
  await file.close();
  expect(all.map((row) => (isProblem(row) ? row.code : row.cells[0]?.text))).toEqual([
    'word',
    'NOTE_BROKEN',
    'TEXT_TOO_LONG',
    'TEXT_TOO_LONG',
    'whole',
  ]);
});

test('a database that is cut or changed anywhere is refused or read, and never hangs', async () => {
  const whole = collection(folder.place);
  for (let length = 0; length < whole.length; length += 1999) {
    expect(await failure({ 'collection.anki2': whole.subarray(0, length) })).toBe('NOT_READABLE');
  }
  for (let at = 0; at < whole.length; at += 211) {
    const changed = Buffer.from(whole);
    changed[at] = changed[at]! ^ 0xff;
    expect(['none', 'NOT_READABLE', 'NEWER', 'EMPTY', 'TOO_LARGE']).toContain(
      await failure({ 'collection.anki2': changed }),
    );
  }
});

test('a package of the newest generation that is cut or broken is not readable', async () => {
  const newer = (files: Record<string, Uint8Array>) => {
    const packed = zstdCompressSync(collection(folder.place));
    return failure({ 'collection.anki21b': packed, media: zstdCompressSync(Buffer.alloc(0)), ...files });
  };
  expect(await newer({})).toBe('none');
  expect(await newer({ 'collection.anki21b': Buffer.from('not packed') })).toBe('NOT_READABLE');
  expect(await newer({ 'collection.anki21b': zstdCompressSync(collection(folder.place)).subarray(0, 500) })).toBe(
    'NOT_READABLE',
  );
  // A length that leads beyond the end, a number without an end, an unknown kind of field.
  for (const bytes of [[10, 100, 10], [10, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255], [11]]) {
    expect(await newer({ media: zstdCompressSync(Buffer.from(bytes)) })).toBe('NOT_READABLE');
  }
  expect(await newer({ media: Buffer.from('{}') })).toBe('NOT_READABLE');
  expect(await newer({ meta: Buffer.from([255]) })).toBe('NOT_READABLE');
});

test('a bomb of either packing is unsafe', async () => {
  const zeros = Buffer.alloc(60_000_000);
  expect(await failureOf(folder, packageOf({ 'collection.anki2': zeros }), { unpackedBytes: 50_000_000 })).toBe(
    'UNSAFE',
  );
  const packed = zstdCompressSync(zeros);
  expect(
    await failureOf(folder, packageOf({ media: zstdCompressSync(Buffer.alloc(0)), 'collection.anki21b': packed }), {
      unpackedBytes: 50_000_000,
    }),
  ).toBe('UNSAFE');
  const list = { 'collection.anki21b': zstdCompressSync(collection(folder.place)), media: packed };
  expect(await failure(list)).toBe('UNSAFE');
});

test('archives with tricks are refused before anything is unpacked', async () => {
  expect(await failure({ 'collection.anki2': collection(folder.place), '../../x': Buffer.from('x') })).toBe('UNSAFE');
  expect(await failureOf(folder, fixtureBytes('anki2.apkg').subarray(0, 3000))).toBe('NOT_READABLE');
});

test('more media than are read are too large', async () => {
  const media = Object.fromEntries(Array.from({ length: 101 }, (_, nr) => [nr, `f${nr}.png`]));
  const files = { 'collection.anki2': collection(folder.place), media: Buffer.from(JSON.stringify(media)) };
  expect(await failureOf(folder, packageOf(files), { files: 100 })).toBe('TOO_LARGE');
});
