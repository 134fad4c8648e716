import type { StoryCover, StoryImage } from '@lexiroom/contracts/stories';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { isUsable } from '../library/entry-access.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import { increaseRev, staleSection, StoryTransactions } from './story-transactions.ts';

/** Pictures of sections, and covers of stories. */
@Injectable()
export class StoryPicturesService {
  constructor(private readonly stories: StoryTransactions) {}

  /**
   * Sets the picture of a section, or takes it away. NOT_FOUND for a picture that the user may not use; STALE when it was
   * changed since `rev`.
   */
  picture(
    user: CurrentUser,
    { section_id, image_id, rev }: z.output<typeof StoryImage>,
  ): Promise<{ rev: number } | Refusal> {
    return this.stories.ofSection(user, section_id, async (client, story, section) => {
      if (section.image_id === image_id) return { rev: story.rev };
      if (rev !== undefined && section.image_rev > rev) return staleSection(story, section);
      if (image_id !== null && !(await isOwnToUse(client, user, image_id))) return refuse('NOT_FOUND');
      const next = await increaseRev(client, story);
      await client.query('update story_sections set image_id = $2, image_rev = $3 where story_section_id = $1', [
        section_id,
        image_id,
        next,
      ]);
      return { rev: next };
    });
  }

  /** Sets the cover of a story, or takes it away; refused as {@link picture}. */
  cover(
    user: CurrentUser,
    { story_id, image_id, rev }: z.output<typeof StoryCover>,
  ): Promise<{ rev: number } | Refusal> {
    return this.stories.ofStory(user, story_id, async (client, story) => {
      if (story.cover_image_id === image_id) return { rev: story.rev };
      if (rev !== undefined && story.cover_rev > rev) {
        const current = JSON.stringify({ cover_image_id: story.cover_image_id });
        return refuse('STALE', { rev: story.rev, current });
      }
      if (image_id !== null && !(await isOwnToUse(client, user, image_id))) return refuse('NOT_FOUND');
      const next = await increaseRev(client, story);
      await client.query('update stories set cover_image_id = $2, cover_rev = $3 where story_id = $1', [
        story_id,
        image_id,
        next,
      ]);
      return { rev: next };
    });
  }
}

/** Whether the user may put a picture into a story; it is not deleted before this is through. */
async function isOwnToUse(client: pg.ClientBase, { user_id }: CurrentUser, image_id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from images entry where image_id = $1 and ${isUsable('image', '$2')} for key share`,
    [image_id, user_id],
  );
  return rowCount === 1;
}
