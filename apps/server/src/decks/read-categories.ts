import type pg from 'pg';
import type { Viewer } from '../http/gate/current-user.ts';
import type { Visibility } from '../items/item.entity.ts';
import { visibilityFor } from '../items/may-see.ts';

/** A category with the decks in it that are not in the bin. */
export interface CategoryRow {
  category_name: string;
  owner_id: number;
  username: string;
  visibility: Visibility;
  /** The key of its link while it is seen by link, to be told to its owner; null otherwise. */
  link_key: string | null;
  decks: { deck_id: number; owner_id: number; visibility: Visibility }[];
}

/**
 * The categories of these ids that are not in the bin, in the order asked for, their decks in the tree's order, as
 * this viewer sees them (may-see.ts).
 */
export async function readCategories(
  pool: pg.Pool,
  category_ids: readonly number[],
  { user, link_key }: Viewer,
): Promise<CategoryRow[]> {
  const { rows } = await pool.query<CategoryRow>(
    `select i.item_name as category_name, i.owner_id, u.username, ${visibilityFor('i', 'item_id', '$2', '$3')} as visibility,
       case item_visibility(i.item_id) when 'link' then i.link_key end as link_key,
       coalesce((
         select json_agg(json_build_object('deck_id', item_id, 'owner_id', owner_id, 'visibility', visibility)
           order by item_order, item_id)
         from (
           select item_id, owner_id, item_order, ${visibilityFor('items', 'item_id', '$2', '$3')} as visibility from items
           where category_id = i.item_id and item_type = 'deck'
         ) as deck
         where visibility is not null
       ), '[]') as decks
     from unnest($1::integer[]) with ordinality as wanted (item_id, place)
     join items i using (item_id)
     join users u on u.user_id = i.owner_id
     where i.item_type = 'category' and item_visibility(i.item_id) is not null
     order by place`,
    [category_ids, link_key, user?.user_id],
  );
  return rows;
}
