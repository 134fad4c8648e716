import { goesIntoCategory, isFull, isTooDeep, type Target, targetProblem } from './placement.ts';
import { type Tree, type TreeProblem, treeLimits } from './tree.ts';

/** One item that is to be made. */
export interface Copy {
  source_id: number;
  /** Where in the list the copy stands that it lies in; null: it lies in the folder that was named. */
  parent: number | null;
  /** The same of the category that it is in, when that is copied too; else null. */
  category: number | null;
  /** The category of the folder that it comes into; null when it is in none, or in a copied one. */
  category_id: number | null;
}

/**
 * What has to be made to copy these items with all that is in them, the outer before the inner, those in a folder in
 * its order; `tops` says where those stand that were named. Or why it cannot be. The tree must hold all that is inside.
 */
export function planCopies(
  tree: Tree,
  { item_ids, ...target }: Target & { item_ids: readonly number[] },
): { copies: Copy[]; tops: number[] } | TreeProblem | 'TOO_LARGE' {
  const named = [...new Set(item_ids)];
  const problem = targetProblem(tree, target) ?? copyProblem(tree, named, target);
  if (problem) return problem;
  const copies: Copy[] = [];
  const alone = withCompanions(tree, named);
  if (isFull(tree, target.parent_id, alone.length)) return 'FOLDER_FULL';
  addTogether(tree, alone, null, copies);
  if (copies.length > treeLimits.itemsInCopy) return 'TOO_LARGE';
  const tops = named.map((item_id) => copies.findIndex(({ source_id, parent }) => parent === null && source_id === item_id)); // prettier-ignore
  for (const top of tops) copies[top]!.category_id = categoryOfTop(tree, copies[top]!, target);
  return { copies, tops };
}

function copyProblem(tree: Tree, named: readonly number[], target: Target): TreeProblem | undefined {
  const places = named.map((item_id) => tree.place(item_id));
  if (places.some((place) => place === undefined)) return 'NOT_FOUND';
  if (places.some((place) => place!.parent_id === null)) return 'INTO_ITSELF';
  if (typeof target.category_id === 'number' && !places.every((place) => goesIntoCategory(place!))) {
    return 'CATEGORY_KIND';
  }
  const height = Math.max(...named.map((item_id) => tree.height(item_id)));
  return isTooDeep(tree, target.parent_id, height) ? 'TREE_DEEP' : undefined;
}

/** A category brings what is in it. */
function withCompanions(tree: Tree, named: readonly number[]): number[] {
  const all = named.flatMap((item_id) => {
    const place = tree.place(item_id)!;
    return place.item_type === 'category' ? [item_id, ...tree.inCategory(place)] : [item_id];
  });
  return [...new Set(all)];
}

/** Adds copies of items that lie side by side, and of what is in them, until there are more than can be. */
function addTogether(tree: Tree, item_ids: readonly number[], parent: number | null, copies: Copy[]): void {
  const placed = new Map<number, number>();
  for (const source_id of item_ids) {
    if (copies.length > treeLimits.itemsInCopy) return;
    placed.set(source_id, copies.push({ source_id, parent, category: null, category_id: null }) - 1);
    addTogether(tree, tree.content(source_id), placed.get(source_id)!, copies);
  }
  for (const [source_id, at] of placed) {
    const { category_id } = tree.place(source_id)!;
    copies[at]!.category = category_id === null ? null : (placed.get(category_id) ?? null);
  }
}

function categoryOfTop(tree: Tree, { source_id, category }: Copy, target: Target): number | null {
  if (category !== null) return null;
  const place = tree.place(source_id)!;
  if (target.category_id !== undefined) return target.category_id;
  return place.parent_id === target.parent_id ? place.category_id : null;
}
