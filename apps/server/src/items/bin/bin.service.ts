import { type BinItem, treeLimits } from '@lexiroom/contracts/items';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { Jobs } from '../../jobs/jobs.ts';
import { Refused, refuse } from '../../refusals/refusal.ts';
import { readBin } from './bin-items.ts';
import { deleteForGood } from './delete-for-good.ts';
import { refuseUnlessOwn, OwnTree } from '../tree/own-tree.ts';
import { throwAway } from './throw-away.ts';

/** The bin: items are thrown away, listed, and deleted for good after 30 days. */
@Injectable()
export class BinService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly tree: OwnTree,
    @Inject(CLOCK) private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.every('old_bins', '37 2 * * *', () => this.purge());
  }

  /**
   * Throws items of the user into the bin with all that is in them, all or none. What lies there already stays as it is;
   * live sessions that are under way go on.
   * @throws {Refused} NOT_FOUND when one is not theirs, NOT_ALLOWED for their root.
   */
  async delete(user: CurrentUser, item_ids: readonly number[]): Promise<{ done: true }> {
    await this.tree.change(user, async (client) => {
      if (item_ids.includes(user.root_id)) throw new Refused(refuse('NOT_ALLOWED'));
      await refuseUnlessOwn(client, user.user_id, item_ids);
      await throwAway(client, item_ids, new Date(this.clock.now()));
    });
    return { done: true };
  }

  /** What the user has thrown away, newest first; 500 at most. */
  bin(user: CurrentUser): Promise<BinItem[]> {
    return readBin(this.pool, user.user_id);
  }

  /**
   * Deletes for good what lies in the bin of the user: these items, or all. Answers stay, so that origins keep their
   * schedules.
   * @throws {Refused} NOT_FOUND when one is not in their bin.
   */
  async empty(user: CurrentUser, item_ids: readonly number[] | undefined): Promise<{ done: true }> {
    await this.tree.change(user, async (client) => {
      const binned = await readBinned(client, user.user_id, 'infinity');
      if (item_ids?.some((item_id) => !binned.includes(item_id))) throw new Refused(refuse('NOT_FOUND'));
      await deleteForGood(client, item_ids ?? binned);
    });
    return { done: true };
  }

  /** Deletes for good what has been in somebody's bin for 30 days. */
  async purge(): Promise<void> {
    const until = new Date(this.clock.now() - treeLimits.binDays * 86_400_000);
    const { rows } = await this.pool.query<{ user_id: number }>(
      'select distinct owner_id as user_id from items where deleted_at <= $1',
      [until],
    );
    for (const user of rows) {
      await this.tree.change(user, async (client) => {
        await deleteForGood(client, await readBinned(client, user.user_id, until));
      });
    }
  }
}

/** The items of a user that were thrown away at or before a moment. */
async function readBinned(client: pg.ClientBase, user_id: number, until: Date | 'infinity'): Promise<number[]> {
  const { rows } = await client.query<{ item_id: number }>(
    'select item_id from items where owner_id = $1 and deleted_at <= $2',
    [user_id, until],
  );
  return rows.map(({ item_id }) => item_id);
}
