import { libraryLimits } from '@lexiroom/domain/library';
import { z } from 'zod/mini';
import { Language } from '../decks/index.ts';
import { ShownName } from '../names/index.ts';
import { TranslationText } from './translations.ts';

const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));
/** A sound as base64; what is more is cut off while it arrives. */
export const soundBodyBytes = 600_000;
/** As much as fits, so that what is too big is told its own words. */
const SoundFile = z.string().check(z.minLength(1), z.maxLength(soundBodyBytes));

/** A sound of a text (specification 3 section 3). */
export const Sound = z.object({
  sound_id: z.int(),
  sound_path: z.string(),
  /** A username; null for generated ones. */
  sound_submitter: z.nullable(z.string()),
  /** What the caller calls this recording of theirs; null where they have not named it, and of sounds of others. */
  sound_name: z.nullable(z.string()),
  approved: z.boolean(),
  is_deleted: z.boolean(),
  /** Made by a machine. */
  is_synthetic: z.boolean(),
  /** Which voice of the language's list it stands for; null for uploads beside them. */
  speaker_id: z.nullable(z.int()),
  /** When it was made or uploaded, in milliseconds since 1970. */
  created_at: z.number(),
  selected: z.boolean(),
});
export type Sound = z.infer<typeof Sound>;

/** What a word is said with. */
export const WordSound = z.object({ sound_id: z.int(), sound_path: z.string() });
export type WordSound = z.infer<typeof WordSound>;

/** What of a word is heard: the target text when nothing is said. */
export const HeardPart = z.strictObject({ word_type: z.optional(z.enum(['target', 'source', 'example'])) });

export const WordSoundSearch = z.strictObject({ word_id: Id });
/** All sounds of a text; those of each voice, or of one, are made when they are missing. */
export const SoundGeneration = z.strictObject({
  text: TranslationText,
  language: Language,
  selected_sound_id: z.optional(z.nullable(Id)),
  /** Only this voice is to say it; every voice of the language when absent. */
  speaker_id: z.optional(z.int().check(z.gte(0), z.lte(3))),
});
/** An MP3, as base64. */
export const NewSound = z.strictObject({ text: TranslationText, language: Language, sound_file: SoundFile });
export const ReplaceSound = z.strictObject({ replaced_sound_id: Id, sound_file: SoundFile });
const SoundName = ShownName({
  least: 0,
  most: libraryLimits.soundNameLength,
  tooLong: `A name can have up to ${libraryLimits.soundNameLength} characters`,
});
/** Names an own recording, for oneself; an empty name takes it away. */
export const NameSound = z.strictObject({ sound_id: Id, sound_name: SoundName });
export const DeleteSound = z.strictObject({ sound_id: Id });
