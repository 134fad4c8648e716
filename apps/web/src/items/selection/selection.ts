import type { UserHome } from '@lexiroom/contracts/items';
import { useState } from 'react';
import { inOrderShown } from '../list/sections.ts';

/** What is ticked of a folder, by item id. `last`: what was ticked last, where a range begins. */
export interface Selection {
  ids: ReadonlySet<number>;
  last: number | undefined;
}

export const nothingSelected: Selection = { ids: new Set(), last: undefined };

/** Ticks an item, or takes its tick away. */
export function toggled({ ids }: Selection, id: number): Selection {
  const changed = new Set(ids);
  if (!changed.delete(id)) changed.add(id);
  return { ids: changed, last: id };
}

/** Ticks everything from what was ticked last up to an item, in the order shown; just that item when nothing was. */
export function extended(selection: Selection, id: number, order: readonly number[]): Selection {
  const from = selection.last === undefined ? -1 : order.indexOf(selection.last);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return toggled(selection, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...range]), last: id };
}

/** Without what is not in the folder any more. */
export function stillThere(selection: Selection, order: readonly number[]): Selection {
  const there = new Set(order);
  const ids = new Set([...selection.ids].filter((id) => there.has(id)));
  return ids.size === selection.ids.size ? selection : { ...selection, ids };
}

/** The cards of a folder that are ticked, and the ways to change that. */
export interface CardSelection {
  /** Undefined as long as nothing is being chosen: the cards are links then. */
  ticked: ReadonlySet<number> | undefined;
  /** In the order in which the page shows them. */
  tickedIds: readonly number[];
  isAllTicked: boolean;
  /** Ticks a card, or takes its tick away; all from the last one on with `isRange`. */
  tick: (item_id: number, isRange?: boolean) => void;
  tickAll: (isAll: boolean) => void;
  begin: () => void;
  end: () => void;
}

/** What is chosen among the cards of a folder, as it is shown now. */
export function useCardSelection(items: UserHome['items']): CardSelection {
  const [chosen, choose] = useState<Selection>();
  const order = inOrderShown(items).map(({ item_id }) => item_id);
  const selection = chosen && stillThere(chosen, order);
  return {
    ticked: selection?.ids,
    tickedIds: selection ? order.filter((id) => selection.ids.has(id)) : [],
    isAllTicked: selection !== undefined && selection.ids.size === order.length,
    tick: (item_id, isRange = false) =>
      choose((now = nothingSelected) => (isRange ? extended(now, item_id, order) : toggled(now, item_id))),
    tickAll: (isAll) => choose({ ids: new Set(isAll ? order : []), last: undefined }),
    begin: () => choose((now) => now ?? nothingSelected),
    end: () => choose(undefined),
  };
}
