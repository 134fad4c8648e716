import type { ImageRowEntry } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import { languageIds } from '@lexiroom/domain/languages';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../../create-app.fixture.ts';
import { type Member, newMember, refused } from '../../http/api.fixture.ts';
import { addName, addPicture, namedPicture } from '../library.fixture.ts';
import { namesPerhapsMeant, picturesByName, picturesBySimilarName } from './picture-statements.ts';

let server: RunningApp;
let database: pg.Client;
let ana: Member;
let luis: Member;

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  ana = await newMember(server.url);
  luis = await newMember(server.url);
}, 30_000);
afterAll(async () => {
  await database.end();
  await server.close();
});

interface Asked {
  target?: LanguageId;
  source?: LanguageId | null;
  is_authentic?: boolean;
  by?: Member;
}

async function rowOf(search: string, { by = ana, target = 'spanish', source = 'english_uk', ...more }: Asked = {}) {
  const rows = await by.api.imageSearch({ body: { search, target, source, ...more } });
  expect(rows).toHaveLength(1);
  return rows[0]!.imageRow;
}
const idsOf = (row: ImageRowEntry[]) => row.map(({ image_id }) => image_id);
const found = async (search: string, asked?: Asked) => idsOf(await rowOf(search, asked));
const selectedOf = (names: ImageRowEntry['target_translations']) => names.find(({ selected }) => selected)?.translation;

describe('a search', () => {
  test('finds whole names first, then names that begin so, then those that hold it; a word is not taken for mistyped', async () => {
    const chestnut = await namedPicture(database, { spanish: 'Castaña' });
    const white = await namedPicture(database, { spanish: 'Un casta' });
    const caste = await namedPicture(database, { spanish: 'casta' });
    const castra = await namedPicture(database, { spanish: 'Castra' });
    expect(await found('Casta')).toEqual([caste, chestnut, white]);
    expect(await found('Casrta')).toEqual([castra, caste]);
  });

  test('goes by the target language, then the source, then all others, in each of these', async () => {
    const other = await namedPicture(database, { finnish: 'Kuuzamo', spanish: 'Otra cosa' });
    const source = await namedPicture(database, { english_uk: 'Kuuzamo', spanish: 'Una cosa' });
    const begins = await namedPicture(database, { spanish: 'Kuuzamos' });
    const target = await namedPicture(database, { spanish: 'kuuzamo' });
    const elsewhere = await namedPicture(database, { estonian: 'Kuuzamoon' });
    expect(await found('KUUZAMO')).toEqual([target, source, other, begins]);
    expect(await found('KUUZAMOO')).toEqual([elsewhere, target, source, begins]);
  });

  test.each([
    ['spanish', 'Pingüino', 'pinguino'],
    ['german', 'Straßenbahn', 'strassenbahn'],
    ['russian', 'Ёжик', 'ежик'],
    ['arabic', 'كِتَاب', 'كتاب'],
    ['hebrew', 'כֶּלֶב', 'כלב'],
    ['turkish', 'İğne', 'igne'],
    ['danish', 'Smørebrød', 'smorebrod'],
    ['greek', 'Γάτα', 'γατα'],
  ] as const)('finds %s %j by %j: accents and case do not count', async (language, name, term) => {
    const image_id = await namedPicture(database, { [language]: name });
    expect(await found(term, { target: language })).toEqual([image_id]);
  });

  test.each([
    ['japanese', '白い冷蔵庫', '冷蔵'],
    ['japanese', '大盛り丼', '丼'],
    ['chinese', '红色摩托车', '摩托'],
    ['korean', '노란색자전거', '자전거'],
    ['thai', 'รถจักรยานยนต์', 'จักรยาน'],
    ['lao', 'ລົດຖີບໃຫຍ່', 'ຖີບ'],
    ['khmer', 'ម៉ូតូធំ', 'តូ'],
  ] as const)('finds %s %j by %j, wherever in the name', async (language, name, term) => {
    const image_id = await namedPicture(database, { [language]: name });
    expect(await found(term, { target: language })).toContain(image_id);
  });

  test.each([
    ['a later word', 'Perro caliente', 'caliente'],
    ['two letters that changed places', 'Murciélago', 'murceilago'],
    ['two first letters that changed places', 'Zapatero', 'azpatero'],
    ['a letter too few', 'Berenjena', 'berenena'],
    ['an ending', 'Lámpara', 'lamparas'],
    ['an article', 'Destornillador', 'el destornillador'],
  ])('finds similar names: %s', async (_, name, term) => {
    const image_id = await namedPicture(database, { spanish: name });
    expect(await found(term)).toEqual([image_id]);
  });

  test('a letter left out is likelier than a word with an ending of its own', async () => {
    const shorter = await namedPicture(database, { spanish: 'Tornu' });
    const meant = await namedPicture(database, { spanish: 'Tornudillo' });
    expect(await found('tornudilo')).toEqual([meant, shorter]);
  });

  test('knows all 54 languages', async () => {
    for (const language of languageIds) {
      const image_id = await namedPicture(database, { [language]: `Wort ${language}` });
      expect(await found(`wort ${language}`, { target: language, source: null })).toContain(image_id);
    }
  });

  test('gives a hundred pictures, no more', async () => {
    await database.query(
      `with picture as (
         insert into images (image_hash, image_license, image_approved)
         select md5('hundred' || n), 'CC0', true from generate_series(1, 130) as n returning image_id
       )
       insert into translations (image_id, language, translation, fold_key, approved)
       select image_id, 'spanish', 'Ciento', 'ciento', true from picture`,
    );
    expect(new Set(await found('ciento')).size).toBe(100);
  });

  test.each(['', '   ', '!!!', 'xqzwv', `x${'y'.repeat(999)}`, "'; drop table images; --", '%', '_'])(
    'finds nothing for %j, which is an empty row',
    async (term) => expect(await found(term)).toEqual([]),
  );

  test.each([
    ['search', { search: 'x'.repeat(1001) }],
    ['word_array', { word_array: Array.from({ length: 101 }, () => 'x') }],
    ['target', { search: 'cat', target: 'klingon' }],
    ['word_array.0', { word_array: [0] }],
  ])('S36 a wrong %s is refused, and named', async (field, more) => {
    const { status, body } = await ana.browser.post('/api/image_search', { target: 'spanish', ...more });
    expect({ status, body }).toMatchObject({ status: 400, body: { params: { field } } });
  });
});

describe('what is found', () => {
  test('has the names in both languages, the searched one selected, the approved ones first', async () => {
    const image_id = await namedPicture(database, { spanish: 'Coche', english_uk: 'Car', german: 'Auto' });
    await addName(database, image_id, 'spanish', 'Buga', { approved: false, submitted_by: ana.user_id });
    await addName(database, image_id, 'spanish', 'Automóvil');
    const [entry] = await rowOf('automovil');
    expect(entry).toMatchObject({ image_id, word_id: null, selected: false, image_approved: true, sound_id: null });
    expect(entry!.target_translations.map(({ translation }) => translation)).toEqual(['Coche', 'Automóvil', 'Buga']);
    expect(selectedOf(entry!.target_translations)).toBe('Automóvil');
    expect(entry!.source_translations).toMatchObject([{ translation: 'Car', selected: true, picture_id: image_id }]);
    expect(entry!.target_translations[2]).toMatchObject({
      translation_submitter: ana.username,
      translation_approved: false,
    });
  });

  test('says the sound of the selected name', async () => {
    const image_id = await namedPicture(database, { spanish: 'Sonajero' });
    const { rows } = await database.query<{ sound_id: number }>(
      `insert into sounds (sound_hash, language, text, fold_key, is_synthetic, speaker_id)
       values (repeat('a', 64), 'spanish', 'Sonajero', 'sonajero', true, 0) returning sound_id`,
    );
    expect(await rowOf('sonajero')).toMatchObject([{ image_id, sound_id: rows[0]!.sound_id }]);
  });

  test('is a row for each thing of a list, in its order', async () => {
    const rows = await ana.api.imageSearch({
      body: { word_array: ['gato', 'no such thing', 'perro'], target: 'spanish', source: 'english_uk' },
    });
    expect(rows.map(({ imageRow }) => imageRow[0]?.target_translations[0]?.translation)).toEqual([
      'Gato',
      undefined,
      'Perro',
    ]);
  });
});

async function deckOf({ api }: Member, image_id: number) {
  const languages = { target_language: 'spanish', source_language: 'english_uk' } as const;
  const { rows } = await database.query<Record<'target_translation_id' | 'source_translation_id', number>>(
    `select max(translation_id) filter (where language = 'spanish') as target_translation_id,
       max(translation_id) filter (where language = 'english_uk') as source_translation_id
     from translations where image_id = $1`,
    [image_id],
  );
  const body = { deck_name: 'Words', selected_ids: [{ image_id, ...rows[0]! }], ...languages };
  const { item_id } = await api.newDeck({ body });
  return api.editedDeck({ params: { deck_id: item_id } });
}

describe('words of an own deck', () => {
  test('have their own picture first, with what is chosen for it, then others called so', async () => {
    const [first, second] = [
      await namedPicture(database, { spanish: 'Farol', english_uk: 'Lantern' }),
      await namedPicture(database, { spanish: 'Farol', english_uk: 'Lamp' }),
    ];
    const { words } = await deckOf(ana, second);
    const word_id = words[0]!.word_id;
    const [row] = await ana.api.imageSearch({
      body: { word_array: [word_id], target: 'spanish', source: 'english_uk' },
    });
    expect(idsOf(row!.imageRow)).toEqual([second, first]);
    expect(row!.imageRow.map(({ selected }) => selected)).toEqual([true, false]);
    expect(row!.imageRow[0]).toMatchObject({ word_id, source_translations: [{ translation: 'Lamp', selected: true }] });

    await database.query('update images set is_deleted = true where image_id = $1', [second]);
    const [after] = await ana.api.imageSearch({
      body: { word_array: [word_id], target: 'spanish', source: 'english_uk' },
    });
    expect(after!.imageRow[0]).toMatchObject({ image_id: second, is_deleted: true });
    expect(await found('farol')).toEqual([first]);
  });

  test('S22 a list with one word of somebody else’s deck is refused whole', async () => {
    const own = await deckOf(ana, await namedPicture(database, { spanish: 'Mía', english_uk: 'Mine' }));
    const foreign = await deckOf(luis, await namedPicture(database, { spanish: 'Suya', english_uk: 'Theirs' }));
    const word_array = [own.words[0]!.word_id, foreign.words[0]!.word_id];
    const asked = ana.api.imageSearch({ body: { word_array, target: 'spanish', source: 'english_uk' } });
    await expect(asked).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });
});

describe('S24 what waits for approval', () => {
  test('is found by whoever added it, at once, and by nobody else', async () => {
    const image_id = await addPicture(database, { approved: false, submitted_by: ana.user_id });
    await addName(database, image_id, 'spanish', 'Quisquilla', { approved: false, submitted_by: ana.user_id });
    expect(await found('quisquilla')).toEqual([image_id]);
    expect(await found('quisq')).toEqual([image_id]);
    expect(await found('quisquilla', { by: luis })).toEqual([]);
    expect(await found('quisquilla', { is_authentic: true })).toEqual([]);
    await database.query('update images set image_approved = true where image_id = $1', [image_id]);
    expect(await found('quisquilla', { by: luis })).toEqual([]);
    await database.query('update translations set approved = true where image_id = $1', [image_id]);
    expect(await found('quisquilla', { by: luis })).toEqual([image_id]);
    expect(await found('quisquilla', { by: luis, is_authentic: true })).toEqual([image_id]);
  });

  test('is found by whoever gave the same name to the picture after somebody else, too', async () => {
    const image_id = await addPicture(database);
    const body = { translation_array: ['Ornitorrinco'], image_id, translation_language: 'spanish' as const };
    await ana.api.addTranslations({ body });
    expect(await found('ornito', { by: luis })).toEqual([]);
    await luis.api.addTranslations({ body });
    expect(await found('ornito', { by: luis })).toEqual([image_id]);
    expect(await found('ornito', { by: luis, is_authentic: true })).toEqual([]);
    await database.query('update translations set is_deleted = true where image_id = $1', [image_id]);
    expect(await found('ornito', { by: luis })).toEqual([]);
  });

  test('is_authentic shows approved names only', async () => {
    const image_id = await namedPicture(database, { spanish: 'Tortuga' });
    await addName(database, image_id, 'spanish', 'Galápago', { approved: false, submitted_by: ana.user_id });
    const [entry] = await rowOf('tortuga', { is_authentic: true });
    expect(entry!.target_translations.map(({ translation }) => translation)).toEqual(['Tortuga']);
  });

  test('is found by nobody once three have reported it, or it is deleted', async () => {
    const image_id = await addPicture(database, { approved: false, submitted_by: ana.user_id });
    await addName(database, image_id, 'spanish', 'Trampantojo', { submitted_by: ana.user_id });
    expect(await found('trampantojo')).toEqual([image_id]);
    await database.query(
      `insert into entry_reports (entry, id, user_id, reason) select 'image', $1, user_id, '' from users limit 3`,
      [image_id],
    );
    expect(await found('trampantojo')).toEqual([]);
  });
});

test('at a hundred thousand names nothing is read but indexes, counted or not', async () => {
  await database.query(`set statement_timeout = '60s'`);
  // Nobody counts the names meanwhile, half of them or all: that would be a third plan, of one run in many.
  await database.query('alter table translations set (autovacuum_enabled = false)');
  await database.query(
    `with picture as (
       insert into images (image_hash, image_license, image_approved)
       select md5('many' || n), 'CC0', true from generate_series(1, 2000) as n returning image_id
     )
     insert into translations (image_id, language, translation, fold_key, approved)
     select image_id, language, name, name, true
     from picture, unnest($1::text[]) as language,
       lateral (select translate(md5(image_id || language), '0123456789', 'ghijklmnop') as name) as named`,
    [languageIds],
  );
  const others = languageIds.slice(2);
  for (const isCounted of [false, true]) {
    if (isCounted) await database.query('analyze');
    const first = await planOf(picturesByName, [['ca'], ['ca\u{10FFFF}'], 'spanish', 'chinese', others, 1, 100, false]);
    const similar = await planOf(picturesBySimilarName, ['casa', 'casa\u{10FFFF}', 'spanish', 'chinese', others, 100, ['spanish casa'], ['chinese casa'], ['cas']]); // prettier-ignore
    const meant = await planOf(namesPerhapsMeant, [['ca', 'ac'], ['ca\u{10FFFF}', 'ac\u{10FFFF}'], 'spanish', 'chinese', 'casa']); // prettier-ignore
    for (const plan of [first, similar, meant]) expect(plan).not.toMatch(/Seq Scan on translations/);
    expect(similar).toMatch(/Bitmap Index Scan on translations_parts_index/);
    expect(meant).toMatch(/Index (?:Only )?Scan (?:using|on) translations_offered_index/);
  }
}, 60_000);

/** The plan for any values, as a server that runs for long uses it. */
async function planOf(sql: string, values: unknown[]): Promise<string> {
  await database.query('set plan_cache_mode = force_generic_plan');
  const { rows } = await database.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
