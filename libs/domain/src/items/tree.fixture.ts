import { type Place, Tree } from './tree.ts';

/**
 * For specs: a tree written as its lines, an item each, as deep as it is indented, with its id: `folder 2`, `deck 3`,
 * `deck 3 in 5`: in category 5. The root is 1.
 */
export function treeOf(drawing: string): Tree {
  const way: number[] = [1];
  const places: Place[] = [{ item_id: 1, item_type: 'folder', parent_id: null, category_id: null }];
  for (const line of drawing.split('\n').filter((text) => text.trim() !== '')) {
    const [, indent, item_type, id, category] = /^( *)(\w+) (\d+)(?: in (\d+))?$/.exec(line)!;
    const depth = indent!.length / 2;
    const item_id = Number(id);
    places.push({
      item_id,
      item_type: item_type as Place['item_type'],
      parent_id: way[depth]!,
      category_id: category === undefined ? null : Number(category),
    });
    way[depth + 1] = item_id;
  }
  return new Tree(places);
}

/** The same the other way: everything from the root down. */
export function drawingOf(tree: Tree, folder_id = 1, indent = ''): string {
  return tree
    .content(folder_id)
    .map((item_id) => {
      const { item_type, category_id } = tree.place(item_id)!;
      const category = category_id === null ? '' : ` in ${category_id}`;
      return `${indent}${item_type} ${item_id}${category}\n${drawingOf(tree, item_id, `${indent}  `)}`;
    })
    .join('');
}

/** What decides about one item of a tree: of which kind it is, and where it lies. Any whole numbers from 0 on. */
export interface Seed {
  kind: number;
  parent: number;
  category: number;
}

/** A tree whose ids are 1 to `size`, an item for each seed, no deeper than it may be. */
export function grownFrom(seeds: readonly Seed[]): { tree: Tree; size: number } {
  const places: Place[] = [{ item_id: 1, item_type: 'folder', parent_id: null, category_id: null }];
  for (const { kind, parent, category } of seeds) {
    const tree = new Tree(places);
    const item_type = (['folder', 'deck', 'category', 'folder', 'deck'] as const)[kind % 5]!;
    const folders = places.filter((place) => place.item_type === 'folder' && tree.depth(place.item_id) < 8);
    const parent_id = folders[parent % folders.length]!.item_id;
    const categories = places.filter((place) => place.item_type === 'category' && place.parent_id === parent_id);
    const own = item_type === 'deck' && categories.length > 0 ? categories[category % categories.length]! : undefined;
    places.push({ item_id: places.length + 1, item_type, parent_id, category_id: own?.item_id ?? null });
  }
  return { tree: new Tree(places), size: places.length };
}

/** What is wrong with a tree of the ids 1 to `size`; undefined when nothing is. */
export function faultOf(tree: Tree, size: number): string | undefined {
  const seen = new Set<number>([1]);
  const look = (folder_id: number): string | undefined => {
    for (const item_id of tree.content(folder_id)) {
      if (seen.has(item_id)) return `${item_id} stands in two places`;
      seen.add(item_id);
      const place = tree.place(item_id)!;
      if (place.parent_id !== folder_id) return `${item_id} does not know where it is`;
      if (place.category_id !== null) {
        const category = tree.place(place.category_id)!;
        if (category.item_type !== 'category' || category.parent_id !== folder_id) return `${item_id} is in no such category`; // prettier-ignore
        if (place.item_type !== 'deck') return `${item_id} is in a category`;
      }
      const inside = look(item_id);
      if (inside) return inside;
    }
    return undefined;
  };
  const fault = look(1);
  if (fault) return fault;
  if (seen.size !== size) return `${size - seen.size} are lost`;
  return tree.height(1) - 1 > 8 ? 'it is too deep' : undefined;
}
