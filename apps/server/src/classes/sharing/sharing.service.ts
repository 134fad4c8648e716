import type { ClassItem, ItemClasses, SharedItem } from '@lexiroom/contracts/classes';
import { classLimits } from '@lexiroom/domain/classes';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { type Refusal, Refused, refuse } from '../../refusals/refusal.ts';
import { OwnClasses, readOwnClass } from '../own-classes.ts';
import { readSharedItems } from './shared-items.ts';

/** What teachers share with their classes. */
@Injectable()
export class SharingService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly own: OwnClasses,
  ) {}

  /**
   * Shares a deck, story, category or folder of the user with a class; what is shared already stays so. NOT_FOUND when it
   * is not theirs or lies in the bin, NOT_ALLOWED for their root, CLASS_ITEMS_FULL.
   * @throws {Refused} NOT_FOUND when the class is not theirs.
   */
  share(user: CurrentUser, { class_id, item_id }: z.output<typeof ClassItem>): Promise<SharedItem | Refusal> {
    return this.own.change(user.user_id, async (client) => {
      await readOwnClass(client, user.user_id, class_id);
      const { rowCount } = await client.query(
        'select 1 from items where item_id = $1 and owner_id = $2 and item_visibility(item_id) is not null',
        [item_id, user.user_id],
      );
      if (rowCount === 0) return refuse('NOT_FOUND');
      if (item_id === user.root_id) return refuse('NOT_ALLOWED');
      await client.query(
        `insert into class_items (class_id, item_id, shared_at)
         select $1, $2, $3 where (select count(*) from class_items where class_id = $1) < $4
         on conflict do nothing`,
        [class_id, item_id, new Date(this.clock.now()), classLimits.items],
      );
      const [shared] = await readSharedItems(client, class_id, item_id);
      return shared ?? refuse('CLASS_ITEMS_FULL', { most: classLimits.items });
    });
  }

  /** The classes with which an item of the user itself is shared. @throws {Refused} NOT_FOUND when it is not theirs. */
  async classesOf({ user_id }: CurrentUser, item_id: number): Promise<z.infer<typeof ItemClasses>> {
    const { rows } = await this.pool.query<{ class_id: number | null }>(
      `select class_id from items left join class_items using (item_id)
       where item_id = $1 and owner_id = $2 and item_visibility(item_id) is not null order by class_id`,
      [item_id, user_id],
    );
    if (rows.length === 0) throw new Refused(refuse('NOT_FOUND'));
    return { class_ids: rows.flatMap(({ class_id }) => class_id ?? []) };
  }

  /**
   * Shares an item with a class no longer: those of its students who do not own it and cannot see it otherwise have lost
   * it. What is not shared stays so.
   * @throws {Refused} NOT_FOUND when the class is not theirs.
   */
  async unshare(user: CurrentUser, { class_id, item_id }: z.output<typeof ClassItem>): Promise<{ done: true }> {
    await this.own.change(user.user_id, async (client) => {
      await readOwnClass(client, user.user_id, class_id);
      await client.query('delete from class_items where class_id = $1 and item_id = $2', [class_id, item_id]);
    });
    return { done: true };
  }
}
