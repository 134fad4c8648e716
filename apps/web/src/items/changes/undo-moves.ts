import type { TreeItem, UserHome } from '@lexiroom/contracts/items';
import type { TreeChange } from './tree-change.ts';

type Moves = Extract<TreeChange, { type: 'moved' }>['moves'];

/**
 * The moves that put items of a folder back where they stand in it now, to be sent once they have gone: neighbours of
 * one category together, the last ones first, so that what each stands before is there already.
 */
export function undoMoves({ directory, items }: UserHome, item_ids: readonly number[]): Moves {
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
