import type pg from 'pg';
import { allowTime } from '../../database/time-limits.ts';

/**
 * Deletes items with all that is in them, words too; the tree is locked already. What lay inside but was thrown away by
 * itself stays in the bin, and would come back to the root. Answers stay as they are.
 */
export async function deleteForGood(client: pg.ClientBase, item_ids: readonly number[]): Promise<void> {
  // Hundreds of decks of 400 words take longer than what a statement is usually given.
  await allowTime(client, 60_000);
  const { rows } = await client.query<{ item_id: number }>(
    `with recursive gone as (
       select item_id from items where item_id = any($1)
       union
       select i.item_id
       from gone join items i on i.parent_id = gone.item_id or i.category_id = gone.item_id
       left join items category on category.item_id = i.category_id
       where i.deleted_at is null and (category.deleted_at is null or category.item_id = any($1))
     ), kept as (
       update items i set parent_id = root.item_id,
         category_id = case when i.category_id in (select item_id from gone) then null else i.category_id end
       from items root
       where root.owner_id = i.owner_id and root.parent_id is null
         and i.parent_id in (select item_id from gone) and i.item_id not in (select item_id from gone)
     )
     select item_id from gone`,
    [item_ids],
  );
  await client.query('delete from items where item_id = any($1)', [rows.map(({ item_id }) => item_id)]);
}
