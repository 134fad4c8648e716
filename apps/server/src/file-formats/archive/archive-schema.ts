import { languageIds } from '@lexiroom/domain/languages';
import { highlightColors, sentenceTypes } from '@lexiroom/domain/sentences/sentence';
import { storyTypes } from '@lexiroom/domain/stories/story';
import { z } from 'zod/mini';

/** What stands in `lexiroom.json` as `format`, so that nobody takes another zip file for an archive. */
export const archiveFormat = 'lexiroom archive';
/**
 * Which generation of the archive this program writes, and the newest that it reads. Whatever is added to these schemas makes
 * it one more: what an older program would drop in silence, it refuses as newer than itself.
 */
export const archiveVersion = 2;

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

const Category = z.nullable(
  z.strictObject({ name: Name, colour: z.nullable(z.string().check(z.regex(/^#[0-9A-F]{6}$/))) }),
);
const Path = z.array(Name).check(z.minLength(1), z.maxLength(100));

const Settings = z.strictObject({
  purpose: z.enum(['study', 'learn']),
  show_translation: z.boolean(),
  option_count: z.int().check(z.gte(2), z.lte(4)),
  scheduler: z.enum(['classic', 'fsrs']),
  level: z.nullable(z.string().check(z.regex(/^[ABC][12](?:[.][12])?$/))),
  daily_new_words: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  cover: z.nullable(Media),
  category: Category,
});

/** A file of `decks/`. */
export const ArchivedDeck = z.strictObject({
  path: Path,
  target_language: z.nullable(Language),
  source_language: z.nullable(Language),
  settings: z.exactOptional(Settings),
  words: z.array(Word),
  sentences: z.array(Sentence),
});
export type ArchivedDeck = z.infer<typeof ArchivedDeck>;

const Seconds = z.number().check(z.gte(0), z.lte(86_400));
/** Word, duration, textOffset, wordLength, audioOffset. */
const Timing = z.tuple([Text, Seconds, Count, Count, Seconds]);

const Section = z.strictObject({
  section_text: z.nullable(Text),
  speaker_name: z.nullable(Name),
  speaker_id: z.int().check(z.gte(0), z.lte(3)),
  picture: z.nullable(Media),
  sound: z.nullable(Media),
  is_recorded: z.boolean(),
  sound_timings: z.array(Timing).check(z.maxLength(1_000)),
});

/** A file of `stories/`; since version 2. */
export const ArchivedStory = z.strictObject({
  path: Path,
  story_type: z.enum(storyTypes),
  story_language: Language,
  cover: z.nullable(Media),
  category: Category,
  sections: z.array(Section).check(z.maxLength(1_000)),
});
export type ArchivedStory = z.infer<typeof ArchivedStory>;

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

const head = { format: z.literal(archiveFormat), name: Name, made_at: At, made_by: Name };
const fileIn = (folder: 'decks' | 'stories') =>
  z.string().check(z.maxLength(400), z.regex(new RegExp(`^${folder}/[^/]+\\.json$`)));
const decks = z
  .array(z.strictObject({ file: fileIn('decks'), words: Count, sentences: Count }))
  .check(z.maxLength(100_000));
const stories = z.array(z.strictObject({ file: fileIn('stories'), sections: Count })).check(z.maxLength(100_000));

/** `lexiroom.json` as it is written. */
export const Manifest = z.strictObject({ ...head, version: z.literal(archiveVersion), decks, stories });
export type Manifest = z.infer<typeof Manifest>;

/** The generation before, which knew no stories. */
export const FirstManifest = z.strictObject({ ...head, version: z.literal(1), decks });
