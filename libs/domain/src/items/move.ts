import { goesIntoCategory, isFull, isTooDeep, type Target, targetProblem } from './placement.ts';
import type { Tree, TreeProblem } from './tree.ts';

/** Items that go into a folder in the order named, before another or to its end. */
export interface Move extends Target {
  item_ids: readonly number[];
  /** Null and undefined: to the end. */
  before_id?: number | null | undefined;
}

/**
 * Moves items within the tree, all or none: gives the folders whose contents have changed, or why it cannot be. A
 * category takes what is in it along; whatever leaves the folder of its category without it is in none (decisions
 * section 7). Within their folder this is reordering.
 */
export function moveItems(tree: Tree, move: Move): Set<number> | TreeProblem {
  const named = [...new Set(move.item_ids)];
  const problem = targetProblem(tree, move) ?? moveProblem(tree, named, move);
  if (problem) return problem;
  const moved = named.flatMap((item_id) => [item_id, ...companions(tree, item_id, named, move.parent_id)]);
  const coming = moved.filter((item_id) => tree.place(item_id)!.parent_id !== move.parent_id);
  if (isFull(tree, move.parent_id, coming.length)) return 'FOLDER_FULL';

  const touched = new Set([move.parent_id, ...coming.map((item_id) => tree.place(item_id)!.parent_id!)]);
  for (const item_id of moved) tree.setCategory(item_id, categoryAfter(tree, item_id, named, moved, move));
  const isMoved = new Set(moved);
  const content = insert(tree.content(move.parent_id), moved, move.before_id);
  for (const folder_id of touched) {
    const staying = tree.content(folder_id).filter((item_id) => !isMoved.has(item_id));
    tree.arrange(folder_id, folder_id === move.parent_id ? content : staying);
  }
  return touched;
}

function moveProblem(tree: Tree, named: readonly number[], move: Move): TreeProblem | undefined {
  const places = named.map((item_id) => tree.place(item_id));
  if (places.some((place) => place === undefined)) return 'NOT_FOUND';
  if (typeof move.before_id === 'number' && tree.place(move.before_id)?.parent_id !== move.parent_id)
    return 'NOT_FOUND';
  const around = new Set([move.parent_id, ...tree.foldersAbove(move.parent_id)]);
  if (named.some((item_id) => around.has(item_id))) return 'INTO_ITSELF';
  if (typeof move.category_id === 'number' && !places.every((place) => goesIntoCategory(place!))) {
    return 'CATEGORY_KIND';
  }
  const height = Math.max(...named.map((item_id) => tree.height(item_id)));
  return isTooDeep(tree, move.parent_id, height) ? 'TREE_DEEP' : undefined;
}

/** What a category takes along to another folder, unless it is named itself. */
function companions(tree: Tree, item_id: number, named: readonly number[], parent_id: number): number[] {
  const place = tree.place(item_id)!;
  if (place.item_type !== 'category' || place.parent_id === parent_id) return [];
  return tree.inCategory(place).filter((member) => !named.includes(member));
}

function categoryAfter(
  tree: Tree,
  item_id: number,
  named: readonly number[],
  moved: readonly number[],
  { parent_id, category_id }: Move,
): number | null {
  const place = tree.place(item_id)!;
  if (category_id !== undefined && named.includes(item_id)) return category_id;
  const isTogether = place.category_id !== null && moved.includes(place.category_id);
  return place.parent_id === parent_id || isTogether ? place.category_id : null;
}

/** The contents with the moved items before another one; when that one is moved itself, where it was. */
function insert(content: readonly number[], moved: readonly number[], before_id: number | null | undefined): number[] {
  const isMoved = new Set(moved);
  const at = typeof before_id === 'number' ? content.indexOf(before_id) : content.length;
  const isStaying = (item_id: number) => !isMoved.has(item_id);
  return [...content.slice(0, at).filter(isStaying), ...moved, ...content.slice(at).filter(isStaying)];
}
