import { starterLibraryOwner } from '@lexiroom/domain/library';
import pg from 'pg';
import { writeAudit } from '../accounts/audit/write-audit.ts';
import { inTransaction } from '../database/pool.ts';
import { operationLimits } from '../database/time-limits.ts';
import { CannotStart } from './start-failures.ts';

/** Makes a user admin by their name, and writes that down. @throws {CannotStart} when there is nobody of that name. */
export async function makeAdmin(databaseUrl: string, username: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, ...operationLimits });
  try {
    await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ user_id: number }>(
        'update users set is_admin = true where username_key = $1 and username_key <> $2 returning user_id',
        [username.trim().toLowerCase(), starterLibraryOwner],
      );
      if (!rows[0]) throw new CannotStart(`There is no user called "${username}".`);
      await writeAudit(client, 'admin_made', rows[0].user_id, { by: 'command' });
    });
  } finally {
    await pool.end();
  }
}
