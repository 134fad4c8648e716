import type { Tree } from '@lexiroom/domain/items';
import type pg from 'pg';
import { isNotInBin } from './read-tree.ts';

/** Writes down what stands in these folders now, and in which order: from 0, without gaps. */
export async function writeFolders(client: pg.ClientBase, tree: Tree, folder_ids: Iterable<number>): Promise<void> {
  const places = [...folder_ids].flatMap((parent_id) =>
    tree.content(parent_id).map((item_id, item_order) => ({
      item_id,
      parent_id,
      item_order,
      category_id: tree.place(item_id)!.category_id,
    })),
  );
  await client.query(
    `update items set parent_id = place.parent_id, category_id = place.category_id, item_order = place.item_order
     from json_to_recordset($1) as place (item_id integer, parent_id integer, category_id integer, item_order integer)
     where items.item_id = place.item_id and (items.parent_id, items.category_id, items.item_order)
       is distinct from (place.parent_id, place.category_id, place.item_order)`,
    [JSON.stringify(places)],
  );
}

/** Closes the gaps in the order of these folders. */
export async function closeGaps(client: pg.ClientBase, folder_ids: readonly number[]): Promise<void> {
  await client.query(
    `update items set item_order = place.item_order
     from (
       select i.item_id,
         row_number() over (partition by i.parent_id order by i.item_order, i.name_key, i.item_id) - 1 as item_order
       from items i where i.parent_id = any($1) and ${isNotInBin}
     ) as place
     where items.item_id = place.item_id and items.item_order <> place.item_order`,
    [folder_ids],
  );
}
