import type { TreeItem, UserHome } from '@lexiroom/contracts/items';
import type { Destination } from '../changes/tree-change.ts';
import { neighboursOf } from '../list/sections.ts';

/** What the pointer is over: an item and which part of it, a section of the page, or a folder of the path. */
export type Spot =
  | { type: 'item'; item_id: number; part: 'before' | 'middle' | 'after' }
  | { type: 'section'; category_id: number | null }
  | { type: 'path'; item_id: number };

/** Where something would come, and how it is shown: at an item, at a section, at a folder of the path. */
export interface DropTarget {
  to: Destination;
  at: Spot;
  /** The folder or category it comes into; absent when it changes its place only. */
  into?: { item_id: number; name: string | null };
}

/**
 * Where dragged items would come if they were let go over a spot; undefined when they cannot. Into a folder by its
 * middle, else before or after an item, and so into its category; folders go into no category, categories stand among
 * categories.
 */
export function dropTargetAt(home: UserHome, dragged: readonly number[], spot: Spot): DropTarget | undefined {
  const items = home.items.filter(({ item_id }) => dragged.includes(item_id));
  const here = home.directory.item_id;
  const hasCategory = items.some(({ item_type }) => item_type === 'category');
  const fitsCategory = items.every(({ item_type }) => item_type === 'deck' || item_type === 'story');
  switch (spot.type) {
    case 'path': {
      const place = home.path.findIndex(({ item_id }) => item_id === spot.item_id);
      const folder = home.path[place];
      if (!folder || folder.item_id === here) return undefined;
      return into(spot, { parent_id: folder.item_id }, place === 0 ? null : folder.item_name);
    }
    case 'section': {
      if (hasCategory || (spot.category_id !== null && !fitsCategory)) return undefined;
      const category = home.items.find(({ item_id }) => item_id === spot.category_id);
      const to = { parent_id: here, category_id: spot.category_id, before_id: null };
      return category ? into(spot, to, category.item_name, category.item_id) : { to, at: spot };
    }
    case 'item': {
      const target = home.items.find(({ item_id }) => item_id === spot.item_id);
      if (!target || dragged.includes(target.item_id)) return undefined;
      if (target.item_type === 'category')
        return ontoCategory(home, items, target, spot, { hasCategory, fitsCategory });
      if (target.item_type === 'folder' && spot.part === 'middle')
        return into(spot, { parent_id: target.item_id }, target.item_name);
      if (hasCategory || (target.category_id !== null && !fitsCategory)) return undefined;
      const part = spot.part === 'middle' ? 'before' : spot.part;
      const before_id = part === 'before' ? target.item_id : after(home, dragged, target);
      return { to: { parent_id: here, category_id: target.category_id, before_id }, at: { ...spot, part } };
    }
  }
}

function into(at: Spot, to: Destination, name: string | null, item_id = to.parent_id): DropTarget {
  return { to, at, into: { item_id, name } };
}

function ontoCategory(
  home: UserHome,
  items: readonly TreeItem[],
  target: TreeItem,
  spot: Extract<Spot, { type: 'item' }>,
  { hasCategory, fitsCategory }: { hasCategory: boolean; fitsCategory: boolean },
): DropTarget | undefined {
  const parent_id = home.directory.item_id;
  if (items.every(({ item_type }) => item_type === 'category')) {
    return { to: { parent_id, before_id: target.item_id }, at: { ...spot, part: 'before' } };
  }
  if (hasCategory || !fitsCategory) return undefined;
  const at = { ...spot, part: 'middle' } as const;
  return into(at, { parent_id, category_id: target.item_id, before_id: null }, target.item_name, target.item_id);
}

/** What follows an item among its neighbours, leaving out what is dragged; null for the end. */
function after(home: UserHome, dragged: readonly number[], item: TreeItem): number | null {
  const neighbours = neighboursOf(home.items, item);
  const next = neighbours.slice(neighbours.indexOf(item) + 1).find(({ item_id }) => !dragged.includes(item_id));
  return next?.item_id ?? null;
}
