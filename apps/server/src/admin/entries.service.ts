import {
  type EntriesReview,
  entriesOfPage,
  type EntryQueue,
  type EntryReview,
  type QueuedEntry,
} from '@lexiroom/contracts/admin';
import type { EntryKind } from '@lexiroom/domain/library';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { writeAudit } from '../accounts/audit/write-audit.ts';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { throwAway } from '../items/bin/throw-away.ts';
import { lockTree } from '../items/tree/own-tree.ts';
import { entryTables } from '../library/entry-tables.ts';
import { deletePrivate } from '../library/pictures/delete-private.ts';
import { LoosePictures } from '../library/pictures/loose-pictures.ts';
import { imagePath, soundPath, thumbnailPath } from '../media/media-paths.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import { isForAdmins, isWritten, queueOf, queueOfWritten, stillWaits } from './review-queue.ts';

type QueueRow = Omit<QueuedEntry, 'image_path' | 'thumbnail_path' | 'sound_path'> & {
  image_hash: string | null;
  sound_hash: string | null;
};

const pastOf = { approve: 'entry_approved', keep: 'entry_kept', delete: 'entry_deleted' } as const;

/** What people add to the library, as admins look at it (decisions sections 8 and 13). */
@Injectable()
export class EntriesService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly loose: LoosePictures,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A page: of those not approved what words have before the others, each the oldest first; or the most reported of those
   * nobody has looked at since. Of one user alone, where one is named. Of words, decks and stories, which nobody approves,
   * only what is reported.
   */
  async queue({ kind, state, page, submitted_by }: z.output<typeof EntryQueue>): Promise<QueuedEntry[]> {
    if (isWritten(kind) && state === 'unapproved') return [];
    const { rows } = await this.pool.query<QueueRow>(isWritten(kind) ? queueOfWritten[kind] : queueOf(kind, state), [
      entriesOfPage,
      (page - 1) * entriesOfPage,
      submitted_by ?? null,
    ]);
    return rows.map(({ image_hash, sound_hash, ...row }) => ({
      ...row,
      image_path: image_hash && imagePath(image_hash),
      thumbnail_path: image_hash && thumbnailPath(image_hash),
      sound_path: sound_hash && soundPath(sound_hash),
    }));
  }

  /**
   * Approves, keeps or deletes an entry and ends its reports; who did so is written down. Decks that hold what is deleted
   * keep it, but for a picture that is not shared, which is gone everywhere; a word that is deleted goes from its deck; a
   * deck or story goes into the bin of its owner, and is private when it comes back from there.
   * NOT_FOUND when there is none, it is deleted already, or not for admins ({@link isForAdmins}).
   */
  async review(user: CurrentUser, { id, ...review }: EntryReview): Promise<{ done: true } | Refusal> {
    const reviewed = await this.#review(user, review, [id], 'true');
    return reviewed.length === 0 ? refuse('NOT_FOUND') : { done: true };
  }

  /**
   * The same for many, each written down by itself: all that still wait for it. What is approved, deleted or kept already is
   * passed over, so that sending it twice does it once.
   */
  async reviewMany(user: CurrentUser, { ids, ...review }: EntriesReview): Promise<{ reviewed: number }> {
    const reviewed = await this.#review(user, review, ids, stillWaits(review.kind, review.action));
    return { reviewed: reviewed.length };
  }

  async #review(user: CurrentUser, review: Review, ids: readonly number[], condition: string): Promise<number[]> {
    const { kind, action } = review;
    const [reviewed, gone] = await inTransaction(this.pool, async (client) => {
      const isMeant = `${condition} and ${isForAdmins(kind, action)}`;
      if (kind === 'item') await lockTreesAround(client, ids);
      const done = await carryOut(client, user, review, ids, isMeant);
      if (kind === 'item' && action === 'delete') await throwAway(client, done, new Date(this.clock.now()));
      const hashes = kind === 'image' && action === 'delete' ? await deletePrivate(client, done) : [];
      if (hashes.length > 0) await this.loose.noteGone(client, hashes);
      return [done, hashes];
    });
    if (gone.length > 0) await this.loose.sweep();
    return reviewed;
  }
}

/** A review, whatever it is of. */
type Review = EntryReview extends infer One ? (One extends EntryReview ? Omit<One, 'id'> : never) : never;

/** Reviews those of these entries that are there and of which the condition is true. Gives their ids. */
async function carryOut(
  client: pg.ClientBase,
  user: CurrentUser,
  review: Review,
  ids: readonly number[],
  condition: string,
): Promise<number[]> {
  const { kind, action } = review;
  const { rows } = await client.query<{ id: number }>(
    isWritten(kind) ? reviewOfWritten[kind](action, condition) : reviewOfEntries(kind, action, condition),
    [ids],
  );
  const reviewed = rows.map(({ id }) => id).toSorted((one, other) => one - other);
  await client.query(
    'update entry_reports set reviewed_at = now() where entry = $1 and id = any($2) and reviewed_at is null',
    [kind, reviewed],
  );
  const reason = review.action === 'delete' ? { reason: review.reason } : {};
  for (const id of reviewed) {
    // oxlint-disable-next-line no-await-in-loop
    await writeAudit(client, pastOf[action], user.user_id, { entry: kind, id: String(id), ...reason });
  }
  return reviewed;
}

/** SQL: carries a review out on those of the entries $1 of which the condition is true, and gives their ids. */
function reviewOfEntries(kind: EntryKind, action: Review['action'], condition: string): string {
  const { table, id: column, approved } = entryTables[kind];
  const change = { approve: `${approved} = true`, keep: `is_deleted = false`, delete: 'is_deleted = true' }[action];
  // Locked in one order, so that two admins never wait for each other.
  return `
    with held as materialized (
      select ${column} as id from ${table} entry where ${column} = any($1) and not is_deleted and ${condition}
      order by ${column} for update of entry
    )
    update ${table} set ${change} from held where ${column} = held.id returning held.id`;
}

/** The same of words. Decks that lose some change for whoever edits them at that moment: their items have another `rev`. */
function reviewOfWords(action: Review['action'], condition: string): string {
  const chosen = `select word_id, deck_id from words entry where word_id = any($1) and ${condition}`;
  if (action !== 'delete') return `select word_id as id from (${chosen}) as chosen`;
  // The decks before their words, as the editor locks them.
  return `
    with held as materialized (
      select item_id from items where item_id in (select deck_id from (${chosen}) as chosen)
      order by item_id for no key update
    ), gone as (
      delete from words using held where deck_id = held.item_id and word_id in (select word_id from (${chosen}) as chosen)
      returning word_id as id, deck_id
    ), changed as (
      update items set rev = rev + 1 from (select distinct deck_id from gone) as of_decks where item_id = deck_id
    )
    select id from gone`;
}

/** The same of decks and stories, whose trees are locked: what is deleted is private from now on. */
function reviewOfItems(action: Review['action'], condition: string): string {
  const chosen = `select item_id from items entry where item_id = any($1) and deleted_at is null and ${condition}`;
  if (action !== 'delete') return `select item_id as id from (${chosen}) as chosen`;
  return `update items set visibility = 'private', rev = rev + 1 where item_id in (${chosen}) returning item_id as id`;
}

const reviewOfWritten = { word: reviewOfWords, item: reviewOfItems } as const;

/** Locks the trees in which these items lie, in one order, so that two admins never wait for each other. */
async function lockTreesAround(client: pg.ClientBase, item_ids: readonly number[]): Promise<void> {
  const { rows } = await client.query<{ owner_id: number }>(
    'select distinct owner_id from items where item_id = any($1) order by owner_id',
    [item_ids],
  );
  for (const { owner_id } of rows) {
    // oxlint-disable-next-line no-await-in-loop
    await lockTree(client, owner_id);
  }
}
