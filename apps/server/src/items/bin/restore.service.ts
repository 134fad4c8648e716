import type { RestoredItems } from '@lexiroom/contracts/items';
import { isTooDeep, type Tree, treeLimits } from '@lexiroom/domain/items';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { refuseUnlessOwn, OwnTree } from '../tree/own-tree.ts';
import { closeGaps } from '../tree/write-item-order.ts';
import { readTree } from '../tree/read-tree.ts';
import { refusedBy } from '../tree/tree-refusals.ts';

/** Restores items out of the bin. */
@Injectable()
export class RestoreService {
  constructor(private readonly tree: OwnTree) {}

  /**
   * Takes items of the user out of the bin, all or none, to the end of the folder they were in; into the root when that
   * is gone, in the bin itself, or has come to lie too deep. What is not in the bin stays where it is.
   * @throws {Refused} NOT_FOUND when one is not theirs, FOLDER_FULL when they find no room.
   */
  async restore(user: CurrentUser, item_ids: readonly number[]): Promise<z.infer<typeof RestoredItems>> {
    const named = [...new Set(item_ids)];
    return this.tree.change(user, async (client) => {
      await refuseUnlessOwn(client, user.user_id, named);
      const away = await readAway(client, named);
      if (away.length > 0) await bringBack(client, user, away);
      const { rows } = await client.query<{ item_id: number; parent_id: number }>(
        `select item_id, coalesce(parent_id, item_id) as parent_id
         from unnest($1::integer[]) with ordinality as named (item_id, place) join items using (item_id) order by place`,
        [named],
      );
      return { items: rows };
    });
  }
}

/** Those of the items that lie in the bin, thrown away by themselves or together with their folder or category. */
async function readAway(client: pg.ClientBase, item_ids: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ item_id: number }>(
    `select item_id from unnest($1::integer[]) with ordinality as named (item_id, place)
     where item_visibility(item_id) is null order by place`,
    [item_ids],
  );
  return rows.map(({ item_id }) => item_id);
}

/** @throws {Refused} FOLDER_FULL. */
async function bringBack(client: pg.ClientBase, user: CurrentUser, away: readonly number[]): Promise<void> {
  // To the end, in the order named.
  await client.query(
    `update items set deleted_at = null, item_order = $2 + place
     from unnest($1::integer[]) with ordinality as named (item_id, place) where items.item_id = named.item_id`,
    [away, afterAll],
  );
  await toRoot(client, user.root_id, await readHomeless(client, away));
  const before = await readTree(client, user.user_id, { item_ids: away });
  const deep = away.filter((item_id) => isTooDeep(before, before.place(item_id)!.parent_id!, before.height(item_id)));
  await toRoot(client, user.root_id, deep);
  const after = await readTree(client, user.user_id, { item_ids: away });
  const folder_ids = foldersOf(after, away);
  const isOverfull = (folder_id: number) => after.content(folder_id).length > treeLimits.itemsInFolder;
  if (folder_ids.some(isOverfull)) throw refusedBy('FOLDER_FULL');
  await closeGaps(client, folder_ids);
}

/** A number greater than every place in a folder, so that restored items come last. */
const afterAll = 1_000_000;

/** The restored items whose folder or category is still in the bin; they go to the root. */
async function readHomeless(client: pg.ClientBase, away: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ item_id: number }>(
    `select i.item_id from items i
     where i.item_id = any($1) and i.parent_id <> all($1) and (i.category_id is null or i.category_id <> all($1))
       and item_visibility(i.item_id) is null`,
    [away],
  );
  return rows.map(({ item_id }) => item_id);
}

/**
 * Puts items into the root, categories with what is in them; one whose folder is there only leaves the category that is
 * not.
 */
async function toRoot(client: pg.ClientBase, root_id: number, item_ids: readonly number[]): Promise<void> {
  await client.query(
    `update items i set category_id = null,
       parent_id = case when item_visibility(i.parent_id) is null or i.item_type = 'folder' then $2 else i.parent_id end
     where i.item_id = any($1)`,
    [item_ids, root_id],
  );
  await client.query(
    `update items i set parent_id = category.parent_id from items category
     where category.item_id = any($1) and i.category_id = category.item_id`,
    [item_ids],
  );
}

const foldersOf = (tree: Tree, item_ids: readonly number[]): number[] => [
  ...new Set(item_ids.map((item_id) => tree.place(item_id)!.parent_id!)),
];
