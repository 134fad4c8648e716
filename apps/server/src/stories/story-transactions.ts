import type { LanguageId } from '@lexiroom/domain/languages';
import type { StoryType } from '@lexiroom/domain/stories/story';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { KeyedQueue } from '../database/keyed-queue.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';

/** An own story that nobody else can edit until the transaction has ended. */
export interface LockedStory {
  story_id: number;
  story_type: StoryType;
  story_language: LanguageId;
  cover_image_id: number | null;
  rev: number;
  /** The `rev` when the cover was last changed. */
  cover_rev: number;
}

/** A section of a {@link LockedStory}. */
export interface LockedSection {
  story_section_id: number;
  section_order: number;
  section_text: string | null;
  speaker_name: string | null;
  speaker_id: number;
  image_id: number | null;
  sound_id: number | null;
  /** Its sound is no voice's: its author has read it aloud. */
  is_recorded: boolean;
  /** The story's `rev` when each was last changed. */
  text_rev: number;
  name_rev: number;
  voice_rev: number;
  image_rev: number;
}

/** A section with its story, both locked. */
export interface OwnSection {
  story: LockedStory;
  section: LockedSection;
}

type Run<T> = (client: pg.ClientBase, story: LockedStory) => Promise<T | Refusal>;
type RunSection<T> = (client: pg.ClientBase, story: LockedStory, section: LockedSection) => Promise<T | Refusal>;

/** Runs edits of own stories one after the other, each in a transaction that locks the story: no tab undoes what another did. */
@Injectable()
export class StoryTransactions {
  readonly #edits = new KeyedQueue<number>();

  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /** Runs an edit of a story in one transaction. NOT_FOUND for all but the owner. */
  ofStory<T>({ user_id }: CurrentUser, story_id: number, run: Run<T>): Promise<T | Refusal> {
    return this.#edits.run(user_id, () =>
      inTransaction(this.pool, async (client) => {
        const story = await lockStory(client, user_id, story_id);
        return story ? run(client, story) : refuse('NOT_FOUND');
      }),
    );
  }

  /** The same of a section; NOT_FOUND also when it is gone, or, with `taken_out`, when it is not taken out. */
  async ofSection<T>(
    user: CurrentUser,
    section_id: number,
    run: RunSection<T>,
    which: 'there' | 'taken_out' = 'there',
  ): Promise<T | Refusal> {
    const { rows } = await this.pool.query<{ story_id: number }>(
      'select story_id from story_sections where story_section_id = $1',
      [section_id],
    );
    if (!rows[0]) return refuse('NOT_FOUND');
    return this.ofStory(user, rows[0].story_id, async (client, story) => {
      const section = await readLocked(client, section_id, which);
      return section ? run(client, story, section) : refuse('NOT_FOUND');
    });
  }
}

/** A section that is there of an own story, which this transaction locks; undefined for all but the owner. */
export async function lockOwnSection(
  client: pg.ClientBase,
  { user_id }: CurrentUser,
  section_id: number,
): Promise<OwnSection | undefined> {
  const { rows } = await client.query<{ story_id: number }>(
    'select story_id from story_sections where story_section_id = $1',
    [section_id],
  );
  const story = rows[0] && (await lockStory(client, user_id, rows[0].story_id));
  const section = story && (await readLocked(client, section_id, 'there'));
  return section && { story, section };
}

async function lockStory(client: pg.ClientBase, user_id: number, story_id: number): Promise<LockedStory | undefined> {
  const { rows } = await client.query<LockedStory>(
    `select story_id, story_type, story_language, cover_image_id, i.rev, cover_rev
     from items i join stories on story_id = i.item_id
     where i.item_id = $1 and i.owner_id = $2 and item_visibility(i.item_id) is not null for no key update of i`,
    [story_id, user_id],
  );
  return rows[0];
}

async function readLocked(
  client: pg.ClientBase,
  section_id: number,
  which: 'there' | 'taken_out',
): Promise<LockedSection | undefined> {
  const { rows } = await client.query<LockedSection>(
    `select story_section_id, section_order, section_text, speaker_name, s.speaker_id, image_id, sound_id,
       sound_id is not null and sound.speaker_id is null as is_recorded, text_rev, name_rev, voice_rev, image_rev
     from story_sections s left join sounds sound using (sound_id)
     where story_section_id = $1 and (deleted_at is null) = $2`,
    [section_id, which === 'there'],
  );
  return rows[0];
}

/** Increases the `rev` of a locked story, because something of it has changed. Gives the new one. */
export async function increaseRev(client: pg.ClientBase, { story_id, rev }: LockedStory): Promise<number> {
  await client.query('update items set rev = rev + 1 where item_id = $1', [story_id]);
  return rev + 1;
}

/**
 * STALE: the same thing of a section has changed since the `rev` that was seen. In its params `rev` is the present one,
 * and `current` is what stands there now, as JSON.
 */
export function staleSection({ rev }: LockedStory, section: LockedSection): Refusal {
  const { section_text, speaker_name, speaker_id, image_id } = section;
  return refuse('STALE', { rev, current: JSON.stringify({ section_text, speaker_name, speaker_id, image_id }) });
}
