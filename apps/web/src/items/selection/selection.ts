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
