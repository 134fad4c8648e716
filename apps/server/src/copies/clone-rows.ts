import type pg from 'pg';
import type { Visibility } from '../items/item.entity.ts';

/** A deck that somebody asks a copy of. */
interface SourceDeck {
  deck_id: number;
  owner_id: number;
  /** The strictest on the way up from the deck, to whoever brings the key (may-see.ts). */
  visibility: Visibility;
}

/** Each of a source, and where they go. */
interface Clones {
  source_ids: readonly number[];
  /** The new ids, one for each source. */
  deck_ids: readonly number[];
  owner_id: number;
  parent_id: number;
  /** How many items lie in that folder already. */
  start: number;
}

/** Those of these decks that are there and not in the bin; none is deleted until this is through. */
export async function readSources(
  client: pg.ClientBase,
  deck_ids: number[],
  link_key: string | undefined,
): Promise<SourceDeck[]> {
  const { rows } = await client.query<SourceDeck>(
    `select d.deck_id, i.owner_id, item_visibility_by_key(i.item_id, $2) as visibility
     from decks d join items i on i.item_id = d.deck_id
     where d.deck_id = any($1) and item_visibility(i.item_id) is not null
     for key share of i`,
    [deck_ids, link_key],
  );
  return rows;
}

/** Private decks of the same names, from this place of the folder on. */
export async function writeClones(client: pg.ClientBase, clones: Clones): Promise<void> {
  const { source_ids, deck_ids, owner_id, parent_id, start } = clones;
  await client.query(
    `insert into items (item_id, owner_id, item_type, item_name, name_key, parent_id, item_order, visibility)
     select copy.deck_id, $3, 'deck', i.item_name, i.name_key, $4, $5 + copy.place - 1,
       'private'
     from unnest($1::integer[], $2::integer[]) with ordinality as copy (source_id, deck_id, place)
     join items i on i.item_id = copy.source_id`,
    [source_ids, deck_ids, owner_id, parent_id, start],
  );
}
