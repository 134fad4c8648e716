import { noteFields, tidyNote } from '@lexiroom/domain/deck-editor';
import { deckRowLimit } from '@lexiroom/domain/library';
import { z } from 'zod/mini';
import { DeckWord, ItemName, Language } from '../decks/index.ts';
import { SenderMadeId } from '../ids/index.ts';
import { Visibility } from '../items/index.ts';
import { TranslationText } from '../library/index.ts';

const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));
const Purpose = z.enum(['study', 'learn']);
/** The deck's `rev` that was seen; when the same field has changed since, nothing is done. */
const Rev = z.optional(z.int());

const OwnText = z.optional(z.nullable(TranslationText));
/** A note or an example, tidied; the service refuses one that is too long. */
const NoteText = z.pipe(z.string().check(z.maxLength(10_000)), z.transform(tidyNote));
const OwnNote = z.optional(z.nullable(NoteText));
/**
 * What a word is made of: what was chosen of the library for it, and its own texts, which are kept to the letter and case.
 * Without a text of its own it is called as the name that was chosen. The service finds the name of the picture that a
 * text belongs to, or gives it to the picture.
 */
const WordFields = {
  image_id: z.optional(z.nullable(Id)),
  target_translation_id: z.optional(z.nullable(Id)),
  source_translation_id: z.optional(z.nullable(Id)),
  sound_id: z.optional(z.nullable(Id)),
  /** What the source text is said with. */
  source_sound_id: z.optional(z.nullable(Id)),
  target_text: OwnText,
  source_text: OwnText,
  /** A second text under the target: an article with its plural, kana, pinyin, a note. */
  extra_target_translation: OwnText,
  /** What its owner remarks on it, such as 'irregular'. */
  note: OwnNote,
  /** A sentence with the word, in the target language, and what it means, in the source language. */
  example: OwnNote,
  example_translation: OwnNote,
};

/**
 * A row of a deck that is made. `text` is what was typed for it: its target text when nothing else says what it is. What is
 * missing is told by the service, with the row's number.
 */
export const NewDeckRow = z.strictObject({ ...WordFields, text: OwnText });

/** A new deck; in the root when no folder is named. `command_id`: sending it twice makes one deck. */
export const NewDeck = z.strictObject({
  deck_name: ItemName,
  selected_ids: z.array(NewDeckRow).check(z.maxLength(deckRowLimit)),
  parent_id: z.optional(z.nullable(Id)),
  category_id: z.optional(z.nullable(Id)),
  target_language: Language,
  source_language: z.optional(z.nullable(Language)),
  show_translation: z._default(z.boolean(), true),
  purpose: z._default(Purpose, 'study'),
  command_id: z.optional(SenderMadeId),
});
export const MadeDeck = z.object({ item_id: z.int() });

/** Asks what stands under words of a deck that is not made yet, by their pictures and texts. */
export const SecondTextsAsked = z.strictObject({
  target_language: Language,
  words: z.array(z.strictObject({ image_id: Id, target_text: TranslationText })).check(z.maxLength(deckRowLimit)),
});
/** For each word that was asked for the second text of the name that it will have; null for none. */
export const SecondTexts = z.object({ texts: z.array(z.nullable(z.string())) });

/**
 * Other languages for a deck: the rows that are kept, with what was chosen for them in these languages; the others go.
 * With another target language they are other words, with new ids: what was learned stays with the old ones.
 */
export const DeckLanguage = z.strictObject({
  deck_id: Id,
  selected_ids: z
    .array(z.strictObject({ ...NewDeckRow.shape, word_id: z.optional(Id) }))
    .check(z.maxLength(deckRowLimit)),
  target_language: Language,
  source_language: z.optional(z.nullable(Language)),
  purpose: z.optional(Purpose),
  rev: Rev,
});

/** The order of a deck's words; words that are not named keep their order, after the others. */
export const DeckOrder = z.strictObject({
  deck_id: Id,
  word_ids: z.array(Id).check(z.minLength(1), z.maxLength(deckRowLimit)),
  rev: Rev,
});
/** What an edit answers when there is no row to tell. */
export const NewRev = z.object({ rev: z.int() });

export const NewWord = z.strictObject({
  deck_id: Id,
  ...WordFields,
  /** At the end when absent. */
  before_word_id: z.optional(z.nullable(Id)),
  /** The word of this deck that it was before it was deleted: it is that one again, with its history. */
  restores: z.optional(Id),
  command_id: z.optional(SenderMadeId),
});
/**
 * `target_text` and `source_text`: the word's own texts, null while a row is being made. `target_translation` and
 * `source_translation`: the names of its picture that they belong to, null where there is none. Its languages are the
 * deck's.
 */
export const EditedWord = z.object({
  ...z.omit(DeckWord, { target_language: true, source_language: true }).shape,
  target_text: z.nullable(z.string()),
  source_text: z.nullable(z.string()),
  target_translation: z.nullable(z.string()),
});
export type EditedWord = z.infer<typeof EditedWord>;
/** A row as an edit has left it, with the deck's new `rev`. */
export const EditedRow = z.object({ ...EditedWord.shape, rev: z.int() });
export type EditedRow = z.infer<typeof EditedRow>;

/** A deck as its owner edits it: every row, also those that cannot be asked yet. */
export const EditedDeck = z.object({
  deck_id: z.int(),
  deck_name: z.string(),
  category_name: z.nullable(z.string()),
  purpose: Purpose,
  target_language: Language,
  source_language: z.nullable(Language),
  show_translation: z.boolean(),
  /** Who sees it: the strictest on its path. */
  seen_by: Visibility,
  rev: z.int(),
  words: z.array(EditedWord),
});
export type EditedDeck = z.infer<typeof EditedDeck>;

export const DeleteWord = z.strictObject({ word_id: Id });
const WordIds = z.array(Id).check(z.minLength(1), z.maxLength(deckRowLimit));
/** Rows of one deck; those that are gone already do not matter. */
export const DeleteWords = z.strictObject({ deck_id: Id, word_ids: WordIds });
/** Words of own decks, and the deck that gets copies of them. Sent twice under one `command_id`, it is done once. */
export const CopyWords = z.strictObject({ deck_id: Id, word_ids: WordIds, command_id: SenderMadeId });
/** The copies that were made; fewer than were asked for where the deck has some of the words already. */
export const CopiedWords = z.object({ word_ids: z.array(z.int()) });
/** A deck that words can be copied into. `folder_name`: null in the root. */
export const DeckForWords = z.object({
  deck_id: z.int(),
  deck_name: z.string(),
  folder_name: z.nullable(z.string()),
  word_count: z.int(),
});
export type DeckForWords = z.infer<typeof DeckForWords>;
export const DecksForWords = z.object({ decks: z.array(DeckForWords) });
/** The word becomes another concept: it gets a new id, and its history stays with the old one. */
export const WordChange = z.strictObject({
  new_word: z.strictObject(WordFields),
  word_id: Id,
  deck_id: Id,
  /** Where it stood; it stays there, wherever that is by now. */
  word_order: z.optional(z.int()),
  rev: Rev,
});
/** Another picture; null takes it away and keeps the texts. */
export const ImageChange = z.strictObject({
  word_id: Id,
  image_id: z.nullable(Id),
  target_translation_id: z.optional(z.nullable(Id)),
  source_translation_id: z.optional(z.nullable(Id)),
  target_text: OwnText,
  source_text: OwnText,
  rev: Rev,
});
/**
 * A text of a word, its note or its example, as its owner types it; null takes it away. The second text stays under a target
 * text that is typed anew, as where a mistake is corrected; with `loses_second_text` it goes with the old one, as where the
 * two texts are swapped.
 */
export const WordText = z.discriminatedUnion('word_type', [
  z.strictObject({
    word_id: Id,
    word_type: z.enum(['target', 'source', 'extra_target']),
    text: z.nullable(TranslationText),
    loses_second_text: z._default(z.boolean(), false),
    rev: Rev,
  }),
  z.strictObject({ word_id: Id, word_type: z.enum(noteFields), text: z.nullable(NoteText), rev: Rev }),
]);
export const ImageTranslation = z.strictObject({
  word_id: Id,
  translation_id: z.nullable(Id),
  word_type: z.enum(['target', 'source']),
  rev: Rev,
});
/** Another sound for one of the texts of a word, the target's when it is not said; null: its first voice says it. */
export const SoundChange = z.strictObject({
  word_id: Id,
  sound_id: z.nullable(Id),
  word_type: z.optional(z.enum(['target', 'source'])),
});
