import type { ChangedSharing, ChangeSharing, ClassItem, ClassItems, SharedItem } from '@lexiroom/contracts/classes';
import { classLimits } from '@lexiroom/domain/classes';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { Refused, refuse } from '../../refusals/refusal.ts';
import { OwnClasses } from '../own-classes.ts';
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
   * Shares a deck, story, category or folder of the user with a class; what is shared already stays so.
   * @throws {Refused} as `change`.
   */
  share(user: CurrentUser, { class_id, item_id }: z.output<typeof ClassItem>): Promise<SharedItem> {
    return this.own.change(user.user_id, async (client) => {
      await this.#change(client, user, { share: [{ class_id, item_ids: [item_id] }], unshare: [] });
      return (await readSharedItems(client, class_id, item_id))[0]!;
    });
  }

  /**
   * Shares an item with a class no longer: those of its students who do not own it and cannot see it otherwise have lost
   * it. What is not shared stays so.
   * @throws {Refused} NOT_FOUND when the class is not theirs.
   */
  async unshare(user: CurrentUser, { class_id, item_id }: z.output<typeof ClassItem>): Promise<{ done: true }> {
    await this.change(user, { share: [], unshare: [{ class_id, item_ids: [item_id] }] });
    return { done: true };
  }

  /**
   * Shares items with classes, and others no longer: all of it or nothing. What is so already stays so, and is not among
   * what is given back.
   * @throws {Refused} NOT_FOUND when a class or an item that is to be shared is not theirs or lies in the bin, NOT_ALLOWED
   * for their root, CLASS_ITEMS_FULL.
   */
  change(user: CurrentUser, change: Change): Promise<ChangedSharing> {
    return this.own.change(user.user_id, (client) => this.#change(client, user, change));
  }

  async #change(client: pg.ClientBase, user: CurrentUser, { share, unshare }: Change): Promise<ChangedSharing> {
    await refuseOthersClasses(client, user, [...share, ...unshare]);
    await refuseOthersItems(client, user, share);
    const [gone, added] = [pairsOf(unshare), pairsOf(share)];
    const unshared = await client.query<ClassItems>(
      byClass(`delete from class_items using unnest($1::integer[], $2::integer[]) as gone (class_id, item_id)
        where class_items.class_id = gone.class_id and class_items.item_id = gone.item_id
        returning class_items.class_id, class_items.item_id`),
      [gone.class_ids, gone.item_ids],
    );
    const shared = await client.query<ClassItems>(
      byClass(`insert into class_items (class_id, item_id, shared_at)
        select class_id, item_id, $3 from unnest($1::integer[], $2::integer[]) as added (class_id, item_id)
        on conflict do nothing returning class_id, item_id`),
      [added.class_ids, added.item_ids, new Date(this.clock.now())],
    );
    await refuseTooManyItems(client, shared.rows);
    return { shared: shared.rows, unshared: unshared.rows };
  }

  /** The classes with which items of the user themselves are shared. @throws {Refused} NOT_FOUND when one is not theirs. */
  async classesOf(user: CurrentUser, item_ids: readonly number[]): Promise<ClassItems[]> {
    await refuseOthersItems(this.pool, user, [{ item_ids }]);
    const { rows } = await this.pool.query<ClassItems>(
      byClass('select class_id, item_id from class_items where item_id = any($1)'),
      [item_ids],
    );
    return rows;
  }
}

type Change = z.output<typeof ChangeSharing>;

/** Rows of a class and an item, as the items of each class. */
const byClass = (pairs: string) =>
  `with pairs as (${pairs}) select class_id, array_agg(item_id order by item_id) as item_ids from pairs
   group by class_id order by class_id`;

const pairsOf = (all: readonly ClassItems[]) => ({
  class_ids: all.flatMap(({ class_id, item_ids }) => item_ids.map(() => class_id)),
  item_ids: all.flatMap(({ item_ids }) => item_ids),
});

async function refuseOthersClasses(client: pg.ClientBase, { user_id }: CurrentUser, all: readonly ClassItems[]) {
  const { rowCount } = await client.query(
    `select 1 from unnest($1::integer[]) as wanted (class_id)
     where not exists (select 1 from classes c where c.class_id = wanted.class_id and teacher_id = $2)`,
    [all.map(({ class_id }) => class_id), user_id],
  );
  if (rowCount! > 0) throw new Refused(refuse('NOT_FOUND'));
}

async function refuseOthersItems(
  db: pg.Pool | pg.ClientBase,
  { user_id, root_id }: CurrentUser,
  all: readonly { item_ids: readonly number[] }[],
) {
  const item_ids = [...new Set(all.flatMap((one) => one.item_ids))];
  const { rowCount } = await db.query(
    'select 1 from items where item_id = any($1) and owner_id = $2 and item_visibility(item_id) is not null',
    [item_ids, user_id],
  );
  if (rowCount !== item_ids.length) throw new Refused(refuse('NOT_FOUND'));
  if (item_ids.includes(root_id)) throw new Refused(refuse('NOT_ALLOWED'));
}

/** Takes the whole change back, by what it throws. */
async function refuseTooManyItems(client: pg.ClientBase, shared: readonly ClassItems[]) {
  const { rowCount } = await client.query(
    'select 1 from class_items where class_id = any($1) group by class_id having count(*) > $2',
    [shared.map(({ class_id }) => class_id), classLimits.items],
  );
  if (rowCount! > 0) throw new Refused(refuse('CLASS_ITEMS_FULL', { most: classLimits.items }));
}
