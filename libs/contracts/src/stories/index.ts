import { storyLimits, storyTypes } from '@lexiroom/domain/stories/story';
import { z } from 'zod/mini';
import { ItemName, Language, LocalDay } from '../decks/index.ts';
import { SenderMadeId } from '../ids/index.ts';
import { soundBodyBytes } from '../library/index.ts';
import { lastId, numberInAddress } from '../numbers/index.ts';
import { LanguageFilter } from '../search/index.ts';

const Id = z.int().check(z.gte(1), z.lte(lastId));
/** Longer than any text that may stay, so that the service says what is wrong with it. */
const Text = z.string().check(z.maxLength(20_000));
/** The `rev` that was seen; when the same thing has changed since, nothing is done. */
const SeenRev = z.optional(z.int());

/**
 * When a word of a section sounds: word, duration, textOffset, wordLength, audioOffset (specification 3 section 3). Times
 * in seconds of the sound at its own speed, places in UTF-16 units of the text.
 */
export const SoundTiming = z.readonly(z.tuple([z.string(), z.number(), z.int(), z.int(), z.number()]));
export type SoundTiming = z.infer<typeof SoundTiming>;

/** A section of a story (specification 3 section 3). */
export const StorySection = z.object({
  story_section_id: z.int(),
  section_text: z.nullable(z.string()),
  /** Of a conversation; null while nobody is named. */
  speaker_name: z.nullable(z.string()),
  /** The place of its voice in the list of the language. */
  speaker_id: z.int(),
  image_id: z.nullable(z.int()),
  image_path: z.nullable(z.string()),
  /** Null where there is no text, where no sound could be made of it, and while it is being made. */
  sound_path: z.nullable(z.string()),
  /** In the order of the sound; empty where nobody knows when its words sound. */
  sound_timings: z.array(SoundTiming),
  /** Its author has read it aloud: the voice is theirs, not that of `speaker_id`. */
  is_recorded: z.boolean(),
  /** The sound is being made; reading the story again finds it. */
  awaits_sound: z.boolean(),
  /** The story's `rev` when anything of the section was last changed. */
  rev: z.int(),
});
export type StorySection = z.infer<typeof StorySection>;

/** A story as it is read and edited (specification 3 section 3, server response). */
export const Story = z.object({
  item_id: z.int(),
  item_name: z.string(),
  owner: z.string(),
  logged_in_user: z.nullable(
    z.object({ username: z.string(), role: z.enum(['learner', 'teacher']), is_admin: z.boolean() }),
  ),
  /** The folder it lies in; null to whoever may not see that. */
  parent_id: z.nullable(z.int()),
  story_sections: z.array(StorySection),
  story_type: z.enum(storyTypes),
  story_language: Language,
  cover_path: z.nullable(z.string()),
  cover_image_id: z.nullable(z.int()),
  /** The key that opens it by link, for its owner alone; null when it is not seen by link. */
  link_key: z.nullable(z.string()),
  /** Whether the server can say its language: without it sections are heard once their author has read them aloud. */
  has_speech: z.boolean(),
  rev: z.int(),
});
export type Story = z.infer<typeof Story>;

/** The id of a story in the address of its page. */
export const StoryId = z.strictObject({ id: numberInAddress(lastId) });

/** What a story is made of: prose, a text in which people speak ('Ana: …'), or a list of words. */
export const StorySource = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('content'), content: Text }),
  z.strictObject({ type: z.literal('conversation'), story: Text }),
  z.strictObject({ type: z.literal('words'), words: z.array(Text).check(z.maxLength(20 * storyLimits.words)) }),
]);

/** A story at the end of a folder, or of the root. `command_id`: sending it twice makes one. */
export const NewStory = z.strictObject({
  story_name: Text,
  story_language: Language,
  source: StorySource,
  parent_id: z.optional(z.nullable(Id)),
  category_id: z.optional(z.nullable(Id)),
  command_id: z.optional(SenderMadeId),
});
export const MadeStory = z.object({ item_id: z.int() });

/** The text of a section; null when it is empty. */
export const StoryText = z.strictObject({ section_id: Id, section_text: z.nullable(Text), rev: SeenRev });
export const StorySpeakerName = z.strictObject({ section_id: Id, speaker_name: z.nullable(Text), rev: SeenRev });
/** The voice of a section; its id comes as text or as a number. */
export const StoryAudio = z.strictObject({
  section_id: Id,
  speaker_id: z.pipe(z.coerce.number(), z.int().check(z.gte(0), z.lte(3))),
  rev: SeenRev,
});
/** The id of a picture as text or as a number; null takes it away. */
const ImageOrNone = z.nullable(z.pipe(z.coerce.number(), Id));
export const StoryImage = z.strictObject({ section_id: Id, image_id: ImageOrNone, rev: SeenRev });
export const StoryCover = z.strictObject({ story_id: Id, image_id: ImageOrNone, rev: SeenRev });

/** Another section, before one of the story, else at its end. */
export const NewStorySection = z.strictObject({
  story_id: Id,
  before_section_id: z.optional(Id),
  command_id: z.optional(SenderMadeId),
});
export const MadeStorySection = z.object({ section_id: z.int(), rev: z.int() });
/** Deletes a section, or takes that back. */
export const OneStorySection = z.strictObject({ section_id: Id });

const Timings = z.array(SoundTiming).check(z.maxLength(1000));
/**
 * A section as its author has read it aloud: an MP3, as base64, of the text that it has now, and when its words sound, as
 * they were tapped along.
 */
export const StoryNarration = z.strictObject({
  section_id: Id,
  /** What was read: another text, that somebody has written in the meantime, is not what it says. */
  section_text: Text,
  sound_file: z.string().check(z.minLength(1), z.maxLength(soundBodyBytes)),
  sound_timings: Timings,
  rev: SeenRev,
});
/** Other timings for what its author has read aloud. */
export const StoryTimings = z.strictObject({ section_id: Id, sound_timings: Timings, rev: SeenRev });

/** What a section sounds like after a change, and whose voice it is. */
export const StorySound = z.object({
  sound_path: z.nullable(z.string()),
  sound_timings: z.array(SoundTiming),
  speaker_id: z.int(),
  is_recorded: z.boolean(),
  rev: z.int(),
});
export type StorySound = z.infer<typeof StorySound>;
/** The story's `rev` after a change. */
export const StoryRev = z.object({ rev: z.int() });

/** A story as it stands in lists. */
export const StoryResult = z.object({
  item_id: z.int(),
  item_name: z.string(),
  owner: z.string(),
  cover_path: z.nullable(z.string()),
  section_count: z.int(),
  story_type: z.enum(storyTypes),
  story_language: Language,
});
export type StoryResult = z.infer<typeof StoryResult>;

/** Only stories of this language; of every one when it is absent, empty or 'All'. */
export const StoryLanguageFilter = z.strictObject({ target_language: LanguageFilter });

/** Asks which words of a story the library knows, and what they are called in another language. */
export const StoryWordsAsked = z.strictObject({ id: numberInAddress(lastId), source_language: Language });

/** A word of a story that the library has a picture of. */
export const StoryWord = z.object({
  image_id: z.int(),
  image_path: z.string(),
  thumbnail_path: z.string(),
  target_translation_id: z.int(),
  /** As the library writes it; in the story it may begin with a capital. */
  target_translation: z.string(),
  /** What the picture is called in the other language; null where the library has no name for it. */
  source_translation: z.nullable(z.string()),
  /** Where it stands, in the order of the story: `start` up to, but not including, `end`, in UTF-16 units. */
  places: z.array(z.object({ story_section_id: z.int(), start: z.int(), end: z.int() })),
});
export type StoryWord = z.infer<typeof StoryWord>;

export const StoryWords = z.object({
  /** In the order in which they first stand in the story. */
  words: z.array(StoryWord),
  /** Decks of the caller's own in these two languages, to which words may be added: the newest first. */
  decks: z.array(z.object({ item_id: z.int(), item_name: z.string() })),
});
export type StoryWords = z.infer<typeof StoryWords>;

/**
 * Takes a word of a story, with the sentence it stands in, into a deck of one's own. `deck_id`: null makes a deck called
 * `deck_name`. `command_id`: sending it twice adds it once.
 */
export const TakenStoryWord = z.strictObject({
  story_id: Id,
  story_section_id: Id,
  /** Where it stands in the section, in UTF-16 units. */
  start: z.int().check(z.gte(0), z.lte(20_000)),
  image_id: Id,
  target_translation_id: Id,
  source_language: Language,
  deck_id: z.nullable(Id),
  deck_name: ItemName,
  command_id: SenderMadeId,
});
export const TakenWord = z.object({
  deck_id: z.int(),
  word_id: z.int(),
  /** The deck had it already: nothing was added, and nothing is due otherwise than before. */
  was_there: z.boolean(),
  /** By the rule of the deck; null when it was there. */
  due_date: z.nullable(LocalDay),
});
