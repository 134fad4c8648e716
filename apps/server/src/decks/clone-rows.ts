import type { LanguageId } from '@lexiroom/domain/languages';
import type pg from 'pg';
import type { Visibility } from '../items/item.entity.ts';

/** A deck that somebody asks a copy of. */
interface SourceDeck {
  deck_id: number;
  owner_id: number;
  /** The strictest on the way up from the deck. */
  visibility: Visibility;
}

/** The copies to be made: each of a source, and where they go. */
export interface Copies {
  source_ids: number[];
  /** The new ids, one for each source. */
  deck_ids: number[];
  owner_id: number;
  parent_id: number;
  /** Another language to explain in; null: none; undefined: what the source has. */
  source_language: LanguageId | null | undefined;
}

/** Those of these decks that are there and not in the bin; none is deleted until this is through. */
export async function readSources(client: pg.ClientBase, deck_ids: number[]): Promise<SourceDeck[]> {
  const { rows } = await client.query<SourceDeck>(
    `select d.deck_id, i.owner_id, item_visibility(i.item_id) as visibility
     from decks d join items i on i.item_id = d.deck_id
     where d.deck_id = any($1) and item_visibility(i.item_id) is not null
     for key share of i`,
    [deck_ids],
  );
  return rows;
}

/** A folder holds so many items (decisions section 7). */
export const mostItemsInFolder = 500;

/** How many items lie in a folder of the user; undefined when there is none. It takes no others until this is through. */
export async function countOfFolder(
  client: pg.ClientBase,
  folder_id: number,
  owner_id: number,
): Promise<number | undefined> {
  const folder = await client.query(
    `select 1 from items where item_id = $1 and owner_id = $2 and item_type = 'folder'
       and item_visibility(item_id) is not null for no key update`,
    [folder_id, owner_id],
  );
  if (folder.rowCount === 0) return undefined;
  const { rows } = await client.query<{ items: number }>(
    'select count(*)::integer as items from items where parent_id = $1 and deleted_at is null',
    [folder_id],
  );
  return rows[0]!.items;
}

/** Ids that nobody else gets, for so many new decks. */
export async function newDeckIds(client: pg.ClientBase, count: number): Promise<number[]> {
  const { rows } = await client.query<{ deck_id: number }>(
    `select nextval(pg_get_serial_sequence('items', 'item_id'))::integer as deck_id from generate_series(1, $1)`,
    [count],
  );
  return rows.map(({ deck_id }) => deck_id);
}

/** Private decks of the same names at the end of the folder, with the settings and covers of the sources. */
export async function writeDecks(client: pg.ClientBase, copies: Copies): Promise<void> {
  const { source_ids, deck_ids, owner_id, parent_id, source_language } = copies;
  await client.query(
    `insert into items (item_id, owner_id, item_type, item_name, name_key, parent_id, item_order, visibility)
     select copy.deck_id, $3, 'deck', i.item_name, i.name_key, $4,
       copy.place + (select coalesce(max(item_order), 0) from items where parent_id = $4), 'private'
     from unnest($1::integer[], $2::integer[]) with ordinality as copy (source_id, deck_id, place)
     join items i on i.item_id = copy.source_id`,
    [source_ids, deck_ids, owner_id, parent_id],
  );
  await client.query(
    `insert into decks (deck_id, target_language, source_language, purpose, show_translation, option_count,
       deck_image_id, scheduler)
     select copy.deck_id, d.target_language, case when $3 then $4 else d.source_language end, d.purpose,
       d.show_translation, d.option_count, d.deck_image_id, d.scheduler
     from unnest($1::integer[], $2::integer[]) as copy (source_id, deck_id) join decks d on d.deck_id = copy.source_id`,
    [source_ids, deck_ids, source_language !== undefined, source_language ?? null],
  );
}

/**
 * The words in their order, with their origins and without pins. In another source language the library explains them:
 * by a name of the picture that is approved or the owner's, approved first, then the oldest; else not at all.
 */
export async function writeWords(client: pg.ClientBase, copies: Copies): Promise<void> {
  const { source_ids, deck_ids, owner_id, source_language } = copies;
  await client.query(
    `insert into words (deck_id, word_order, image_id, target_translation_id, source_translation_id,
       extra_target_translation, sound_id, origin_word_id)
     select copy.deck_id, w.word_order, w.image_id, w.target_translation_id,
       case when $3 and d.source_language is distinct from $4 then (
         select name.translation_id from translations name
         where name.image_id = w.image_id and name.language = $4 and not name.is_deleted
           and (name.approved or name.submitted_by = $5)
         order by name.approved desc, name.translation_id limit 1
       ) else w.source_translation_id end,
       w.extra_target_translation, w.sound_id, w.origin_word_id
     from unnest($1::integer[], $2::integer[]) with ordinality as copy (source_id, deck_id, place)
     join decks d on d.deck_id = copy.source_id
     join words w on w.deck_id = copy.source_id
     order by copy.place, w.word_order, w.word_id`,
    [source_ids, deck_ids, source_language !== undefined, source_language ?? null, owner_id],
  );
}
