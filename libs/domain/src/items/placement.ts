import { type Place, type Tree, type TreeProblem, treeLimits } from './tree.ts';

/** Where items are to go. */
export interface Target {
  parent_id: number;
  /** The category of that folder they come into; null: none; undefined: theirs, as long as they stay in its folder. */
  category_id?: number | null | undefined;
}

/** Whether a place is a folder of this tree, and the category one of that folder. */
export function targetProblem(tree: Tree, { parent_id, category_id }: Target): TreeProblem | undefined {
  if (tree.place(parent_id)?.item_type !== 'folder') return 'NOT_FOUND';
  if (typeof category_id !== 'number') return undefined;
  const category = tree.place(category_id);
  return category?.item_type === 'category' && category.parent_id === parent_id ? undefined : 'NOT_FOUND';
}

/** A folder holds 500 items, whatever they are; `coming` are those that are not in it yet. */
export const isFull = (tree: Tree, folder_id: number, coming: number): boolean =>
  coming > 0 && tree.content(folder_id).length + coming > treeLimits.itemsInFolder;

/** Whether so many folders below each other would lie too deep in this one. */
export const isTooDeep = (tree: Tree, folder_id: number, height: number): boolean =>
  height > 0 && tree.depth(folder_id) + height > treeLimits.depth;

/** Only decks and stories are in categories. */
export const goesIntoCategory = ({ item_type }: Readonly<Place>): boolean =>
  item_type === 'deck' || item_type === 'story';
