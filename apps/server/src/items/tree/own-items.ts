import type pg from 'pg';
import { Refused, refuse } from '../../refusals/refusal.ts';

/** @throws {Refused} NOT_FOUND when one of these is not an item of the user. */
export async function areOwn(client: pg.ClientBase, user_id: number, item_ids: readonly number[]): Promise<void> {
  const { rowCount } = await client.query('select 1 from items where owner_id = $1 and item_id = any($2)', [
    user_id,
    item_ids,
  ]);
  if (rowCount !== new Set(item_ids).size) throw new Refused(refuse('NOT_FOUND'));
}
