import type { ImportChoice } from '@lexiroom/contracts/imports';
import { isFull, treeLimits } from '@lexiroom/domain/items';
import { asItemName } from '@lexiroom/domain/names';
import { storyLimits } from '@lexiroom/domain/stories/story';
import { searchKey } from '@lexiroom/domain/text';
import type pg from 'pg';
import { readTree } from '../../items/tree/read-tree.ts';
import { refusedBy } from '../../items/tree/tree-refusals.ts';
import type { ComingStory } from '../reading/orders.ts';
import { type ImportKey, noteThings } from '../store/import-rows.ts';
import type { ImportingUser } from './importing-user.ts';
import { readCategories } from './make-decks.ts';

/** Whose stories are put where. */
export interface StoryTarget {
  user: ImportingUser;
  key: ImportKey;
  target: NonNullable<ImportChoice['target']>;
  /** The story is all that the file holds: it lies beside the user's other items, under the name that they chose. */
  isAlone: boolean;
}

/** Where a story comes to: at the end of a folder. */
export interface StoryPlace {
  parent_id: number;
  category_id: number | null;
  item_order: number;
  item_name: string;
  /** The first folder that was made for it or others of the import; null where there is none. */
  top_id: number | null;
}

/**
 * Finds the place of a story in the user's tree, which is locked, and makes the folders and the category that it lies in, unless the
 * import has made them: those of decks are also those of stories. Undefined where a folder on its way is full.
 * @throws {Refused} NOT_FOUND when the place that was chosen is gone
 */
export async function placeStory(
  client: pg.ClientBase,
  of: StoryTarget,
  { path, story: { category } }: ComingStory,
): Promise<StoryPlace | undefined> {
  const { user, key, target, isAlone } = of;
  const outside = target.kind === 'deck' ? await folderOfDeck(client, target.deck_id) : (target.parent_id ?? user.root_id);
  const tree = await readTree(client, user.user_id, { folder_ids: [outside] });
  if (tree.place(outside)?.item_type !== 'folder') throw refusedBy('NOT_FOUND');
  const room = Math.max(0, treeLimits.depth - tree.depth(outside));
  const folders = isAlone ? [] : path.slice(0, -1);
  let [parent_id, top_id]: [number, number | null] = [outside, null];
  for (const name of folders.slice(0, room)) {
    // Each lies in the one before it.
    // oxlint-disable-next-line no-await-in-loop
    const folder_id = await folderIn(client, of, parent_id, asItemName(name, 60) || '–');
    if (folder_id === undefined) return undefined;
    top_id ??= folder_id;
    parent_id = folder_id;
  }
  // Folders for which the tree has no room stand in the name of the story, but not the one that holds all that is brought.
  const name = isAlone && target.kind === 'new' ? target.deck_name : [...folders.slice(Math.max(1, room)), path.at(-1)!].join(' – '); // prettier-ignore
  const present = await countIn(client, user, parent_id);
  if (present === undefined) return undefined;
  const wanted = category && { ...category, name: asItemName(category.name, 60) || '–' };
  const known = wanted && (await readCategories(client, parent_id)).find((one) => one.name === wanted.name && one.colour === wanted.colour); // prettier-ignore
  let category_id = known?.item_id ?? null;
  let item_order = present;
  if (wanted && !known && present + 1 < treeLimits.itemsInFolder) {
    const made = { item_type: 'category', item_name: wanted.name, colour: wanted.colour, item_order } as const;
    category_id = await makeItem(client, of, parent_id, made);
    await noteThings(client, key, 'category', [category_id]);
    item_order += 1;
  }
  const item_name = asItemName(name, storyLimits.titleLength) || '–';
  return { parent_id, category_id, item_order, item_name, top_id };
} // prettier-ignore

async function folderOfDeck(client: pg.ClientBase, deck_id: number): Promise<number> {
  const { rows } = await client.query<{ parent_id: number }>('select parent_id from items where item_id = $1', [deck_id]);
  if (!rows[0]) throw refusedBy('NOT_FOUND');
  return rows[0].parent_id;
} // prettier-ignore

/** How many items lie in a folder, where there is room for one more; else undefined. */
async function countIn(client: pg.ClientBase, { user_id }: ImportingUser, folder_id: number): Promise<number | undefined> {
  const tree = await readTree(client, user_id, { folder_ids: [folder_id] });
  return isFull(tree, folder_id, 1) ? undefined : tree.content(folder_id).length;
} // prettier-ignore

/** The folder of this name that the import has made in another one, or makes now; undefined where that one is full. */
async function folderIn(
  client: pg.ClientBase,
  of: StoryTarget,
  parent_id: number,
  item_name: string,
): Promise<number | undefined> {
  const { rows } = await client.query<{ item_id: number }>(
    `select item_id from items join import_things on kind = 'folder' and id = item_id
     where user_id = $1 and import_id = $2 and parent_id = $3 and item_name = $4 and deleted_at is null
     order by item_id limit 1`,
    [of.key.user_id, of.key.import_id, parent_id, item_name],
  );
  if (rows[0]) return rows[0].item_id;
  const item_order = await countIn(client, of.user, parent_id);
  if (item_order === undefined) return undefined;
  const made = { item_type: 'folder', item_name, colour: null, item_order } as const;
  const item_id = await makeItem(client, of, parent_id, made);
  await noteThings(client, of.key, 'folder', [item_id]);
  return item_id;
}

async function makeItem(
  client: pg.ClientBase,
  { user }: StoryTarget,
  parent_id: number,
  item: { item_type: 'folder' | 'category'; item_name: string; colour: string | null; item_order: number },
): Promise<number> {
  const { item_type, item_name, colour, item_order } = item;
  const { rows } = await client.query<{ item_id: number }>(
    `insert into items (owner_id, item_type, item_name, name_key, parent_id, item_order, colour)
     values ($1, $2, $3, $4, $5, $6, $7) returning item_id`,
    [user.user_id, item_type, item_name, searchKey(item_name), parent_id, item_order, colour],
  );
  return rows[0]!.item_id;
}
