import type pg from 'pg';
import { closeGaps } from '../tree/write-item-order.ts';

/**
 * Throws items into the bin of their owner, whose tree is locked. Only the topmost of them is marked, and nothing that lies
 * in the bin with what it is in.
 */
export async function throwAway(client: pg.ClientBase, item_ids: readonly number[], now: Date): Promise<void> {
  const { rows } = await client.query<{ parent_id: number }>(marked, [item_ids, now]);
  await closeGaps(client, [...new Set(rows.map(({ parent_id }) => parent_id))]);
}

/** $1 the items, $2 now. */
const marked = `
  update items i set deleted_at = $2
  where i.item_id = any($1) and i.deleted_at is null and not exists (
    with recursive around as (
      select p.item_id, p.parent_id, p.deleted_at from items p where p.item_id in (i.parent_id, i.category_id)
      union
      select up.item_id, up.parent_id, up.deleted_at from around join items up on up.item_id = around.parent_id
    )
    select 1 from around where deleted_at is not null or item_id = any($1)
  )
  returning parent_id`;
