import { type Place, Tree } from '@lexiroom/domain/items';
import type pg from 'pg';

/** Which part of a tree is read, beside all of its folders. */
interface Wanted {
  /** Items that something happens to. What lies in their folders is read too. */
  item_ids?: readonly number[];
  /** Folders that something comes into. */
  folder_ids?: readonly number[];
  /** Whether all that is in the items is read, down to the last deck. */
  isWhole?: boolean;
}

/** The tree of a user, as much as is asked for; nothing that is in the bin. Lock it before, to rely on it. */
export async function readTree(
  client: pg.ClientBase,
  user_id: number,
  { item_ids = [], folder_ids = [], isWhole = false }: Wanted,
): Promise<Tree> {
  const { rows } = await client.query<Place>(treeRows, [user_id, item_ids, folder_ids, isWhole]);
  return new Tree(rows);
}

/** True of an item that does not lie in the bin by itself or with its category; the statement around names it `i`. */
export const isNotInBin = `
  i.deleted_at is null and not exists (
    select 1 from items category where category.item_id = i.category_id and category.deleted_at is not null)`;

/** $1 the user, $2 items, $3 folders, $4 whether all that is in the items is wanted. */
const treeRows = `
  with recursive folders as (
    select item_id, parent_id from items where owner_id = $1 and parent_id is null
    union all
    select i.item_id, i.parent_id from folders join items i on i.parent_id = folders.item_id
    where i.item_type = 'folder' and i.deleted_at is null
  ), looked_at as (
    select unnest($3::integer[]) as folder_id
    union
    select parent_id from items where item_id = any($2) and owner_id = $1
    union
    select item_id from items where item_id = any($2) and owner_id = $1 and $4
    union
    select folders.item_id from looked_at join folders on folders.parent_id = looked_at.folder_id
    where $4 and looked_at.folder_id = any($2)
  )
  select i.item_id, i.item_type, i.parent_id, i.category_id
  from items i
  where i.item_id in (select item_id from folders)
    or (i.parent_id in (select item_id from folders) and i.parent_id in (select folder_id from looked_at) and ${isNotInBin})
  order by i.item_order, i.name_key, i.item_id`;
