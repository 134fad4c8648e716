import { deckRowLimit } from '@lexiroom/domain/library';
import { z } from 'zod/mini';
import { DeckWord, ItemName, Language } from '../decks/index.ts';

const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));
const Purpose = z.enum(['study', 'learn']);

/** A row of a deck that is made: what was chosen of the library for it. `text` is what was typed. */
export const SelectedIds = z.strictObject({
  image_id: Id,
  target_translation_id: Id,
  source_translation_id: z.optional(z.nullable(Id)),
  sound_id: z.optional(z.nullable(Id)),
  text: z.optional(z.string().check(z.maxLength(1000))),
});

/** A new deck; in the root when no folder is named. `command_id`: sending it twice makes one deck. */
export const NewDeck = z.strictObject({
  deck_name: ItemName,
  selected_ids: z.array(SelectedIds).check(z.maxLength(deckRowLimit)),
  parent_id: z.optional(z.nullable(Id)),
  category_id: z.optional(z.nullable(Id)),
  target_language: Language,
  source_language: z.optional(z.nullable(Language)),
  show_translation: z._default(z.boolean(), true),
  purpose: z._default(Purpose, 'study'),
  command_id: z.optional(z.uuid()),
});

/** Other languages for a deck: the rows that are kept, with what was chosen for them in these languages. */
export const DeckLanguage = z.strictObject({
  deck_id: Id,
  selected_ids: z
    .array(z.strictObject({ ...SelectedIds.shape, word_id: z.optional(Id) }))
    .check(z.maxLength(deckRowLimit)),
  target_language: Language,
  source_language: z.optional(z.nullable(Language)),
  purpose: z.optional(Purpose),
});

/** The order of a deck's words; words that are not named keep their order, after the others. */
export const DeckOrder = z.strictObject({
  deck_id: Id,
  word_ids: z.array(Id).check(z.minLength(1), z.maxLength(deckRowLimit)),
});

export const NewWord = z.strictObject({
  deck_id: Id,
  image_id: z.optional(z.nullable(Id)),
  target_translation_id: z.optional(z.nullable(Id)),
  source_translation_id: z.optional(z.nullable(Id)),
  sound_id: z.optional(z.nullable(Id)),
  /** At the end when absent. */
  before_word_id: z.optional(z.nullable(Id)),
  command_id: z.optional(z.uuid()),
});
/** `target_translation` may be null while a row is being made. */
export const EditedWord = z.object({ ...DeckWord.shape, target_translation: z.nullable(z.string()) });

export const DeleteWord = z.strictObject({ word_id: Id });
/** The word becomes another concept: it gets a new id, and its history stays with the old one. */
export const WordChange = z.strictObject({
  new_word: z.strictObject({
    image_id: z.optional(z.nullable(Id)),
    target_translation_id: z.optional(z.nullable(Id)),
    source_translation_id: z.optional(z.nullable(Id)),
    sound_id: z.optional(z.nullable(Id)),
  }),
  word_id: Id,
  deck_id: Id,
  word_order: z.optional(z.int()),
});
/** Another picture; null takes it away and keeps the texts. */
export const ImageChange = z.strictObject({
  word_id: Id,
  image_id: z.nullable(Id),
  target_translation_id: z.optional(z.nullable(Id)),
  source_translation_id: z.optional(z.nullable(Id)),
});
export const ImageTranslation = z.strictObject({
  word_id: Id,
  translation_id: z.nullable(Id),
  word_type: z.enum(['target', 'source']),
});
export const SoundChange = z.strictObject({ word_id: Id, sound_id: z.nullable(Id) });
