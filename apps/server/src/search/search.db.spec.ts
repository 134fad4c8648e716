import type { DeckResult } from '@lexiroom/contracts/decks';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import path from 'node:path';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { shortestOf } from '../clock/shortest-of.fixture.ts';
import { Browser } from '../http/browser.fixture.ts';
import { SearchCleanup } from './nightly-cleanup.ts';

let server: RunningApp;
let visitor: Browser;
beforeAll(async () => {
  server = await runningApp();
  visitor = new Browser(server.url);
});
afterAll(() => server.close());

const search = (term: string, page: number | string = 1, query = '') =>
  visitor.get(`/api/search_deck/${encodeURIComponent(term)}/${page}${query}`);
const names = async (...given: Parameters<typeof search>) =>
  ((await search(...given)).body as DeckResult[]).map((deck) => deck.item_name);

describe('searching decks', () => {
  test.each([
    ['animals', ['Animals', 'Animales · Animals', '動物 · Animals']],
    ['ANIMÁLES', ['Animales · Animals']],
    ['動物', ['動物 · Animals']],
    ['物', ['動物 · Animals', '食べ物と飲み物 · Food and drink']],
    ['飲み', ['食べ物と飲み物 · Food and drink']],
    ['drink', ['Food and drink', 'Comida y bebida · Food and drink', '食べ物と飲み物 · Food and drink']],
    ['food and d', ['Food and drink', 'Comida y bebida · Food and drink', '食べ物と飲み物 · Food and drink']],
    ['nimals', ['Animals', 'Animales · Animals', '動物 · Animals']],
    ['nimals f', []],
    ['rink', ['Food and drink', 'Comida y bebida · Food and drink', '食べ物と飲み物 · Food and drink']],
    ['ood AND d', ['Food and drink', 'Comida y bebida · Food and drink', '食べ物と飲み物 · Food and drink']],
    ['n', []],
    ['%', []],
    ['_nimals', ['Animals', 'Animales · Animals', '動物 · Animals']],
    ['nim_ls', []],
    ['!?', []],
  ])('%j finds %j', async (term, found) => expect(await names(term)).toEqual(found));

  test('can be limited to languages', async () => {
    expect(await names('animals', 1, '?target_language=japanese')).toEqual(['動物 · Animals']);
    expect(await names('food', 1, '?source_language=japanese')).toEqual([
      'Food and drink · 食べ物と飲み物',
      'Comida y bebida · 食べ物と飲み物',
    ]);
    expect(await names('animals', 1, '?target_language=&source_language=All')).toHaveLength(3);
  });

  test('a deck is found by every language its words have names in, and called in the pair that was asked for', async () => {
    const [own] = (await search('animals', 1, '?target_language=japanese&source_language=english_uk'))
      .body as DeckResult[];
    expect(own).toMatchObject({ item_name: '動物 · Animals', source_language: 'english_uk' });
    expect(own).not.toHaveProperty('read_from');
    const [read] = (await search('animals', 1, '?target_language=japanese&source_language=spanish'))
      .body as DeckResult[];
    expect(read).toMatchObject({
      item_id: own!.item_id,
      item_name: '動物 · Animales',
      source_language: 'spanish',
      read_from: 'spanish',
    });
    expect(await names('animals', 1, '?target_language=japanese&source_language=german')).toEqual([]);
    expect(await names('animals', 1, '?target_language=japanese&source_language=japanese')).toEqual([]);
  });

  test('what is missing of a language can be asked: how many words of each deck have names in it', async () => {
    const { body } = await search('food', 1, '?target_language=japanese&names_in=spanish');
    expect(body).toMatchObject([{ word_count: 4, named: { language: 'spanish', words: 3 } }]);
    const { body: none } = await search('food', 1, '?target_language=japanese&names_in=german');
    expect(none).toMatchObject([{ named: { language: 'german', words: 0 } }]);
  });

  test('shows what a deck holds', async () => {
    expect((await search('動物')).body).toEqual([
      {
        item_id: expect.any(Number),
        item_name: '動物 · Animals',
        level: null,
        owner: 'lexiroom',
        image_path: '/media/1000cat00000.webp',
        word_count: 5,
        sentence_count: 0,
        target_language: 'japanese',
        source_language: 'english_uk',
      },
    ]);
  });

  test.each([0, 11, -1, 'x', 1.5])('there is no page %s', async (page) => {
    expect(await search('animals', page)).toMatchObject({ status: 400, body: { params: { field: 'page' } } });
  });

  test.each(['a=b', 'a<b', 'a\\b', '"', 'a\u0000b', ' ', 'x'.repeat(101)])(
    'S36 %j cannot be searched for',
    async (term) => {
      expect((await search(term)).status).toBe(400);
    },
  );

  test('a hundred letters of any script can', async () => {
    expect((await search('動'.repeat(100))).status).toBe(200);
  });
});

/** Of the starter deck of animals in Japanese. */
const setLevel = async (level: string | null) => {
  const database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  await database.query(
    `update decks set level = $1 from items where item_id = deck_id and item_name = '動物 · Animals'`,
    [level],
  );
  await database.end();
};

test('a deck with a level is found by it, and by language and level', async () => {
  await setLevel('A1.1');
  for (const term of ['A1.1', 'a1', 'japanese a1', 'Japanese A1.1', 'animals japanese'])
    expect([term, await names(term)]).toEqual([term, ['動物 · Animals']]);
  expect(await names('A1.1', 1, '?target_language=japanese')).toEqual(['動物 · Animals']);
  for (const term of ['A1.2', 'spanish a1', 'a2']) expect([term, await names(term)]).toEqual([term, []]);
  expect((await search('A1.1')).body).toMatchObject([{ level: 'A1.1' }]);
  await setLevel(null);
  expect(await names('A1.1')).toEqual([]);
});

test('S24 what is private, by link, or in the bin is not found', async () => {
  const database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  const change = (sql: string) =>
    database.query(`update items set ${sql} where item_id = (select item_id from items where item_name = 'Animals')`);
  for (const hidden of [`visibility = 'private'`, `visibility = 'link'`, 'deleted_at = now()']) {
    await change(hidden);
    expect(await names('animals')).not.toContain('Animals');
    await change(`visibility = 'public', deleted_at = null`);
  }
  await database.query(`update items set visibility = 'private' where parent_id is null`);
  expect(await names('animals')).toEqual([]);
  await database.query(`update items set visibility = 'public' where parent_id is null`);
  await database.end();
  expect(await names('animals')).toHaveLength(3);
});

test('at night words are forgotten that no public deck has, and no others', async () => {
  const database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  const words = async (beginning: string) =>
    (await database.query(`select 1 from search_word_ends where before || ending like $1 || '%'`, [beginning]))
      .rowCount;
  const drinks = `update items set visibility = $1 where item_name like '%drink'`;
  await database.query(drinks, ['private']);
  await server.app.get(SearchCleanup).forget();
  expect(await words('drink')).toBe(0);
  expect(await words('animal')).toBeGreaterThan(0);
  await database.query(drinks, ['public']);
  await database.end();
  expect(await names('rink')).toHaveLength(3);
  expect(await names('nimals')).toHaveLength(3);
});

test('pages of ten follow each other without gaps, over the whole library', async () => {
  const full = await runningApp({ contentRoot: path.resolve(import.meta.dirname, '../../content') });
  const reader = new Browser(full.url);
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => (await reader.get(`/api/search_deck/animals/${page}`)).body as DeckResult[]),
  );
  expect(pages.map((page) => page.length)).toEqual([10, 10, 10]);
  const ids = pages.flat().map((deck) => deck.item_id);
  expect(new Set(ids).size).toBe(30);
  await full.close();
}, 30_000);

const users = (term: string, page = 1) => visitor.get(`/api/search_user/${encodeURIComponent(term)}/${page}`);

const searchEverywhere = async (term: string) => {
  await users(term);
  await search(term);
};

describe('searching users', () => {
  beforeAll(async () => {
    for (const name of ['ada_lovelace', 'adam-smith', 'canada']) await new Browser(server.url).signUp(name);
  });

  test('shows whose name, or a part of it, begins so, and how much of theirs others may see', async () => {
    expect(await users('ADA')).toMatchObject({
      status: 200,
      body: [
        { username: 'ada_lovelace', user_picture: null, item_count: '0' },
        { username: 'adam-smith', user_picture: null, item_count: '0' },
      ],
    });
    expect((await users('smith')).body).toMatchObject([{ username: 'adam-smith' }]);
    expect((await users('lexi')).body).toEqual([{ username: 'lexiroom', user_picture: null, item_count: '6' }]);
  });

  test.each(['%', '_', '___', 'a%a', '%smith%x', 'ada%lo%', 'zebra', '動物'])(
    'S42 %j is text, and stands for nothing else',
    async (term) => expect(await users(term)).toMatchObject({ status: 200, body: term === 'ada%lo%' ? [{}] : [] }),
  );

  test.each(['a=b', 'a<b', 'a\\b', 'a\u0000b', '%ED%A0%80', 'x'.repeat(101)])('S36 %j cannot be searched for', async (term) => {
    const typed = term.startsWith('%') ? term : encodeURIComponent(term);
    expect((await visitor.get(`/api/search_user/${typed}/1`)).status).toBe(400);
  }); // prettier-ignore

  test('S60 a term of signs and marks without end takes no longer than another', async () => {
    const { plain, ...hostile } = await shortestOf(5, {
      plain: () => searchEverywhere('a plain term '.repeat(7)),
      marks: () => searchEverywhere(`a${'\u0301'.repeat(400)}`),
      signs: () => searchEverywhere('-'.repeat(100)),
      words: () => searchEverywhere('a '.repeat(50)),
      accents: () => searchEverywhere('´'.repeat(100)),
    });
    // A pattern that runs wild takes thousands of times as long.
    expect(Object.entries(hostile).filter(([, ms]) => ms > 30 * plain)).toEqual([]);
  });

  test('there are ten pages', async () => {
    expect((await users('ada', 10)).body).toEqual([]);
    expect((await users('ada', 11)).status).toBe(400);
  });
});
