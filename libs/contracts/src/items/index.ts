import { treeLimits as limitsOfTrees } from '@lexiroom/domain/items';
import { z } from 'zod/mini';
import { ItemName, Language, Level } from '../decks/index.ts';
import { SenderMadeId } from '../ids/index.ts';
import { lastId, numberInAddress } from '../numbers/index.ts';

const Id = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));

export const itemTypes = ['folder', 'category', 'deck', 'story'] as const;
export const ItemType = z.enum(itemTypes);
export type ItemType = z.infer<typeof ItemType>;
/** Who sees an item: everybody and the search; whoever has its link, with the key; the owner. The strictest on its path counts. */
export const Visibility = z.enum(['public', 'link', 'private']);
export type Visibility = z.infer<typeof Visibility>;

/** Limits of a tree (decisions section 7), of what is named in one call, and of the time in the bin. */
export const treeLimits = { ...limitsOfTrees, itemsAtOnce: 500, binDays: 30 } as const;
export const defaultColour = '#DBDBDB';
/** `#RRGGBB`. */
export const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'A colour is written #RRGGBB'));

/** A row of somebody's tree, as its folder lists it (specification 1 section 3). */
export const TreeItem = z.object({
  item_id: z.int(),
  item_name: z.string(),
  owner: z.string(),
  item_type: ItemType,
  parent_id: z.nullable(z.int()),
  root_id: z.int(),
  /** The folders from the root to the one it lies in. */
  tree: z.array(z.int()),
  item_order: z.int(),
  /** The category of its folder that it is in. */
  category_id: z.nullable(z.int()),
  /** Its own; `seen_by` is the strictest on its path. */
  visibility: Visibility,
  seen_by: Visibility,
  /** What opens it to others while it is seen by link: `?key=` in its address. For its owner, null to others. */
  link_key: z.nullable(z.string()),
  /** Of a category. */
  colour: z.nullable(z.string()),
  rev: z.int(),
  /** The first pictures of what is inside, at most four. */
  thumbnails: z.array(z.string()),
  /** Decks and stories in it, also in the folders below; of a folder or a category. */
  item_count: z.nullable(z.int()),
  /** How many of them are stories. Absent in what a browser has kept from before this was told. */
  story_count: z.optional(z.nullable(z.int())),
  /** Of a deck. */
  word_count: z.nullable(z.int()),
  sentence_count: z.nullable(z.int()),
  /** Of a story. Absent in what a browser has kept from before this was told. */
  section_count: z.optional(z.nullable(z.int())),
  /** Of a deck; of a story the language it is written in. */
  target_language: z.nullable(Language),
  source_language: z.nullable(Language),
  purpose: z.nullable(z.enum(['study', 'learn'])),
  /** Of a deck. Absent in what a browser has kept from before this was told. */
  level: z.optional(Level),
  /** Words that were answered before and are due today; of a deck, for its owner. */
  due_count: z.nullable(z.int()),
  /** Words that its owner knows. Absent in what a browser has kept from before this was told. */
  known_count: z.optional(z.nullable(z.int())),
});
export type TreeItem = z.infer<typeof TreeItem>;

/** Ids of a folder; the root when absent. */
export const InDirectory = z.strictObject({
  directory: z.optional(numberInAddress(lastId)),
  /** Of a folder that has more than {@link treeLimits.itemsInFolder} items; the first when absent. */
  page: z.optional(numberInAddress(1000)),
  /** Only decks of this target language, and what is no deck. */
  target_language: z.optional(Language),
});

/** A folder of somebody's tree, with what of it the caller may see, in its order. */
export const UserHome = z.object({
  username: z.string(),
  user_picture: z.nullable(z.string()),
  role: z.enum(['learner', 'teacher']),
  root_id: z.int(),
  /** The folder shown. */
  directory: z.object({
    item_id: z.int(),
    item_name: z.string(),
    visibility: Visibility,
    seen_by: Visibility,
    rev: z.int(),
  }),
  /** From the root to the folder shown, both named; the root bears the username. */
  path: z.array(z.object({ item_id: z.int(), item_name: z.string() })),
  items: z.array(TreeItem),
  /** How many pages of items there are, of the target language that was asked for; at least one. */
  page_count: z.int(),
  /** The target languages of the decks in it that the caller may see. */
  target_languages: z.array(Language),
});
export type UserHome = z.infer<typeof UserHome>;

/** A folder, or a category of a folder. Decks are made by `POST /deck`. `command_id`: sending it twice makes one. */
export const NewItem = z.strictObject({
  item_type: z.enum(['folder', 'category']),
  item_name: ItemName,
  parent_id: Id,
  colour: z.optional(Colour),
  command_id: z.optional(SenderMadeId),
});

/** What is not named stays as it is. `rev`: as it was seen; when it is stale, nothing changes. */
export const ChangeItem = z.strictObject({
  item_id: Id,
  item_name: z.optional(ItemName),
  visibility: z.optional(Visibility),
  colour: z.optional(Colour),
  rev: z.optional(z.int()),
});

export const someItems = z.array(Id).check(z.minLength(1), z.maxLength(treeLimits.itemsAtOnce));
export const SomeItems = z.strictObject({ item_ids: someItems });
/**
 * How many pictures in items are their owner's and not shared: others see the texts of the words instead, but for students of
 * classes that the items are shared with, and players of the owner's quizzes.
 */
export const UnsharedPictures = z.object({ unshared_pictures: z.int() });

/** Gives an item another key: links with the one before lead nowhere from then on. */
export const RenewLink = z.strictObject({ item_id: Id });

/**
 * Moves items into a folder, all or none, in the order named: before `before_id`, else to the end. Within their folder
 * this is reordering. `category_id`: the category of that folder they come into, null for none; when absent they keep
 * theirs as long as they stay in its folder. A category takes what is in it along.
 */
export const MoveItems = z.strictObject({
  item_ids: someItems,
  parent_id: Id,
  category_id: z.optional(z.nullable(Id)),
  before_id: z.optional(z.nullable(Id)),
});

/** Copies items with all that is in them, to the end of a folder. */
export const CopyItems = z.strictObject({
  item_ids: someItems,
  parent_id: Id,
  category_id: z.optional(z.nullable(Id)),
  command_id: z.optional(SenderMadeId),
});
/** The new items, in the order of those that were named. */
export const CopiedItems = z.object({ item_ids: z.array(z.int()) });

/** Where what came back stands now: its old folder, or the root when that is gone. */
export const RestoredItems = z.object({
  items: z.array(z.object({ item_id: z.int(), parent_id: z.int() })),
});

/** Something thrown away: the topmost item; what is inside comes and goes with it. */
export const BinItem = z.object({
  item_id: z.int(),
  item_name: z.string(),
  item_type: ItemType,
  /** Decks and stories in it, and how many of them are stories. */
  item_count: z.nullable(z.int()),
  story_count: z.nullable(z.int()),
  thumbnails: z.array(z.string()),
  /** Epoch milliseconds. */
  deleted_at: z.number(),
  /** When nothing of it will be left. */
  gone_at: z.number(),
});
export type BinItem = z.infer<typeof BinItem>;

/** Deletes for good; everything in the bin when nothing is named. */
export const EmptyBin = z.strictObject({ item_ids: z.optional(someItems) });
