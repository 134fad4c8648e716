import type pg from 'pg';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { ReadingFailed } from '../reading/file-thread.ts';

/** Whoever has brought a file, for whom it is written while they may be elsewhere. */
export type ImportingUser = Pick<CurrentUser, 'user_id' | 'root_id' | 'time_zone' | 'day_boundary'>;

/** @throws {ReadingFailed} when they are gone. */
export async function readImportingUser(pool: pg.Pool, user_id: number): Promise<ImportingUser> {
  const { rows } = await pool.query<ImportingUser>(
    `select user_id, time_zone, day_boundary, item_id as root_id
     from users join items on owner_id = user_id and parent_id is null where user_id = $1`,
    [user_id],
  );
  if (!rows[0]) throw new ReadingFailed('SERVER', 'Whoever has brought it is gone.');
  return rows[0];
}
