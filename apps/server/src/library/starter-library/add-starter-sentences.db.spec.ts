import { beforeEach, describe, expect, test } from '@jest/globals';
import path from 'node:path';
import pg from 'pg';
import { freshDatabase } from '../../database/fresh-database.fixture.ts';
import { addStarterLibrary } from './add-starter-library.ts';
import { addStarterSentences } from './add-starter-sentences.ts';
import { contentWorld } from './content-world.fixture.ts';
import { tinyLibrary } from './tiny-library.fixture.ts';
import { tinySentences } from './tiny-sentences.fixture.ts';

const { world, rowsOf } = contentWorld();
beforeEach(async () => void (await addStarterLibrary(world.url, await tinyLibrary(world.folder))));

const textsOf = async (deck: string) =>
  (
    await rowsOf<{ target_text: string; source_text: string | null }>(
      `select target_text, source_text from sentences join items on item_id = deck_id where item_name = $1
       order by sentence_order`,
      [deck],
    )
  ).map(({ target_text, source_text }) => [target_text, source_text]);

const allSentences = () => rowsOf('select * from sentences order by sentence_id');
const revOf = async (deck: string) => (await rowsOf('select rev from items where item_name = $1', [deck]))[0]?.['rev'];

const spanishAnimals = [
  ['El gato ve pájaros.', 'The cat sees birds.'],
  ['El caballo corre.', null],
];

describe('with sentences of two languages', () => {
  beforeEach(() => tinySentences(world.folder, ['english_uk', 'spanish']));

  test('a topic deck gets those of its topic and language, with what they say in its source language', async () => {
    expect(await addStarterSentences(world.url, world.folder)).toBe(6);
    expect(await textsOf('Animales · Animals')).toEqual(spanishAnimals);
    expect(await textsOf('Food and drink')).toEqual([['I eat bread.', 'Como pan.']]);
    expect(await textsOf('動物 · Animals')).toEqual([]);
  });

  test('words of the topic stand out in both texts; each sentence is its own origin', async () => {
    await addStarterSentences(world.url, world.folder);
    const marked = await rowsOf(
      `select sentence_type, highlight_color as color, origin_sentence_id = sentence_id as is_origin,
         substr(case sentence_type when 'target' then target_text else source_text end,
           start_index + 1, end_index - start_index) as word
       from sentences join sentence_highlights using (sentence_id)
       where target_text in ('El gato ve pájaros.', 'El caballo corre.') order by highlight_id`,
    );
    expect(marked).toEqual(
      [
        ['target', 'gato'],
        ['target', 'pájaros'],
        ['source', 'cat'],
        ['source', 'birds'],
        ['target', 'caballo'],
      ].map(([sentence_type, word]) => ({ sentence_type, color: 'red', is_origin: true, word })),
    );
  });

  test('pages that know the deck see that it has changed', async () => {
    const before = await revOf('Animals');
    const untouched = await revOf('動物 · Animals');
    await addStarterSentences(world.url, world.folder);
    expect(await revOf('Animals')).toBe(before + 1);
    expect(await revOf('動物 · Animals')).toBe(untouched);
    expect(await rowsOf('select from sentences join items on item_id = deck_id where target_rev <> rev')).toEqual([]);
  });

  test('the second start adds nothing, nor do two servers that start together', async () => {
    const both = await Promise.all([
      addStarterSentences(world.url, world.folder),
      addStarterSentences(world.url, world.folder),
    ]);
    expect(both.toSorted((one, other) => one - other)).toEqual([0, 6]);
    expect(await addStarterSentences(world.url, world.folder)).toBe(0);
    expect(await allSentences()).toHaveLength(6);
  });

  test('what was changed or deleted afterwards stays so, also when all of a deck was', async () => {
    await addStarterSentences(world.url, world.folder);
    await world.database.query(`update sentences set target_text = 'Como arroz.' where target_text = 'Como pan.'`);
    await world.database.query(
      `delete from sentences using items where item_id = deck_id and item_name = 'Animales · Animals'`,
    );
    const kept = await allSentences();
    expect(await addStarterSentences(world.url, world.folder)).toBe(0);
    expect(await allSentences()).toEqual(kept);
  });

  test('a deck that was deleted does not return', async () => {
    await addStarterSentences(world.url, world.folder);
    await world.database.query(`delete from items where item_name = 'Animals'`);
    expect(await addStarterSentences(world.url, world.folder)).toBe(0);
  });

  test('a deck that was renamed, or has sentences already, gets none, also later', async () => {
    await world.database.query(`update items set item_name = 'Zoo' where item_name = 'Animals'`);
    await world.database.query(
      `insert into sentences (deck_id, sentence_order, origin_sentence_id, target_text)
       select item_id, 0, 1, 'Mi frase.' from items where item_name = 'Animales · Animals'`,
    );
    expect(await addStarterSentences(world.url, world.folder)).toBe(2);
    await world.database.query(`update items set item_name = 'Animals' where item_name = 'Zoo'`);
    await world.database.query(`delete from sentences where target_text = 'Mi frase.'`);
    expect(await addStarterSentences(world.url, world.folder)).toBe(0);
    expect(await textsOf('Animales · Animals')).toEqual([]);
  });

  test('a language whose sentences come with a later release gets them then, the others nothing twice', async () => {
    await addStarterSentences(world.url, world.folder);
    await tinySentences(world.folder, ['japanese']);
    expect(await addStarterSentences(world.url, world.folder)).toBe(1);
    expect(await textsOf('動物 · Animals')).toEqual([['犬が飲みます。', 'The dog drinks.']]);
    expect(await textsOf('Animales · Animals')).toEqual(spanishAnimals);
  });

  test('a deck of the same name that belongs to somebody else gets none', async () => {
    await world.database.query(`update users set username_key = 'somebody' where username_key = 'lexiroom'`);
    expect(await addStarterSentences(world.url, world.folder)).toBe(0);
  });
});

test('without sentences nothing happens', async () => {
  expect(await addStarterSentences(world.url, world.folder)).toBe(0);
});

test('every topic deck of the languages with sentences has 6 to 10, none more than it has highlights', async () => {
  const root = path.resolve(import.meta.dirname, '../../../content');
  const fresh = await freshDatabase();
  await addStarterLibrary(fresh, root);
  await addStarterSentences(fresh, root);
  const full = new pg.Client({ connectionString: fresh });
  await full.connect();
  const { rows } = await full.query(
    `select count(distinct target_language)::integer as languages, count(*)::integer as decks,
       min(sentences) >= 6 and max(sentences) <= 10 as is_enough, bool_and(highlights >= sentences) as is_highlighted
     from (
       select target_language, count(distinct sentence_id) as sentences, count(highlight_id) as highlights
       from decks join sentences using (deck_id) left join sentence_highlights using (sentence_id)
       group by deck_id) as of_deck`,
  );
  await full.end();
  expect(rows).toEqual([{ languages: 15, decks: 15 * 19, is_enough: true, is_highlighted: true }]);
}, 60_000);
