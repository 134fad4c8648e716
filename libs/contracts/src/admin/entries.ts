import { tidyLine } from '@lexiroom/domain/text';
import { z } from 'zod/mini';
import { Language, Page } from '../decks/index.ts';

const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));
/** What of the library people add, and admins look at. */
const Kind = z.enum(['image', 'translation', 'sound']);
/** What is reported: also words, by the texts that their owners wrote, decks and stories. Nobody approves those. */
const ReportedKind = z.enum(['image', 'translation', 'sound', 'word', 'item']);

/** Why an admin does something: on one line, as it is written down. */
export const Reason = z
  .pipe(z.string().check(z.maxLength(500)), z.transform(tidyLine))
  .check(z.refine((reason) => reason !== '', 'A reason is needed'));

/** Entries that wait for an admin: not approved yet, or reported and not looked at since. */
export const EntryQueue = z.strictObject({
  kind: z._default(ReportedKind, 'image'),
  state: z._default(z.enum(['unapproved', 'reported']), 'unapproved'),
  page: z._default(Page, 1),
  /** Only what this user has added. */
  submitted_by: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
});

/** A page of the queue holds so many, and so many can be reviewed at once. */
export const entriesOfPage = 50;

const ShownItem = z.object({
  item_id: z.int(),
  item_name: z.string(),
  item_type: z.enum(['deck', 'story']),
  username: z.string(),
});

/** A word that has the entry, with its texts. */
const UsingWord = z.object({
  text: z.nullable(z.string()),
  meaning: z.nullable(z.string()),
  /** Null of a deck that is not public: nobody but those it is meant for can open it. */
  deck: z.nullable(z.object({ item_id: z.int(), item_name: z.string(), username: z.string() })),
});

/** An entry of the queue, oldest first among the unapproved, most reported first among the reported. */
export const QueuedEntry = z.object({
  kind: ReportedKind,
  id: z.int(),
  /** The picture, or the picture that the text names. */
  image_id: z.nullable(z.int()),
  image_path: z.nullable(z.string()),
  thumbnail_path: z.nullable(z.string()),
  /** Of a translation, a sound, a word, a deck or a story. */
  language: z.nullable(Language),
  text: z.nullable(z.string()),
  sound_path: z.nullable(z.string()),
  artist_name: z.nullable(z.string()),
  image_license: z.nullable(z.string()),
  references: z.array(z.string()),
  submitted_by: z.nullable(z.string()),
  /** Epoch milliseconds. */
  created_at: z.number(),
  approved: z.boolean(),
  is_hidden: z.boolean(),
  /** In so many words of decks. */
  uses: z.int(),
  /** Some of these words, at most five, those of public decks first. */
  words: z.array(UsingWord),
  /** What the picture is called, at most twelve names, the submitter's first. */
  names: z.array(z.object({ language: Language, text: z.string(), approved: z.boolean() })),
  /** Reports that nobody has looked at. */
  reports: z.array(
    z.object({
      username: z.string(),
      reason: z.string(),
      /** Epoch milliseconds. */
      reported_at: z.number(),
      /** Where it was seen, null where that was not told. Its `item` is null where it is not public. */
      seen_in: z.nullable(z.object({ item: z.nullable(ShownItem) })),
    }),
  ),
});
export type QueuedEntry = z.infer<typeof QueuedEntry>;
export const QueuedEntries = z.array(QueuedEntry);

const ofEntry = { kind: ReportedKind, id: Id };
/** `keep` ends the reports and changes nothing else; `delete` takes a word out of its deck, and puts a deck or a story, private from then on, into the bin of its owner. Editing is done by the calls that everybody edits their own with. */
export const EntryReview = z.discriminatedUnion('action', [
  z.strictObject({ kind: Kind, id: Id, action: z.literal('approve') }),
  z.strictObject({ ...ofEntry, action: z.literal('keep') }),
  z.strictObject({ ...ofEntry, action: z.literal('delete'), reason: Reason }),
]);
export type EntryReview = z.infer<typeof EntryReview>;

const ids = z.array(Id).check(z.minLength(1), z.maxLength(entriesOfPage));
const ofEntries = { kind: ReportedKind, ids };
/** The same for many entries of a kind; those that it does not concern any more are passed over, so it may be sent again. */
export const EntriesReview = z.discriminatedUnion('action', [
  z.strictObject({ kind: Kind, ids, action: z.literal('approve') }),
  z.strictObject({ ...ofEntries, action: z.literal('keep') }),
  z.strictObject({ ...ofEntries, action: z.literal('delete'), reason: Reason }),
]);
export type EntriesReview = z.infer<typeof EntriesReview>;
/** How many entries were approved, kept or deleted by this call. */
export const ReviewedEntries = z.object({ reviewed: z.int() });
