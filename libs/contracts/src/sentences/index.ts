import { highlightColors, sentenceLimits, sentenceTypes } from '@lexiroom/domain/sentences/sentence';
import { z } from 'zod/mini';
import { Calendar, Language, LocalDay, WordAnswer } from '../decks/index.ts';
import { SenderMadeId } from '../ids/index.ts';
import { lastId, numberInAddress } from '../numbers/index.ts';

const Id = z.int().check(z.gte(1), z.lte(lastId));
const SentenceType = z.enum(sentenceTypes);
/** The texts of a sentence that are spoken. */
export const SpokenType = z.enum(['target', 'extra_target']);
export type SpokenType = z.infer<typeof SpokenType>;
const HighlightColor = z.enum(highlightColors);
/** Longer than any text that may stay, so that the service says what is wrong with it. */
const Text = z.string().check(z.maxLength(4000));

/** The `rev` that was seen; when the text that is meant has changed since, nothing is done. */
const SeenRev = z.optional(z.int());

/** A part of a text, in UTF-16 units, the end not included (specification 2 section 3). */
export const SentenceHighlight = z.object({
  highlight_id: z.int(),
  start_index: z.int(),
  end_index: z.int(),
  highlight_color: HighlightColor,
  sentence_type: SentenceType,
});
const Highlights = z.array(SentenceHighlight);

export const SentenceImage = z.object({
  sentence_image_id: z.int(),
  image_id: z.int(),
  image_path: z.string(),
  sentence_image_text: z.nullable(z.string()),
  /** The user who added the picture to the library; null when it is of the library itself. */
  submitted_by: z.nullable(z.string()),
  highlighted: z.boolean(),
});

/** A sentence of a deck (specification 2 section 3). */
export const DeckSentence = z.object({
  sentence_id: z.int(),
  deck_id: z.int(),
  sentence_order: z.int(),
  target_translation: z.nullable(z.string()),
  source_translation: z.nullable(z.string()),
  /** The optional second pair; a single space in either while it is there and empty. */
  extra_target_translation: z.nullable(z.string()),
  extra_source_translation: z.nullable(z.string()),
  sound_id: z.nullable(z.int()),
  /** Null where there is no text, where nobody has heard it so far, and where no sound could be made: see `failed_sounds`. */
  sound_path: z.nullable(z.string()),
  extra_sound_id: z.nullable(z.int()),
  extra_sound_path: z.nullable(z.string()),
  /** The texts of which no sound could be made when that was tried last; absent in what an earlier build kept. */
  failed_sounds: z.optional(z.array(SpokenType)),
  target_highlights: Highlights,
  source_highlights: Highlights,
  extra_target_highlights: Highlights,
  extra_source_highlights: Highlights,
  images: z.array(SentenceImage),
  /** Where the author cuts the target text into words; null where its language says so. */
  target_cuts: z.nullable(z.array(z.int())),
  extra_target_cuts: z.nullable(z.array(z.int())),
  /** The sentence it was first copied from; its own id when it never was. */
  origin_sentence_id: z.int(),
  /** The deck's `rev` when a text of it was last changed. */
  rev: z.int(),
  /** What is known of it to the schedule that was asked for; all as of words (`DeckWord`). */
  due_date: z.nullable(LocalDay),
  due_dates: z.nullable(z.object({ classic: LocalDay, fsrs: LocalDay })),
  answers: z.array(WordAnswer),
  answer_count: z.optional(z.int()),
  right_answers: z.optional(z.int()),
});
export type DeckSentence = z.infer<typeof DeckSentence>;

/** The sentences of a study, deck by deck in their order. */
export const StudySentences = z.object({
  sentences: z.array(DeckSentence),
  /** The calendar that due dates are told in; null for whoever has no schedule here. */
  calendar: z.nullable(Calendar),
});
export type StudySentences = z.infer<typeof StudySentences>;

/** Asks how a text of a sentence is translated by sentences that are there already, between these two languages. */
export const KnownSentencesAsked = z.strictObject({
  text: Text,
  /** Which of the two languages it is in. */
  text_type: z.enum(['target', 'source']),
  target_language: Language,
  source_language: Language,
  /** The sentence that is written: it tells nothing of itself. */
  sentence_id: z.optional(numberInAddress(lastId)),
});
/** Its translations, each once: of the user's own decks first, then of public ones. */
export const KnownSentences = z.object({ translations: z.array(z.string()) });

/**
 * New sentences at the end of a deck: one without texts when `texts` is absent, else one for each. `command_id`: sending it
 * twice makes them once.
 */
export const NewSentences = z.strictObject({
  deck_id: Id,
  texts: z.optional(
    z
      .array(
        z.strictObject({
          target_translation: z.nullable(Text),
          source_translation: z.optional(z.nullable(Text)),
        }),
      )
      .check(z.minLength(1), z.maxLength(sentenceLimits.sentences)),
  ),
  command_id: z.optional(SenderMadeId),
});
/** What was made, in its order. */
export const MadeSentences = z.array(DeckSentence);

export const DeleteSentence = z.strictObject({ sentence_id: Id });

/** A text of a sentence as its author typed it; null takes it away. */
export const SentenceTranslation = z.strictObject({
  sentence_id: Id,
  translation_type: SentenceType,
  translation: z.nullable(Text),
  rev: SeenRev,
});
/** Both sounds are those of the text that was sent; null where it has none. */
export const SentenceSound = z.object({
  sound_path: z.nullable(z.string()),
  sound_id: z.nullable(z.int()),
  rev: z.int(),
});

/** Where the author cuts a target text into words; null leaves it to the language. */
export const SentenceCuts = z.strictObject({
  sentence_id: Id,
  sentence_type: SpokenType,
  rev: SeenRev,
  cuts: z.nullable(z.array(z.int().check(z.gte(1), z.lte(4000))).check(z.maxLength(sentenceLimits.textLength))),
});

export const NewHighlight = z.strictObject({
  sentence_id: Id,
  color: HighlightColor,
  start_index: z.int().check(z.gte(0), z.lte(4000)),
  end_index: z.int().check(z.gte(0), z.lte(4000)),
  sentence_type: SentenceType,
  rev: SeenRev,
  command_id: z.optional(SenderMadeId),
});
export const MadeHighlight = z.object({ highlight_id: z.int() });
export const NewHighlightColor = z.strictObject({ highlight_id: Id, new_color: HighlightColor });
export const DeleteHighlight = z.strictObject({ highlight_id: Id });

export const NewSentenceImage = z.strictObject({
  sentence_id: Id,
  image_id: Id,
  command_id: z.optional(SenderMadeId),
});
export const MadeSentenceImage = z.object({ sentence_image_id: z.int(), submitted_by: z.nullable(z.string()) });
export const DeleteSentenceImage = z.strictObject({ sentence_image_id: Id });
export const SentenceImageHighlight = z.strictObject({ sentence_image_id: Id, highlight: z.boolean() });
/** `<empty-text>` for none (specification 2 section 5). */
export const SentenceImageText = z.strictObject({ sentence_image_id: Id, text: Text });

/** Takes the second pair of a sentence away; either of its two types names it. */
export const DeleteExtraSentence = z.strictObject({
  sentence_id: Id,
  sentence_type: z.enum(['extra_target', 'extra_source']),
});
/** `rev`: that of both texts from now on. */
export const DeletedExtraSentence = z.object({ done: z.literal(true), rev: z.int() });
