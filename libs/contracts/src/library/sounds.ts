import { z } from 'zod/mini';
import { Language } from '../decks/index.ts';
import { TranslationText } from './translations.ts';

const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));
/** Somewhat more than 300 kb as base64, so that what is too big is told its own words. */
const SoundFile = z.string().check(z.minLength(1), z.maxLength(600_000));

/** A sound of a text (specification 3 section 3). */
export const Sound = z.object({
  sound_id: z.int(),
  sound_path: z.string(),
  /** A username; null for generated ones. */
  sound_submitter: z.nullable(z.string()),
  approved: z.boolean(),
  is_deleted: z.boolean(),
  /** Made by a machine. */
  is_synthetic: z.boolean(),
  /** Which voice of the language's list; null for uploads. */
  speaker_id: z.nullable(z.int()),
  selected: z.boolean(),
});
export type Sound = z.infer<typeof Sound>;

export const WordSoundSearch = z.strictObject({ word_id: Id });
/** All sounds of a text, those of each voice made when they are missing. */
export const SoundGeneration = z.strictObject({
  text: TranslationText,
  language: Language,
  selected_sound_id: z.optional(z.nullable(Id)),
  /** Only this voice; the first when nothing else is wanted. */
  speaker_id: z.optional(z.int().check(z.gte(0), z.lte(3))),
});
/** An MP3, as base64. */
export const NewSound = z.strictObject({ text: TranslationText, language: Language, sound_file: SoundFile });
export const ReplaceSound = z.strictObject({ replaced_sound_id: Id, sound_file: SoundFile });
export const DeleteSound = z.strictObject({ sound_id: Id });
