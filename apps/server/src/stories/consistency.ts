import { storyLimits } from '@lexiroom/domain/stories/story';
import type pg from 'pg';
import type { Difference } from '../event-log/difference.ts';

/** What is wrong with stories: one without its row, too many sections, one that waits to be said and has no text. */
export async function compareStories(client: pg.ClientBase): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(faults, [storyLimits.sections]);
  return rows;
}

/** $1 how many sections a story may have. */
const faults = `
  select 'stories, story ' || item_id as what, 'a row for the item' as expected, 'none' as found
  from items where item_type = 'story' and not exists (select 1 from stories where story_id = item_id)
  union all
  select 'items of id ' || item_id, 'a story, as it has a row in stories', item_type
  from items join stories on story_id = item_id where item_type <> 'story'
  union all
  select 'story_sections of story ' || story_id, 'at most ' || $1::integer || ' sections', count(*) || ' sections'
  from story_sections where deleted_at is null group by story_id having count(*) > $1::integer
  union all
  select 'story_sections of id ' || story_section_id, 'a text to be said', 'none'
  from story_sections where awaits_sound and section_text is null
  order by what`;
