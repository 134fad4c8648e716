import type { Copy } from '@lexiroom/domain/items';
import type pg from 'pg';

/** Where copies go. */
interface Place {
  parent_id: number;
  /** How many items lie in that folder already. */
  start: number;
  /** Whether what is not private may stay so. */
  isPublishing: boolean;
}

/** Ids that nobody else gets, for so many new items. */
export async function newItemIds(client: pg.ClientBase, count: number): Promise<number[]> {
  const { rows } = await client.query<{ item_id: number }>(
    `select nextval(pg_get_serial_sequence('items', 'item_id'))::integer as item_id from generate_series(1, $1)`,
    [count],
  );
  return rows.map(({ item_id }) => item_id);
}

/** Writes the items of copies, with the names, colours and visibilities of their sources; gives their ids. */
export async function writeCopies(
  client: pg.ClientBase,
  copies: readonly Copy[],
  { parent_id, start, isPublishing }: Place,
): Promise<number[]> {
  const new_ids = await newItemIds(client, copies.length);
  const beside = new Map<number, number>([[parent_id, start]]);
  const rows = copies.map((copy, place) => {
    const folder_id = copy.parent === null ? parent_id : new_ids[copy.parent]!;
    const item_order = beside.get(folder_id) ?? 0;
    beside.set(folder_id, item_order + 1);
    return {
      item_id: new_ids[place]!,
      source_id: copy.source_id,
      parent_id: folder_id,
      category_id: copy.category === null ? copy.category_id : new_ids[copy.category]!,
      item_order,
    };
  });
  await client.query(
    `insert into items
       (item_id, owner_id, item_type, item_name, name_key, parent_id, category_id, item_order, visibility, colour)
     select copy.item_id, i.owner_id, i.item_type, i.item_name, i.name_key, copy.parent_id, copy.category_id,
       copy.item_order, case when i.item_type in ('folder', 'category') or $2 then i.visibility else 'private' end, i.colour
     from json_to_recordset($1) as copy
       (item_id integer, source_id integer, parent_id integer, category_id integer, item_order integer)
     join items i on i.item_id = copy.source_id`,
    [JSON.stringify(rows), isPublishing],
  );
  return new_ids;
}
