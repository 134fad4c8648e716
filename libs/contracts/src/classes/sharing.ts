import { classLimits } from '@lexiroom/domain/classes';
import { z } from 'zod/mini';
import { ItemType, someItems, treeLimits } from '../items/index.ts';
import { idsInAddress, lastId } from '../numbers/index.ts';

const Id = z.int().check(z.gte(1), z.lte(lastId));

/** Something of the teacher's tree that the linked students of a class see, with all that lies in it. */
export const SharedItem = z.object({
  item_id: z.int(),
  item_name: z.string(),
  item_type: ItemType,
  /** Decks in it; 1 for a deck. */
  deck_count: z.int(),
  /** Epoch milliseconds. */
  shared_at: z.number(),
});
export type SharedItem = z.infer<typeof SharedItem>;

/** Items of one's own tree of which is asked with which classes they are shared. */
export const ItemsAsked = z.strictObject({ id: idsInAddress(treeLimits.itemsAtOnce) });

/** Items of the teacher's tree and a class of theirs with which each of them is shared, or is to be. */
const ClassItems = z.object({ class_id: z.int(), item_ids: z.array(z.int()) });
export type ClassItems = z.infer<typeof ClassItems>;

/** The classes with which items themselves are shared; a folder around them may be shared as well. */
export const ItemClasses = z.array(ClassItems);

/** Shares an item with a class, or no longer. Doing so twice does it once. */
export const ClassItem = z.strictObject({ class_id: Id, item_id: Id });

const someClassItems = z
  .array(z.strictObject({ class_id: Id, item_ids: someItems }))
  .check(z.maxLength(classLimits.classes));
/** Shares items with classes and others no longer: all of it, or nothing when one of them is refused. */
export const ChangeSharing = z.strictObject({ share: someClassItems, unshare: someClassItems });
/** What was not so before; named the other way round it takes the change back. */
export const ChangedSharing = z.object({ shared: z.array(ClassItems), unshared: z.array(ClassItems) });
export type ChangedSharing = z.infer<typeof ChangedSharing>;
