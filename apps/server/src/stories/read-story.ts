import type { Story, StorySection } from '@lexiroom/contracts/stories';
import type { SentTiming } from '@lexiroom/domain/stories/timings';
import type pg from 'pg';
import type { Viewer } from '../http/gate/current-user.ts';
import { maySee, visibilityFor } from '../items/may-see.ts';
import type { Visibility } from '../items/item.entity.ts';
import { isShownIn } from '../library/private-pictures.ts';
import { imagePath, soundPath } from '../media/media-paths.ts';

type StoryHead = Omit<Story, 'story_sections' | 'logged_in_user' | 'has_speech' | 'cover_path'> & {
  owner_id: number;
  cover_hash: string | null;
  visibility: Visibility;
  folder_visibility: Visibility;
};

/** A story as this viewer sees it, without its sections; undefined when it is not there for them. */
export async function readStoryHead(
  pool: pg.Pool,
  { user, link_key }: Viewer,
  story_id: number,
): Promise<StoryHead | undefined> {
  const { rows } = await pool.query<StoryHead>(
    `select i.item_id, i.item_name, i.owner_id, u.username as owner, i.parent_id, s.story_type, s.story_language, i.rev,
       ${visibilityFor('i', 'item_id', '$2', '$3')} as visibility,
       ${visibilityFor('i', 'parent_id', '$2', '$3')} as folder_visibility,
       case when i.owner_id = $3 and item_visibility(i.item_id) = 'link' then i.link_key end as link_key,
       cover.image_id as cover_image_id, case when ${isShownImage('cover')} then cover.image_hash end as cover_hash
     from stories s join items i on i.item_id = s.story_id join users u on u.user_id = i.owner_id
     left join images cover on cover.image_id = s.cover_image_id and ${isShownIn('cover', 's.story_id', '$3')}
     where s.story_id = $1 and item_visibility(i.item_id) is not null`,
    [story_id, link_key, user?.user_id],
  );
  return rows.find((story) => maySee({ user }, story));
}

interface SectionRow extends Omit<StorySection, 'image_path' | 'sound_path' | 'sound_timings'> {
  image_hash: string | null;
  sound_hash: string | null;
  sound_timings: SentTiming[] | null;
}

/** The sections of a story in their order, or one of them, as this person sees them. Who may see the story was asked before. */
export async function readSections(
  client: Pick<pg.ClientBase, 'query'>,
  person: number | undefined,
  story_id: number,
  section_id?: number,
): Promise<StorySection[]> {
  const { rows } = await client.query<SectionRow>(
    `select story_section_id, section_text, speaker_name, s.speaker_id, image.image_id,
       case when ${isShownImage('image')} then image.image_hash end as image_hash, sound.sound_hash, sound.sound_timings,
       sound.sound_id is not null and sound.speaker_id is null as is_recorded, awaits_sound,
       greatest(text_rev, name_rev, voice_rev, image_rev) as rev
     from story_sections s
     left join images image on image.image_id = s.image_id and ${isShownIn('image', 's.story_id', '$3')}
     left join sounds sound using (sound_id)
     where story_id = $1 and s.deleted_at is null and ($2::integer is null or story_section_id = $2)
     order by section_order, story_section_id`,
    [story_id, section_id ?? null, person ?? null],
  );
  return rows.map(({ image_hash, sound_hash, sound_timings, ...row }) => ({
    ...row,
    image_path: image_hash === null ? null : imagePath(image_hash),
    sound_path: sound_hash === null ? null : soundPath(sound_hash),
    sound_timings: sound_timings ?? [],
  }));
}

/** True of a picture that nobody has reported so often that it waits for an admin. */
function isShownImage(image: 'cover' | 'image'): string {
  return `(${image}.image_approved or not is_hidden('image', ${image}.image_id))`;
}
