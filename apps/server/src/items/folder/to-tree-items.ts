import type { TreeItem } from '@lexiroom/contracts/items';
import type pg from 'pg';
import type { Folder } from './read-folder.ts';
import { type FolderItemRow, nothingInside, readInside, type Shown } from './read-folder-items.ts';
import { deckThumbnails, thumbnailsInside } from './thumbnails.ts';

/** The rows of a folder as it lists them to this person, with what is inside each; what is due of them is not known here. */
export async function toTreeItems(
  db: pg.Pool | pg.ClientBase,
  folder: Pick<Folder, 'owner' | 'path'>,
  rows: readonly FolderItemRow[],
  shown: Shown,
  person: number | undefined,
): Promise<TreeItem[]> {
  const inside = await readInside(
    db,
    rows.filter(({ item_type }) => item_type === 'folder'),
    shown,
  );
  const decks = rows.filter(hasPictures).map(({ item_id }) => item_id);
  const all = [...decks, ...[...inside.values()].flatMap(({ deck_ids }) => deck_ids)];
  const thumbnails = await deckThumbnails(db, all, person);
  const tree = folder.path.map(({ item_id }) => item_id);
  const contentOf = ({ item_id, item_type }: FolderItemRow) =>
    item_type === 'category' ? inCategory(rows, item_id) : (inside.get(item_id) ?? nothingInside);
  return rows.map((row) => {
    const content = row.item_type === 'folder' || row.item_type === 'category' ? contentOf(row) : undefined;
    return {
      ...row,
      owner: folder.owner.username,
      parent_id: tree.at(-1)!,
      root_id: tree[0]!,
      tree,
      thumbnails: content
        ? thumbnailsInside(row.item_id, content.deck_ids, thumbnails)
        : (thumbnails.get(row.item_id) ?? []),
      item_count: content?.item_count ?? null,
      story_count: content?.story_count ?? null,
      sentence_count: row.sentence_count,
      due_count: null,
      known_count: null,
    };
  });
}

const hasPictures = ({ item_type }: FolderItemRow): boolean => item_type === 'deck' || item_type === 'story';

function inCategory(rows: readonly FolderItemRow[], category_id: number) {
  const members = rows.filter((row) => row.category_id === category_id);
  return {
    item_count: members.length,
    story_count: members.filter(({ item_type }) => item_type === 'story').length,
    deck_ids: members.filter(hasPictures).map(({ item_id }) => item_id),
  };
}
