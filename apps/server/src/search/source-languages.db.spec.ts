import { seededRandom } from '@lexiroom/domain/chance';
import { languageIds } from '@lexiroom/domain/languages';
import { searchKey } from '@lexiroom/domain/text';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { freshDatabase } from '../database/fresh-database.fixture.ts';
import { addName, addPicture } from '../library/library.fixture.ts';
import { compareSearch, rebuildSearch } from './projections.ts';
import { searchDecks } from './search-statements.ts';

let client: pg.Client;
/** A Spanish deck of ten words, each with a picture of its own. */
let deck: number;
let pictures: number[];

beforeAll(async () => {
  client = new pg.Client({ connectionString: await freshDatabase() });
  await client.connect();
});
afterAll(() => client.end());
beforeEach(async () => {
  await run('delete from users');
  await run('delete from translations');
  await run(
    `with owner as (insert into users (username, username_key, role) values ('ada', 'ada', 'teacher') returning user_id)
     insert into items (owner_id, item_type, item_name, name_key) select user_id, 'folder', 'ada', 'ada' from owner`,
  );
  deck = await newDeck('Fish');
  pictures = [];
  for (let place = 0; place < 10; place++) pictures.push(await newWord(deck, place));
});

const run = (sql: string, values: unknown[] = []) => client.query(sql, values);

async function newDeck(name: string): Promise<number> {
  const { rows } = await client.query<{ item_id: number }>(
    `insert into items (owner_id, item_type, item_name, name_key, parent_id)
     select owner_id, 'deck', $1, $2, item_id from items where parent_id is null returning item_id`,
    [name, searchKey(name)],
  );
  const { item_id } = rows[0]!;
  await run(`insert into decks (deck_id, target_language, source_language) values ($1, 'spanish', 'english_uk')`, [
    item_id,
  ]);
  return item_id;
}

async function newWord(deck_id: number, place: number): Promise<number> {
  const image_id = await addPicture(client);
  await run(
    `insert into words (deck_id, word_order, image_id, target_text, origin_word_id) values ($1, $2, $3, 'pez', 0)`,
    [deck_id, place, image_id],
  );
  return image_id;
}

const nameIn = async (language: 'german' | 'french' | 'spanish', count: number) => {
  for (const image_id of pictures.slice(0, count)) await addName(client, image_id, language, 'Fisch');
};
const isFound = async (source_language: 'german' | 'french' | 'english_uk' | 'spanish') => {
  const { rows } = await client.query(searchDecks('fish', 1, 10, { target_language: 'spanish', source_language }));
  expect(await compareSearch(client)).toEqual([]);
  return rows.length === 1;
};

describe('a deck is found by a source language', () => {
  test('that is its own, without a name in it', async () => expect(await isFound('english_uk')).toBe(true));

  test('in which the pictures of nine words of ten have names, and not eight', async () => {
    await nameIn('german', 8);
    expect(await isFound('german')).toBe(false);
    await addName(client, pictures[8]!, 'german', 'Fisch');
    expect(await isFound('german')).toBe(true);
    expect(await isFound('french')).toBe(false);
  });

  test('never by the one that it teaches', async () => {
    await nameIn('spanish', 10);
    expect(await isFound('spanish')).toBe(false);
  });

  test.each([
    ['a name is deleted', 'update translations set is_deleted = true where image_id = $1'],
    ['a name is no longer approved', 'update translations set approved = false where image_id = $1'],
    ['a name is gone for good', 'delete from translations where image_id = $1'],
    ['a name turns out to be French', `update translations set language = 'french' where image_id = $1`],
    ['a word loses its picture', 'update words set image_id = null where image_id = $1'],
    ['a picture is gone for good', 'delete from images where image_id = $1'],
  ])('no longer when %s', async (_, sql) => {
    await nameIn('german', 9);
    expect(await isFound('german')).toBe(true);
    await run(sql, [pictures[0]]);
    expect(await isFound('german')).toBe(false);
  });

  test('again when words without a name leave, and no longer when others come', async () => {
    await nameIn('german', 8);
    await run('delete from words where image_id = any($1)', [pictures.slice(8)]);
    expect(await isFound('german')).toBe(true);
    await newWord(deck, 20);
    expect(await isFound('german')).toBe(false);
  });

  test('when its languages change', async () => {
    await nameIn('german', 10);
    await run(`update decks set target_language = 'german' where deck_id = $1`, [deck]);
    expect((await client.query(searchDecks('fish', 1, 10, { source_language: 'german' }))).rows).toEqual([]);
    await run(`update decks set target_language = 'spanish', source_language = 'french' where deck_id = $1`, [deck]);
    expect([await isFound('german'), await isFound('french'), await isFound('english_uk')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('a word without a text does not count', async () => {
    await nameIn('german', 8);
    await run('update words set target_text = null where image_id = any($1)', [pictures.slice(8)]);
    expect(await isFound('german')).toBe(true);
  });
});

const keys = async () => (await run('select * from deck_search_keys order by deck_id, key')).rows;

test('whatever is done at random, what searches read is what there is, and a rebuild changes nothing', async () => {
  const seed = Math.floor(Math.random() * 1e9);
  const random = seededRandom(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const decks = [deck, await newDeck('Fishes')];
  const steps = [
    async () => void (await addName(client, one(pictures), one(['german', 'french', 'spanish']), `n${random()}`)),
    async () => void pictures.push(await newWord(one(decks), 100 + Math.floor(random() * 1e6))),
    () => run('delete from words where word_id in (select word_id from words order by random() limit 1)'),
    () => run('update words set image_id = $1 where word_id in (select word_id from words order by random() limit 1)', [one(pictures)]), // prettier-ignore
    () => run('update translations set approved = not approved where translation_id in (select translation_id from translations order by random() limit 2)'), // prettier-ignore
    () => run('update translations set is_deleted = not is_deleted where translation_id in (select translation_id from translations order by random() limit 2)'), // prettier-ignore
    () =>
      run('update decks set source_language = $1 where deck_id = $2', [one(['german', 'french', null]), one(decks)]),
    () => run('update words set deck_id = $1 where word_id in (select word_id from words order by random() limit 1)', [one(decks)]), // prettier-ignore
  ];
  for (let step = 0; step < 60; step++) {
    await one(steps)();
    expect([seed, step, await compareSearch(client)]).toEqual([seed, step, []]);
  }
  const before = await keys();
  await rebuildSearch(client);
  expect(await keys()).toEqual(before);
});

test('what was missed is put right at night', async () => {
  await nameIn('german', 9);
  await run('update picture_languages set languages = 0 where image_id = $1', [pictures[0]]);
  await run('update deck_languages set languages = 0');
  await run('delete from picture_languages where image_id = $1', [pictures[1]]);
  expect(await compareSearch(client)).toHaveLength(4);
  await run('select repair_languages()');
  expect(await isFound('german')).toBe(true);
  await run('update deck_search_keys set languages = 0');
  await run('select repair_languages()');
  expect(await isFound('german')).toBe(true);
});

test('every language of the catalogue has a bit of its own, in its place', async () => {
  const { rows } = await client.query<{ known: string[]; all: string[] }>(
    'select languages_by_bit() as known, languages_in(~0::bigint) as all',
  );
  expect(rows[0]).toEqual({ known: languageIds, all: languageIds });
  const { rows: bits } = await client.query<{ languages: string[] }>(
    'select languages_in(language_bit(language)) as languages from unnest($1::text[]) with ordinality as of (language, place) order by place',
    [languageIds],
  );
  expect(bits.map(({ languages }) => languages)).toEqual(languageIds.map((language) => [language]));
});
