/** An item of somebody's own tree that does not lie in the bin by itself. */
export interface OwnItem {
  item_id: number;
  item_type: 'folder' | 'category' | 'deck' | 'story';
  item_name: string;
  parent_id: number | null;
  category_id: number | null;
  colour: string | null;
}

/** A deck or a story that is taken along. */
export interface ChosenItem {
  item_id: number;
  item_type: 'deck' | 'story';
  /** The folders that it lies in, as far as they are taken along, and its own name last. */
  path: string[];
  category: { name: string; colour: string | null } | null;
}

export interface Chosen {
  /** What the whole is called: the one item that is taken along, else null. */
  name: string | null;
  items: ChosenItem[];
}

/**
 * What is taken along of a tree, each once, in the order of the tree: these items with all that lies in them, or everything
 * when none are named. `items` in the order in which they lie side by side. Undefined when one of them is not there, or lies in
 * something that is in the bin.
 */
export function chooseItems(items: readonly OwnItem[], wanted: readonly number[] | undefined): Chosen | undefined {
  const within = Map.groupBy(items, ({ parent_id }) => parent_id);
  const byId = new Map(items.map((item) => [item.item_id, item]));
  const [root] = within.get(null) ?? [];
  if (!root) return undefined;
  const ids = new Set(wanted ?? [root.item_id]);
  const reached = new Set<number>();
  const chosen: ChosenItem[] = [];
  const walk = (item: OwnItem, path: readonly string[], isTaken: boolean): void => {
    const { item_id, item_type, item_name, category_id } = item;
    const category = category_id === null ? undefined : byId.get(category_id);
    // What lies in a category that is in the bin is there with it.
    if (category_id !== null && !category) return;
    reached.add(item_id);
    const isWanted = ids.has(item_id) || (category !== undefined && ids.has(category.item_id));
    const takes = isTaken || isWanted;
    const way = takes && item !== root ? [...path, item_name] : [...path];
    if (item_type === 'deck' || item_type === 'story') {
      if (takes) chosen.push({ item_id, item_type, path: way, category: categoryOf(category) });
      return;
    }
    for (const inside of within.get(item_id) ?? []) walk(inside, way, takes);
  };
  walk(root, [], false);
  if ([...ids].some((id) => !reached.has(id))) return undefined;
  const [only] = ids;
  return { name: ids.size === 1 && only !== root.item_id ? byId.get(only!)!.item_name : null, items: chosen };
}

const categoryOf = (category: OwnItem | undefined): ChosenItem['category'] =>
  category ? { name: category.item_name, colour: category.colour } : null;
