import { languageIds } from '@lexiroom/domain/languages';
import { highlightColors, sentenceTypes } from '@lexiroom/domain/sentences/sentence';
import { z } from 'zod/mini';

/** What stands in `lexiroom.json` as `format`, so that nobody takes another zip file for an archive. */
export const archiveFormat = 'lexiroom archive';
/**
 * Which generation of the archive this program writes, and the newest that it reads. Whatever is added to these schemas makes
 * it one more: what an older program would drop in silence, it refuses as newer than itself.
 */
export const archiveVersion = 1;

/** Texts are held to their own limits by whoever takes them in; this one only keeps out what no text can be. */
const Text = z.string().check(z.maxLength(100_000));
const Name = z.string().check(z.maxLength(1_000));
const Language = z.enum(languageIds);
const Count = z.int().check(z.gte(0));
const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));
/** Never a path: where it lies in the archive follows from how it ends. */
const Media = z.string().check(z.regex(/^[0-9a-z]{1,64}\.(?:webp|png|jpg|mp3)$/));
const At = z.iso.datetime({ precision: 3 });
const IsoDay = z.iso.date();

const Answer = z.strictObject({
  answered_at: At,
  is_correct: z.boolean(),
  ms: z.nullable(Count),
  day: z.exactOptional(IsoDay),
  mode: z.exactOptional(Name),
  kind: z.exactOptional(z.nullable(Name)),
});
export type ArchivedAnswer = z.infer<typeof Answer>;

const Word = z.strictObject({
  target_text: Text,
  source_text: z.nullable(Text),
  extra_target_translation: z.nullable(Text),
  note: z.nullable(Text),
  example: z.nullable(Text),
  example_translation: z.nullable(Text),
  picture: z.nullable(Media),
  sound: z.nullable(Media),
  source_sound: z.nullable(Media),
  is_sound_chosen: z.exactOptional(z.boolean()),
  is_pinned: z.exactOptional(z.boolean()),
  origin_word_id: z.exactOptional(Id),
  answers: z.array(Answer),
});

const Highlight = z.strictObject({
  start_index: Count,
  end_index: Count,
  highlight_color: z.enum(highlightColors),
  sentence_type: z.enum(sentenceTypes),
});
const Cuts = z.nullable(z.array(Count).check(z.maxLength(1_000)));

const Sentence = z.strictObject({
  target_translation: Text,
  source_translation: z.nullable(Text),
  highlights: z.array(Highlight).check(z.maxLength(1_000)),
  sound: z.nullable(Media),
  picture: z.nullable(Media),
  answers: z.array(Answer),
  more: z.exactOptional(
    z.strictObject({
      origin_sentence_id: Id,
      extra_target_translation: z.nullable(Text),
      extra_source_translation: z.nullable(Text),
      extra_sound: z.nullable(Media),
      target_cuts: Cuts,
      extra_target_cuts: Cuts,
      pictures: z
        .array(z.strictObject({ picture: Media, text: z.nullable(Text), highlighted: z.boolean() }))
        .check(z.maxLength(100)),
    }),
  ),
});

const Settings = z.strictObject({
  purpose: z.enum(['study', 'learn']),
  show_translation: z.boolean(),
  option_count: z.int().check(z.gte(2), z.lte(4)),
  scheduler: z.enum(['classic', 'fsrs']),
  level: z.nullable(z.string().check(z.regex(/^[ABC][12](?:[.][12])?$/))),
  daily_new_words: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  cover: z.nullable(Media),
  category: z.nullable(z.strictObject({ name: Name, colour: z.nullable(z.string().check(z.regex(/^#[0-9A-F]{6}$/))) })),
});

/** A file of `decks/`. */
export const ArchivedDeck = z.strictObject({
  path: z.array(Name).check(z.minLength(1), z.maxLength(100)),
  target_language: z.nullable(Language),
  source_language: z.nullable(Language),
  settings: z.exactOptional(Settings),
  words: z.array(Word),
  sentences: z.array(Sentence),
});
export type ArchivedDeck = z.infer<typeof ArchivedDeck>;

/** `credits.json`, by the names of pictures and sounds. */
export const Credits = z.record(
  Media,
  z.strictObject({
    license: z.nullable(Name),
    author: z.nullable(Name),
    sources: z.array(Text).check(z.maxLength(100)),
    text: z.exactOptional(Text),
    language: z.exactOptional(Language),
    is_synthetic: z.exactOptional(z.boolean()),
  }),
);
export type Credits = z.infer<typeof Credits>;

/** What every generation of `lexiroom.json` says first. */
export const AnyManifest = z.object({ format: z.literal(archiveFormat), version: z.int().check(z.gte(1)) });

/** `lexiroom.json`. */
export const Manifest = z.strictObject({
  format: z.literal(archiveFormat),
  version: z.literal(archiveVersion),
  name: Name,
  made_at: At,
  made_by: Name,
  decks: z
    .array(
      z.strictObject({
        file: z.string().check(z.maxLength(400), z.regex(/^decks\/[^/]+\.json$/)),
        words: Count,
        sentences: Count,
      }),
    )
    .check(z.maxLength(100_000)),
});
export type Manifest = z.infer<typeof Manifest>;
