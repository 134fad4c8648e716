import type { OutsideStory } from '@lexiroom/domain/interchange';
import type { SentTiming } from '@lexiroom/domain/stories/timings';
import type pg from 'pg';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { readSections, readStoryHead } from '../../stories/read-story.ts';
import type { ChosenItem } from './choose-items.ts';
import { hashIn, type LeavingMedia } from './leaving-media.ts';

/**
 * The stories that leave, one after the other, each as its owner sees it when its turn comes; one that was deleted meanwhile is
 * left out, as are sections that were taken out.
 */
export async function* collectStories(
  pool: pg.Pool,
  user: CurrentUser,
  items: readonly ChosenItem[],
  media: LeavingMedia,
): AsyncGenerator<OutsideStory, void> {
  for (const { item_id, path, category } of items) {
    const story = await readStoryHead(pool, { user, link_key: undefined }, item_id);
    if (!story || story.owner_id !== user.user_id) continue;
    const rows = await readSections(pool, user.user_id, item_id);
    const sections = rows.map((row) => ({
      section_text: row.section_text,
      speaker_name: row.speaker_name,
      speaker_id: row.speaker_id,
      picture: media.nameOfPicture(hashIn(row.image_path)),
      sound: media.nameOfSound(hashIn(row.sound_path)),
      is_recorded: row.is_recorded,
      sound_timings: row.sound_timings as SentTiming[],
    }));
    const { story_type, story_language } = story;
    const cover = media.nameOfPicture(story.cover_hash);
    await media.readCredits();
    yield { path, story_type, story_language, cover, category, sections };
  }
}
