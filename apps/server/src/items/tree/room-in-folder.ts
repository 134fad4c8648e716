import { isFull, targetProblem } from '@lexiroom/domain/items';
import type pg from 'pg';
import { readTree } from './read-tree.ts';
import { refusedBy } from './tree-refusals.ts';

/** The items that are going to be put into a folder. */
interface Coming {
  parent_id: number;
  /** The category of that folder that they go into, if any. */
  category_id?: number | null | undefined;
  /** How many items are going to be added. */
  coming: number;
}

/**
 * How many items lie in a folder of the user: where the next one stands. The tree is locked already.
 * @throws {Refused} NOT_FOUND when folder or category are not theirs, FOLDER_FULL when not all of them find room.
 */
export async function roomInFolder(client: pg.ClientBase, user_id: number, coming: Coming): Promise<number> {
  const { parent_id, category_id = null } = coming;
  const tree = await readTree(client, user_id, { folder_ids: [parent_id] });
  const problem = targetProblem(tree, { parent_id, category_id });
  if (problem) throw refusedBy(problem);
  if (isFull(tree, parent_id, coming.coming)) throw refusedBy('FOLDER_FULL');
  return tree.content(parent_id).length;
}
