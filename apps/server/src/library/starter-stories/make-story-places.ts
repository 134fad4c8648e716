import { searchKey } from '@lexiroom/domain/text';
import type pg from 'pg';
import { insert, newIds } from '../starter-library/write-content.ts';
import type { StarterStory } from './starter-stories.ts';

/** The folder of all stories, in the root of their owner. It stands before the topic decks. */
const folderOfStories = 'Stories';

/** Where a story is to lie. */
export interface StoryPlace {
  folder_id: number;
  category_id: number;
}

/** A folder or category; it is known by these three. */
interface Place {
  item_type: 'folder' | 'category';
  item_name: string;
  parent_id: number;
}

/**
 * The folder and the category of each of these stories, in their order: Stories, the language, the level. Those that are
 * there by name already are used; the others are made.
 */
export async function makeStoryPlaces(
  client: pg.ClientBase,
  { user_id, root_id }: { user_id: number; root_id: number },
  stories: Pick<StarterStory, 'folder' | 'category'>[],
): Promise<StoryPlace[]> {
  const top: Place = { item_type: 'folder', item_name: folderOfStories, parent_id: root_id };
  const idOfTop = (await findOrMake(client, user_id, [top], 'first'))(top);
  const ofLanguage = ({ folder }: (typeof stories)[number]): Place => ({
    item_type: 'folder',
    item_name: folder,
    parent_id: idOfTop,
  });
  const idOfFolder = await findOrMake(client, user_id, stories.map(ofLanguage), 'last');
  const ofLevel = (story: (typeof stories)[number]): Place => ({
    item_type: 'category',
    item_name: story.category,
    parent_id: idOfFolder(ofLanguage(story)),
  });
  const idOfCategory = await findOrMake(client, user_id, stories.map(ofLevel), 'last');
  return stories.map((story) => ({
    folder_id: idOfFolder(ofLanguage(story)),
    category_id: idOfCategory(ofLevel(story)),
  }));
}

const keyOf = ({ item_type, item_name, parent_id }: Place): string => JSON.stringify([item_type, item_name, parent_id]);

const firstFree = { first: 'coalesce(min(inside.item_order), 0) - 1', last: 'coalesce(max(inside.item_order) + 1, 0)' };

/**
 * Makes those places that are not there yet: one before all else in its folder, or several at the end, in their order.
 * Gives a function that tells the id of each.
 */
async function findOrMake(
  client: pg.ClientBase,
  owner_id: number,
  wanted: Place[],
  side: keyof typeof firstFree,
): Promise<(place: Place) => number> {
  const { rows } = await client.query<Place & { item_id: number }>(
    `select item_id, item_type, item_name, parent_id from items
     where parent_id = any($1) and item_type in ('folder', 'category') and deleted_at is null`,
    [wanted.map(({ parent_id }) => parent_id)],
  );
  const ids = new Map(rows.map((row) => [keyOf(row), row.item_id]));
  const missing = new Map(wanted.filter((place) => !ids.has(keyOf(place))).map((place) => [keyOf(place), place]));
  const newOnes = await newIds(client, 'items', 'item_id', missing.size);
  [...missing.keys()].forEach((key, index) => ids.set(key, newOnes[index]!));
  await insert(
    client,
    `insert into items (item_id, owner_id, item_type, item_name, name_key, parent_id, item_order)
     select item_id, ${owner_id}, item_type, item_name, name_key, parent_id, (
       select ${firstFree[side]} from items inside where inside.parent_id = place.parent_id) + number
     from json_to_recordset($1::json) as place (item_id integer, item_type text, item_name text, name_key text,
       parent_id integer, number integer)`,
    [...missing.values()].map((place, number) => ({
      ...place,
      item_id: ids.get(keyOf(place))!,
      name_key: searchKey(place.item_name),
      number,
    })),
  );
  return (place) => ids.get(keyOf(place))!;
}
