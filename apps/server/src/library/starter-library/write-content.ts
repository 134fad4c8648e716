import type { LanguageId } from '@lexiroom/domain/languages';
import { searchKey } from '@lexiroom/domain/text';
import type pg from 'pg';
import type { Concept } from './content-files.ts';
import type { LibraryEntry, NewDeck } from './topic-decks.ts';

type Picture = Concept['pictures'][number] & { image_id: number; concept: Concept; isFirst: boolean };

/** Adds pictures with their sources and names, approved. Gives the ids of the first picture of every concept. */
export async function writeLibrary(client: pg.ClientBase, concepts: Concept[]): Promise<Map<string, LibraryEntry>> {
  const drawn = concepts.flatMap((concept) =>
    concept.pictures.map((picture, place) => ({ ...picture, concept, isFirst: place === 0 })),
  );
  const image_ids = await newIds(client, 'images', 'image_id', drawn.length);
  const pictures: Picture[] = drawn.map((picture, index) => ({ ...picture, image_id: image_ids[index]! }));
  await writePictures(client, pictures);
  return writeNames(client, pictures);
}

async function writePictures(client: pg.ClientBase, pictures: Picture[]): Promise<void> {
  await insert(
    client,
    `insert into images (image_id, image_hash, artist_name, image_license, image_approved)
     select image_id, hash, artist_name, image_license, true
     from json_to_recordset($1::json) as picture (image_id integer, hash text, artist_name text, image_license text)`,
    pictures.map(({ image_id, hash, artist_name, image_license }) => ({ image_id, hash, artist_name, image_license })),
  );
  await insert(
    client,
    `insert into image_references (image_id, reference_order, reference_link)
     select image_id, place, link
     from json_to_recordset($1::json) as reference (image_id integer, place smallint, link text)`,
    pictures.flatMap(({ image_id, references }) => references.map((link, place) => ({ image_id, place, link }))),
  );
}

async function writeNames(client: pg.ClientBase, pictures: Picture[]): Promise<Map<string, LibraryEntry>> {
  const keys = new Map<string, string>();
  const named = pictures.flatMap((picture) =>
    Object.entries(picture.concept.names).map(([language, name]) => ({
      picture,
      language: language as LanguageId,
      name,
    })),
  );
  const ids = await newIds(client, 'translations', 'translation_id', named.length);
  const entries = new Map<string, LibraryEntry>();
  for (const [index, { picture, language, name }] of named.entries()) {
    if (!keys.has(name)) keys.set(name, searchKey(name));
    if (!picture.isFirst) continue;
    const entry = entries.get(picture.concept.key) ?? { image_id: picture.image_id, translation_ids: {} };
    entry.translation_ids[language] = ids[index]!;
    entries.set(picture.concept.key, entry);
  }
  await client.query(
    `insert into translations (translation_id, image_id, language, translation, fold_key, approved)
     select *, true from unnest($1::integer[], $2::integer[], $3::text[], $4::text[], $5::text[])`,
    [
      ids,
      named.map(({ picture }) => picture.image_id),
      named.map(({ language }) => language),
      named.map(({ name }) => name),
      named.map(({ name }) => keys.get(name)!),
    ],
  );
  return entries;
}

/** Adds public decks to the owner's root folder, with their words. */
export async function writeDecks(
  client: pg.ClientBase,
  { user_id, root_id }: { user_id: number; root_id: number },
  decks: NewDeck[],
): Promise<void> {
  const deck_ids = await newIds(client, 'items', 'item_id', decks.length);
  await insert(
    client,
    `insert into items (item_id, owner_id, item_type, item_name, name_key, parent_id, item_order)
     select deck_id, ${user_id}, 'deck', item_name, name_key, ${root_id}, item_order
     from json_to_recordset($1::json) as deck (deck_id integer, item_name text, name_key text, item_order integer)`,
    decks.map(({ item_name, item_order }, index) => ({
      deck_id: deck_ids[index]!,
      item_name,
      name_key: searchKey(item_name),
      item_order,
    })),
  );
  await insert(
    client,
    `insert into decks (deck_id, target_language, source_language, deck_image_id)
     select * from json_to_recordset($1::json)
       as deck (deck_id integer, target_language text, source_language text, deck_image_id integer)`,
    decks.map(({ target_language, source_language, deck_image_id }, index) => ({
      deck_id: deck_ids[index]!,
      target_language,
      source_language,
      deck_image_id,
    })),
  );
  await writeWords(client, decks, deck_ids);
}

async function writeWords(client: pg.ClientBase, decks: NewDeck[], deck_ids: number[]): Promise<void> {
  const words = decks.flatMap((deck, index) =>
    deck.words.map((word, word_order) => ({ ...word, word_order, deck_id: deck_ids[index]! })),
  );
  const word_ids = await newIds(client, 'words', 'word_id', words.length);
  await client.query(
    `insert into words (word_id, origin_word_id, deck_id, word_order, image_id, target_translation_id,
       source_translation_id, target_text, source_text)
     select word_id, word_id, deck_id, word_order, word.image_id, target_id, source_id, target.translation,
       source.translation
     from unnest($1::integer[], $2::integer[], $3::integer[], $4::integer[], $5::integer[], $6::integer[])
       as word (word_id, deck_id, word_order, image_id, target_id, source_id)
     join translations target on target.translation_id = target_id
     left join translations source on source.translation_id = source_id`,
    [
      word_ids,
      words.map(({ deck_id }) => deck_id),
      words.map(({ word_order }) => word_order),
      words.map(({ image_id }) => image_id),
      words.map(({ target_translation_id }) => target_translation_id),
      words.map(({ source_translation_id }) => source_translation_id),
    ],
  );
}

/** Ids that nobody else gets, so that rows can name each other before they are written. */
export async function newIds(client: pg.ClientBase, table: string, column: string, count: number): Promise<number[]> {
  const { rows } = await client.query<{ ids: number[] | null }>(
    `select array_agg(nextval(sequence)::integer) as ids
     from (select pg_get_serial_sequence($1, $2)::regclass as sequence) as of_table, generate_series(1, $3)`,
    [table, column, count],
  );
  return rows[0]?.ids ?? [];
}

export async function insert(client: pg.ClientBase, sql: string, rows: object[]): Promise<void> {
  await client.query(sql, [JSON.stringify(rows)]);
}
