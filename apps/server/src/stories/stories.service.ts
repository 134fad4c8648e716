import { pageSize } from '@lexiroom/contracts/decks';
import type { Story, StoryResult } from '@lexiroom/contracts/stories';
import type { LanguageId } from '@lexiroom/domain/languages';
import { searchKey } from '@lexiroom/domain/text';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser, Viewer } from '../http/gate/current-user.ts';
import { isShownIn } from '../library/private-pictures.ts';
import { imagePath } from '../media/media-paths.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import { SpeechService } from '../speech/speech.service.ts';
import { readSections, readStoryHead } from './read-story.ts';
import { StoryVoices } from './story-voices.ts';

/** Stories as they are read, and found. */
@Injectable()
export class StoriesService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly speech: SpeechService,
    private readonly voices: StoryVoices,
  ) {}

  /**
   * A story of this user with all its sections; those that wait for their sound are said soon, where something here can
   * say them. NOT_FOUND where the visitor may not see it, or it is somebody else's.
   */
  async read(
    visitor: Viewer & { user: CurrentUser | undefined },
    username: string,
    story_id: number,
  ): Promise<Story | Refusal> {
    const found = await readStoryHead(this.pool, visitor, story_id);
    if (!found || found.owner !== username) return refuse('NOT_FOUND');
    const { owner_id, visibility: _, folder_visibility, cover_hash, parent_id, ...story } = found;
    const { user } = visitor;
    const isOwner = user?.user_id === owner_id;
    const has_speech = this.speech.hasVoice(story.story_language);
    const sections = await readSections(this.pool, user?.user_id, story_id);
    if (has_speech && sections.some(({ awaits_sound }) => awaits_sound)) {
      this.speech.wake();
      this.voices.wake(story_id);
    }
    return {
      ...story,
      parent_id: isOwner || folder_visibility !== 'private' ? parent_id : null,
      cover_path: cover_hash === null ? null : imagePath(cover_hash),
      logged_in_user: user ? { username: user.username, role: user.role, is_admin: user.is_admin } : null,
      has_speech,
      story_sections: sections.map((section) => ({ ...section, awaits_sound: has_speech && section.awaits_sound })),
    };
  }

  /**
   * A page of the public stories whose name has the term; accents and case do not count. Best first: the whole name, its
   * beginning, the beginning of a word, the inside of one; then by name, then the older story.
   */
  async search(
    user: CurrentUser | undefined,
    term: string,
    page: number,
    language: LanguageId | undefined,
  ): Promise<StoryResult[]> {
    const key = searchKey(term);
    if (key === '') return [];
    const { rows } = await this.pool.query<Omit<StoryResult, 'cover_path'> & { cover_hash: string | null }>(
      `select i.item_id, i.item_name, u.username as owner, s.story_type, s.story_language,
         (select count(*)::integer from story_sections where story_id = i.item_id and deleted_at is null) as section_count,
         (select image_hash from images where image_id = s.cover_image_id
            and (image_approved or not is_hidden('image', image_id))
            and ${isShownIn('images', 's.story_id', '$5')}) as cover_hash
       from items i join findable_items using (item_id) join stories s on s.story_id = i.item_id
       join users u on u.user_id = i.owner_id
       where i.item_type = 'story' and position($1 in i.name_key) > 0 and ($2::text is null or s.story_language = $2)
         and item_visibility(i.item_id) = 'public'
       order by case when i.name_key = $1 then 0 when starts_with(i.name_key, $1) then 1
           when position(' ' || $1 in i.name_key) > 0 then 2 else 3 end, i.name_key, i.item_id
       limit $3 offset $3 * ($4::integer - 1)`,
      [key, language ?? null, pageSize, page, user?.user_id ?? null],
    );
    return rows.map(({ cover_hash, ...row }) => ({
      ...row,
      cover_path: cover_hash === null ? null : imagePath(cover_hash),
    }));
  }
}
