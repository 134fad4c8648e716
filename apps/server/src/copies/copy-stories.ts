import type pg from 'pg';
import type { DeckCopies } from './copy-decks.ts';

/**
 * Gives new stories the sections, sounds and covers of others; their items are written already. What was taken out stays
 * behind. What waits for its sound there does so here.
 */
export async function copyStories(
  client: pg.ClientBase,
  { source_ids, story_ids }: Pick<DeckCopies, 'source_ids'> & { story_ids: readonly number[] },
): Promise<void> {
  await client.query(
    `insert into stories (story_id, story_type, story_language, cover_image_id)
     select copy.story_id, s.story_type, s.story_language, s.cover_image_id
     from unnest($1::integer[], $2::integer[]) as copy (source_id, story_id) join stories s on s.story_id = copy.source_id`,
    [source_ids, story_ids],
  );
  await client.query(
    `insert into story_sections (story_id, section_order, section_text, speaker_name, speaker_id, image_id, sound_id,
       awaits_sound)
     select copy.story_id, section_order, section_text, speaker_name, speaker_id, image_id, sound_id, awaits_sound
     from unnest($1::integer[], $2::integer[]) with ordinality as copy (source_id, story_id, place)
     join story_sections s on s.story_id = copy.source_id
     where deleted_at is null order by copy.place, section_order, story_section_id`,
    [source_ids, story_ids],
  );
}
