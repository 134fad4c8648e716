import type pg from 'pg';
import { isSharedOrOwn } from '../library/private-pictures.ts';
import type { DeckCopies } from './copy-decks.ts';

/**
 * Gives new stories the sections, sounds and covers of others; their items are written already. What was taken out stays
 * behind, and so are pictures that somebody else does not share. What waits for its sound there does so here.
 */
export async function copyStories(
  client: pg.ClientBase,
  { source_ids, story_ids, owner_id }: Pick<DeckCopies, 'source_ids' | 'owner_id'> & { story_ids: readonly number[] },
): Promise<void> {
  await client.query(
    `insert into stories (story_id, story_type, story_language, cover_image_id)
     select copy.story_id, s.story_type, s.story_language, cover.image_id
     from unnest($1::integer[], $2::integer[]) as copy (source_id, story_id) join stories s on s.story_id = copy.source_id
     left join images cover on cover.image_id = s.cover_image_id and ${isSharedOrOwn('cover', '$3')}`,
    [source_ids, story_ids, owner_id],
  );
  await client.query(
    `insert into story_sections (story_id, section_order, section_text, speaker_name, speaker_id, image_id, sound_id,
       awaits_sound)
     select copy.story_id, section_order, section_text, speaker_name, speaker_id, image.image_id, sound_id, awaits_sound
     from unnest($1::integer[], $2::integer[]) with ordinality as copy (source_id, story_id, place)
     join story_sections s on s.story_id = copy.source_id
     left join images image on image.image_id = s.image_id and ${isSharedOrOwn('image', '$3')}
     where deleted_at is null order by copy.place, section_order, story_section_id`,
    [source_ids, story_ids, owner_id],
  );
}
