import { isFull, isTooDeep } from '@lexiroom/domain/items';
import { searchKey } from '@lexiroom/domain/text';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { madeOnce } from '../database/done-commands.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { invalid, Refused } from '../refusals/refusal.ts';
import { OwnTree } from './tree/own-tree.ts';
import { readTree } from './tree/read-tree.ts';
import { refusedBy } from './tree/tree-refusals.ts';

/** What is asked for: `libs/contracts/src/items`. */
export interface NewItemOrder {
  item_type: 'folder' | 'category';
  item_name: string;
  parent_id: number;
  colour?: string | undefined;
  command_id?: string | undefined;
}

/** New folders and categories. */
@Injectable()
export class NewItemService {
  constructor(private readonly tree: OwnTree) {}

  /**
   * Makes a folder or a category at the end of a folder of the user; gives its id. A folder is public, so that what is
   * in it is seen as it says itself. A `command_id` that comes again gets the item of the first time.
   * @throws {Refused} INVALID for a folder with a colour; NOT_FOUND when the folder is not theirs; TREE_DEEP, FOLDER_FULL.
   */
  async make(user: CurrentUser, order: NewItemOrder): Promise<number> {
    if (order.colour !== undefined && order.item_type !== 'category') {
      throw new Refused(invalid('colour', 'Only a category has a colour'));
    }
    const [item_id] = await this.tree.change(user, (client) =>
      madeOnce(client, user.user_id, order.command_id, async () => [await write(client, user.user_id, order)]),
    );
    return item_id!;
  }
}

async function write(client: pg.ClientBase, user_id: number, order: NewItemOrder): Promise<number> {
  const { item_type, item_name, parent_id } = order;
  const colour = order.colour?.toUpperCase() ?? null;
  const tree = await readTree(client, user_id, { folder_ids: [parent_id] });
  if (tree.place(parent_id)?.item_type !== 'folder') throw refusedBy('NOT_FOUND');
  if (isTooDeep(tree, parent_id, item_type === 'folder' ? 1 : 0)) throw refusedBy('TREE_DEEP');
  if (isFull(tree, parent_id, 1)) throw refusedBy('FOLDER_FULL');
  const { rows } = await client.query<{ item_id: number }>(
    `insert into items (owner_id, item_type, item_name, name_key, parent_id, item_order, colour)
     values ($1, $2, $3, $4, $5, $6, $7) returning item_id`,
    [user_id, item_type, item_name, searchKey(item_name), parent_id, tree.content(parent_id).length, colour],
  );
  return rows[0]!.item_id;
}
