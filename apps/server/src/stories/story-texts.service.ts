import type { StoryAudio, StorySound, StorySpeakerName, StoryText } from '@lexiroom/contracts/stories';
import { speakersOf } from '@lexiroom/domain/speech';
import { keptStoryText } from '@lexiroom/domain/stories/story';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { soundPath } from '../media/media-paths.ts';
import { invalid, Refusal, refuse } from '../refusals/refusal.ts';
import type { SoundRow } from '../sounds/read-sounds.ts';
import { RecordedSounds } from './recorded-sounds.ts';
import { sectionRefusal, speakerRefusal } from './story-refusals.ts';
import {
  increaseRev,
  type LockedSection,
  type LockedStory,
  type OwnSection,
  staleSection,
  StoryTransactions,
} from './story-transactions.ts';
import { StoryVoices } from './story-voices.ts';

/** What a section is to say, and in which voice. */
type Wanted = Pick<LockedSection, 'section_text' | 'speaker_id'>;

/** While a sound is made somebody else may change the same section: then it is made anew, so often. */
const attempts = 3;

/** What sections of own stories say, who says it, and in which voice. */
@Injectable()
export class StoryTextsService {
  constructor(
    private readonly stories: StoryTransactions,
    private readonly voices: StoryVoices,
    private readonly recorded: RecordedSounds,
  ) {}

  /**
   * Sets the text of a section, trimmed; nothing remaining of it empties it. It is said in the section's voice first, and
   * stored with its sound: when that fails for now (RETRY), text and sound stay as they were; a text that cannot be said, or
   * in whose language nothing can, has no sound. UNCHANGED when it says so already; STALE with what stands there when it has
   * changed since `rev`.
   */
  async write(
    user: CurrentUser,
    { section_id, section_text, rev }: z.output<typeof StoryText>,
    caller: string,
  ): Promise<StorySound | Refusal> {
    const wrong = sectionRefusal(section_text);
    if (wrong) return wrong;
    const kept = keptStoryText(section_text);
    return this.#change(user, { section_id, rev, changes: 'text' }, caller, ({ section }) => ({
      section_text: kept,
      speaker_id: section.speaker_id,
    }));
  }

  /**
   * Chooses the voice of a section, which says it anew; also in the place of its author's. When it cannot be said, the sound
   * before stays, and the refusal says why: RETRY, NO_SPEECH, SOUND_FETCH_FAILED. INVALID for a voice that the language does
   * not have; UNCHANGED, STALE as {@link write}.
   */
  speak(
    user: CurrentUser,
    { section_id, speaker_id, rev }: z.output<typeof StoryAudio>,
    caller: string,
  ): Promise<StorySound | Refusal> {
    return this.#change(user, { section_id, rev, changes: 'voice' }, caller, ({ story, section }) => {
      const isVoice = speakersOf(story.story_language).some((speaker) => speaker.speaker_id === speaker_id);
      return isVoice
        ? { section_text: section.section_text, speaker_id }
        : invalid('speaker_id', 'This language does not have so many voices');
    });
  }

  /** Sets who says a section. UNCHANGED when it is so already; STALE as {@link write}. */
  async name(
    user: CurrentUser,
    { section_id, speaker_name, rev }: z.output<typeof StorySpeakerName>,
  ): Promise<{ rev: number } | Refusal> {
    const wrong = speakerRefusal(speaker_name);
    if (wrong) return wrong;
    const kept = keptStoryText(speaker_name);
    return this.stories.ofSection(user, section_id, async (client, story, section) => {
      if (section.speaker_name === kept) return { rev: story.rev };
      if (rev !== undefined && section.name_rev > rev) return staleSection(story, section);
      const next = await increaseRev(client, story);
      await client.query('update story_sections set speaker_name = $2, name_rev = $3 where story_section_id = $1', [
        section_id,
        kept,
        next,
      ]);
      return { rev: next };
    });
  }

  async #change(
    user: CurrentUser,
    order: { section_id: number; rev: number | undefined; changes: 'text' | 'voice' },
    caller: string,
    wantedOf: (seen: OwnSection) => Wanted | Refusal,
  ): Promise<StorySound | Refusal> {
    const { section_id, rev, changes } = order;
    for (let attempt = 1; attempt <= attempts; attempt++) {
      // oxlint-disable-next-line no-await-in-loop
      const seen = await this.stories.ofSection<OwnSection>(user, section_id, (_, story, section) =>
        Promise.resolve({ story, section }),
      );
      if (seen instanceof Refusal) return seen;
      const wanted = wantedOf(seen);
      if (wanted instanceof Refusal) return wanted;
      if (isSo(seen.section, wanted) && seen.section.sound_id !== null && !givesUpRecording(seen.section, changes)) {
        return refuse('UNCHANGED');
      }
      const wroteSince = rev !== undefined && seen.section[`${changes}_rev`] > rev;
      if (wroteSince && !isSo(seen.section, wanted)) return staleSection(seen.story, seen.section);
      // oxlint-disable-next-line no-await-in-loop
      const sound = await this.#soundOf(seen.story, wanted, changes, caller);
      if (sound instanceof Refusal) return sound;
      // oxlint-disable-next-line no-await-in-loop
      const stored = await this.stories.ofSection<StorySound | 'again'>(user, section_id, (client, story, section) =>
        isAsSeen(section, seen.section)
          ? store(client, story, section, wanted, sound)
          : Promise.resolve<'again'>('again'),
      );
      if (stored instanceof Refusal) return stored;
      if (stored === 'again') continue;
      // oxlint-disable-next-line no-await-in-loop
      if (seen.section.is_recorded) await this.recorded.dropUnheld(user, seen.section.sound_id!);
      return stored;
    }
    return refuse('RETRY');
  }

  /** The sound of what is wanted; null where there is nothing to say, or a text cannot be said. */
  async #soundOf(
    { story_language }: LockedStory,
    { section_text, speaker_id }: Wanted,
    changes: 'text' | 'voice',
    caller: string,
  ): Promise<SoundRow | null | Refusal> {
    if (section_text === null) return null;
    const sound = await this.voices.say(section_text, story_language, speaker_id, caller);
    return sound instanceof Refusal && changes === 'text' && sound.code !== 'RETRY' ? null : sound;
  }
}

const isSo = (section: LockedSection, { section_text, speaker_id }: Wanted): boolean =>
  section.section_text === section_text && section.speaker_id === speaker_id;

const givesUpRecording = ({ is_recorded }: LockedSection, changes: 'text' | 'voice'): boolean =>
  is_recorded && changes === 'voice';

/** Nobody has changed text, voice or sound since. */
const isAsSeen = (now: LockedSection, seen: LockedSection): boolean =>
  now.text_rev === seen.text_rev && now.voice_rev === seen.voice_rev && now.sound_id === seen.sound_id;

async function store(
  client: pg.ClientBase,
  story: LockedStory,
  section: LockedSection,
  { section_text, speaker_id }: Wanted,
  sound: SoundRow | null,
): Promise<StorySound> {
  const rev = await increaseRev(client, story);
  await client.query(
    `update story_sections set section_text = $2, speaker_id = $3, sound_id = $4, awaits_sound = false,
       text_rev = case when section_text is distinct from $2 then $5 else text_rev end,
       voice_rev = case when speaker_id <> $3 or $6 then $5 else voice_rev end
     where story_section_id = $1`,
    [section.story_section_id, section_text, speaker_id, sound?.sound_id ?? null, rev, section.is_recorded],
  );
  return {
    sound_path: sound && soundPath(sound.sound_hash),
    sound_timings: sound?.sound_timings ?? [],
    speaker_id,
    is_recorded: false,
    rev,
  };
}
