import type { LanguageId } from '@lexiroom/domain/languages';
import { starterLibraryOwner } from '@lexiroom/domain/library';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Refusal } from '../refusals/refusal.ts';
import { GeneratedSoundsService } from '../sounds/generated-sounds.service.ts';
import type { SoundRow } from '../sounds/read-sounds.ts';

/** So many sections are said by one job; another one goes on. */
const sectionsOfJob = 20;
/** However many read a story that waits to be said, it is asked for so often. */
const wakesOnceInSeconds = 600;

/** A section that waits for its sound. */
interface WaitingSection {
  story_section_id: number;
  section_text: string;
  speaker_id: number;
  story_language: LanguageId;
}

/** Has sections of stories said: one at once, for its author, or all of a new story in the background. */
@Injectable()
export class StoryVoices {
  readonly #log = new Logger('stories');

  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
    private readonly sounds: GeneratedSoundsService,
  ) {
    jobs.handle('narrate_story', async ({ story_id }) => this.narrate(Number(story_id)));
    // Of copies that nobody has opened, and where ten attempts were not enough.
    jobs.every('narrate_stories', '47 2 * * *', () => this.narrateAll());
  }

  /** Has all sections of a story that wait for it said soon, if the transaction of `client` is committed. */
  async enqueue(client: pg.ClientBase, story_id: number): Promise<void> {
    await this.jobs.enqueue(client, 'narrate_story', { story_id });
  }

  /**
   * Has the sections of a story that somebody reads said soon, where they wait for it: those of starter stories and of
   * copies, which nobody else has asked for. Whoever reads does not wait, and reads on where it fails.
   */
  wake(story_id: number): void {
    const once = { key: `read ${story_id}`, withinSeconds: wakesOnceInSeconds };
    inTransaction(this.pool, (client) => this.jobs.enqueue(client, 'narrate_story', { story_id }, once)).catch(
      (error: Error) => this.#log.warn(`A story that is read is not said for now: ${error.message}`),
    );
  }

  /** The sound of a text in a voice, with its timings; refused as {@link GeneratedSoundsService.narration} says. */
  say(text: string, language: LanguageId, speaker_id: number, caller: string): Promise<SoundRow | Refusal> {
    return this.sounds.narration({ text, language, speaker_id }, caller);
  }

  /**
   * Says the sections of a story that wait for it. What cannot be said waits no longer, and has no sound; what could not be
   * said now is tried again. @throws when anything is left to be tried again.
   */
  async narrate(story_id: number): Promise<void> {
    const waiting = await readWaiting(this.pool, story_id);
    for (const { story_section_id, section_text, speaker_id, story_language } of waiting.slice(0, sectionsOfJob)) {
      // One after the other: the voices say one thing at a time, and other callers have their turn in between.
      // oxlint-disable-next-line no-await-in-loop
      const sound = await this.say(section_text, story_language, speaker_id, `story ${story_id}`);
      if (sound instanceof Refusal && sound.code === 'RETRY') throw new Error('A section could not be said now.');
      // oxlint-disable-next-line no-await-in-loop
      await this.pool.query(
        `update story_sections set sound_id = $2, awaits_sound = false
         where story_section_id = $1 and awaits_sound and section_text = $3 and speaker_id = $4`,
        [story_section_id, sound instanceof Refusal ? null : sound.sound_id, section_text, speaker_id],
      );
    }
    if (waiting.length > sectionsOfJob) await inTransaction(this.pool, (client) => this.enqueue(client, story_id));
  }

  /**
   * Has the stories with sections that still wait said in the background. Not the starter stories: they are many, in
   * languages that nobody here may read. Opening one has it said.
   */
  async narrateAll(): Promise<void> {
    const { rows } = await this.pool.query<{ story_id: number }>(
      `select distinct story_id from story_sections join items on item_id = story_id join users on user_id = owner_id
       where awaits_sound and username_key <> $1`,
      [starterLibraryOwner],
    );
    for (const { story_id } of rows) {
      // oxlint-disable-next-line no-await-in-loop
      await inTransaction(this.pool, (client) => this.enqueue(client, story_id));
    }
  }
}

async function readWaiting(pool: pg.Pool, story_id: number): Promise<WaitingSection[]> {
  const { rows } = await pool.query<WaitingSection>(
    `select story_section_id, section_text, speaker_id, story_language
     from story_sections join stories using (story_id)
     where story_id = $1 and awaits_sound and section_text is not null order by section_order, story_section_id`,
    [story_id],
  );
  return rows;
}
