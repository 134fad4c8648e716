import { beforeEach, describe, expect, test } from '@jest/globals';
import { searchKey } from '@lexiroom/domain/text';
import pg from 'pg';
import { addStarterLibrary } from '../starter-library/add-starter-library.ts';
import { contentWorld } from '../starter-library/content-world.fixture.ts';
import { tinyLibrary } from '../starter-library/tiny-library.fixture.ts';
import { tinySentences } from '../starter-library/tiny-sentences.fixture.ts';
import type { Concept, TopicDeck } from '../starter-library/content-files.ts';
import { layDecksInRoot } from './lay-decks-in-root.fixture.ts';
import { updateStarterContent } from './starter-content.ts';
import { changeFile, tinyRelease } from './tiny-release.fixture.ts';
import { updateContent } from './update-content.ts';

const { world, rowsOf } = contentWorld();
const sql = async (statement: string, values: unknown[] = []) => void (await world.database.query(statement, values));
const update = () => updateContent(world.url, world.folder);

const deckNames = async () =>
  (
    await rowsOf<{ item_name: string }>(
      `select item_name from items where item_type = 'deck' and deleted_at is null order by item_id`,
    )
  ).map(({ item_name }) => item_name);
const wordsOf = async (deck: string) =>
  (
    await rowsOf<{ target_text: string }>(
      'select target_text from words join items on item_id = deck_id where item_name = $1 order by word_order',
      [deck],
    )
  ).map(({ target_text }) => target_text);
/** What a picture is called in a language, the oldest name first. */
const namesOf = async (key: string, language: string, place = 1) =>
  (
    await rowsOf<{ translation: string }>(
      `select translation from translations join images using (image_id)
       where image_hash like $1 and language = $2 and approved and not translations.is_deleted order by translation_id`,
      [`${place}%${key}%`, language],
    )
  ).map(({ translation }) => translation);
const countOf = async (table: string) =>
  (await rowsOf<{ n: number }>(`select count(*)::integer as n from ${table}`))[0]!.n;
/** Everything that an update may write, but for the moment. */
async function everything(): Promise<unknown> {
  const tables = ['images', 'translations', 'items', 'decks', 'words', 'starter_pictures', 'starter_names', 'starter_decks', 'starter_folders']; // prettier-ignore
  const rows: Record<string, unknown> = {};
  // oxlint-disable-next-line no-await-in-loop
  for (const table of tables) rows[table] = await rowsOf(`select * from ${table} order by ${table}::text`);
  return rows;
}

/** All names and all decks with their words, in an order of their own, without ids. */
const readable = async () => ({
  names: await rowsOf(`select image_hash, artist_name, given.language, is_main, given.name, translation, extra_text
    from starter_names given join translations using (translation_id) join images on images.image_id = given.image_id
    order by image_hash, given.language, is_main desc, translation`),
  decks:
    await rowsOf(`select topic_key, starter_decks.target_language, source_language, item_name, level, cover.image_hash, item_visibility(item_id) as seen,
      (select item_name from items folder where folder.item_id = items.parent_id) as folder,
      concept_keys, (select array_agg(target_text || coalesce(' ' || source_text, '') order by word_order) from words where words.deck_id = item_id) as words
    from starter_decks join decks using (deck_id) join items on item_id = deck_id join images cover on image_id = deck_image_id
    order by item_name`),
});

const oldDecks = ['Animals', 'Animales · Animals', '動物 · Animals', 'Food and drink', 'Comida y bebida · Food and drink', '食べ物と飲み物 · Food and drink']; // prettier-ignore
const newDecks = ['Colours', 'Colores · Colours'];
const oldSpanish = ['Gato', 'Perro', 'Caballo', 'Pez', 'Pájaro', 'Oveja'];

beforeEach(async () => void (await addStarterLibrary(world.url, await tinyLibrary(world.folder))));

/** As an admin corrects the oldest of the names that read so. */
async function renameAsAdmin(was: string, name: string): Promise<void> {
  const [first] = await rowsOf<{ translation_id: number }>(
    `select translation_id from translations where translation = '${was}' order by 1`,
  );
  await sql('update translations set translation = $2, fold_key = $3 where translation_id = $1', [
    first!.translation_id,
    name,
    searchKey(name),
  ]);
  await sql(`insert into audit_rows (action, detail) values ('entry_edited', $1)`, [
    { entry: 'translation', id: String(first!.translation_id), was },
  ]);
}

/** As a server of a release that remembered nothing. */
const forgetContent = () => sql('truncate starter_versions, starter_pictures, starter_names, starter_decks');

const layInRoot = () => layDecksInRoot(world.database);

const mine = () => rowsOf(`select words.*, rev from words join items on item_id = deck_id where item_name = 'Mine'`);
/** Somebody with a deck of their own that shows our cat, and the dog by another name. */
async function addPerson(): Promise<void> {
  await sql(`
    with person as (insert into users (username, username_key, role) values ('ada', 'ada', 'learner') returning user_id),
      root as (insert into items (owner_id, item_type, item_name, name_key) select user_id, 'folder', 'ada', 'ada' from person
        returning item_id, owner_id)
    insert into items (owner_id, item_type, item_name, name_key, parent_id)
      select owner_id, 'deck', 'Mine', 'mine', item_id from root`);
  await sql(`insert into decks (deck_id, target_language, source_language)
    select item_id, 'spanish', 'english_uk' from items where item_name = 'Mine'`);
  await sql(`insert into words (deck_id, word_order, origin_word_id, image_id, target_translation_id, target_text)
    select item_id, row_number() over (order by translation_id) - 1, 1, image_id, translation_id, translation
    from items, translations join images using (image_id)
    where item_name = 'Mine' and language = 'spanish' and image_hash in ('1000cat00000', '1001dog00000')`);
}

describe.each([
  ['with a memory of what it was given', async () => {}],
  ['of a release that laid its decks in the root', layInRoot],
  ['of a release that remembered nothing', async () => layInRoot().then(forgetContent)],
])('a library %s', (_which, forget) => {
  beforeEach(async () => {
    await forget();
    await tinyRelease(world.folder);
  });

  test('gets pictures, names and decks that it never had, the decks behind the others', async () => {
    expect(await update()).toBe(true);
    expect(await countOf('images where image_approved')).toBe(20 + 2 + 1 + 1);
    expect(await namesOf('cow', 'japanese')).toEqual(['牛']);
    expect(await namesOf('ewe', 'japanese')).toEqual(['雌羊']);
    expect(await deckNames()).toEqual([...oldDecks, ...newDecks]);
    expect(await wordsOf('Colores · Colours')).toEqual(['Rojo', 'Azul']);
    const orders = await rowsOf(
      `select from items where item_type = 'deck' group by parent_id, item_order having count(*) > 1`,
    );
    expect(orders).toEqual([]);
    expect(await rowsOf(`select item_visibility(item_id) as seen from items where item_name = 'Colours'`)).toEqual([
      { seen: 'public' },
    ]);
  });

  test('is then as one that was filled with the content of this release', async () => {
    await update();
    const updated = await readable();
    await sql(
      'truncate users, images, translations, starter_versions, starter_pictures, starter_names, starter_decks, starter_folders cascade',
    );
    expect(await addStarterLibrary(world.url, world.folder)).toBe('filled');
    expect(updated).toEqual(await readable());
  });

  test('is not touched a second time, nor by two servers at once', async () => {
    const both = await Promise.all([update(), update()]);
    expect(both.filter(Boolean)).toHaveLength(1);
    const before = await everything();
    expect(await update()).toBe(false);
    // Nor when all of it is gone through once more.
    await sql(`delete from starter_versions`);
    expect(await update()).toBe(true);
    expect(await everything()).toEqual(before);
  });

  test('shows a further name behind the one that is shown, and knows it', async () => {
    await update();
    expect(await namesOf('dog', 'english_uk')).toEqual(['Dog', 'Doggy', 'Hound']);
    expect(await wordsOf('Animals')).toContain('Dog');
  });

  test('a deck that has the words it was given gets those that are new, behind the others', async () => {
    const [before] = await rowsOf(`select rev from items where item_name = 'Animales · Animals'`);
    await update();
    expect(await wordsOf('Animales · Animals')).toEqual(['Gata', ...oldSpanish.slice(1), 'Vaca']);
    expect(await wordsOf('動物 · Animals')).toEqual(['猫', '犬', '馬', '魚', '鳥', '雌羊', '牛']);
    expect(await wordsOf('Food and drink')).toEqual(['Bread', 'Apple', 'Rice', 'Soup']);
    const [after] = await rowsOf(`select rev from items where item_name = 'Animales · Animals'`);
    expect(after!['rev']).toBeGreaterThan(before!['rev'] as number);
    expect(await rowsOf('select deck_id from words group by deck_id, word_order having count(*) > 1')).toEqual([]);
  });

  test.each([
    ['a word was deleted from', `delete from words where target_text = 'Pez'`, oldSpanish.filter((word) => word !== 'Pez')],
    ['the last word was deleted from', `delete from words where target_text = 'Oveja'`, oldSpanish.slice(0, -1)],
    ['a word was changed in', `update words set target_text = 'pececito' where target_text = 'Pez'`, oldSpanish.with(3, 'pececito')],
    ['the words were turned in', `update words set word_order = 5 - word_order where deck_id in
      (select item_id from items where item_name = 'Animales · Animals')`, oldSpanish.toReversed()],
  ])('a deck that %s is left alone', async (_what, change, words) => {
    await sql(change);
    await update();
    const corrected = (await wordsOf('Animales · Animals')).map((word) => (word === 'Gata' ? 'Gato' : word));
    expect(corrected).toEqual(words);
  }); // prettier-ignore

  test('a deck that was renamed keeps its name and words, and the old one does not come back', async () => {
    await sql(`update items set item_name = 'Zoo', name_key = 'zoo' where item_name = 'Animals'`);
    await update();
    expect(await deckNames()).toEqual(['Zoo', ...oldDecks.slice(1), ...newDecks]);
    expect(await wordsOf('Zoo')).not.toContain('Cow');
  });

  test('a deck that was deleted, or lies in the bin, does not come back', async () => {
    await sql(`delete from items where item_name = 'Animals'`);
    await sql(`update items set deleted_at = now() where item_name = '動物 · Animals'`);
    await update();
    expect(await deckNames()).toEqual(['Animales · Animals', ...oldDecks.slice(3), ...newDecks]);
    expect(await wordsOf('動物 · Animals')).toHaveLength(5);
  });

  test('a name that was corrected is changed in place, where nobody has changed it', async () => {
    const before = await rowsOf(`select translation_id from translations where translation = 'Gato' order by 1`);
    await update();
    const after = await rowsOf(
      `select translation_id, fold_key from translations where translation = 'Gata' order by translation_id`,
    );
    expect(after).toEqual(before.map((row) => ({ ...row, fold_key: searchKey('Gata') })));
    expect(await namesOf('cat', 'spanish')).toEqual(['Gata']);
  });

  test('names get their second texts, but for those that somebody has changed', async () => {
    await renameAsAdmin('Gato', 'Minino');
    await update();
    const texts = await rowsOf(
      `select translation, extra_text from translations where extra_text is not null order by 1`,
    );
    expect(texts).toEqual([
      { translation: 'Gata', extra_text: 'la gata' },
      { translation: '猫', extra_text: 'ねこ' },
      { translation: '猫', extra_text: 'ねこ' },
    ]);
  });

  test('a name that somebody has changed stays as it is', async () => {
    await renameAsAdmin('Gato', 'Minino');
    await update();
    expect(await namesOf('cat', 'spanish')).toEqual(['Minino']);
    expect(await namesOf('cat', 'spanish', 2)).toEqual(['Gata']);
  });

  test('a name that was deleted does not come back, neither as it was nor corrected', async () => {
    await sql(`update translations set is_deleted = true where translation in ('Gato', 'Horse')`);
    await update();
    expect(await namesOf('cat', 'spanish')).toEqual([]);
    expect(await namesOf('horse', 'english_uk')).toEqual([]);
  });

  test('a picture that was deleted or hidden does not come back, nor is its word in any deck', async () => {
    await sql(`update images set is_deleted = true where image_hash = '1005ewe00000'`);
    await sql(`update images set image_approved = false where image_hash = '2005ewe00000'`);
    await update();
    expect(await countOf(`images where image_hash like '%ewe%'`)).toBe(2);
    expect(await countOf(`images where image_hash like '%ewe%' and image_approved and not is_deleted`)).toBe(0);
    expect(await wordsOf('動物 · Animals')).toEqual(['猫', '犬', '馬', '魚', '鳥', '牛']);
  });

  test('a picture that was replaced stays so', async () => {
    await sql(`update images set image_hash = 'other000000' where image_hash = '2000cat00000'`);
    await update();
    expect(await countOf(`images where image_hash like '%cat%'`)).toBe(1);
  });

  test('a name that a picture has from somebody else is not given twice', async () => {
    await addPerson();
    await sql(`insert into translations (image_id, language, translation, fold_key, approved, submitted_by)
      select image_id, 'english_uk', 'doggy', 'doggy', true, user_id from images, users
      where image_hash = '1001dog00000' and username = 'ada'`);
    await update();
    expect(await namesOf('dog', 'english_uk')).toEqual(['Dog', 'doggy', 'Hound']);
    expect(await namesOf('dog', 'english_uk', 2)).toEqual(['Dog', 'Doggy', 'Hound']);
  });

  test('people’s own decks keep what they say, also of pictures whose names were corrected', async () => {
    await addPerson();
    const before = await mine();
    await update();
    expect(before).toHaveLength(2);
    expect(await mine()).toEqual(before);
    expect(await wordsOf('Mine')).toEqual(['Gato', 'Perro']);
  });

  test.each(['starter_pictures', 'translations', 'starter_decks', 'words', 'starter_versions'])(
    'an update that is cut off where it writes %s is taken up by the next, and ends as if nothing had been',
    async (table) => {
      await cutOffAt(table);
      expect(await update()).toBe(true);
      expect(await deckNames()).toEqual([...oldDecks, ...newDecks]);
      expect(await countOf('images')).toBe(24);
      expect(await wordsOf('Animales · Animals')).toEqual(['Gata', ...oldSpanish.slice(1), 'Vaca']);
      expect(await namesOf('dog', 'english_uk')).toEqual(['Dog', 'Doggy', 'Hound']);
      expect(await update()).toBe(false);
    },
  );

  test('new decks get their sentences', async () => {
    await tinySentences(world.folder, ['english_uk', 'spanish']);
    expect(await updateStarterContent({ databaseUrl: world.url, contentRoot: world.folder })).toBe(true);
    expect(await countOf('sentences')).toBe(6);
    expect(await updateStarterContent({ databaseUrl: world.url, contentRoot: world.folder })).toBe(false);
    expect(await countOf('sentences')).toBe(6);
  });
});

/** Each deck as 'folder / deck / level', in the order of the folders. */
const inFolders = async () =>
  (
    await rowsOf<{ place: string }>(
      `select concat_ws(' / ', folder.item_name, i.item_name, level) as place
       from items i join items folder on folder.item_id = i.parent_id left join decks on deck_id = i.item_id
       where i.item_type = 'deck' and i.deleted_at is null order by folder.item_order, i.item_order`,
    )
  ).map(({ place }) => place);

describe('a library whose decks lie in the root', () => {
  beforeEach(async () => {
    await layInRoot();
    await tinyRelease(world.folder);
  });
  const sorted = [
    'English (UK) / Colours / A1.1',
    'English (UK) / Animals',
    'English (UK) / Food and drink',
    'Español · Spanish / Colores · Colours / A1.1',
    'Español · Spanish / Animales · Animals',
    'Español · Spanish / Comida y bebida · Food and drink',
    '日本語 · Japanese / 動物 · Animals',
    '日本語 · Japanese / 食べ物と飲み物 · Food and drink',
  ];

  test('gets a folder for each language, with its decks by level and topic, at their addresses', async () => {
    const ids = () => rowsOf(`select item_id, item_name from items where item_name = any($1) order by 1`, [oldDecks]);
    const before = await ids();
    await update();
    expect(await inFolders()).toEqual(sorted);
    expect(await ids()).toEqual(before);
    const found = await rowsOf(`select item_name from deck_search_keys join items on item_id = deck_id
      where key like 'spanish a1 1%' or key like 'a1 1%' order by key, item_name`);
    expect(found.map(({ item_name }) => item_name)).toEqual(['Colores · Colours', 'Colours', 'Colores · Colours']);
    expect(await rowsOf(`select deck_id, key from deck_search_keys
      except select deck_id, key from deck_search_keys_of(array(select item_id from findable_items))`)).toEqual([]); // prettier-ignore
  });

  test('what an admin has renamed, moved or deleted stays as it is', async () => {
    await sql(`update items set item_name = 'Zoo', name_key = 'zoo' where item_name = 'Animals'`);
    await sql(`insert into items (owner_id, item_type, item_name, name_key, parent_id, item_order)
      select owner_id, 'folder', 'Mine', 'mine', item_id, 9 from items where item_name = 'lexiroom'`);
    await sql(`update items set parent_id = (select item_id from items where item_name = 'Mine')
      where item_name = 'Food and drink'`);
    await sql(`update items set deleted_at = now() where item_name = '動物 · Animals'`);
    await update();
    expect(await inFolders()).toEqual([
      'lexiroom / Zoo',
      'Mine / Food and drink',
      ...sorted.filter((place) => !/ (?:動物|Animals$|Food and drink$)/u.test(place) || place.startsWith('Español') || place.includes('食')),
    ]); // prettier-ignore
    const [binned] =
      await rowsOf(`select parent.item_name from items join items parent on parent.item_id = items.parent_id
      where items.item_name = '動物 · Animals'`);
    expect(binned).toEqual({ item_name: 'lexiroom' });
  });

  test('an update that is cut off where it makes folders is taken up by the next', async () => {
    await cutOffAt('starter_folders');
    expect(await update()).toBe(true);
    expect(await inFolders()).toEqual(sorted);
  });

  test('folders that were renamed or deleted since, and decks that were moved out, are left so by the next release', async () => {
    await update();
    await sql(
      `update items set item_name = 'Castellano', name_key = 'castellano' where item_name = 'Español · Spanish'`,
    );
    await sql(`update items set parent_id = (select item_id from items where item_name = 'lexiroom')
      where item_name in ('動物 · Animals', '食べ物と飲み物 · Food and drink')`);
    await sql(`delete from items where item_name = '日本語 · Japanese'`);
    await changeFile<TopicDeck>(world.folder, 'decks.json', (topics) => [
      ...topics,
      { key: 'pets', english: 'Pets', names: {}, concepts: ['cat', 'dog'], level: 'A1.2' },
    ]);
    expect(await update()).toBe(true);
    expect(await inFolders()).toEqual([
      'lexiroom / 動物 · Animals',
      'lexiroom / 食べ物と飲み物 · Food and drink',
      'lexiroom / Pets / A1.2',
      ...sorted.slice(0, 3),
      'English (UK) / Pets / A1.2',
      ...sorted.slice(3, 6).map((place) => place.replace('Español · Spanish', 'Castellano')),
      'Castellano / Pets / A1.2',
    ]);
  });
});

/** Ends the connection of an update once it waits to write a table, as the death of its server would. */
async function cutOffAt(table: string): Promise<void> {
  const holder = new pg.Client({ connectionString: world.url });
  await holder.connect();
  await holder.query(`begin; lock table ${table} in share mode`);
  const cutOff = expect(update()).rejects.toThrow();
  while ((await killWaiting()) === 0);
  await cutOff;
  await holder.end();
}

async function killWaiting(): Promise<number> {
  const { rowCount } = await world.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}

test('a deck that came with one release and was deleted does not come back with the next', async () => {
  await tinyRelease(world.folder);
  await update();
  await sql(`delete from items where item_name = 'Colours'`);
  await changeFile<Concept>(world.folder, 'library.json', (concepts) =>
    concepts.map((concept) => (concept.key === 'red' ? { ...concept, names: { ...concept.names, spanish: 'Roja' } } : concept)),
  ); // prettier-ignore
  expect(await update()).toBe(true);
  expect(await deckNames()).toEqual([...oldDecks, 'Colores · Colours']);
  expect(await wordsOf('Colores · Colours')).toEqual(['Roja', 'Azul']);
});

test('an empty library is not updated: it is filled at its first start', async () => {
  await sql(
    'truncate users, images, starter_versions, starter_pictures, starter_names, starter_decks, starter_folders cascade',
  );
  expect(await update()).toBe(false);
  expect(await addStarterLibrary(world.url, world.folder)).toBe('filled');
});

test('a library whose owner is gone is left alone', async () => {
  await tinyRelease(world.folder);
  await sql(`delete from users where username_key = 'lexiroom'`);
  expect(await addStarterLibrary(world.url, world.folder)).toBe('other');
  expect(await update()).toBe(false);
  expect(await countOf('images')).toBe(20);
});
