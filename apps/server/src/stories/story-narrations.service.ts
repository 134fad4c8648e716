import type { StoryNarration, StorySound, StoryTimings } from '@lexiroom/contracts/stories';
import { keptStoryText } from '@lexiroom/domain/stories/story';
import { receivedTiming, type SentTiming, timingProblem } from '@lexiroom/domain/stories/timings';
import { searchKey } from '@lexiroom/domain/text';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { MEDIA_STORE, type MediaStore } from '../media/media-store.ts';
import { soundPath } from '../media/media-paths.ts';
import { Refusal, Refused, refuse } from '../refusals/refusal.ts';
import { checkedMp3 } from '../sounds/mp3/check-mp3.ts';
import { framesOf } from '../sounds/mp3/mp3-frames.ts';
import { SoundFiles } from '../sounds/sound-files.ts';
import { RecordedSounds } from './recorded-sounds.ts';
import {
  increaseRev,
  type LockedStory,
  lockOwnSection,
  type OwnSection,
  staleSection,
  StoryTransactions,
} from './story-transactions.ts';

/** What authors read aloud themselves, with when its words sound. */
@Injectable()
export class StoryNarrationsService {
  constructor(
    private readonly stories: StoryTransactions,
    private readonly files: SoundFiles,
    private readonly recorded: RecordedSounds,
    @Inject(MEDIA_STORE) private readonly media: MediaStore,
  ) {}

  /**
   * Takes an MP3 as the sound of a section, in the place of its voice. STALE when the section says another text than the one
   * that was read, or has had another sound since `rev`; TIMINGS_WRONG when the timings are not those of text and sound;
   * refused as uploaded sounds are.
   */
  async record(user: CurrentUser, order: z.output<typeof StoryNarration>): Promise<StorySound | Refusal> {
    const { section_id, sound_timings } = order;
    const refusal = await this.stories.ofSection(user, section_id, (_, story, section) =>
      Promise.resolve(recordingRefusal({ story, section }, order) ?? null),
    );
    if (refusal) return refusal;
    const mp3 = await checkedMp3(order.sound_file, { keepsTimes: true });
    if (mp3 instanceof Refusal) return mp3;
    const wrong = timingsRefusal(order.section_text, sound_timings, mp3);
    if (wrong) return wrong;
    const { stored, before } = await this.files.store(mp3, async (client, hash) => {
      const { story, section } = await lockSection(client, user, order);
      const sound_id = await insertRecording(client, user, story, order, hash);
      const rev = await increaseRev(client, story);
      await client.query(
        'update story_sections set sound_id = $2, awaits_sound = false, voice_rev = $3 where story_section_id = $1',
        [section_id, sound_id, rev],
      );
      const { speaker_id } = section;
      const sound: StorySound = { sound_path: soundPath(hash), sound_timings, speaker_id, is_recorded: true, rev };
      return { stored: sound, before: section };
    });
    if (before.is_recorded) await this.recorded.dropUnheld(user, before.sound_id!);
    return stored;
  }

  /**
   * Sets when the words sound that the user has read aloud. NOT_ALLOWED where the section has another's voice, or a machine's;
   * TIMINGS_WRONG as {@link record}; STALE when the section has had another sound since `rev`.
   */
  async time(
    user: CurrentUser,
    { section_id, sound_timings, rev }: z.output<typeof StoryTimings>,
  ): Promise<{ rev: number } | Refusal> {
    return this.stories.ofSection(user, section_id, async (client, story, section) => {
      if (rev !== undefined && section.voice_rev > rev) return staleSection(story, section);
      const { rows } = await client.query<{ sound_hash: string }>(
        'select sound_hash from sounds where sound_id = $1 and speaker_id is null and submitted_by = $2',
        [section.sound_id, user.user_id],
      );
      const mp3 = rows[0] && (await this.media.get({ kind: 'sound', hash: rows[0].sound_hash }));
      if (!mp3) return refuse('NOT_ALLOWED');
      const wrong = timingsRefusal(section.section_text ?? '', sound_timings, mp3);
      if (wrong) return wrong;
      await client.query('update sounds set sound_timings = $2 where sound_id = $1', [
        section.sound_id,
        JSON.stringify(sound_timings),
      ]);
      const next = await increaseRev(client, story);
      await client.query('update story_sections set voice_rev = $2 where story_section_id = $1', [section_id, next]);
      return { rev: next };
    });
  }
}

/** STALE when a section says something else than what was read, or has had another sound since. */
function recordingRefusal(
  { story, section }: OwnSection,
  { section_text, rev }: Pick<z.output<typeof StoryNarration>, 'section_text' | 'rev'>,
): Refusal | undefined {
  const isOther = section.section_text === null || section.section_text !== keptStoryText(section_text);
  const isLater = rev !== undefined && section.voice_rev > rev;
  return isOther || isLater ? staleSection(story, section) : undefined;
}

/** The section, locked for this transaction. @throws {Refused} NOT_FOUND, STALE. */
async function lockSection(
  client: pg.ClientBase,
  user: CurrentUser,
  order: z.output<typeof StoryNarration>,
): Promise<OwnSection> {
  const locked = await lockOwnSection(client, user, order.section_id);
  const refusal = locked ? recordingRefusal(locked, order) : refuse('NOT_FOUND');
  if (refusal || !locked) throw new Refused(refusal ?? refuse('NOT_FOUND'));
  return locked;
}

/** TIMINGS_WRONG when timings are not those of a text and its sound. */
function timingsRefusal(text: string, timings: readonly SentTiming[], mp3: Uint8Array): Refusal | undefined {
  const frames = framesOf(mp3);
  if (typeof frames === 'string') return refuse('SOUND_INVALID');
  const problem = timingProblem(text, timings.map(receivedTiming), frames.samples / frames.samplesPerSecond);
  return problem && refuse('TIMINGS_WRONG', { problem });
}

async function insertRecording(
  client: pg.ClientBase,
  user: CurrentUser,
  { story_language }: LockedStory,
  { section_text, sound_timings }: Pick<z.output<typeof StoryNarration>, 'section_text' | 'sound_timings'>,
  hash: string,
): Promise<number> {
  const { rows } = await client.query<{ sound_id: number }>(
    `insert into sounds (sound_hash, language, text, fold_key, is_synthetic, submitted_by, approved, sound_timings)
     values ($1, $2, $3, $4, false, $5, false, $6) returning sound_id`,
    [hash, story_language, section_text, searchKey(section_text), user.user_id, JSON.stringify(sound_timings)],
  );
  return rows[0]!.sound_id;
}
