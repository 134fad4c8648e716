import type { TranslationRow } from '@lexiroom/contracts/library';
import type { LanguageId } from '@lexiroom/domain/languages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../../create-app.fixture.ts';
import { type Member, newMember, refused } from '../../http/api.fixture.ts';
import { addName, addPicture, namedPicture } from '../library.fixture.ts';

let server: RunningApp;
let database: pg.Client;
let ana: Member;
let luis: Member;
let admin: Member;
/** Approved, new for every test. */
let image_id: number;

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  [ana, luis, admin] = [await newMember(server.url), await newMember(server.url), await newMember(server.url)];
  await database.query('update users set is_admin = true where user_id = $1', [admin.user_id]);
}, 30_000);
beforeEach(async () => {
  image_id = await addPicture(database);
});
afterAll(async () => {
  await database.end();
  await server.close();
});

interface Naming {
  language?: LanguageId;
  to?: number;
}
const add = ({ api }: Member, texts: string[], { language = 'spanish', to = image_id }: Naming = {}) =>
  api.addTranslations({ body: { translation_array: texts, image_id: to, translation_language: language } });
async function added(member: Member, text: string): Promise<TranslationRow> {
  return (await add(member, [text])).translations[0]!;
}
const change = ({ api }: Member, { translation_id }: TranslationRow, translation: string, of = image_id) =>
  api.changeTranslation({ body: { translation_id, image_id: of, translation } });
const remove = ({ api }: Member, { translation_id }: TranslationRow, word_id?: number) =>
  api.deleteTranslation({ body: { translation_id, ...(word_id ? { word_id } : {}) } });
const approve = ({ translation_id }: TranslationRow) =>
  database.query('update translations set approved = true where translation_id = $1', [translation_id]);
async function namesOf(of = image_id): Promise<string[]> {
  const { rows } = await database.query<{ translation: string }>(
    'select translation from translations where image_id = $1 and not is_deleted order by translation_id',
    [of],
  );
  return rows.map(({ translation }) => translation);
}

/** A deck of one word, of the picture and this name. */
async function deckWith({ api }: Member, name: TranslationRow): Promise<{ deck_id: number; word_id: number }> {
  const { item_id } = await api.newDeck({
    body: {
      deck_name: 'One word',
      selected_ids: [{ image_id, target_translation_id: name.translation_id }],
      target_language: 'spanish',
    },
  });
  const { words } = await api.editedDeck({ params: { deck_id: item_id } });
  return { deck_id: item_id, word_id: words[0]!.word_id };
}

describe('adding names', () => {
  test('two people give the same name: it is one, and both can put it into a deck; a third cannot', async () => {
    const first = await added(ana, 'Ornitorrinco');
    const second = await added(luis, 'ornitorrinco');
    expect(second).toEqual(first);
    expect(await namesOf()).toEqual(['Ornitorrinco']);
    const { deck_id } = await deckWith(luis, second);
    const { words } = await luis.api.editedDeck({ params: { deck_id } });
    expect(words[0]?.target_translation).toBe('Ornitorrinco');
    await expect(deckWith(admin, first)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });

  test('whoever gave it second sees it at the picture, and may not change it', async () => {
    const name = await added(ana, 'Ornitorrinco');
    await added(luis, 'Ornitorrinco');
    const { word_id } = await deckWith(luis, await added(luis, 'Animal'));
    const body = { word_array: [word_id], target: 'spanish' as const };
    const [row] = await luis.api.imageSearch({ body });
    expect(row?.imageRow[0]?.target_translations.map(({ translation }) => translation)).toContain('Ornitorrinco');
    await expect(change(luis, name, 'Otro')).rejects.toMatchObject(refused(403, 'NOT_ALLOWED'));
  });

  test('gives up to ten, in their order, tidied, not approved, with who added them', async () => {
    const texts = Array.from({ length: 10 }, (_, place) => `  Nombre   ${place}`);
    const { translations } = await add(ana, texts);
    expect(translations.map(({ translation }) => translation)).toEqual(texts.map((_, place) => `Nombre ${place}`));
    expect(translations[0]).toEqual({
      translation_id: expect.any(Number),
      translation: 'Nombre 0',
      selected: false,
      translation_submitter: ana.username,
      translation_approved: false,
      picture_id: image_id,
    });
    await expect(
      add(
        ana,
        Array.from({ length: 11 }, () => 'x'),
      ),
    ).rejects.toMatchObject(refused(400, 'INVALID'));
  });

  test('one that exists already comes back as it is, whoever added it, however it is written', async () => {
    const first = await added(ana, 'Camión');
    expect((await add(luis, ['Nuevo', 'CAMIÓN', 'camión'])).translations).toMatchObject([
      { translation: 'Nuevo', translation_submitter: luis.username },
      first,
      first,
    ]);
    expect(await namesOf()).toEqual(['Camión', 'Nuevo']);
  });

  test('accents make another name, and so does the other i of Turkish', async () => {
    expect((await add(ana, ['si', 'sí'])).translations.map(({ translation }) => translation)).toEqual(['si', 'sí']);
    const { translations } = await add(ana, ['ISI', 'ısı', 'isi', 'İSİ'], { language: 'turkish' });
    expect(translations.map(({ translation }) => translation)).toEqual(['ISI', 'ISI', 'isi', 'isi']);
  });

  test('S35 many who add the same at once make one name', async () => {
    const orders = Array.from({ length: 20 }, (_, place) =>
      add(place % 2 ? ana : luis, place % 3 ? ['Uno', 'Dos'] : ['dos', 'uno']),
    );
    const ids = (await Promise.all(orders)).flatMap(({ translations }) =>
      translations.map(({ translation_id }) => translation_id),
    );
    expect(new Set(ids).size).toBe(2);
    expect(await namesOf()).toHaveLength(2);
  });

  test.each([
    ['   ', 400, 'ONLY_SPACES', undefined, 'Input cannot only contain spaces'],
    ['x'.repeat(51), 400, 'TRANSLATION_TOO_LONG', { length: 51 }, 'Input too long: 51 characters > 50'],
    ['a;b', 400, 'FORBIDDEN_CHARACTER', { character: ';' }, 'Input cannot contain ;'],
  ])('S36 %j is refused, and so is all that came with it', async (text, status, code, params, message) => {
    await expect(add(ana, ['Bien', text])).rejects.toMatchObject({ ...refused(status, code, params), message });
    expect(await namesOf()).toEqual([]);
  });

  test.each(['a\u0000b', 'a\ud800b'])('S36 %j is no text, and is refused before it is looked at', async (text) => {
    await expect(add(ana, ['Bien', text])).rejects.toMatchObject(
      refused(400, 'INVALID', { field: 'translation_array.1', problem: 'This character cannot be part of a text' }),
    );
    expect(await namesOf()).toEqual([]);
  });

  test('fifty letters of any script are enough', async () => {
    const text = '👩‍👩‍👧'.repeat(50);
    expect((await added(ana, text)).translation).toBe(text);
  });

  test('S21 a picture that is not approved is named by whoever added it, and is not there for others', async () => {
    const own = await addPicture(database, { approved: false, submitted_by: ana.user_id });
    await expect(add(luis, ['Nada'], { to: own })).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    await expect(add(luis, ['Nada'], { to: 2_000_000 })).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    await expect(add(ana, ['Algo'], { to: own })).resolves.toBeTruthy();
    await expect(add(admin, ['También'], { to: own })).resolves.toBeTruthy();
    expect(await namesOf(own)).toEqual(['Algo', 'También']);
  });

  test('a deleted picture gets no names', async () => {
    const name = await added(ana, 'Viejo');
    await deckWith(ana, name);
    await database.query('update images set is_deleted = true where image_id = $1', [image_id]);
    await expect(add(ana, ['Nuevo'])).rejects.toMatchObject(refused(403, 'IMAGE_DELETED'));
    await expect(add(luis, ['Nuevo'])).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });
});

describe('changing a name', () => {
  test('is found by its new text, and words that have it lose the sound of the old one', async () => {
    const name = await added(ana, 'Cohce');
    const { deck_id, word_id } = await deckWith(ana, name);
    await database.query(
      `with sound as (
         insert into sounds (sound_hash, language, text, fold_key, is_synthetic, speaker_id)
         values (repeat('b', 64), 'spanish', 'Cohce', 'cohce', true, 0) returning sound_id
       )
       update words set sound_id = sound.sound_id from sound where word_id = $1`,
      [word_id],
    );
    expect(await change(ana, name, ' Coche ')).toEqual({ ...name, translation: 'Coche' });
    const { words } = await ana.api.editedDeck({ params: { deck_id } });
    expect(words).toMatchObject([{ word_id, target_translation: 'Coche', sound_id: null }]);
    const rows = await ana.api.imageSearch({ body: { search: 'coche', target: 'spanish' } });
    expect(rows[0]!.imageRow[0]!.image_id).toBe(image_id);
  });

  test('to one that the picture has already is refused; to another case of itself is not', async () => {
    await added(luis, 'Otro');
    const name = await added(ana, 'uno');
    await expect(change(ana, name, 'OTRO')).rejects.toMatchObject({
      ...refused(409, 'TRANSLATION_EXISTS'),
      message: 'Translation already exists',
    });
    expect(await change(ana, name, 'Uno')).toMatchObject({ translation: 'Uno' });
    await expect(change(ana, name, ' ')).rejects.toMatchObject(refused(400, 'ONLY_SPACES'));
  });

  test('is for its submitter until it is approved, and for admins, which is written down', async () => {
    const name = await added(ana, 'Mío');
    await expect(change(luis, name, 'Tuyo')).rejects.toMatchObject(refused(403, 'NOT_ALLOWED'));
    await approve(name);
    await expect(change(ana, name, 'Nuestro')).rejects.toMatchObject({
      ...refused(403, 'TRANSLATION_APPROVED_EDIT'),
      message: 'Cannot edit approved translation',
    });
    expect(await change(admin, name, 'De todos')).toMatchObject({ translation: 'De todos' });
    const { rows } = await database.query(`select user_id, detail from audit_rows where action = 'entry_edited'`);
    expect(rows).toEqual([
      { user_id: admin.user_id, detail: { entry: 'translation', id: String(name.translation_id), was: 'Mío' } },
    ]);
  });

  test('S22 of another picture than is named is not there', async () => {
    const name = await added(ana, 'Aquí');
    const other = await addPicture(database);
    await expect(change(ana, name, 'Allí', other)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    expect(await namesOf()).toEqual(['Aquí']);
  });
});

describe('deleting a name', () => {
  test('leaves the decks that have it whole, and makes room for the same again', async () => {
    const name = await added(ana, 'Breve');
    const { deck_id } = await deckWith(ana, name);
    expect(await remove(ana, name)).toEqual({ done: true });
    const { words } = await ana.api.editedDeck({ params: { deck_id } });
    expect(words).toMatchObject([{ target_translation: 'Breve' }]);
    expect(await namesOf()).toEqual([]);
    expect((await added(ana, 'Breve')).translation_id).not.toBe(name.translation_id);
    await expect(remove(ana, name)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });

  test('is refused for the one that is selected in the word it is looked at from', async () => {
    const [name, other] = [await added(ana, 'Esto'), await added(ana, 'Aquello')];
    const { word_id } = await deckWith(ana, name);
    await expect(remove(ana, name, word_id)).rejects.toMatchObject({
      ...refused(409, 'TRANSLATION_SELECTED'),
      message: 'Cannot delete selected translation',
    });
    await expect(remove(luis, other, word_id)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    expect(await remove(ana, other, word_id)).toEqual({ done: true });
  });

  test('is for its submitter until it is approved', async () => {
    const name = await added(ana, 'Firme');
    await expect(remove(luis, name)).rejects.toMatchObject(refused(403, 'NOT_ALLOWED'));
    await approve(name);
    await expect(remove(ana, name)).rejects.toMatchObject({
      ...refused(403, 'TRANSLATION_APPROVED_DELETE'),
      message: 'Cannot delete approved translation',
    });
    expect(await remove(admin, name)).toEqual({ done: true });
  });
});

const gaps = ({ api }: Member) => api.untranslated({ query: { target_language: 'lao', source_language: 'georgian' } });
const idsOf = async (member: Member) => (await gaps(member)).map((entry) => entry.image_id);

describe('the gaps of the library', () => {
  test('are pictures named in the source language only, twenty at a time, the most used first, until all are named', async () => {
    const named: number[] = [];
    for (let place = 0; place < 22; place++) named.push(await namedPicture(database, { georgian: `სიტყვა ${place}` }));
    await namedPicture(database, { georgian: 'ორივე', lao: 'ທັງສອງ' });
    await addName(database, image_id, 'georgian', 'ელოდება', { approved: false, submitted_by: ana.user_id });
    image_id = named[21]!;
    await deckWith(ana, await added(ana, 'Muy usado'));

    const shown = new Set<number>();
    while (shown.size < 22) {
      const ids = await idsOf(ana);
      expect(ids).toHaveLength(20);
      const inOrder = [named[21]!, ...named.slice(0, 21)].filter((id) => ids.includes(id));
      expect(ids).toEqual(inOrder);
      for (const id of ids) shown.add(id);
    }
    expect((await gaps(ana))[0]).toMatchObject({
      target_translations: [],
      source_translations: [{ translation: expect.stringMatching('სიტყვა'), translation_approved: true }],
      image_path: expect.stringMatching(/^\/media\/.*\.webp$/),
    });
    for (const to of named.slice(2)) await add(ana, ['ຊື່'], { language: 'lao', to });
    expect(await idsOf(ana)).toEqual(named.slice(0, 2));
    expect(await idsOf(luis)).toEqual(named.slice(0, 2));
    for (const to of named) await add(luis, ['ຊື່'], { language: 'lao', to });
    expect(await idsOf(ana)).toEqual([]);
  });
});
