import { beforeEach, describe, expect, test } from '@jest/globals';
import { addStarterLibrary } from '../starter-library/add-starter-library.ts';
import { contentWorld } from '../starter-library/content-world.fixture.ts';
import { tinyLibrary } from '../starter-library/tiny-library.fixture.ts';
import { addStarterStories } from './add-starter-stories.ts';
import { tinyStories } from './tiny-stories.fixture.ts';

const { world, rowsOf } = contentWorld();
beforeEach(async () => void (await addStarterLibrary(world.url, await tinyLibrary(world.folder))));

/** Each story as 'folder / folder / category / title', in the order of the folders. */
const storiesThere = async () =>
  (
    await rowsOf<{ place: string }>(
      `select concat_ws(' / ', top.item_name, folder.item_name, category.item_name, i.item_name) as place
       from items i join items folder on folder.item_id = i.parent_id join items top on top.item_id = folder.parent_id
       join items category on category.item_id = i.category_id and category.parent_id = i.parent_id
       where i.item_type = 'story' and item_visibility(i.item_id) = 'public'
       order by top.item_order, folder.item_order, category.item_order, i.item_order`,
    )
  ).map(({ place }) => place);

const inSpanish = [
  'Stories / Español · Spanish / A0 · Primeras palabras / El perro rojo',
  'Stories / Español · Spanish / A1 · Primeras frases / El gato con hambre',
];
const inEnglish = [
  'Stories / English (UK) / A0 · First words / The red dog',
  'Stories / English (UK) / A1 · First sentences / The hungry cat',
];

describe('with stories in two languages', () => {
  beforeEach(() => tinyStories(world.folder, ['english_uk', 'spanish']));

  test('each language has a folder, each level a category there, and everybody may see and find them', async () => {
    expect(await addStarterStories(world.url, world.folder)).toBe(4);
    expect(await storiesThere()).toEqual([...inEnglish, ...inSpanish]);
    const found = await rowsOf(
      `select item_name from findable_items join items using (item_id) where item_type = 'story' order by name_key`,
    );
    expect(found).toHaveLength(4);
  });

  test('their folder stands before the topic decks', async () => {
    await addStarterStories(world.url, world.folder);
    const [first] = await rowsOf(
      `select i.item_name, i.item_type from items i join items root on root.item_id = i.parent_id
       where root.parent_id is null order by i.item_order, i.name_key limit 1`,
    );
    expect(first).toEqual({ item_name: 'Stories', item_type: 'folder' });
  });

  test('a story has its texts, its pictures, a cover, and a name and a voice for each speaker', async () => {
    await addStarterStories(world.url, world.folder);
    const sections = await rowsOf(
      `select section_text as text, speaker_name as name, speaker_id as voice, image.image_hash as picture,
         awaits_sound and sound_id is null as is_unsaid
       from story_sections join items on item_id = story_id left join images image using (image_id)
       where item_name in ('El perro rojo', 'El gato con hambre') order by item_order, section_order`,
    );
    expect(sections).toEqual([
      { text: 'Un perro es rojo.', name: null, voice: 0, picture: '1001dog00000', is_unsaid: true },
      { text: 'Está contento.', name: null, voice: 0, picture: null, is_unsaid: true },
      { text: 'Tengo hambre.', name: 'Gato', voice: 0, picture: '1000cat00000', is_unsaid: true },
      { text: 'No estoy aquí.', name: 'Pez', voice: 1, picture: '1003fish0000', is_unsaid: true },
    ]);
    const heads = await rowsOf(
      `select story_type, story_language, image_hash from stories join items on item_id = story_id
       join images on image_id = cover_image_id where story_language = 'spanish' order by item_order`,
    );
    expect(heads).toEqual([
      { story_type: 'other', story_language: 'spanish', image_hash: '1001dog00000' },
      { story_type: 'conversation', story_language: 'spanish', image_hash: '1000cat00000' },
    ]);
  });

  test('a picture that the library does not offer any more is left out', async () => {
    await world.database.query(`update images set is_deleted = true where image_hash = '1000cat00000'`);
    expect(await addStarterStories(world.url, world.folder)).toBe(4);
    const covers = await rowsOf('select count(*)::integer as count from stories where cover_image_id is not null');
    expect(covers).toEqual([{ count: 2 }]);
  });

  test('the second start adds nothing, nor do two servers that start together', async () => {
    const both = await Promise.all([
      addStarterStories(world.url, world.folder),
      addStarterStories(world.url, world.folder),
    ]);
    expect(both.toSorted((one, other) => one - other)).toEqual([0, 4]);
    expect(await addStarterStories(world.url, world.folder)).toBe(0);
    expect(await storiesThere()).toHaveLength(4);
  });

  test('what was changed or deleted afterwards stays so, also when a whole folder was', async () => {
    await addStarterStories(world.url, world.folder);
    await world.database.query(`update items set item_name = 'El perro azul' where item_name = 'El perro rojo'`);
    await world.database.query(`delete from items where item_name in ('English (UK)', 'El gato con hambre')`);
    expect(await addStarterStories(world.url, world.folder)).toBe(0);
    expect(await storiesThere()).toEqual(['Stories / Español · Spanish / A0 · Primeras palabras / El perro azul']);
  });
});

test('what comes with a later release, a language or a story, is added to the folders that are there', async () => {
  await tinyStories(world.folder, ['english_uk'], 1);
  expect(await addStarterStories(world.url, world.folder)).toBe(1);
  await tinyStories(world.folder, ['english_uk', 'spanish']);
  expect(await addStarterStories(world.url, world.folder)).toBe(3);
  expect(await storiesThere()).toEqual([...inEnglish, ...inSpanish]);
  expect(await rowsOf(`select from items where item_type in ('folder', 'category') and parent_id is not null
    and item_id not in (select folder_id from starter_folders)`)).toHaveLength(7); // prettier-ignore
});

test('a folder of that name that lies in the bin is left there', async () => {
  await tinyStories(world.folder, ['english_uk'], 1);
  await addStarterStories(world.url, world.folder);
  await world.database.query(`update items set deleted_at = now() where item_name = 'Stories'`);
  await tinyStories(world.folder, ['english_uk']);
  expect(await addStarterStories(world.url, world.folder)).toBe(1);
  expect(await storiesThere()).toEqual([inEnglish[1]]);
});

test('without stories, or without the owner of the starter library, nothing happens', async () => {
  expect(await addStarterStories(world.url, world.folder)).toBe(0);
  await tinyStories(world.folder, ['english_uk']);
  await world.database.query(`update users set username_key = 'somebody' where username_key = 'lexiroom'`);
  expect(await addStarterStories(world.url, world.folder)).toBe(0);
  expect(await rowsOf('select from starter_stories')).toEqual([]);
});
