import { seededRandom } from '@lexiroom/domain/chance';
import { searchKey } from '@lexiroom/domain/text';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { freshDatabase } from '../database/fresh-database.fixture.ts';
import { compareSearch, rebuildSearch } from './projections.ts';
import { searchDecks, searchUsers } from './search-statements.ts';

let url: string;
let client: pg.Client;
let owner_id: number;
let root_id: number;

beforeAll(async () => {
  url = await freshDatabase();
  client = await connected();
});
afterAll(() => client.end());

async function connected(): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: url });
  await opened.connect();
  return opened;
}

const run = (sql: string, values: unknown[] = []) => client.query(sql, values);
const idOf = async (sql: string, values: unknown[] = []) =>
  Object.values((await client.query<Record<string, number>>(sql, values)).rows[0]!)[0]!;

beforeEach(async () => {
  await run('delete from users');
  owner_id = await newUser('ada');
  root_id = await newItem('folder', 'ada', null);
});

const newUser = (username: string) =>
  idOf(`insert into users (username, username_key, role) values ($1, $1, 'teacher') returning user_id`, [username]);

async function newItem(item_type: string, item_name: string, parent_id: number | null): Promise<number> {
  const item_id = await idOf(
    `insert into items (owner_id, item_type, item_name, name_key, parent_id) values ($1, $2, $3, $4, $5)
     returning item_id`,
    [owner_id, item_type, item_name, searchKey(item_name), parent_id],
  );
  if (item_type === 'deck') await run(`insert into decks (deck_id, target_language) values ($1, 'german')`, [item_id]);
  return item_id;
}

/** The ids of the decks a term finds, best first. */
const found = async (term: string, languages = {}) =>
  (await client.query<{ item_id: number }>(searchDecks(searchKey(term), 1, 10, languages))).rows.map(
    ({ item_id }) => item_id,
  );

const usersFound = async (term: string) =>
  (await client.query<{ username: string }>(searchUsers(searchKey(term), 1, 10))).rows.map(({ username }) => username);

describe('whatever statement hides a deck takes it out of search, and the contrary brings it back', () => {
  type Place = 'deck' | 'folder' | 'root';
  test.each<[string, Place, string, string]>([
    ['it is for me only', 'deck', `visibility = 'private'`, `visibility = 'public'`],
    ['it is for those with the link', 'deck', `visibility = 'link'`, `visibility = 'public'`],
    ['it is in the bin', 'deck', 'deleted_at = now()', 'deleted_at = null'],
    ['a folder above it is for me only', 'folder', `visibility = 'private'`, `visibility = 'public'`],
    ['a folder above it is in the bin', 'folder', 'deleted_at = now()', 'deleted_at = null'],
    ['the root is for me only', 'root', `visibility = 'private'`, `visibility = 'public'`],
  ])('S24 %s', async (_, place, hide, show) => {
    const folder = await newItem('folder', 'Outer', root_id);
    const deck = await newItem('deck', 'Fish', await newItem('folder', 'Inner', folder));
    const ids: Record<Place, number> = { deck, folder, root: root_id };
    expect(await found('fish')).toEqual([deck]);
    await run(`update items set ${hide} where item_id = $1`, [ids[place]]);
    expect(await found('fish')).toEqual([]);
    await run(`update items set ${show} where item_id = $1`, [ids[place]]);
    expect(await found('fish')).toEqual([deck]);
  });

  test('S24 its category is for me only, or in the bin, or another', async () => {
    const category = await newItem('category', 'Animals', root_id);
    const deck = await newItem('deck', 'Fish', root_id);
    await run(`update items set visibility = 'private' where item_id = $1`, [category]);
    expect(await found('fish')).toEqual([deck]);
    await run('update items set category_id = $2 where item_id = $1', [deck, category]);
    expect(await found('fish')).toEqual([]);
    await run(`update items set visibility = 'public', deleted_at = now() where item_id = $1`, [category]);
    expect(await found('fish')).toEqual([]);
    await run('update items set deleted_at = null where item_id = $1', [category]);
    expect(await found('fish')).toEqual([deck]);
    await run(`update items set visibility = 'link' where item_id = $1`, [category]);
    expect(await found('fish')).toEqual([]);
    await run('delete from items where item_id = $1', [category]);
    expect(await found('fish')).toEqual([deck]);
  });

  test.each(['suspended_at', 'deletion_asked_at'])('S24 its owner has %s', async (column) => {
    const deck = await newItem('deck', 'Fish', root_id);
    await run(`update users set ${column} = now()`);
    expect(await found('fish')).toEqual([]);
    await run(`update users set ${column} = null`);
    expect(await found('fish')).toEqual([deck]);
  });

  test('S24 it is moved into a folder that is for me only, with the folder it is in', async () => {
    const hidden = await newItem('folder', 'Hidden', root_id);
    await run(`update items set visibility = 'private' where item_id = $1`, [hidden]);
    const folder = await newItem('folder', 'Moved', root_id);
    const deck = await newItem('deck', 'Fish', folder);
    await run('update items set parent_id = $2 where item_id = $1', [folder, hidden]);
    expect(await found('fish')).toEqual([]);
    await run('update items set parent_id = $2 where item_id = $1', [folder, root_id]);
    expect(await found('fish')).toEqual([deck]);
  });

  test('it is deleted for good, alone or with its owner', async () => {
    await run('delete from items where item_id = $1', [await newItem('deck', 'Fish', root_id)]);
    expect(await found('fish')).toEqual([]);
    await newItem('deck', 'Birds', root_id);
    await run('delete from users');
    expect(await found('birds')).toEqual([]);
  });
});

test('S24 a deck that is made while its folder is closed is not found', async () => {
  const folder = await newItem('folder', 'Closing', root_id);
  const other = await connected();
  await client.query('begin');
  await client.query(`update items set visibility = 'private' where item_id = $1`, [folder]);
  const made = other.query(
    `with item as (
       insert into items (owner_id, item_type, item_name, name_key, parent_id) values ($1, 'deck', 'Fish', 'fish', $2)
       returning item_id)
     insert into decks (deck_id, target_language) select item_id, 'german' from item`,
    [owner_id, folder],
  );
  await waitsForALock();
  await client.query('commit');
  await made;
  expect(await found('fish')).toEqual([]);
  expect(await compareSearch(client)).toEqual([]);
  await other.end();
});

test('S24 a deck that is being made while its folder is closed is not found', async () => {
  const folder = await newItem('folder', 'Closing', root_id);
  const other = await connected();
  await other.query('begin');
  await other.query(
    `with item as (
       insert into items (owner_id, item_type, item_name, name_key, parent_id) values ($1, 'deck', 'Fish', 'fish', $2)
       returning item_id)
     insert into decks (deck_id, target_language) select item_id, 'german' from item`,
    [owner_id, folder],
  );
  const closed = client.query(`update items set visibility = 'private' where item_id = $1`, [folder]);
  await waitsForALock();
  await other.query('commit');
  await closed;
  expect(await found('fish')).toEqual([]);
  await other.end();
});

/** Until some statement in this database waits for another. */
async function waitsForALock(): Promise<void> {
  const watching = await connected();
  const isWaiting = async () =>
    (await watching.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
      .rowCount !== 0; // prettier-ignore
  while (!(await isWaiting()));
  await watching.end();
}

describe('the best comes first', () => {
  test('the whole name, its beginning, that of a word, the inside of one; then by the name from there on, then the older', async () => {
    const names = ['The cat', 'Category', 'Cat food', 'Cat', 'A cat and a dog', 'Cats', 'cat', 'Big cats', 'Concat'];
    const ids: number[] = [];
    for (const name of names) ids.push(await newItem('deck', name, root_id));
    const best = ['Cat', 'cat', 'Cat food', 'Category', 'Cats', 'The cat', 'A cat and a dog', 'Big cats', 'Concat'];
    expect(await found('cat')).toEqual(best.map((name) => ids[names.indexOf(name)]));
  });

  test('a name that has the term twice is found once', async () => {
    const twice = await newItem('deck', 'Cats and cat food', root_id);
    const within = await newItem('deck', 'My cats, your cats and the cat', root_id);
    expect(await found('cat')).toEqual([twice, within]);
    expect(await found('cats')).toEqual([twice, within]);
    expect(await found('cat food')).toEqual([twice]);
  });

  test('a change of name or languages is seen at once', async () => {
    const deck = await newItem('deck', 'Fish', root_id);
    await run(`update items set item_name = 'Birds', name_key = 'birds' where item_id = $1`, [deck]);
    expect(await found('fish')).toEqual([]);
    expect(await found('birds', { target_language: 'german' })).toEqual([deck]);
    await run(`update decks set target_language = 'thai', source_language = 'german' where deck_id = $1`, [deck]);
    expect(await found('birds', { target_language: 'german' })).toEqual([]);
    expect(await found('birds', { source_language: 'german' })).toEqual([deck]);
    expect(await found('birds', { target_language: 'thai', source_language: 'german' })).toEqual([deck]);
  });
});

describe('users', () => {
  test('are found by the beginning of their name, or of a part of it', async () => {
    for (const name of ['ada_lovelace', 'adam', 'lovely-ada', 'canada']) await newUser(name);
    expect(await usersFound('ADA')).toEqual(['ada', 'ada_lovelace', 'adam', 'lovely-ada']);
    expect(await usersFound('lovel')).toEqual(['lovely-ada', 'ada_lovelace']);
    expect(await usersFound('ada_l')).toEqual(['ada_lovelace']);
    expect(await usersFound('nada')).toEqual([]);
  });

  test('S24 who is hidden, suspended or about to leave is not found, and is again afterwards', async () => {
    await newUser('adam');
    for (const column of ['is_hidden = true', 'suspended_at = now()', 'deletion_asked_at = now()']) {
      await run(`update users set ${column} where username = 'adam'`);
      expect(await usersFound('ada')).toEqual(['ada']);
      await run('update users set is_hidden = false, suspended_at = null, deletion_asked_at = null');
      expect(await usersFound('ada')).toEqual(['ada', 'adam']);
    }
  });

  test('are found by their new name', async () => {
    await run(`update users set username = 'eve', username_key = 'eve'`);
    expect(await usersFound('ada')).toEqual([]);
    expect(await usersFound('eve')).toEqual(['eve']);
  });

  test('have as many items as others may see', async () => {
    await newItem('story', 'A story', root_id);
    await newItem('folder', 'No item', root_id);
    const hidden = await newItem('deck', 'Hidden', root_id);
    await run(`update items set visibility = 'link' where item_id = $1`, [hidden]);
    await newItem('deck', 'Public', root_id);
    expect((await client.query(searchUsers('ada', 1, 10))).rows).toEqual([
      { username: 'ada', user_picture: null, item_count: '2' },
    ]);
  });
});

test('whatever is done to a tree, searches find what is public and nothing else', async () => {
  const seed = Date.now() % 1_000_000;
  const random = seededRandom(seed);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const folders = [root_id];
  const others: number[] = [];
  const categories: number[] = [];
  const anything = () => pick([...folders, ...others, ...categories]);
  const names = ['cat', 'cat food', 'a cat and cat food', '動物 animals', 'story'];
  const steps: [string, () => Promise<unknown>][] = [
    ['new folder', async () => folders.push(await newItem('folder', pick(names), pick(folders)))],
    ['new deck', async () => others.push(await newItem('deck', pick(names), pick(folders)))],
    ['new story', async () => others.push(await newItem('story', pick(names), pick(folders)))],
    ['new category', async () => categories.push(await newItem('category', pick(names), pick(folders)))],
    ['category', () => run('update items set category_id = $2 where item_id = $1', [pick(others), pick([...categories, null])])],
    ['visibility', () => run('update items set visibility = $2 where item_id = $1', [anything(), pick(['public', 'public', 'link', 'private'])])],
    ['all visibilities', () => run(`update items set visibility = 'public'`)],
    ['bin', () => run('update items set deleted_at = now() where item_id = $1 and parent_id is not null', [anything()])],
    ['restore', () => run('update items set deleted_at = null')],
    // A folder moves only into an older one, so that there is no circle.
    ['move', () => run('update items set parent_id = $2 where item_id = $1 and item_id > $2', [pick([...folders, ...others]), pick(folders)])],
    ['rename', () => run('update items set name_key = $2 where item_id = $1', [pick([...folders, ...others]), pick(names)])],
    ['languages', () => run('update decks set target_language = $1 where random() < 0.3', [pick(['thai', 'german'])])],
    ['suspend', () => run('update users set suspended_at = now()')],
    ['let back in', () => run('update users set suspended_at = null, deletion_asked_at = null')],
    ['order', () => run('update items set item_order = item_order + 1')],
  ]; // prettier-ignore
  const done: string[] = [];
  for (let step = 0; step < 150; step++) {
    const [name, carryOut] = pick(steps);
    done.push(name);
    await carryOut();
    const wrong = await compareSearch(client);
    expect({ seed, done: wrong.length === 0 ? [] : done, wrong }).toEqual({ seed, done: [], wrong: [] });
  }
}, 60_000);

test('what searches read is compared with the truth, and made anew', async () => {
  const deck = await newItem('deck', 'Fish', root_id);
  await run('delete from findable_items');
  await run(`update user_search_keys set key = 'eve'`);
  const wrong = (await compareSearch(client)).map(({ what }) => what).toSorted();
  expect(wrong).toEqual([`item ${deck} in search`, `user ${owner_id} under ada`, `user ${owner_id} under eve`]);
  await rebuildSearch(client);
  expect(await compareSearch(client)).toEqual([]);
  expect(await found('fish')).toEqual([deck]);
});
