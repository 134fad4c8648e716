/** What lies above the folder: a dialog about it, or about some of its items. */
export type Overlay =
  | { type: 'new'; item_type: 'folder' | 'category' }
  | { type: 'bin' }
  | { type: 'move' | 'copy' | 'visibility'; item_ids: readonly number[] }
  | { type: 'colour'; item_id: number };
