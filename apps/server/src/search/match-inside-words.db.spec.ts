import type { LanguageFilters } from '@lexiroom/contracts/search';
import { seededRandom } from '@lexiroom/domain/chance';
import { searchKey } from '@lexiroom/domain/text';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { freshDatabase } from '../database/fresh-database.fixture.ts';
import { compareSearch, rebuildSearch } from './projections.ts';
import { searchDecks } from './search-statements.ts';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: await freshDatabase() });
  await client.connect();
});
afterAll(() => client.end());

beforeEach(async () => {
  await client.query('delete from users');
  await client.query(
    `with owner as (insert into users (username, username_key, role) values ('ada', 'ada', 'teacher') returning user_id)
     insert into items (owner_id, item_type, item_name, name_key) select user_id, 'folder', 'ada', 'ada' from owner`,
  );
  await rebuildSearch(client);
});

/** New public decks of these names. */
const newDecks = (...names: string[]) =>
  client.query(
    `with made as (
       insert into items (owner_id, item_type, item_name, name_key, parent_id)
       select owner_id, 'deck', name, key, item_id
       from items root, unnest($1::text[], $2::text[]) as given (name, key) where root.parent_id is null
       returning item_id, item_name)
     insert into decks (deck_id, target_language)
     select item_id, case when item_name like '%!' then 'thai' else 'german' end from made`,
    [names, names.map(searchKey)],
  );

async function found(term: string, page = 1, languages: LanguageFilters = {}): Promise<string[]> {
  const { rows } = await client.query<{ item_name: string }>(searchDecks(searchKey(term), page, 10, languages));
  return rows.map(({ item_name }) => item_name);
}

test('what has the term inside a word comes last, by its first word, then by a later one', async () => {
  await newDecks('My minimals', 'Zanimal', 'My nimals', 'Animals', 'Nimals', 'An animal', 'Animal farm', 'Manila');
  expect(await found('nima')).toEqual(
    ['Nimals', 'My nimals', 'Animal farm', 'Animals', 'Zanimal', 'An animal', 'My minimals'],
  ); // prettier-ignore
});

test('a name that has it in many words is found once, as its best word says', async () => {
  await newDecks('Concat cat', 'Concat and bobcat', 'A tomcat, a concat, a concat and a bobcat', 'Catcat');
  expect(await found('cat')).toEqual([
    'Catcat',
    'Concat cat',
    'Concat and bobcat',
    'A tomcat, a concat, a concat and a bobcat',
  ]);
  expect(await found('atca')).toEqual(['Catcat']);
});

test('a term may go on after the end of a word', async () => {
  await newDecks('Wild animals and birds', 'Animals and fish', 'Animalsand', '英語words と');
  expect(await found('mals and')).toEqual(['Animals and fish', 'Wild animals and birds']);
  expect(await found('mals a f')).toEqual([]);
  expect(await found('ords と')).toEqual(['英語words と']);
  expect(await found('ords')).toEqual(['英語words と']);
});

test('two letters are looked for inside words, one is not', async () => {
  await newDecks('الدب');
  expect(await found('دب')).toEqual(['الدب']);
  expect(await found('ب')).toEqual([]);
});

test('a language is heeded inside words as well', async () => {
  await newDecks('Animals', 'Animals!');
  expect(await found('nimals', 1, { target_language: 'thai' })).toEqual(['Animals!']);
  expect(await found('nimals', 1, { source_language: 'thai' })).toEqual([]);
});

test('S24 what is not public is not found inside words, and its words are forgotten at night', async () => {
  await newDecks('Secretary birds', 'Birds');
  const words = async () =>
    (await client.query(`select before || ending as word from search_word_ends where length(before) = 1 order by 1`))
      .rows;
  await client.query(`update items set visibility = 'private' where item_name = 'Secretary birds'`);
  expect(await found('secret')).toEqual([]);
  expect(await found('cretary')).toEqual([]);
  await client.query('select forget_search_words()');
  expect(await words()).toEqual([{ word: 'birds' }]);
  await client.query(`update items set visibility = 'public'`);
  expect(await found('cretary')).toEqual(['Secretary birds']);
  expect(await words()).toEqual([{ word: 'birds' }, { word: 'secretary' }]);
});

test('no word is forgotten while somebody writes a name with it', async () => {
  await newDecks('Secretary');
  await client.query('delete from items where parent_id is not null');
  const other = new pg.Client({ connectionString: `postgres://${client.user}:${client.password}@${client.host}:${client.port}/${client.database}` }); // prettier-ignore
  await other.connect();
  await client.query('begin');
  await newDecks('Secretary');
  await other.query('select forget_search_words()');
  await client.query('commit');
  await other.end();
  expect(await found('cretary')).toEqual(['Secretary']);
});

test('a word that is missing is told, and is there after a rebuild', async () => {
  await newDecks('Fish');
  await client.query(`delete from search_word_ends where ending = 'sh'`);
  expect(await compareSearch(client)).toEqual([
    { what: 'word fish of names', expected: 'found from the inside', found: 'not from sh' },
  ]);
  await rebuildSearch(client);
  expect(await compareSearch(client)).toEqual([]);
});

/** The same by looking at every name: its best place, then the name from that word on. */
function expected(names: string[], term: string): string[] {
  const rated = names.flatMap((name, id) => {
    const hits = Array.from(name.matchAll(/[^ ]+/g)).flatMap(({ index, 0: word }) => {
      const text = name.slice(index);
      if (text.startsWith(term)) return [{ place: index === 0 ? 1 : 2, text, id, name }];
      const inside = Array.from(word.slice(1)).some((_, at) => text.slice(at + 1).startsWith(term));
      return inside && /^\S{2}/.test(term) ? [{ place: index === 0 ? 3 : 4, text, id, name }] : [];
    });
    return hits.toSorted(inOrder).slice(0, 1);
  });
  return rated.toSorted(inOrder).map(({ name }) => name);
}

interface Hit {
  place: number;
  text: string;
  id: number;
}
const inOrder = (one: Hit, other: Hit) =>
  one.place - other.place || (one.text < other.text ? -1 : Number(one.text > other.text)) || one.id - other.id;

test('all pages together are what looking at every name finds, each once', async () => {
  const seed = Date.now() % 1_000_000;
  const random = seededRandom(seed);
  const letters = (most: number, of: string) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => of[Math.floor(random() * of.length)]).join('');
  const names = Array.from({ length: 300 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 5) }, () => letters(6, 'aabcd')).join(' '),
  );
  await newDecks(...names);
  for (let round = 0; round < 100; round++) {
    const term = letters(4, 'aabcd   ').trim().replaceAll(/ +/g, ' ');
    if (term === '') continue;
    const pages: string[] = [];
    for (let page = 1; page <= 10; page++) pages.push(...(await found(term, page)));
    expect({ seed, term, pages }).toEqual({ seed, term, pages: expected(names, term).slice(0, 100) });
  }
}, 60_000);
