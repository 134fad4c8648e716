import { libraryLimits } from '@lexiroom/domain/library';
import { tidyLine } from '@lexiroom/domain/text';
import { z } from 'zod/mini';
import { Language } from '../decks/index.ts';

const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));

/** A text that names a picture, tidied. The service refuses what it may not be, each with words of its own. */
export const TranslationText = z.pipe(z.string().check(z.maxLength(1000)), z.transform(tidyLine));

/** A name of a picture in one language, as the deck editor shows it (specification 3 section 3). */
export const TranslationRow = z.object({
  translation_id: z.int(),
  translation: z.string(),
  /** It stands in the word it is looked at from. */
  selected: z.boolean(),
  /** A username; null for what came with the program. */
  translation_submitter: z.nullable(z.string()),
  translation_approved: z.boolean(),
  /** The picture it names. */
  picture_id: z.nullable(z.int()),
});
export type TranslationRow = z.infer<typeof TranslationRow>;

/** Up to 10 names for a picture. One that exists already comes back as it is. */
export const AddTranslations = z.strictObject({
  translation_array: z.array(TranslationText).check(z.minLength(1), z.maxLength(libraryLimits.translationsAtOnce)),
  image_id: Id,
  translation_language: Language,
});
export const ChangeTranslation = z.strictObject({ translation_id: Id, image_id: Id, translation: TranslationText });
/** `word_id`: the word it is looked at from, whose selected translation cannot be deleted. */
export const DeleteTranslation = z.strictObject({ translation_id: Id, word_id: z.optional(Id) });

/** Pictures without a name in the target language, each with its names in the source language. */
export const UntranslatedSearch = z.strictObject({ target_language: Language, source_language: Language });
