import { type Move, moveItems } from '@lexiroom/domain/items';
import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { OwnTree } from './tree/own-tree.ts';
import { writeFolders } from './tree/write-item-order.ts';
import { readTree } from './tree/read-tree.ts';
import { refusedBy } from './tree/tree-refusals.ts';

/** Items that go elsewhere in their tree. */
@Injectable()
export class MoveService {
  constructor(private readonly tree: OwnTree) {}

  /**
   * Moves items of the user, all or none (decisions section 7). Done twice it is done once.
   * @throws {Refused} NOT_FOUND when one of them, the folder, the category or the next one is not theirs or not there;
   * INTO_ITSELF, CATEGORY_KIND, TREE_DEEP, FOLDER_FULL.
   */
  async move(user: CurrentUser, move: Move): Promise<{ done: true }> {
    await this.tree.change(user, async (client) => {
      const { item_ids, parent_id } = move;
      const tree = await readTree(client, user.user_id, { item_ids, folder_ids: [parent_id] });
      const touched = moveItems(tree, move);
      if (typeof touched === 'string') throw refusedBy(touched);
      await writeFolders(client, tree, touched);
    });
    return { done: true };
  }
}
