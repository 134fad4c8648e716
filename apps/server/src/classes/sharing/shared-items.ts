import type { SharedItem } from '@lexiroom/contracts/classes';
import type pg from 'pg';

/**
 * Two parts of a recursive statement: `shared`, what of `class_items` fits the condition and does not lie in the bin; and
 * `inside`, that and all that is in it, by the `shared_id` it lies in.
 */
export const itemsInside = (condition: string): string => `
  shared as materialized (
    select class_id, item_id, shared_at from class_items where ${condition} and item_visibility(item_id) is not null
  ), inside as (
    select class_id, i.item_id as shared_id, i.item_id, i.item_type from shared join items i using (item_id)
    union all
    select class_id, shared_id, i.item_id, i.item_type from inside
    -- Two ways, as each has an index of its own. What a folder holds in a category lies in that folder too, and is met there.
    cross join lateral (
      select * from items within where inside.item_type = 'folder' and within.parent_id = inside.item_id
      union all
      select * from items within where inside.item_type = 'category' and within.category_id = inside.item_id
    ) i
    where i.item_type in ('folder', 'deck', 'story') and i.deleted_at is null
      and (select category.deleted_at from items category where category.item_id = i.category_id) is null
  )`;

/** What is shared with a class and does not lie in the bin, newest first, with the decks that are in it. */
export async function readSharedItems(
  db: pg.Pool | pg.ClientBase,
  class_id: number,
  item_id?: number,
): Promise<SharedItem[]> {
  const { rows } = await db.query<SharedItem>(
    `with recursive ${itemsInside('class_id = $1 and ($2::integer is null or item_id = $2)')}
     select item_id, item_name, i.item_type, extract(epoch from shared_at)::float8 * 1000 as shared_at,
       (select count(*)::integer from inside where shared_id = i.item_id and inside.item_type = 'deck') as deck_count
     from shared join items i using (item_id) order by shared.shared_at desc, item_id desc`,
    [class_id, item_id ?? null],
  );
  return rows;
}
