import type { EntryReview, QueuedEntry } from '@lexiroom/contracts/admin';
import { pageSize } from '@lexiroom/contracts/decks';
import type { EntryKind } from '@lexiroom/domain/library';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { writeAudit } from '../accounts/audit/write-audit.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { entryTables } from '../library/entry-tables.ts';
import { imagePath, soundPath, thumbnailPath } from '../media/media-paths.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import { queueOf } from './review-queue.ts';

type QueueRow = Omit<QueuedEntry, 'image_path' | 'thumbnail_path' | 'sound_path'> & {
  image_hash: string | null;
  sound_hash: string | null;
};

const pastOf = { approve: 'entry_approved', keep: 'entry_kept', delete: 'entry_deleted' } as const;

/** What people add to the library, as admins look at it (decisions sections 8 and 13). */
@Injectable()
export class EntriesService {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /**
   * A page of ten: of those not approved what words have before the others, each the oldest first; or the most reported
   * of those nobody has looked at since.
   */
  async queue(kind: EntryKind, state: 'unapproved' | 'reported', page: number): Promise<QueuedEntry[]> {
    const { rows } = await this.pool.query<QueueRow>(queueOf(kind, state), [pageSize, (page - 1) * pageSize]);
    return rows.map(({ image_hash, sound_hash, ...row }) => ({
      ...row,
      image_path: image_hash && imagePath(image_hash),
      thumbnail_path: image_hash && thumbnailPath(image_hash),
      sound_path: sound_hash && soundPath(sound_hash),
    }));
  }

  /**
   * Approves, keeps or deletes an entry and ends its reports; who did so is written down. Decks that hold what is deleted
   * keep it. NOT_FOUND when there is none, or it is deleted already.
   */
  review(user: CurrentUser, review: EntryReview): Promise<{ done: true } | Refusal> {
    const { kind, id, action } = review;
    const { table, id: column, approved } = entryTables[kind];
    const change = { approve: `${approved} = true`, keep: `is_deleted = false`, delete: 'is_deleted = true' }[action];
    return inTransaction(this.pool, async (client) => {
      const { rowCount } = await client.query(`update ${table} set ${change} where ${column} = $1 and not is_deleted`, [
        id,
      ]);
      if (rowCount === 0) return refuse('NOT_FOUND');
      await client.query(
        'update entry_reports set reviewed_at = now() where entry = $1 and id = $2 and reviewed_at is null',
        [kind, id],
      );
      const reason = review.action === 'delete' ? { reason: review.reason } : {};
      await writeAudit(client, pastOf[action], user.user_id, { entry: kind, id: String(id), ...reason });
      return { done: true };
    });
  }
}
