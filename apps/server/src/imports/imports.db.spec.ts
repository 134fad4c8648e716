import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { type Member, newMember, refused } from '../http/api.fixture.ts';
import { bring, brought, changed, inSpanish, leavesNothing, manyWords, start, until } from './import.fixture.ts';

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

const folder = () => path.join(server.options.dataDir, 'imports');
const filesLeft = () => readdir(folder()).catch(() => []);

const animals = 'el perro,the dog\nla vaca,the cow\nel oso,the bear\n';

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Has Ana undo an import; gives what would be lost. */
const undo = async (import_id: string, asks = true) =>
  (await ana.api.undoImport({ body: { import_id, asks } })).undo_losses;

const firstWord = async (deck_id: number) =>
  (
    await database.query<{ word_id: number }>(
      'select word_id from words where deck_id = $1 order by word_order limit 1',
      [deck_id],
    )
  ).rows[0]!.word_id;

const textsOf = async (deck_id: number) => {
  const { rows } = await database.query<{ target_text: string }>(
    'select target_text from words where deck_id = $1 order by word_order',
    [deck_id],
  );
  return rows.map(({ target_text }) => target_text);
};

const begin = ({ api }: Member) => {
  const body = { import_id: randomUUID(), file_name: 'a.csv', file_bytes: 10, is_pasted: false };
  return api.newImport({ body });
};
const stateOf = async ({ api }: Member, import_id: string) => (await api.importView({ query: { import_id } })).state;

describe('a file that is brought', () => {
  test('lies below DATA_DIR for this program alone, under a name that nobody can guess', async () => {
    const import_id = randomUUID();
    const body = { import_id, file_name: '../../evil.csv', file_bytes: 4, is_pasted: false };
    const view = await ana.api.newImport({ body });
    expect(view).toMatchObject({ state: 'receiving', file_name: '../../evil.csv', progress: { done: 0, total: 4 } });
    const [name] = await filesLeft();
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect((await stat(folder())).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(folder(), name!, 'file'))).mode & 0o777).toBe(0o600);
    expect(await ana.api.newImport({ body })).toEqual(view);
    expect(await ana.api.cancelImport({ body: { import_id } })).toMatchObject({ state: 'cancelled' });
    await leavesNothing(folder());
  });

  test('comes in parts in their order; the same part twice is one', async () => {
    const import_id = randomUUID();
    await ana.api.newImport({ body: { import_id, file_name: 'a.csv', file_bytes: animals.length, is_pasted: false } });
    const part = (offset: number, text: string) =>
      ana.api.importPart({ body: { import_id, offset, bytes: base64(text) } });
    await expect(part(20, animals.slice(20))).rejects.toMatchObject(refused(400, 'INVALID', {}));
    expect(await part(0, animals.slice(0, 20))).toMatchObject({ progress: { done: 20 } });
    expect(await part(0, animals.slice(0, 20))).toMatchObject({ progress: { done: 20 } });
    await expect(part(20, `${animals.slice(20)}more`)).rejects.toMatchObject({ status: 400 });
    await part(20, animals.slice(20));
    expect(await until(ana, import_id, 'ready')).toMatchObject({
      tables: [{ row_count: 3, columns: ['', ''] }],
      counts: { decks: 1, words: 3, refused_rows: 0 },
      choice: { target: { kind: 'new', deck_name: 'a', parent_id: null } },
    });
    await ana.api.cancelImport({ body: { import_id } });
  });

  test('is nobody else’s: to others it is not there', async () => {
    const import_id = await bring(ana, animals);
    const { choice } = await until(ana, import_id, 'ready');
    const isNotThere = refused(404, 'NOT_FOUND');
    const { api } = luis;
    await expect(api.importView({ query: { import_id } })).rejects.toMatchObject(isNotThere);
    await expect(api.importProblems({ query: { import_id } })).rejects.toMatchObject(isNotThere);
    await expect(api.importPart({ body: { import_id, offset: 0, bytes: 'AAAA' } })).rejects.toMatchObject(isNotThere);
    await expect(api.changeImport({ body: { import_id, choice: choice! } })).rejects.toMatchObject(isNotThere);
    await expect(api.startImport({ body: { import_id, choice: choice! } })).rejects.toMatchObject(isNotThere);
    await expect(api.cancelImport({ body: { import_id } })).rejects.toMatchObject(isNotThere);
    await expect(api.undoImport({ body: { import_id } })).rejects.toMatchObject(isNotThere);
    // The same id is another import of theirs.
    await bring(luis, animals, { import_id });
    await until(luis, import_id, 'ready');
    await luis.api.cancelImport({ body: { import_id } });
    expect(await ana.api.importView({ query: { import_id } })).toMatchObject({ state: 'ready' });
    await ana.api.cancelImport({ body: { import_id } });
  });

  test('pushes out the oldest that waits of the same person, and nobody else’s', async () => {
    const other = await begin(luis);
    const begun: string[] = [];
    for (let count = 0; count < 6; count++) begun.push((await begin(ana)).import_id);
    expect(await stateOf(ana, begun[0]!)).toBe('cancelled');
    expect(await stateOf(ana, begun[1]!)).toBe('receiving');
    expect(await stateOf(luis, other.import_id)).toBe('receiving');
    for (const import_id of begun) await ana.api.cancelImport({ body: { import_id } });
    await luis.api.cancelImport({ body: { import_id: other.import_id } });
    await leavesNothing(folder());
  });

  test('that is too large, or nothing, is refused', async () => {
    const body = { import_id: randomUUID(), file_name: 'big', file_bytes: 300_000_001, is_pasted: false };
    await expect(ana.api.newImport({ body })).rejects.toMatchObject(refused(413, 'TOO_LARGE'));
    const import_id = await bring(ana, '\n\n');
    expect(await until(ana, import_id, 'failed')).toMatchObject({ failure: 'EMPTY' });
    await leavesNothing(folder());
  });
});

describe('what is written', () => {
  test('is a private deck with the words in their order, and pictures of the library', async () => {
    const view = await brought(ana, animals);
    const done = await start(ana, view);
    expect(done).toMatchObject({ state: 'done', made: { item_type: 'deck', item_name: 'animals' }, can_undo: true });
    expect(await textsOf(done.made!.item_id)).toEqual(['el perro', 'la vaca', 'el oso']);
    const deck = await ana.api.editedDeck({ params: { deck_id: done.made!.item_id } });
    // The library has a dog, and nothing else of these.
    expect(deck.words.map(({ image_id }) => image_id !== null)).toEqual([true, false, false]);
    const { rows } = await database.query('select visibility from items where item_id = $1', [done.made!.item_id]);
    expect(rows).toEqual([{ visibility: 'private' }]);
    await leavesNothing(folder());
  }); // prettier-ignore

  test('goes into several decks in a folder when it does not fit into one', async () => {
    const done = await start(ana, await brought(ana, manyWords(850)));
    expect(done).toMatchObject({
      counts: { decks: 3, words: 850 },
      made: { item_type: 'folder', item_name: 'animals' },
    });
    const { rows } = await database.query<{ item_name: string; words: number }>(
      `select item_name, (select count(*)::integer from words where deck_id = item_id) as words
       from items where parent_id = $1 order by item_order`,
      [done.made!.item_id],
    );
    expect(rows).toEqual([
      { item_name: 'animals 1', words: 400 },
      { item_name: 'animals 2', words: 400 },
      { item_name: 'animals 3', words: 50 },
    ]);
  });

  test('goes into a deck that is there, in its languages, without what stands there already', async () => {
    const { made } = await start(ana, await brought(ana, animals));
    const deck_id = made!.item_id;
    const view = await brought(ana, `el perro,the dog\nel gallo,the rooster\n`);
    const preview = await changed(ana, view, { target: { kind: 'deck', deck_id } });
    expect(preview).toMatchObject({ state: 'ready', counts: { decks: 0, words: 1, refused_rows: 1 } });
    expect(preview.problems).toEqual([{ table: 0, line: 1, code: 'TWICE', text: 'el perro' }]);
    const done = await start(ana, preview, { target: { kind: 'deck', deck_id } });
    expect(done.made).toMatchObject({ item_id: deck_id });
    expect(await textsOf(deck_id)).toEqual(['el perro', 'la vaca', 'el oso', 'el gallo']);
    await ana.api.undoImport({ body: { import_id: view.import_id } });
    await until(ana, view.import_id, 'undone');
    expect(await textsOf(deck_id)).toEqual(['el perro', 'la vaca', 'el oso']);
  });

  test('tells what finds no room in a deck', async () => {
    const { made } = await start(ana, await brought(ana, manyWords(399)));
    const view = await brought(ana, manyWords(3, 500));
    const target = { kind: 'deck' as const, deck_id: made!.item_id };
    const preview = await changed(ana, view, { target });
    expect(preview).toMatchObject({ counts: { words: 1, refused_rows: 2 }, problem_count: 2 });
    expect(preview.problems.map(({ code, line }) => [code, line])).toEqual([['DECK_FULL', 2], ['DECK_FULL', 3]]);
    await ana.api.cancelImport({ body: { import_id: view.import_id } });
  }); // prettier-ignore

  test('is nothing of a deck or folder of somebody else', async () => {
    const { made } = await start(ana, await brought(ana, animals));
    const { import_id, choice } = await brought(luis, animals);
    const targets = [
      { kind: 'deck', deck_id: made!.item_id },
      { kind: 'new', deck_name: 'Mine', parent_id: ana.root_id },
    ] as const;
    for (const target of targets) {
      const body = { import_id, choice: { ...choice!, ...inSpanish, target } };
      await expect(luis.api.startImport({ body })).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
      await expect(luis.api.changeImport({ body })).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    }
    await luis.api.cancelImport({ body: { import_id } });
  });

  test('is written once, from however many tabs it is begun', async () => {
    const { import_id, choice } = await brought(luis, animals, { file_name: 'tabs.csv' });
    const body = { import_id, choice: { ...choice!, ...inSpanish } };
    const begun = await Promise.all(Array.from({ length: 4 }, () => luis.api.startImport({ body })));
    expect(begun.every(({ state }) => state === 'importing' || state === 'done')).toBe(true);
    await until(luis, import_id, 'done');
    const { rows } = await database.query(
      `select 1 from items where owner_id = $1 and item_name = 'tabs'`, [luis.user_id]);
    expect(rows).toHaveLength(1);
    await expect(luis.api.changeImport({ body })).rejects.toMatchObject(refused(409, 'CONFLICT'));
  }); // prettier-ignore

  test('follows another choice of columns, told line by line', async () => {
    const view = await brought(ana, 'the dog,el perro\n,la vaca\n');
    const tables = [{ ...view.choice!.tables[0]!, fields: ['source' as const, 'target' as const] }];
    const preview = await changed(ana, view, { tables });
    expect(preview).toMatchObject({ state: 'ready', counts: { words: 1, refused_rows: 1 } });
    expect(preview.problems).toEqual([{ table: 0, line: 2, code: 'SOURCE_MISSING', text: null }]);
    const { problems } = await ana.api.importProblems({ query: { import_id: view.import_id } });
    expect(problems).toEqual(preview.problems);
    await ana.api.cancelImport({ body: { import_id: view.import_id } });
  }); // prettier-ignore
});

test.each([
  ['is written as its preview has shown it', true],
  ['is looked through again where it is begun with another choice', false],
])('an import %s', async (_, isShown) => {
  const view = await brought(ana, 'the dog,el perro\n,la vaca\n', { file_name: 'shown.csv' });
  const tables = [{ ...view.choice!.tables[0]!, fields: ['source' as const, 'target' as const] }];
  const begun = isShown ? await changed(ana, view, { tables }) : view;
  const done = await start(ana, begun, { tables });
  expect(done).toMatchObject({ counts: { words: 1, refused_rows: 1 }, problem_count: 1 });
  expect(done.problems).toEqual([{ table: 0, line: 2, code: 'SOURCE_MISSING', text: null }]);
  const { rows } = await database.query(
    `select target_text, source_text from words join items on item_id = deck_id
     where owner_id = $1 and item_name = 'shown' and deleted_at is null`,
    [ana.user_id],
  );
  expect(rows).toEqual([{ target_text: 'el perro', source_text: 'the dog' }]);
  await ana.api.undoImport({ body: { import_id: done.import_id } });
  await until(ana, done.import_id, 'undone');
});

describe('a choice in the preview', () => {
  test('under which nothing is left can be changed back', async () => {
    const view = await brought(ana, animals);
    const [table] = view.choice!.tables;
    const without = await changed(ana, view, { tables: [{ ...table!, is_included: false }] });
    expect(without).toMatchObject({ state: 'ready', counts: { words: 0 } });
    const body = { import_id: view.import_id, choice: without.choice! };
    await expect(ana.api.startImport({ body })).rejects.toMatchObject(refused(400, 'INVALID', {}));
    expect(await changed(ana, view, {})).toMatchObject({ counts: { words: 3 } });
    await ana.api.cancelImport({ body: { import_id: view.import_id } });
  });

  test('of letters that the file is not written in is taken back, and the file stays', async () => {
    const view = await brought(ana, Buffer.from('la niña;the girl\nel corazón;the heart\n', 'latin1'));
    const wrong = await changed(ana, view, { reading: { encoding: 'utf-8' } });
    expect(wrong).toMatchObject({ state: 'ready', choice: { reading: {} }, counts: { words: 2 } });
    await ana.api.cancelImport({ body: { import_id: view.import_id } });
  });

  test('of another sign between the cells makes columns that can be named', async () => {
    const view = await brought(ana, 'el perro ~ the dog ~ big\nla vaca ~ the cow ~ slow\n');
    expect(view.tables[0]!.columns).toHaveLength(1);
    const parted = await changed(ana, view, { reading: { separator: '~' } });
    expect(parted.tables[0]!.columns).toHaveLength(3);
    expect(parted.choice!.tables[0]!.fields).toHaveLength(3);
    expect(parted.counts).toMatchObject({ words: 2 });
    await ana.api.cancelImport({ body: { import_id: view.import_id } });
  });
});

describe('what a file is taken for', () => {
  test('the word is the column in the language that its owner learns, where that is known', async () => {
    const text = 'the dog,собака\nthe cat,кошка\nthe house,дом\n';
    const before = await brought(ana, text);
    expect(before.choice!.tables[0]!.fields).toEqual(['target', 'source']);
    const languages = { target_language: 'russian', source_language: 'english_uk' } as const;
    await ana.api.changeSettings({ body: languages });
    const view = await brought(ana, text);
    expect(view.choice!.tables[0]!.fields).toEqual(['source', 'target']);
    await ana.api.changeSettings({ body: { target_language: null, source_language: null } });
    for (const { import_id } of [before, view]) await ana.api.cancelImport({ body: { import_id } });
  });

  test('the names of the columns tell the languages, also where the words do not', async () => {
    const view = await brought(ana, 'Schwedisch;Niederländisch\ntaxi;taxi\nradio;radio\n');
    expect(view.choice).toMatchObject({ target_language: 'swedish', source_language: 'dutch' });
    await ana.api.cancelImport({ body: { import_id: view.import_id } });
  });
});

describe('an import that is undone', () => {
  test('takes its decks and folders away, so that nothing of it is seen anywhere; twice is once', async () => {
    const before = await database.query('select count(*) from items where owner_id = $1', [ana.user_id]);
    const { import_id, made } = await start(ana, await brought(ana, manyWords(450)));
    await Promise.all([1, 2].map(() => ana.api.undoImport({ body: { import_id } })));
    expect(await until(ana, import_id, 'undone')).toMatchObject({ can_undo: false, made: null });
    expect(await ana.api.undoImport({ body: { import_id } })).toMatchObject({ state: 'undone' });
    const after = await database.query('select count(*) from items where owner_id = $1', [ana.user_id]);
    expect(after.rows).toEqual(before.rows);
    expect((await ana.api.bin()).map(({ item_id }) => item_id)).not.toContain(made!.item_id);
  });

  test('leaves a deck that was changed since in the bin', async () => {
    const { import_id, made } = await start(ana, await brought(ana, animals, { file_name: 'changed.csv' }));
    await ana.api.addWord({ body: { deck_id: made!.item_id, target_text: 'el pato', source_text: 'the duck' } });
    await ana.api.undoImport({ body: { import_id } });
    await until(ana, import_id, 'undone');
    expect((await ana.api.bin()).map(({ item_id }) => item_id)).toContain(made!.item_id);
  });

  describe('asks first', () => {
    const nothing = { answers: false, changed_items: false, changed_words: false, in_class: false };

    test('not when nothing else is lost: it is undone at once', async () => {
      const { import_id } = await start(ana, await brought(ana, animals));
      expect(await undo(import_id)).toBeNull();
      await until(ana, import_id, 'undone');
    });

    test('when its words were studied since; told to, it is undone all the same', async () => {
      const { import_id, made } = await start(ana, await brought(ana, animals));
      const deck_id = made!.item_id;
      await ana.api.questionAnswer({
        body: { word_id: await firstWord(deck_id), deck_id, is_correct: true, mode: 'revise' },
      });
      expect(await undo(import_id)).toEqual({ ...nothing, answers: true });
      expect(await ana.api.importView({ query: { import_id } })).toMatchObject({ state: 'done', undo_losses: null });
      expect(await undo(import_id, false)).toBeNull();
      await until(ana, import_id, 'undone');
    });

    test('when its deck was changed since, or is shared with a class', async () => {
      const { import_id, made } = await start(ana, await brought(ana, animals));
      await database.query(
        `with made as (insert into classes (teacher_id, class_name) values ($1, '7b') returning class_id)
         insert into class_items (class_id, item_id) select class_id, $2 from made`,
        [ana.user_id, made!.item_id],
      );
      expect(await undo(import_id)).toEqual({ ...nothing, in_class: true });
      await ana.api.addWord({ body: { deck_id: made!.item_id, target_text: 'el pato', source_text: 'the duck' } });
      expect(await undo(import_id)).toEqual({ ...nothing, in_class: true, changed_items: true });
    });

    test('when words of it were changed in a deck that was there before', async () => {
      const first = await start(ana, await brought(ana, animals));
      const deck_id = first.made!.item_id;
      const view = await brought(ana, '\n\nnutria;otter\nciervo;deer');
      const target = { kind: 'deck' as const, deck_id };
      const { import_id } = await start(ana, { ...view, choice: { ...view.choice!, target } });
      const { rows } = await database.query<{ word_id: number }>(
        `select id as word_id from import_things where import_id = $1 and kind = 'word' order by id limit 1`,
        [import_id],
      );
      await ana.api.wordText({ body: { word_id: rows[0]!.word_id, word_type: 'target', text: 'la nutria' } });
      expect(await undo(import_id)).toEqual({ ...nothing, changed_words: true });
      // The deck was changed by another import: of that one it says so.
      expect(await undo(first.import_id)).toMatchObject({ changed_items: true });
    });
  });

  test('can be undone for 30 days', async () => {
    const { import_id } = await start(ana, await brought(ana, animals));
    await database.query(`update imports set done_at = now() - interval '31 days' where import_id = $1`, [import_id]);
    expect(await ana.api.importView({ query: { import_id } })).toMatchObject({ can_undo: false });
    await expect(ana.api.undoImport({ body: { import_id } })).rejects.toMatchObject(refused(409, 'CONFLICT'));
  });
});

test('imports are listed newest first, without their rows', async () => {
  const { import_id } = await brought(ana, animals);
  const { imports } = await ana.api.imports();
  expect(imports[0]).toMatchObject({ import_id, rows: [], problems: [] });
  await ana.api.cancelImport({ body: { import_id } });
});
