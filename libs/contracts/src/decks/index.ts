import { languageIds } from '@lexiroom/domain/languages';
import { z } from 'zod/mini';

export const Language = z.enum(languageIds);

/** A page of results holds so many; fewer mean that there are no more (specification 1 section 7). */
export const pageSize = 10;
/** The last page that can be asked for. */
export const lastPage = 10;

/** Search for the pages of a list: from 1 to {@link lastPage}. */
export const Page = z.coerce.number().check(z.int(), z.gte(1), z.lte(lastPage));

/** A deck as it stands in lists (specification 1 section 3, deck search result). */
export const DeckResult = z.object({
  item_id: z.int(),
  item_name: z.string(),
  owner: z.string(),
  image_path: z.nullable(z.string()),
  word_count: z.int(),
  sentence_count: z.int(),
  target_language: Language,
  source_language: z.nullable(Language),
});
export type DeckResult = z.infer<typeof DeckResult>;

export const DeckWord = z.object({
  deck_translation_id: z.int(),
  word_id: z.int(),
  deck_id: z.int(),
  word_order: z.int(),
  image_id: z.nullable(z.int()),
  image_path: z.nullable(z.string()),
  thumbnail_path: z.nullable(z.string()),
  sound_id: z.nullable(z.int()),
  sound_path: z.nullable(z.string()),
  target_translation: z.string(),
  target_translation_id: z.nullable(z.int()),
  extra_target_translation: z.nullable(z.string()),
  source_translation: z.nullable(z.string()),
  source_translation_id: z.nullable(z.int()),
  is_pinned: z.boolean(),
});
export type DeckWord = z.infer<typeof DeckWord>;

/** Everything the page of a deck shows (specification 2 section 3, deck data response). */
export const DeckData = z.object({
  words: z.array(DeckWord),
  target_language: Language,
  source_language: z.nullable(Language),
  show_translation: z.boolean(),
  option_count: z.int(),
  deck_name: z.string(),
  category_name: z.nullable(z.string()),
  studyDeckIds: z.array(z.int()),
  root_id: z.int(),
  directory: z.nullable(z.int()),
  /** The owner. */
  username: z.string(),
  purpose: z.enum(['study', 'learn']),
  /** The owner's. */
  role: z.enum(['learner', 'teacher']),
  logged_in_user: z.nullable(
    z.object({ username: z.string(), role: z.enum(['learner', 'teacher']), is_admin: z.boolean() }),
  ),
  image_path: z.nullable(z.string()),
  deck_image_id: z.nullable(z.int()),
});
export type DeckData = z.infer<typeof DeckData>;

/** Up to 100 deck ids, given as a repeated `id`. */
export const DeckIds = z.strictObject({
  id: z.pipe(
    z.pipe(
      z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
      z.transform((given) => (Array.isArray(given) ? given : [given]).map(Number)),
    ),
    z.array(z.int().check(z.gte(1), z.lte(2 ** 31 - 1))).check(z.minLength(1), z.maxLength(100)),
  ),
});
