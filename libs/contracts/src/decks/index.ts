import { languageIds } from '@lexiroom/domain/languages';
import { z } from 'zod/mini';
import { SenderMadeId } from '../ids/index.ts';
import { ShownName } from '../names/index.ts';
import { idsInAddress, lastId, numberInAddress } from '../numbers/index.ts';

export const Language = z.enum(languageIds);

/** A page of results holds so many; fewer mean that there are no more (specification 1 section 7). */
export const pageSize = 10;
/** The last page that can be asked for. */
export const lastPage = 10;

/** Search for the pages of a list: from 1 to {@link lastPage}. */
export const Page = numberInAddress(lastPage);

/** For whom a deck is, such as A1.1; null where nobody has said it. Only decks of the starter library have one. */
export const Level = z.nullable(z.string());

/** A deck as it stands in lists (specification 1 section 3, deck search result). */
export const DeckResult = z.object({
  item_id: z.int(),
  item_name: z.string(),
  level: Level,
  owner: z.string(),
  image_path: z.nullable(z.string()),
  word_count: z.int(),
  sentence_count: z.int(),
  target_language: Language,
  /** The one that was asked for; else the deck's own. */
  source_language: z.nullable(Language),
  /** That one, where the deck has another of its own, and is opened with `?source=`. Absent: as its owner made it. */
  read_from: z.optional(Language),
  /** Of a search that asks for it: how many of its words the library has names for in a language. */
  named: z.optional(z.object({ language: Language, words: z.int() })),
  /** Of a search: whether it is shared with a class in which the caller is a student. Absent elsewhere. */
  is_shared: z.optional(z.boolean()),
});
export type DeckResult = z.infer<typeof DeckResult>;

/** A calendar day of a schedule: 'YYYY-MM-DD'. */
export const LocalDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** How many new words there are to be a day. */
export const DailyNewWords = z.int().check(z.gte(0), z.lte(100));

export const schedulers = ['classic', 'fsrs'] as const;
/** Which rule gives a deck's words their due dates (decisions section 3). */
export const Scheduler = z.enum(schedulers);
export type Scheduler = z.infer<typeof Scheduler>;

/** One earlier answer to a word, as its owner sees it (specification 1 section 3). */
export const WordAnswer = z.object({
  is_correct: z.boolean(),
  /** Epoch milliseconds. */
  answer_date: z.number(),
  /**
   * The day it was counted for when it was recorded, whatever time zone the schedule has now. Absent in what a browser has
   * kept from before this was told.
   */
  local_day: z.optional(LocalDay),
  class_id: z.nullable(z.int()),
  student_id: z.nullable(z.int()),
  student_name: z.nullable(z.string()),
});
export type WordAnswer = z.infer<typeof WordAnswer>;

/** How somebody is asked for the words of a deck besides by pictures and texts: see RecallSettings of the domain. */
const recallSettings = { listening: z.boolean(), typing: z.boolean(), strict: z.boolean() };
export const DeckRecall = z.object({ deck_id: z.int(), ...recallSettings });
export type DeckRecall = z.infer<typeof DeckRecall>;

export const DeckWord = z.object({
  deck_translation_id: z.int(),
  word_id: z.int(),
  deck_id: z.int(),
  word_order: z.int(),
  /** Null for a word without a picture: its paths then are those of its word card. */
  image_id: z.nullable(z.int()),
  image_path: z.nullable(z.string()),
  thumbnail_path: z.nullable(z.string()),
  /** Pictures of other words here that could be taken for its own, so that they are never options beside it. */
  looks_like: z.optional(z.array(z.int())),
  sound_id: z.nullable(z.int()),
  /** Null while none is chosen and none was made yet: see `has_speech`. */
  sound_path: z.nullable(z.string()),
  /** The sound that its owner has chosen for the source text. Absent: none, the first voice of its language says it. */
  source_sound_id: z.optional(z.int()),
  source_sound_path: z.optional(z.string()),
  /** The word's own text, as its owner typed it. */
  target_translation: z.string(),
  /** The name of its picture that it belongs to; null where there is none. */
  target_translation_id: z.nullable(z.int()),
  extra_target_translation: z.nullable(z.string()),
  /** What is right as well when it is typed, in decks that are set to it. Absent: nothing. */
  also_right: z.optional(z.array(z.string())),
  source_translation: z.nullable(z.string()),
  source_translation_id: z.nullable(z.int()),
  /** What its owner remarks on it, a sentence with it, and what that means. Absent: none. */
  note: z.optional(z.string()),
  example: z.optional(z.string()),
  example_translation: z.optional(z.string()),
  /** Of its deck: decks of different languages can be opened together. */
  target_language: Language,
  source_language: z.nullable(Language),
  is_pinned: z.boolean(),
  /** The word it was first copied from; its own id when it never was. Schedules are kept by origin. */
  origin_word_id: z.int(),
  /** By the deck's scheduler; null for whoever has no schedule here. A word without answers is due today. */
  due_date: z.nullable(LocalDay),
  /** By either scheduler, so that switching can be looked at before it is done. */
  due_dates: z.nullable(z.object({ classic: LocalDay, fsrs: LocalDay })),
  /**
   * Oldest first; of the schedule that was asked for, empty for whoever has none here. With a class only the newest: all of
   * them are then counted in `answer_count`.
   */
  answers: z.array(WordAnswer),
  /** How many answers there are. Absent: as many as `answers`. */
  answer_count: z.optional(z.int()),
  /** How many of them are right. Absent: as many as in `answers`. */
  right_answers: z.optional(z.int()),
});
export type DeckWord = z.infer<typeof DeckWord>;

/** Which day it is for a schedule, and how its days are told. */
export const Calendar = z.object({
  today: LocalDay,
  /** IANA name. */
  time_zone: z.string(),
  /** Hours after midnight at which a day begins. */
  day_boundary: z.int(),
});
export type Calendar = z.infer<typeof Calendar>;

/** Everything the page of a study shows (specification 2 section 3, deck data response). */
export const DeckData = z.object({
  words: z.array(DeckWord),
  /** The first deck's, as all that follows and is said of one deck; each word knows its own. */
  target_language: Language,
  source_language: z.nullable(Language),
  /**
   * The language that explains its words instead of the first deck's own, by names of the library; words without a name in it
   * have no source text. Absent: as their owner made them.
   */
  read_from: z.optional(Language),
  /** The first deck's own source language. Absent in what a browser has kept from before this was told. */
  own_source_language: z.optional(z.nullable(Language)),
  /** From which languages nearly all of its words can be read, its own among them. Absent as above. */
  sources: z.optional(z.array(Language)),
  show_translation: z.boolean(),
  option_count: z.int(),
  deck_name: z.string(),
  /** Of one deck alone. Absent in what a browser has kept from before this was told. */
  level: z.optional(Level),
  category_name: z.nullable(z.string()),
  studyDeckIds: z.array(z.int()),
  root_id: z.int(),
  directory: z.nullable(z.int()),
  /**
   * The key that opens this page by link, for its owner alone; null when it is not seen by link, or is of several decks.
   * Absent in what a browser has kept from before this was told.
   */
  link_key: z.optional(z.nullable(z.string())),
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
  scheduler: Scheduler,
  /** Of one deck, for its owner; null: as many as the account says. Absent to others, and of several decks. */
  daily_new_words: z.optional(z.nullable(DailyNewWords)),
  /** How the viewer has chosen to be asked for the words of these decks; a deck that is not named: as ever. Absent: of none. */
  recall: z.optional(z.array(DeckRecall)),
  /** Whether the server can say a target language of it: then a word without a sound gets one when it is asked for. */
  has_speech: z.boolean(),
  /** The calendar that due dates are told in; null for whoever has no schedule here. */
  calendar: z.nullable(Calendar),
  /** The server's clock when this was read, epoch milliseconds. */
  now: z.number(),
  /** Target texts of words that were left out because an earlier word has the same text and picture; for the owner. */
  duplicates: z.array(z.string()),
});
export type DeckData = z.infer<typeof DeckData>;

/** Limits of what is opened together (specification 2 section 9). */
export const studyLimits = { decks: 100, categories: 30 } as const;

const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));

/**
 * Whose schedule is asked for, on a teacher's own decks: that of a class of theirs, or of a student in it. The due dates,
 * the answers and the calendar are then of that one; else those of whoever asks (decisions section 10).
 */
const askedSchedule = {
  class_id: z.optional(numberInAddress(lastId)),
  student_id: z.optional(numberInAddress(lastId)),
};

/** In which language the words are explained. */
const askedSource = {
  /** This one, whatever their decks have; 'own': the one that each deck has. */
  source: z.optional(z.union([Language, z.literal('own')])),
  /**
   * The languages that the reader knows, the best first: ready decks of somebody else are explained in the first of them that
   * they can be read from, as long as no other is asked for.
   */
  known: z.optional(
    z.pipe(
      z.union([Language, z.array(Language).check(z.maxLength(5))]),
      z.transform((one) => [one].flat()),
    ),
  ),
};

export const DeckIds = z.strictObject({ id: idsInAddress(studyLimits.decks) });
export const StudiedDecks = z.strictObject({ ...DeckIds.shape, ...askedSchedule, ...askedSource });
export const DecksOfSchedule = z.strictObject({ ...DeckIds.shape, ...askedSchedule });
export const StudiedCategories = z.strictObject({
  id: idsInAddress(studyLimits.categories),
  ...askedSchedule,
  ...askedSource,
});

/** Names of decks, folders and categories: 1 to 60 characters, none of the forbidden ones (decisions sections 7 and 9). */
export const ItemName = ShownName({ most: 60, tooLong: 'A name has at most 60 characters' });

export const PinWord = z.strictObject({ word_id: Id, is_pinned: z.boolean() });
/** The count comes as text or as a number. */
export const NewOptionCount = z.strictObject({
  deck_id: Id,
  new_option_count: z.pipe(z.coerce.number(), z.literal([2, 3, 4])),
});
export const EditDeck = z.strictObject({
  item_id: Id,
  item_name: z.optional(ItemName),
  show_translation: z.optional(z.boolean()),
  /** The `rev` that was seen; when it is stale, nothing is changed. */
  rev: z.optional(z.int()),
});
export const ChooseScheduler = z.strictObject({ deck_id: Id, scheduler: Scheduler });
/** Null: as many as the account says. */
export const ChooseDailyNewWords = z.strictObject({ deck_id: Id, daily_new_words: z.nullable(DailyNewWords) });
/** The same for all of these decks, which the caller may see. */
export const ChooseRecall = z.strictObject({
  deck_ids: z.array(Id).check(z.minLength(1), z.maxLength(studyLimits.decks)),
  ...recallSettings,
});
export const DeckCover = z.strictObject({ deck_id: Id, image_id: Id });
export const DeckImageSearch = z.strictObject({ deck_id: Id });

/** Pictures found: a list whose first item holds them (specification 2 section 7). */
export const ImageRows = z.array(
  z.object({ imageRow: z.array(z.object({ image_id: z.int(), image_path: z.string() })) }),
);
export type ImageRows = z.infer<typeof ImageRows>;

/** Decks to copy into one's own tree; into the root when no folder is named. */
export const Clone = z.strictObject({
  item_ids: z.array(Id).check(z.minLength(1), z.maxLength(studyLimits.decks)),
  parent_id: z.optional(Id),
  /** Another language to explain in: the library's names fill it. Null: none. */
  source_language: z.optional(z.nullable(Language)),
  /** Made by the client: sending it twice clones once. */
  command_id: z.optional(SenderMadeId),
});
/** A deck to begin to learn, explained in another language if need be. */
export const StartDeck = z.strictObject({ item_id: Id, source_language: z.optional(Language) });
/** The caller's own deck; `is_new` when it was copied for this. */
export const StartedDeck = z.object({ item_id: z.int(), is_new: z.boolean() });

/** `item_id` is the first of the new decks. */
export const Cloned = z.object({ item_id: z.int(), item_ids: z.array(z.int()) });
