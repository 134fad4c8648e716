import { searchKey } from '@lexiroom/domain/text';
import type pg from 'pg';
import { readFolders } from './language-folders.ts';
import { inOrderOfLevels, type NewDeck, type NewDeckWord } from './topic-decks.ts';
import { insert, newIds } from './write-content.ts';

/** Whose the starter library is, and the root of their tree. */
export interface Owner {
  user_id: number;
  root_id: number;
}

/**
 * Adds public decks with their words to the folders of their languages, and to the root where there is no such folder:
 * behind what is there, in the order of their levels.
 */
export async function addDecks(client: pg.ClientBase, owner: Owner, newDecks: NewDeck[]): Promise<void> {
  const places = await placesOf(client, owner, newDecks);
  const deck_ids = await newIds(client, 'items', 'item_id', newDecks.length);
  const decks = newDecks.map((deck, place) => ({
    ...deck,
    ...places.get(deck)!,
    deck_id: deck_ids[place]!,
    name_key: searchKey(deck.item_name),
  }));
  const rows = decks.map(({ words: _words, ...row }) => row);
  await insert(
    client,
    `insert into items (item_id, owner_id, item_type, item_name, name_key, parent_id, item_order)
     select deck_id, ${owner.user_id}, 'deck', item_name, name_key, parent_id, item_order
     from json_to_recordset($1::json)
       as deck (deck_id integer, item_name text, name_key text, parent_id integer, item_order integer)`,
    rows,
  );
  await insert(
    client,
    `insert into decks (deck_id, target_language, source_language, deck_image_id, level)
     select * from json_to_recordset($1::json)
       as deck (deck_id integer, target_language text, source_language text, deck_image_id integer, level text)`,
    rows,
  );
  await insert(
    client,
    `insert into starter_decks (topic_key, target_language, deck_id, deck_name, word_ids, concept_keys)
     select *, '{}', '{}' from json_to_recordset($1::json)
       as deck (topic_key text, target_language text, deck_id integer, item_name text)`,
    rows,
  );
  await addWords(client, decks);
}

/** Where new decks come to lie. */
async function placesOf(client: pg.ClientBase, owner: Owner, newDecks: NewDeck[]) {
  const folders = await readFolders(client, owner);
  const folderOf = ({ target_language }: NewDeck) => folders.get(target_language) ?? owner.root_id;
  const { rows } = await client.query<{ parent_id: number; item_order: number }>(
    'select parent_id, max(item_order) + 1 as item_order from items where parent_id = any($1) group by parent_id',
    [newDecks.map(folderOf)],
  );
  const next = new Map(rows.map(({ parent_id, item_order }) => [parent_id, item_order]));
  return new Map(
    inOrderOfLevels(newDecks).map((deck) => {
      const parent_id = folderOf(deck);
      const item_order = next.get(parent_id) ?? 0;
      next.set(parent_id, item_order + 1);
      return [deck, { parent_id, item_order }];
    }),
  );
}

/**
 * Adds words at the end of starter decks. `rev`: the deck's, already increased, where it is not new; `place`: of the first
 * word.
 */
export async function addWords(
  client: pg.ClientBase,
  decks: { deck_id: number; words: NewDeckWord[]; place?: number; rev?: number }[],
): Promise<void> {
  const words = decks.flatMap(({ deck_id, words: ofDeck, place = 0, rev = 0 }) =>
    ofDeck.map((word, index) => ({ ...word, word_order: place + index, deck_id, rev })),
  );
  const word_ids = await newIds(client, 'words', 'word_id', words.length);
  await client.query(
    `insert into words (word_id, origin_word_id, deck_id, word_order, image_id, target_translation_id,
       source_translation_id, target_text, source_text, image_rev, target_rev, source_rev)
     select word_id, word_id, deck_id, word_order, word.image_id, target_id, source_id, target.translation,
       source.translation, rev, rev, rev
     from unnest($1::integer[], $2::integer[], $3::integer[], $4::integer[], $5::integer[], $6::integer[], $7::integer[])
       as word (word_id, deck_id, word_order, image_id, target_id, source_id, rev)
     join translations target on target.translation_id = target_id
     left join translations source on source.translation_id = source_id`,
    [
      word_ids,
      words.map(({ deck_id }) => deck_id),
      words.map(({ word_order }) => word_order),
      words.map(({ image_id }) => image_id),
      words.map(({ target_translation_id }) => target_translation_id),
      words.map(({ source_translation_id }) => source_translation_id),
      words.map(({ rev }) => rev),
    ],
  );
  await client.query(
    `with added as (
       select deck_id, array_agg(word_id order by place) as word_ids, array_agg(concept_key order by place) as keys
       from unnest($1::integer[], $2::integer[], $3::text[]) with ordinality as word (word_id, deck_id, concept_key, place)
       group by deck_id
     )
     update starter_decks given set word_ids = given.word_ids || added.word_ids, concept_keys = concept_keys || keys
     from added where added.deck_id = given.deck_id`,
    [word_ids, words.map(({ deck_id }) => deck_id), words.map(({ concept_key }) => concept_key)],
  );
}
