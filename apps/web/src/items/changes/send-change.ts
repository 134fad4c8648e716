import { api } from '../../api/client.ts';
import type { TreeChange } from './tree-change.ts';

/** What a change has made: ids of copies, or of the new item. */
export interface Made {
  item_ids: number[];
}

/** Tells the server a change, safe to be repeated; gives what it has made. Throws what the call throws. */
export async function sendChange(change: TreeChange): Promise<Made> {
  switch (change.type) {
    case 'renamed': {
      const { item_id, item_name, rev } = change;
      await api.changeItem({ body: { item_id, item_name, rev } });
      break;
    }
    case 'coloured': {
      const { item_id, colour, rev } = change;
      await api.changeItem({ body: { item_id, colour, rev } });
      break;
    }
    case 'shown_to':
      // One after another: each is a change of its own.
      for (const { item_id, rev } of change.items)
        await api.changeItem({ body: { item_id, visibility: change.visibility, rev } });
      break;
    case 'moved':
      for (const { item_ids, ...to } of change.moves) await api.moveItems({ body: { item_ids: [...item_ids], ...to } });
      break;
    case 'deleted':
      await api.deleteItems({ body: { item_ids: [...change.item_ids] } });
      break;
    case 'restored':
      await api.restoreItems({ body: { item_ids: [...change.item_ids] } });
      break;
    case 'copied': {
      const { item_ids, to, command_id } = change;
      const { parent_id, category_id } = to;
      return api.copyItems({ body: { item_ids: [...item_ids], parent_id, category_id, command_id } });
    }
    case 'made': {
      const { type: _type, ...item } = change;
      const { item_id } = await api.newItem({ body: item });
      return { item_ids: [item_id] };
    }
  }
  return { item_ids: [] };
}
