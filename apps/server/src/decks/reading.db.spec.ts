import type { DeckData, DeckResult } from '@lexiroom/contracts/decks';
import type { LanguageId } from '@lexiroom/domain/languages';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { Browser } from '../http/browser.fixture.ts';
import { addName, addPicture } from '../library/library.fixture.ts';
import { SessionsService } from '../accounts/sessions/sessions.service.ts';
import { DecksService } from './decks.service.ts';

let server: RunningApp;
let database: pg.Client;
let owner: Browser;
let visitor: Browser;
/** The ready decks by name, and the owner's copy of the Japanese animals. */
const ready: Record<string, number> = {};
let copy: number;

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  visitor = new Browser(server.url);
  owner = new Browser(server.url);
  await owner.signUp('olga');
  for (const { item_name, item_id } of (await visitor.get('/api/topic_decks')).body as DeckResult[]) {
    ready[item_name] = item_id;
  }
  const { body } = await owner.post('/api/clone', { item_ids: [animals()] });
  [copy] = (body as { item_ids: [number] }).item_ids;
});
afterAll(async () => {
  await database.end();
  await server.close();
});

const animals = () => ready['動物 · Animals']!;
const food = () => ready['食べ物と飲み物 · Food and drink']!;
const english = () => ready['Animals']!;

async function read(ids: number[], query: string, by = visitor, username = 'lexiroom'): Promise<DeckData> {
  const { status, body } = await by.get(`/api/word-deck/${username}/search?id=${ids.join('&id=')}${query}`);
  expect([status, body]).toMatchObject([200, { deck_name: expect.any(String) }]);
  return body as DeckData;
}
const pairs = ({ words }: DeckData) =>
  words.map(({ target_translation, source_translation }) => `${target_translation} ${source_translation}`);

describe('a deck that is read from another language', () => {
  test('has what the library calls its pictures in it, and is called in that pair', async () => {
    const data = await read([animals()], '&source=spanish');
    expect(data).toMatchObject({
      deck_name: '動物 · Animales',
      target_language: 'japanese',
      source_language: 'spanish',
      read_from: 'spanish',
      own_source_language: 'english_uk',
      sources: ['english_uk', 'spanish'],
    });
    expect(pairs(data)).toEqual(['猫 Gato', '犬 Perro', '馬 Caballo', '魚 Pez', '鳥 Pájaro']);
    for (const word of data.words) {
      expect(word).toMatchObject({ source_language: 'spanish', source_translation_id: expect.any(Number) });
    }
  });

  test('is the same words: they are answered as ever', async () => {
    const plain = await read([copy], '', owner, 'olga');
    const [word] = plain.words;
    const { status } = await owner.post('/api/question_answer', {
      word_id: word!.word_id,
      deck_id: copy,
      is_correct: true,
    });
    expect(status).toBe(200);
    const data = await read([copy], '&source=spanish', owner, 'olga');
    expect(data.words.map(({ word_id }) => word_id)).toEqual(plain.words.map(({ word_id }) => word_id));
    expect(data.words[0]).toMatchObject({ source_translation: 'Gato', answers: [{ is_correct: true }] });
  });

  test('has no source text where the library has no name', async () => {
    expect(pairs(await read([food()], '&source=spanish'))).toEqual([
      'パン Pan',
      'りんご Manzana',
      'ご飯 Arroz',
      'スープ null',
    ]);
    expect((await read([food()], '&source=german')).words[0]).toMatchObject({
      source_translation: null,
      source_translation_id: null,
      source_language: 'german',
    });
    expect((await read([food()], '')).sources).toEqual(['english_uk']);
  });

  test.each([
    ['its own language', '&source=english_uk'],
    ['the one it teaches', '&source=japanese'],
    ['none', ''],
  ])('is as its owner made it when it is read from %s', async (_, query) => {
    const data = await read([animals()], query);
    expect(data).toMatchObject({ deck_name: '動物 · Animals', source_language: 'english_uk' });
    expect(data).not.toHaveProperty('read_from');
    expect(pairs(data)[0]).toBe('猫 Cat');
  });

  test('a name that waits for an admin explains to whoever gave it', async () => {
    const user = await server.app.get(SessionsService).userOf(owner.cookie);
    const [word] = (await read([animals()], '')).words;
    await addName(database, word!.image_id!, 'german', 'Katze', { approved: false, submitted_by: user!.user_id });
    expect((await read([animals()], '&source=german', owner)).words[0]).toMatchObject({ source_translation: 'Katze' });
    expect((await read([animals()], '&source=german')).words[0]).toMatchObject({ source_translation: null });
  });

  test('tells neither what an example means nor a sound of its own language', async () => {
    const { rows } = await database.query<{ word_id: number }>(
      `with sound as (
         insert into sounds (sound_hash, language, text, fold_key, approved, is_synthetic)
         values (repeat('ab', 32), 'english_uk', 'Cat', 'cat', true, false)
         returning sound_id as made_id)
       update words set note = 'n', example = '猫がいる', example_translation = 'There is a cat', source_sound_id = made_id
       from sound where deck_id = $1 and word_order = 0 returning word_id`,
      [copy],
    );
    expect(rows).toHaveLength(1);
    expect((await read([copy], '', owner, 'olga')).words[0]).toMatchObject({ example_translation: 'There is a cat', source_sound_id: expect.any(Number) }); // prettier-ignore
    const [word] = (await read([copy], '&source=spanish', owner, 'olga')).words;
    expect(word).toMatchObject({ note: 'n', example: '猫がいる' });
    expect(word).not.toHaveProperty('example_translation');
    expect(word).not.toHaveProperty('source_sound_id');
  });

  test('keeps the card of a word without a picture, which stands for what it means', async () => {
    const { rows } = await database.query<{ word_id: number }>(
      `update words set image_id = null where deck_id = $1 and word_order = 4 returning word_id`,
      [copy],
    );
    const cardOf = ({ words }: DeckData) => words.find(({ word_id }) => word_id === rows[0]!.word_id)!;
    const plain = cardOf(await read([copy], '', owner, 'olga'));
    expect(cardOf(await read([copy], '&source=spanish', owner, 'olga'))).toMatchObject({
      source_translation: null,
      image_path: plain.image_path,
    });
  });

  test('several decks: one that teaches the language stays as it is', async () => {
    const data = await read([animals(), english()], '&source=spanish');
    expect(data.sources).toEqual(['spanish']);
    expect(data.words[0]).toMatchObject({ source_translation: 'Gato' });
    const other = await read([english(), ready['Animales · Animals']!], '&source=japanese');
    expect(other.words.map(({ source_language }) => source_language)).toEqual(Array(12).fill('japanese'));
    const taught = await read([ready['Animales · Animals']!, animals()], '&source=spanish');
    expect(taught).toMatchObject({
      deck_name: 'Animales · Animals',
      source_language: 'english_uk',
      read_from: 'spanish',
    });
    expect(new Set(taught.words.map(({ source_language }) => source_language))).toEqual(
      new Set(['english_uk', 'spanish']),
    );
  });

  test('a category too', async () => {
    const { rows } = await database.query<{ item_id: number }>(
      `insert into items (owner_id, item_type, item_name, name_key, parent_id)
       select owner_id, 'category', 'c', 'c', parent_id from items where item_id = $1 returning item_id`,
      [copy],
    );
    await database.query('update items set category_id = $1 where item_id = $2', [rows[0]!.item_id, copy]);
    const { body } = await owner.get(`/api/category/olga/search?id=${rows[0]!.item_id}&source=spanish`);
    expect(body).toMatchObject({ category_name: 'c', deck_name: '動物 · Animales', read_from: 'spanish' });
  });

  test('an unknown language is refused', async () => {
    const { status, body } = await visitor.get(`/api/word-deck/lexiroom/search?id=${animals()}&source=klingon`);
    expect([status, body]).toMatchObject([400, { params: { field: 'source' } }]);
  });
});

describe('the languages that a reader knows', () => {
  test.each<[string, string, LanguageId | undefined]>([
    ['one that the deck can be read from', '&known=spanish', 'spanish'],
    ['the best of several', '&known=german&known=spanish', 'spanish'],
    ['its own first', '&known=english_us&known=spanish', undefined],
    ['none that it can be read from', '&known=german', undefined],
    ['the one it teaches', '&known=japanese', undefined],
    ['another that is asked for', '&known=spanish&source=english_uk', undefined],
  ])('choose for a ready deck: %s', async (_, query, read_from) => {
    expect((await read([animals()], query)).read_from).toBe(read_from);
  });

  test('also for somebody with an account, but not for decks of their own or of other people', async () => {
    expect((await read([animals()], '&known=spanish', owner)).read_from).toBe('spanish');
    expect((await read([copy], '&known=spanish', owner, 'olga')).read_from).toBeUndefined();
    await database.query(`update items set visibility = 'public' where item_id = $1`, [copy]);
    expect((await read([copy], '&known=spanish', visitor, 'olga')).read_from).toBeUndefined();
    expect((await read([copy], '&source=spanish', visitor, 'olga')).read_from).toBe('spanish');
  });
});

test('a live session is made of the words as they are read', async () => {
  const decks = server.app.get(DecksService);
  const deck_ids = [animals()];
  expect(await decks.wordsForLive({ user: undefined }, { deck_ids, source_language: 'spanish' })).toMatchObject({
    deck_name: '動物 · Animales',
    source_language: 'spanish',
    words: expect.arrayContaining([
      expect.objectContaining({ source_translation: 'Gato', source_language: 'spanish' }),
    ]),
  });
});

/** What the copy is called to whoever reads it from a language, when its owner calls it so. */
const called = async (name: string, source: LanguageId) => {
  await database.query('update items set item_name = $1 where item_id = $2', [name, copy]);
  return (await read([copy], `&source=${source}`, owner, 'olga')).deck_name;
};

describe('what a deck is called', () => {
  test.each<[string, LanguageId, string]>([
    ['動物 · Animals', 'spanish', '動物 · Animales'],
    ['動物 · Animals', 'german', '動物'],
    // A copy that was made from another reading.
    ['動物 · Animales', 'german', '動物'],
    ['動物', 'spanish', '動物 · Animales'],
    ['動物 · My own', 'spanish', '動物 · My own'],
    ['My animals', 'spanish', 'My animals'],
  ])('%s from %s: %s', async (name, source, title) => expect(await called(name, source)).toBe(title));

  test('a topic without a name in the language that is taught is called as its readers call it', async () => {
    await database.query(`update starter_decks set deck_name = 'Animals' where deck_id = $1`, [animals()]);
    expect(await called('Animals', 'spanish')).toBe('Animales');
    expect(await called('Animals', 'german')).toBe('Animals');
    await database.query(`update starter_decks set deck_name = '動物 · Animals' where deck_id = $1`, [animals()]);
  });
});

test('a picture that only its owner may show is not named for others', async () => {
  const user = await server.app.get(SessionsService).userOf(owner.cookie);
  const image_id = await addPicture(database, { approved: false, submitted_by: user!.user_id });
  await database.query(
    `update images set is_private = true, image_license = null, image_hash = 'private' || image_hash where image_id = $1`,
    [image_id],
  );
  await addName(database, image_id, 'spanish', 'Nadie', { approved: false, submitted_by: user!.user_id });
  await database.query('update words set image_id = $1 where deck_id = $2 and word_order = 1', [image_id, copy]);
  expect((await read([copy], '&source=spanish', owner, 'olga')).words[1]).toMatchObject({
    source_translation: 'Nadie',
  });
  expect((await read([copy], '&source=spanish', visitor, 'olga')).words[1]).toMatchObject({ source_translation: null });
});
