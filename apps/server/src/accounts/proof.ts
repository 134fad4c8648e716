import type pg from 'pg';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { CurrentUser } from './current-user.ts';
import { isPassword } from './password.ts';

/** So long after a log-in, or after the provider was asked anew, a session counts as its owner's own. */
const freshMinutes = 10;

/** Whether the owner of a session has shown who they are within the last ten minutes. */
export async function isFresh(pool: pg.Pool, session_id: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from account_sessions where session_id = $1 and proved_at > now() - make_interval(mins => $2)',
    [session_id, freshMinutes],
  );
  return rowCount === 1;
}

/**
 * What a change of one's own account is refused with, when it is not proved by whoever owns it (decisions section 5):
 * WRONG_PASSWORD; of an account without one PROOF_NEEDED, unless its session is fresh.
 */
export async function refusedProof(
  pool: pg.Pool,
  { user_id, session_id, has_password }: CurrentUser,
  password: string | undefined,
): Promise<Refusal | undefined> {
  if (!has_password) return (await isFresh(pool, session_id)) ? undefined : refuse('PROOF_NEEDED');
  const { rows } = await pool.query<{ password_hash: string | null }>(
    'select password_hash from users where user_id = $1',
    [user_id],
  );
  const isRight = password !== undefined && (await isPassword(password, rows[0]?.password_hash));
  return isRight ? undefined : refuse('WRONG_PASSWORD');
}
