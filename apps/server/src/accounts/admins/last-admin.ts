import type pg from 'pg';

/**
 * Whether nobody would be admin without this user: no other admin who is neither suspended nor leaving. Until the
 * transaction ends no other one may change who is admin.
 */
export async function isLastAdmin(client: pg.ClientBase, user_id: number): Promise<boolean> {
  await client.query(`select pg_advisory_xact_lock(hashtext('lexiroom first admin'))`);
  const { rows } = await client.query<{ is_last: boolean }>(
    `select bool_or(user_id = $1) and not bool_or(user_id <> $1) as is_last from users
     where is_admin and suspended_at is null and deletion_asked_at is null`,
    [user_id],
  );
  return rows[0]?.is_last ?? false;
}
