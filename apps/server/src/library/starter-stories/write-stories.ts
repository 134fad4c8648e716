import { searchKey } from '@lexiroom/domain/text';
import type pg from 'pg';
import { isOfferedImage } from '../entry-access.ts';
import { insert, newIds } from '../starter-library/write-content.ts';
import type { Owner } from '../starter-library/write-decks.ts';
import { makeStoryPlaces } from './make-story-places.ts';
import type { StarterStory } from './starter-stories.ts';

/**
 * Adds public stories to the folders of their languages, and has their sections wait for their sounds. `pictures`: the hash
 * of each concept's picture; one that the library does not offer any more is left out.
 */
export async function writeStories(
  client: pg.ClientBase,
  owner: Owner,
  stories: StarterStory[],
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
  const places = await makeStoryPlaces(client, owner, stories);
  const imageIds = await readImageIds(client, [...pictures.values()]);
  const imageOf = (concept: string | null) => imageIds.get(pictures.get(concept ?? '') ?? '') ?? null;
  const ids = await newIds(client, 'items', 'item_id', stories.length);
  const rows = stories.map((story, index) => ({ ...story, ...places[index]!, story_id: ids[index]! }));
  await insert(
    client,
    `insert into items (item_id, owner_id, item_type, item_name, name_key, parent_id, category_id, item_order)
     select story_id, ${owner.user_id}, 'story', title, name_key, folder_id, category_id,
       (select coalesce(max(item_order) + 1, 0) from items where parent_id = folder_id) + place
     from json_to_recordset($1::json) as story (story_id integer, title text, name_key text, folder_id integer,
       category_id integer, place integer)`,
    rows.map(({ story_id, title, folder_id, category_id }, place) => ({
      story_id,
      title,
      folder_id,
      category_id,
      place,
      name_key: searchKey(title),
    })),
  );
  await insert(
    client,
    `insert into stories (story_id, story_type, story_language, cover_image_id)
     select * from json_to_recordset($1::json)
       as story (story_id integer, story_type text, story_language text, cover_image_id integer)`,
    rows.map(({ story_id, story_type, language, cover }) => ({
      story_id,
      story_type,
      story_language: language,
      cover_image_id: imageOf(cover),
    })),
  );
  await insert(
    client,
    `insert into story_sections (story_id, section_order, section_text, speaker_name, speaker_id, image_id, awaits_sound)
     select *, true from json_to_recordset($1::json) as section (story_id integer, section_order integer, text text,
       speaker_name text, speaker_id smallint, image_id integer)`,
    rows.flatMap(({ story_id, sections }) =>
      sections.map(({ text, speaker_name, speaker_id, picture }, section_order) => ({
        story_id,
        section_order,
        text,
        speaker_name,
        speaker_id,
        image_id: imageOf(picture),
      })),
    ),
  );
}

/** The ids of the pictures with these hashes that a search may show to everybody. */
async function readImageIds(client: pg.ClientBase, hashes: string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ image_hash: string; image_id: number }>(
    `select image_hash, min(image_id) as image_id from images image
     where image_hash = any($1) and ${isOfferedImage} group by image_hash`,
    [hashes],
  );
  return new Map(rows.map(({ image_hash, image_id }) => [image_hash, image_id]));
}
