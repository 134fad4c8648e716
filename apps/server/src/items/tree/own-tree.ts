import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import { KeyedQueue } from '../../database/keyed-queue.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { Refused, refuse } from '../../refusals/refusal.ts';

/** Changes of somebody's own tree, one after the other: two that are right by themselves are never wrong together. */
@Injectable()
export class OwnTree {
  readonly #changes = new KeyedQueue<number>();

  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /** Runs a change in one transaction, with the user's tree locked. */
  change<T>({ user_id }: Pick<CurrentUser, 'user_id'>, run: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    return this.#changes.run(user_id, () =>
      inTransaction(this.pool, async (client) => {
        await lockTree(client, user_id);
        return run(client);
      }),
    );
  }
}

/**
 * Takes the tree of a user: until this transaction is through, nobody else puts anything in it or takes anything out.
 * Before any other row is locked, so that nobody waits for somebody who waits.
 */
export async function lockTree(client: pg.ClientBase, user_id: number): Promise<void> {
  await client.query('select 1 from items where owner_id = $1 and parent_id is null for no key update', [user_id]);
}

/** @throws {Refused} NOT_FOUND when one of these is not an item of the user. */
export async function refuseUnlessOwn(
  client: pg.ClientBase,
  user_id: number,
  item_ids: readonly number[],
): Promise<void> {
  const { rowCount } = await client.query('select 1 from items where owner_id = $1 and item_id = any($2)', [
    user_id,
    item_ids,
  ]);
  if (rowCount !== new Set(item_ids).size) throw new Refused(refuse('NOT_FOUND'));
}
