import type { EntryKind } from '@lexiroom/domain/library';

/** Where entries of each kind stand, and by which columns decks hold them. */
export const entryTables: Record<EntryKind, { table: string; id: string; approved: string; held_by: string[] }> = {
  image: { table: 'images', id: 'image_id', approved: 'image_approved', held_by: ['image_id'] },
  translation: {
    table: 'translations',
    id: 'translation_id',
    approved: 'approved',
    held_by: ['target_translation_id', 'source_translation_id'],
  },
  sound: { table: 'sounds', id: 'sound_id', approved: 'approved', held_by: ['sound_id'] },
};

/** True of rows of the view `deck_holdings`, called `held`, that have the entry with this id. */
export const holds = (kind: EntryKind, id: string): string =>
  `(${entryTables[kind].held_by.map((column) => `held.${column} = ${id}`).join(' or ')})`;
