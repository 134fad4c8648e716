import type { DeckData, DeckResult } from '@lexiroom/contracts/decks';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { SessionsService } from '../accounts/sessions/sessions.service.ts';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { Browser } from '../http/browser.fixture.ts';
import { DecksService } from './decks.service.ts';

let server: RunningApp;
let database: pg.Client;
let visitor: Browser;
let owner: Browser;
/** Ids of decks by their names. */
const decks: Record<string, number> = {};

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  owner = new Browser(server.url);
  expect(await owner.signUp('olga')).toMatchObject({ status: 201 });
  visitor = new Browser(server.url);
  for (const deck of (await visitor.get('/api/topic_decks')).body as DeckResult[]) decks[deck.item_name] = deck.item_id;
});
afterAll(async () => {
  await database.end();
  await server.close();
});

const open = (username: string, ...ids: (number | undefined)[]) =>
  visitor.get(`/api/word-deck/${username}/search?${ids.map((id) => `id=${id}`).join('&')}`);

/** Puts a deck into a folder of a user's tree. */
async function makeDeck(username: string, { visibility = 'public', folder = 'public' } = {}): Promise<number> {
  const { rows } = await database.query<{ deck_id: number }>(
    `with root as (
       select item_id, owner_id from items join users on user_id = owner_id where username_key = $1 and parent_id is null
     ), folder as (
       insert into items (owner_id, item_type, item_name, name_key, parent_id, visibility)
       select owner_id, 'folder', 'Folder', 'folder', item_id, $3 from root returning item_id, owner_id
     ), deck as (
       insert into items (owner_id, item_type, item_name, name_key, parent_id, visibility)
       select owner_id, 'deck', 'Mine', 'mine', item_id, $2 from folder returning item_id
     )
     insert into decks (deck_id, target_language) select item_id, 'german' from deck returning deck_id`,
    [username, visibility, folder],
  );
  return rows[0]!.deck_id;
}

describe('the page of a deck', () => {
  test('gets its words in order, with picture, text and translation', async () => {
    const { status, body } = await open('lexiroom', decks['動物 · Animals']);
    expect(status).toBe(200);
    const data = body as DeckData;
    expect(data).toMatchObject({
      deck_name: '動物 · Animals',
      target_language: 'japanese',
      source_language: 'english_uk',
      username: 'lexiroom',
      role: 'teacher',
      purpose: 'study',
      option_count: 4,
      show_translation: true,
      category_name: null,
      directory: expect.any(Number),
      logged_in_user: null,
      studyDeckIds: [decks['動物 · Animals']],
      image_path: '/media/1000cat00000.webp',
    });
    expect(data.words.map((word) => word.target_translation)).toEqual(['猫', '犬', '馬', '魚', '鳥']);
    const [cat] = data.words;
    expect(cat).toEqual({
      word_id: expect.any(Number),
      deck_translation_id: cat!.word_id,
      deck_id: decks['動物 · Animals'],
      word_order: 0,
      image_id: expect.any(Number),
      image_path: '/media/1000cat00000.webp',
      thumbnail_path: '/media/thumbnails/1000cat00000.webp',
      sound_id: null,
      sound_path: null,
      target_translation: '猫',
      target_translation_id: expect.any(Number),
      extra_target_translation: null,
      source_translation: 'Cat',
      source_translation_id: expect.any(Number),
      target_language: 'japanese',
      source_language: 'english_uk',
      is_pinned: false,
      origin_word_id: cat!.word_id,
      due_date: null,
      due_dates: null,
      answers: [],
    });
  });

  test('gets the words of several decks, one after the other, and their names from the first', async () => {
    const ids = [decks['食べ物と飲み物 · Food and drink']!, decks['動物 · Animals']!];
    const { body } = await open('lexiroom', ...ids, ids[0]);
    const { words, studyDeckIds, deck_name } = body as DeckData;
    expect(studyDeckIds).toEqual(ids);
    expect(deck_name).toBe('食べ物と飲み物 · Food and drink');
    expect(words.map((word) => word.target_translation)).toEqual(['パン', 'りんご', 'ご飯', 'スープ', '猫', '犬', '馬', '魚', '鳥']); // prettier-ignore
  });

  test('gets of decks of two languages each word with the languages of its own deck', async () => {
    const { body } = await open('lexiroom', decks['Animals'], decks['動物 · Animals']);
    const { words, target_language } = body as DeckData;
    expect(target_language).toBe(words[0]!.target_language);
    expect(new Map(words.map((word) => [word.deck_id, word.target_language]))).toEqual(
      new Map([
        [decks['Animals'], 'english_uk'],
        [decks['動物 · Animals'], 'japanese'],
      ]),
    );
  });

  test('says who is logged in', async () => {
    const { body } = await owner.get(`/api/word-deck/lexiroom/search?id=${decks['Animals']}`);
    expect((body as DeckData).logged_in_user).toEqual({ username: 'olga', role: 'learner', is_admin: false });
  });

  test('S22 is refused whole when one deck is somebody else’s', async () => {
    const mine = await makeDeck('olga');
    expect(await open('olga', mine)).toMatchObject({ status: 200, body: { words: [] } });
    expect(await open('olga', mine, decks['Animals'])).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await open('lexiroom', mine)).toMatchObject({ status: 404 });
  });

  test('S24 a private deck is there for its owner only; the strictest on the way to it counts', async () => {
    for (const place of [{ visibility: 'private' }, { folder: 'private' }]) {
      const hidden = await makeDeck('olga', place);
      expect(await open('olga', hidden)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(await owner.get(`/api/word-deck/olga/search?id=${hidden}`)).toMatchObject({ status: 200 });
    }
  });

  test('a deck in the bin, or in a folder that is in it, is not there', async () => {
    const deck = await makeDeck('olga');
    await database.query(
      'update items set deleted_at = now() where item_id = (select parent_id from items where item_id = $1)',
      [deck],
    );
    expect(await owner.get(`/api/word-deck/olga/search?id=${deck}`)).toMatchObject({ status: 404 });
  });

  test.each(['0', '-1', 'x', '1.5', '99999999999', '', '1%00'])('S23 the id %j is refused', async (id) => {
    const { status, body } = await visitor.get(`/api/word-deck/lexiroom/search?id=${id}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'INVALID', errDesc: expect.stringMatching(/^id/) });
  });
});

const names = async (query: string) =>
  ((await visitor.get(`/api/topic_decks${query}`)).body as DeckResult[]).map((deck) => deck.item_name);

describe('the topic decks', () => {
  test('come topic by topic', async () => {
    expect(await names('')).toEqual(Object.keys(decks));
    expect(await names('?target_language=japanese')).toEqual(['動物 · Animals', '食べ物と飲み物 · Food and drink']);
  });

  test('from a language come those whose words have names in it, nine of ten at least, called in both', async () => {
    // A word of four has no Spanish name. Of the English deck it is the source language all the same.
    expect(await names('?target_language=All&source_language=spanish')).toEqual([
      'Animals',
      '動物 · Animales',
      'Food and drink',
    ]);
    expect(await names('?target_language=japanese&source_language=german')).toEqual([]);
  });

  test('an unknown language is refused', async () => {
    const { status, body } = await visitor.get('/api/topic_decks?target_language=klingon');
    expect(status).toBe(400);
    expect(body).toMatchObject({ params: { field: 'target_language' } });
  });
});

const wordsForLive = (deck_ids: number[], word_ids?: number[], isTyped?: boolean) =>
  server.app.get(DecksService).wordsForLive({ user: undefined }, { deck_ids, word_ids }, isTyped);

/** The words of a deck for which more than their own text is right, with what is. */
const alsoRightOf = async (deck: string, isTyped = true) => {
  const found = await wordsForLive([decks[deck]!], undefined, isTyped);
  const { words } = found as Extract<typeof found, { words: unknown }>;
  return words.flatMap((word) => ('also_right' in word ? [[word.target_translation, word.also_right]] : []));
};

describe('the words of a live session', () => {
  test('are those of the decks, with their origins', async () => {
    const found = await wordsForLive([decks['動物 · Animals']!, decks['Animals']!]);
    expect(found).toMatchObject({
      deck_name: '動物 · Animals',
      target_language: 'japanese',
      source_language: 'english_uk',
    });
    const { words } = found as Extract<typeof found, { words: unknown }>;
    expect(words).toHaveLength(11);
    expect(words.every((word) => word.origin_word_id === word.word_id)).toBe(true);
  });

  test('are those that were chosen, in the order of the deck; a word from elsewhere is refused', async () => {
    const all = await wordsForLive([decks['Animals']!]);
    const [first, second, third] = (all as Extract<typeof all, { words: unknown }>).words.map((word) => word.word_id);
    const chosen = await wordsForLive([decks['Animals']!], [third!, first!]);
    expect((chosen as Extract<typeof chosen, { words: unknown }>).words.map((word) => word.word_id)).toEqual([
      first,
      third,
    ]);
    expect(await wordsForLive([decks['動物 · Animals']!], [second!])).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('know what else is right when they are typed, and only then', async () => {
    await database.query(`
      insert into translations (image_id, language, translation, fold_key, approved)
      select image_id, 'english_uk', unnest(array['Hound', 'Cat', 'Cur']), 'x', unnest(array[true, true, false])
      from translations where translation = 'Dog'`);
    await database.query(`update translations set extra_text = 'いぬ · inu' where translation = '犬'`);
    // A cat is another word of this deck, and the last name waits for an admin.
    expect(await alsoRightOf('Animals')).toEqual([['Dog', ['Hound']]]);
    expect(await alsoRightOf('動物 · Animals')).toEqual([['犬', ['いぬ']]]);
    expect(await alsoRightOf('Animals', false)).toEqual([]);
  });

  test('of a private deck are for its owner only', async () => {
    const hidden = await makeDeck('olga', { visibility: 'private' });
    expect(await wordsForLive([hidden])).toMatchObject({ code: 'NOT_FOUND' });
    const user = await server.app.get(SessionsService).userOf(owner.cookie);
    expect(await server.app.get(DecksService).wordsForLive({ user }, { deck_ids: [hidden] })).toMatchObject({
      words: [],
    });
  });
});

test('details of a picture name its artist, licence and source', async () => {
  expect(await visitor.get('/api/image_details/1')).toMatchObject({
    status: 200,
    body: [
      {
        artist_name: 'Google',
        submitted_by: null,
        image_approved: true,
        image_license: 'Apache-2.0',
        reference_link: 'https://example.org/cat',
      },
    ],
  });
  expect((await visitor.get('/api/image_details/2')).body).toMatchObject([{ reference_link: null }]);
  expect(await visitor.get('/api/image_details/999999')).toMatchObject({ status: 404 });
});

/** Asks whose decks these are. */
const ask = (by: Browser, ...ids: (number | undefined)[]) =>
  by.get(`/api/deck_owner?${ids.map((id) => `id=${id}`).join('&')}`);

describe('whose decks these are', () => {
  test('is told whoever may see them', async () => {
    const [theirs, mine] = [decks['動物 · Animals'], await makeDeck('olga')];
    expect(await ask(visitor, theirs)).toMatchObject({ status: 200, body: { username: 'lexiroom' } });
    expect(await ask(visitor, mine)).toMatchObject({ status: 200, body: { username: 'olga' } });
    expect(await ask(visitor, theirs, mine)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('S21 is not told of a private deck, but for its owner, nor of one that is not there', async () => {
    const hidden = await makeDeck('olga', { visibility: 'private' });
    expect(await ask(owner, hidden)).toMatchObject({ status: 200, body: { username: 'olga' } });
    expect(await ask(visitor, hidden)).toMatchObject({ status: 404 });
    expect(await ask(owner, hidden, 2_000_000)).toMatchObject({ status: 404 });
  });
});
