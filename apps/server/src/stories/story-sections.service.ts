import type { NewStorySection, StorySection } from '@lexiroom/contracts/stories';
import { hasRoom } from '@lexiroom/domain/stories/story';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { madeOnce } from '../database/done-commands.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Jobs } from '../jobs/jobs.ts';
import { type Refusal, Refused, refuse } from '../refusals/refusal.ts';
import { readSections } from './read-story.ts';
import { increaseRev, type LockedStory, StoryTransactions } from './story-transactions.ts';

/** How long a section that was taken out can be put back. */
const daysKept = 30;

/** Sections of own stories: added, taken out, put back. */
@Injectable()
export class StorySectionsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly stories: StoryTransactions,
    jobs: Jobs,
  ) {
    jobs.every('taken_out_sections', '27 2 * * *', async () => void (await this.forget()));
  }

  /**
   * Adds an empty section before another one, else at the end, once by one `command_id`. STORY_FULL from 150 on; NOT_FOUND
   * when the other one is none of this story.
   */
  add(
    user: CurrentUser,
    { story_id, before_section_id, command_id }: z.output<typeof NewStorySection>,
  ): Promise<{ section_id: number; rev: number } | Refusal> {
    return this.stories.ofStory(user, story_id, async (client, story) => {
      let { rev } = story;
      const [section_id] = await madeOnce(client, user.user_id, command_id, async () => {
        await refuseIfFull(client, story);
        const place = await placeBefore(client, story, before_section_id);
        rev = await increaseRev(client, story);
        return [await insertAt(client, story, place, rev)];
      });
      return { section_id: section_id!, rev };
    });
  }

  /** Takes a section out. It can be put back for 30 days. */
  delete(user: CurrentUser, section_id: number): Promise<{ done: true } | Refusal> {
    return this.stories.ofSection(user, section_id, async (client, story) => {
      await client.query(
        'update story_sections set deleted_at = to_timestamp($2 / 1000.0) where story_section_id = $1',
        [section_id, this.clock.now()],
      );
      await increaseRev(client, story);
      return { done: true };
    });
  }

  /** Puts a section back where it was, with all that it had. STORY_FULL when the story has 150 others by now. */
  restore(user: CurrentUser, section_id: number): Promise<StorySection | Refusal> {
    return this.stories.ofSection(
      user,
      section_id,
      async (client, story) => {
        await refuseIfFull(client, story);
        await client.query('update story_sections set deleted_at = null where story_section_id = $1', [section_id]);
        await increaseRev(client, story);
        return (await readSections(client, user.user_id, story.story_id, section_id))[0]!;
      },
      'taken_out',
    );
  }

  /** Deletes what was taken out more than 30 days ago. Tells how many. */
  async forget(): Promise<number> {
    const { rowCount } = await this.pool.query(
      `delete from story_sections where deleted_at < to_timestamp($1 / 1000.0) - $2 * interval '1 day'`,
      [this.clock.now(), daysKept],
    );
    return rowCount ?? 0;
  }
}

/** @throws {Refused} STORY_FULL */
async function refuseIfFull(client: pg.ClientBase, { story_id }: LockedStory): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from story_sections where story_id = $1 and deleted_at is null',
    [story_id],
  );
  if (!hasRoom(rows[0]!.count)) throw new Refused(refuse('STORY_FULL'));
}

/** Where a section comes that is to stand before another one, else behind all. @throws {Refused} NOT_FOUND */
async function placeBefore(client: pg.ClientBase, { story_id }: LockedStory, before?: number): Promise<number> {
  const { rows } = await client.query<{ place: number | null }>(
    before === undefined
      ? 'select coalesce(max(section_order) + 1, 0) as place from story_sections where story_id = $1'
      : `select max(section_order) as place from story_sections
         where story_id = $1 and story_section_id = $2 and deleted_at is null`,
    before === undefined ? [story_id] : [story_id, before],
  );
  const place = rows[0]?.place ?? null;
  if (place === null) throw new Refused(refuse('NOT_FOUND'));
  return place;
}

/** Inserts an empty section at a place, and moves those from there on; gives its id. */
async function insertAt(client: pg.ClientBase, { story_id }: LockedStory, place: number, rev: number): Promise<number> {
  await client.query(
    'update story_sections set section_order = section_order + 1 where story_id = $1 and section_order >= $2',
    [story_id, place],
  );
  const { rows } = await client.query<{ story_section_id: number }>(
    `insert into story_sections (story_id, section_order, text_rev) values ($1, $2, $3) returning story_section_id`,
    [story_id, place, rev],
  );
  return rows[0]!.story_section_id;
}
