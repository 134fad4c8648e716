import { z } from 'zod/mini';
import { ItemType } from '../items/index.ts';
import { lastId } from '../numbers/index.ts';

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

/** The classes of its owner with which an item itself is shared; a folder around it may be shared as well. */
export const ItemClasses = z.object({ class_ids: z.array(z.int()) });

/** Shares an item with a class, or no longer. Doing so twice does it once. */
export const ClassItem = z.strictObject({ class_id: Id, item_id: Id });
