import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { isPassword } from '../passwords/password.ts';

/** Somebody without a password proves themselves by a log-in that is no older than this. */
const freshMinutes = 10;

/** Whether whoever sits at a logged-in browser is the owner: asked before anything that could take the account away. */
@Injectable()
export class Reauthentication {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /**
   * Undefined when they have proved it: by their password, or, without one, by having logged in within the last 10
   * minutes. Refused as WRONG_PASSWORD or PROOF_NEEDED.
   */
  async check(user: CurrentUser, password: string | undefined): Promise<Refusal | undefined> {
    return user.has_password ? this.#byPassword(user, password ?? '') : this.#byLogIn(user);
  }

  async #byPassword({ user_id }: CurrentUser, password: string): Promise<Refusal | undefined> {
    const { rows } = await this.pool.query<{ password_hash: string | null }>(
      'select password_hash from users where user_id = $1',
      [user_id],
    );
    if (await isPassword(password, rows[0]?.password_hash)) return undefined;
    await writeAudit(this.pool, 'proof_failed', user_id, {});
    return refuse('WRONG_PASSWORD');
  }

  async #byLogIn({ session_id }: CurrentUser): Promise<Refusal | undefined> {
    return (await this.isFresh(session_id)) ? undefined : refuse('PROOF_NEEDED');
  }

  /** Whether the owner of a session has shown who they are within the last 10 minutes. */
  async isFresh(session_id: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'select 1 from account_sessions where session_id = $1 and proved_at > now() - make_interval(mins => $2)',
      [session_id, freshMinutes],
    );
    return rowCount === 1;
  }
}
