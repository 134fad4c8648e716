import type pg from 'pg';
import { writeAudit } from './audit/write-audit.ts';

/** Keeps an account that was going to be deleted: its owner is back. */
export async function takeDeletionBack(client: pg.ClientBase, user_id: number): Promise<void> {
  const { rowCount } = await client.query(
    'update users set deletion_asked_at = null where user_id = $1 and deletion_asked_at is not null',
    [user_id],
  );
  if (rowCount !== 0) await writeAudit(client, 'deletion_taken_back', user_id, {});
}
