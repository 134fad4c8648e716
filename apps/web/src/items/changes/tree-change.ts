import type { TreeItem, UserHome, Visibility } from '@lexiroom/contracts/items';

/** Where items go: a folder, perhaps a category of it, before another item or to the end (decisions section 7). */
export interface Destination {
  parent_id: number;
  /** Absent: they keep theirs as long as they stay in its folder. */
  category_id?: number | null | undefined;
  before_id?: number | null | undefined;
}

/**
 * A change of one's own tree, as the page shows it before the server has answered. `rev` is the revision of the item that
 * the page showed when the change began: the server refuses the change when somebody was faster.
 */
export type TreeChange =
  | { type: 'renamed'; item_id: number; item_name: string; rev: number }
  | { type: 'coloured'; item_id: number; colour: string; rev: number }
  | { type: 'shown_to'; items: readonly Pick<TreeItem, 'item_id' | 'rev'>[]; visibility: Visibility }
  | { type: 'moved'; moves: readonly (Destination & { item_ids: readonly number[] })[] }
  | { type: 'deleted'; item_ids: readonly number[] }
  | { type: 'restored'; item_ids: readonly number[] }
  | { type: 'copied'; item_ids: readonly number[]; to: Destination; command_id: string }
  | {
      type: 'made';
      item_type: 'folder' | 'category';
      item_name: string;
      parent_id: number;
      colour?: string;
      command_id: string;
    };

/**
 * A folder as it will be once a change is made. What comes into it (made, copied, restored) only the server can show.
 * Applying a change twice is the same as once, since the folder may have been fetched again meanwhile.
 */
export function applyChange(home: UserHome, change: TreeChange): UserHome {
  switch (change.type) {
    case 'renamed':
      return withItem(home, change.item_id, { item_name: change.item_name });
    case 'coloured':
      return withItem(home, change.item_id, { colour: change.colour });
    case 'shown_to':
      return change.items.reduce((shown, { item_id }) => withVisibility(shown, item_id, change.visibility), home);
    case 'moved':
      return change.moves.reduce((shown, { item_ids, ...to }) => withMoved(shown, item_ids, to), home);
    case 'deleted':
      return { ...home, items: without(home.items, change.item_ids) };
    case 'restored':
    case 'copied':
    case 'made':
      return home;
  }
}

/** Items with all that goes along: a category takes what is in it. */
export function withContents(items: readonly TreeItem[], item_ids: readonly number[]): TreeItem[] {
  const ids = new Set(item_ids);
  return items.filter(({ item_id, category_id }) => ids.has(item_id) || (category_id !== null && ids.has(category_id)));
}

function without(items: readonly TreeItem[], item_ids: readonly number[]): TreeItem[] {
  const gone = new Set(withContents(items, item_ids));
  return items.filter((item) => !gone.has(item));
}

function withItem(home: UserHome, id: number, change: Partial<TreeItem>): UserHome {
  return {
    ...home,
    items: home.items.map((item) => (item.item_id === id ? { ...item, ...change } : item)),
    directory: home.directory.item_id === id ? { ...home.directory, ...nameOf(change) } : home.directory,
    path: home.path.map((folder) => (folder.item_id === id ? { ...folder, ...nameOf(change) } : folder)),
  };
}

const nameOf = ({ item_name }: Partial<TreeItem>) => (item_name === undefined ? {} : { item_name });

const strictness: Record<Visibility, number> = { public: 0, link: 1, private: 2 };
/** Of two, the one that shows an item to fewer people. */
export const stricter = (one: Visibility, other: Visibility): Visibility =>
  strictness[one] >= strictness[other] ? one : other;

function withVisibility(home: UserHome, id: number, visibility: Visibility): UserHome {
  const category = (item: TreeItem) => home.items.find(({ item_id }) => item_id === item.category_id);
  const changed = withItem(home, id, { visibility });
  const within = (item: TreeItem) => (item.category_id === id ? visibility : (category(item)?.visibility ?? 'public'));
  return {
    ...changed,
    items: changed.items.map((item) => ({
      ...item,
      seen_by: stricter(stricter(item.visibility, within(item)), home.directory.seen_by),
    })),
  };
}

/** In the folder shown: the items in their new places. What goes to another folder is gone from it. */
function withMoved(home: UserHome, item_ids: readonly number[], to: Destination): UserHome {
  if (to.parent_id !== home.directory.item_id) return { ...home, items: without(home.items, item_ids) };
  const byId = new Map(home.items.map((item) => [item.item_id, item]));
  const moved = item_ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((item) =>
      to.category_id === undefined || item.item_type === 'category' ? item : { ...item, category_id: to.category_id },
    );
  const ids = new Set(item_ids);
  const others = home.items.filter(({ item_id }) => !ids.has(item_id));
  const before = others.findIndex(({ item_id }) => item_id === to.before_id);
  const place = before < 0 ? others.length : before;
  return { ...home, items: [...others.slice(0, place), ...moved, ...others.slice(place)] };
}

type Moves = Extract<TreeChange, { type: 'moved' }>['moves'];

/**
 * The moves that put items of a folder back where they stand in it now, to be sent once they have gone: neighbours of
 * one category together, the last ones first, so that what each stands before is there already.
 */
export function movesBack({ directory, items }: UserHome, item_ids: readonly number[]): Moves {
  const leaving = new Set(item_ids);
  const runs: { items: TreeItem[]; before_id: number | null }[] = [];
  for (const [index, item] of items.entries()) {
    if (!leaving.has(item.item_id)) continue;
    const last = runs.at(-1);
    const before_id = items[index + 1]?.item_id ?? null;
    if (last && items[index - 1] === last.items.at(-1) && last.items[0]!.category_id === item.category_id) {
      last.items.push(item);
      last.before_id = before_id;
    } else runs.push({ items: [item], before_id });
  }
  return runs.toReversed().map((run) => ({
    item_ids: run.items.map(({ item_id }) => item_id),
    parent_id: directory.item_id,
    ...(run.items[0]!.item_type === 'category' ? {} : { category_id: run.items[0]!.category_id }),
    before_id: run.before_id,
  }));
}
