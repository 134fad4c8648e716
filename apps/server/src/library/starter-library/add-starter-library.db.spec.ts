import { describe, expect, test } from '@jest/globals';
import path from 'node:path';
import pg from 'pg';
import { compareSearch } from '../../search/projections.ts';
import { changeFile } from '../starter-updates/tiny-release.fixture.ts';
import { addStarterLibrary } from './add-starter-library.ts';
import type { TopicDeck } from './content-files.ts';
import { contentWorld } from './content-world.fixture.ts';
import { tinyLibrary } from './tiny-library.fixture.ts';

const { world, rowsOf } = contentWorld();

const countOf = async (table: string) =>
  (await rowsOf<{ n: number }>(`select count(*)::integer as n from ${table}`))[0]!.n;

const wordsOf = (name: string) =>
  rowsOf(`select word_order, target.translation as target, source.translation as source,
      origin_word_id = word_id as is_origin
    from words join items on item_id = deck_id
      left join translations target on target.translation_id = target_translation_id
      left join translations source on source.translation_id = source_translation_id
    where item_name = '${name}' order by word_order`);

describe('the first start', () => {
  test('fills the library with two approved pictures of each thing, named in every language', async () => {
    expect(await addStarterLibrary(world.url, await tinyLibrary(world.folder))).toBe('filled');
    expect(await countOf('images where image_approved')).toBe(20);
    expect(await rowsOf(`select translation, fold_key, approved from translations where fold_key = 'pajaro'`)).toEqual([
      { translation: 'Pájaro', fold_key: 'pajaro', approved: true },
      { translation: 'Pájaro', fold_key: 'pajaro', approved: true },
    ]);
    expect(await rowsOf(`select artist_name, image_license, reference_link from images
        left join image_references using (image_id) where image_hash like '1000cat%'`)).toEqual([
      { artist_name: 'Google', image_license: 'Apache-2.0', reference_link: 'https://example.org/cat' },
    ]); // prettier-ignore
  });

  test('makes a public deck of every topic for every language, named in it and in English, in the folder of the language', async () => {
    await addStarterLibrary(world.url, await tinyLibrary(world.folder));
    expect(
      await rowsOf(`select i.item_name, folder.item_name as folder, username as owner, decks.target_language,
          decks.source_language, item_visibility(i.item_id)
        from items i join decks on deck_id = i.item_id join users on user_id = i.owner_id
          join items folder on folder.item_id = i.parent_id order by i.item_id`),
    ).toEqual(
      [
        ['Animals', 'English (UK)', 'english_uk', 'spanish'],
        ['Animales · Animals', 'Español · Spanish', 'spanish', 'english_uk'],
        ['動物 · Animals', '日本語 · Japanese', 'japanese', 'english_uk'],
        ['Food and drink', 'English (UK)', 'english_uk', 'spanish'],
        ['Comida y bebida · Food and drink', 'Español · Spanish', 'spanish', 'english_uk'],
        ['食べ物と飲み物 · Food and drink', '日本語 · Japanese', 'japanese', 'english_uk'],
      ].map(([item_name, folder, target_language, source_language]) => ({
        item_name,
        folder,
        owner: 'lexiroom',
        target_language,
        source_language,
        item_visibility: 'public',
      })),
    );
  });

  test('lays the decks of a language by level, those without a level last, and tells it', async () => {
    const content = await tinyLibrary(world.folder);
    await changeFile<TopicDeck>(content, 'decks.json', ([animals, food]) => [
      animals!,
      { ...food!, level: 'A2.1' },
      { ...food!, key: 'more-food', english: 'More food', names: {}, level: 'A1.1' },
    ]);
    await addStarterLibrary(world.url, content);
    const decks = await rowsOf(
      `select item_name, level from items join decks on deck_id = item_id where decks.target_language = 'spanish' order by item_order`,
    );
    expect(decks).toEqual([
      { item_name: 'More food', level: 'A1.1' },
      { item_name: 'Comida y bebida · Food and drink', level: 'A2.1' },
      { item_name: 'Animales · Animals', level: null },
    ]);
  });

  test('leaves out words without a name in the deck’s language, and keeps those without a translation', async () => {
    await addStarterLibrary(world.url, await tinyLibrary(world.folder));
    const animals = await wordsOf('動物 · Animals');
    expect(animals.map(({ target }) => target)).toEqual(['猫', '犬', '馬', '魚', '鳥']);
    expect(animals[0]).toEqual({ word_order: 0, target: '猫', source: 'Cat', is_origin: true });
    expect((await wordsOf('Food and drink')).at(-1)).toMatchObject({ target: 'Soup', source: null });
  });

  test('gives the owner nothing to log in with', async () => {
    await addStarterLibrary(world.url, await tinyLibrary(world.folder));
    expect(await rowsOf('select username, email, password_hash from users')).toEqual([
      { username: 'lexiroom', email: null, password_hash: null },
    ]);
  });

  test('without content does nothing, and leaves it to a later one', async () => {
    expect(await addStarterLibrary(world.url, path.join(world.folder, 'nowhere'))).toBe('no content');
    expect(await addStarterLibrary(world.url, await tinyLibrary(world.folder))).toBe('filled');
  });
});

test('the second start changes nothing', async () => {
  const content = await tinyLibrary(world.folder);
  await addStarterLibrary(world.url, content);
  expect(await addStarterLibrary(world.url, content)).toBe('applied');
  expect(await countOf('decks')).toBe(6);
});

test('two servers that start together fill it once', async () => {
  const content = await tinyLibrary(world.folder);
  const both = await Promise.all([addStarterLibrary(world.url, content), addStarterLibrary(world.url, content)]);
  expect(both.toSorted()).toEqual(['applied', 'filled']);
  expect(await countOf('decks')).toBe(6);
});

test('a start that is cut off in the middle leaves nothing, and the next one fills it', async () => {
  const content = await tinyLibrary(world.folder);
  // Holds it back before the words, the last table.
  const holder = new pg.Client({ connectionString: world.url });
  await holder.connect();
  await holder.query('begin; lock table words in access exclusive mode');
  const start = addStarterLibrary(world.url, content);
  const cutOff = expect(start).rejects.toThrow();
  while ((await killWaiting()) === 0);
  await cutOff;
  await holder.end();
  expect(await countOf('images')).toBe(0);
  expect(await countOf('users')).toBe(0);
  expect(await addStarterLibrary(world.url, content)).toBe('filled');
  expect(await countOf('decks')).toBe(6);
});

/** Ends the connection that waits for a lock, as the death of its server would. */
async function killWaiting(): Promise<number> {
  const { rowCount } = await world.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}

test('the content in the repository is whole', async () => {
  const root = path.resolve(import.meta.dirname, '../../../content');
  expect(await addStarterLibrary(world.url, root)).toBe('filled');
  expect(await countOf('images')).toBeGreaterThan(1000);
  const [languages] = await rowsOf<{ n: number }>('select count(distinct target_language)::integer as n from decks');
  expect(languages!.n).toBe(54);
  const [folders] = await rowsOf(`select count(*)::integer as n, max(decks)::integer as most
    from (select count(*) as decks from items where item_type = 'deck' group by parent_id) as folder`);
  expect(folders).toMatchObject({ n: 54, most: 86 });
  const [most] = await rowsOf<{ n: number }>(
    'select max(n)::integer as n from (select count(*) as n from words group by deck_id) as sizes',
  );
  expect(most!.n).toBe(20);
  // Made at once and not by triggers, it is what they would have made.
  expect(await countOf('deck_languages')).toBe(await countOf('decks'));
  expect(await compareSearch(world.database)).toEqual([]);
}, 60_000);
