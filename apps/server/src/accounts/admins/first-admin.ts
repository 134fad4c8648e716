import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import { Mailer } from '../../mail/mailer.ts';
import { APP_OPTIONS } from '../../configuration/base-options.ts';
import type { AccountsOptions } from '../accounts-options.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { OneTimeToken } from '../links/one-time-token.entity.ts';
import { User } from '../user.entity.ts';

/** The facts of a sign-up that decide whether the new user becomes admin. */
interface SignUpFacts {
  email: string;
  /** Whether somebody else has confirmed the address already. */
  verified?: boolean;
  setup_token?: string | undefined;
}

/**
 * How the first admin comes to be: by the console's one-time link, or by ADMIN_EMAIL. Where mails leave this server, that
 * address must be confirmed: anybody may know and type it. Where none do, nobody can show that it is theirs, and it makes
 * an admin only as long as there is none.
 */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(APP_OPTIONS) private readonly options: AccountsOptions,
    private readonly mailer: Mailer,
  ) {}

  /** An account that has ADMIN_EMAIL already is admin from now on, under the same conditions as one that gets it. */
  async onApplicationBootstrap(): Promise<void> {
    const { adminEmail } = this.options;
    if (!adminEmail) return;
    await inTransaction(this.pool, async (client) => {
      await client.query(oneAtATime);
      await client.query(
        `with made as (
           update users set is_admin = true
           where email_key = $1 and not is_admin
             and case when $2 then verified else not exists (select from users where is_admin) end
           returning user_id)
         insert into audit_rows (action, user_id, detail) select 'admin_made', user_id, '{"by": "ADMIN_EMAIL"}' from made`,
        [adminEmail.toLowerCase(), this.mailer.isConfigured],
      );
    });
  }

  /** Whether nobody may change their address to this one: where no mail leaves, that would be a way to become admin. */
  reserves(email: string): boolean {
    return !this.mailer.isConfigured && email.toLowerCase() === this.options.adminEmail?.toLowerCase();
  }

  /** Whoever has just confirmed ADMIN_EMAIL as their address becomes admin, in the same transaction. */
  async confirmed(client: pg.ClientBase, user_id: number): Promise<void> {
    if (!this.options.adminEmail) return;
    const { rowCount } = await client.query(
      'update users set is_admin = true where user_id = $1 and email_key = $2 and verified and not is_admin',
      [user_id, this.options.adminEmail.toLowerCase()],
    );
    if (rowCount === 1) await writeAudit(client, 'admin_made', user_id, { by: 'ADMIN_EMAIL' });
  }

  /** A fresh token for the set-up link, the ones before void; undefined once there is an admin, or ADMIN_EMAIL is set. */
  async token(): Promise<string | undefined> {
    if (this.options.adminEmail) return undefined;
    return inTransaction(this.pool, async (client) => {
      await client.query(oneAtATime);
      const { rowCount } = await client.query('select 1 from users where is_admin limit 1');
      if (rowCount) return undefined;
      await client.query(`delete from one_time_tokens where purpose = 'first_admin'`);
      const token = randomBytes(32).toString('base64url');
      await client.query(
        `insert into one_time_tokens (token_hash, purpose, expires_at)
         values ($1, 'first_admin', now() + interval '7 days')`,
        [hashOf(token)],
      );
      return token;
    });
  }

  /** Whether this sign-up makes an admin; 'LINK_USED' when its link is not valid any more. Within its transaction. */
  async decide(
    em: EntityManager,
    { email, verified = false, setup_token }: SignUpFacts,
  ): Promise<boolean | 'LINK_USED'> {
    const isNamed = email.toLowerCase() === this.options.adminEmail?.toLowerCase();
    if (setup_token === undefined && !isNamed) return false;
    if (setup_token === undefined && this.mailer.isConfigured) return verified;
    await em.execute(oneAtATime);
    const isThere = (await em.count(User, { is_admin: true })) > 0;
    // Nobody confirms an address here: the admin's own, given up for another, makes nobody else one.
    if (setup_token === undefined) return !isThere;
    if (isThere) return 'LINK_USED';
    const now = new Date();
    const used = await em.nativeUpdate(
      OneTimeToken,
      { token_hash: hashOf(setup_token), purpose: 'first_admin', used_at: null, expires_at: { $gt: now } },
      { used_at: now },
    );
    return used === 1 ? true : 'LINK_USED';
  }
}

const oneAtATime = `select pg_advisory_xact_lock(hashtext('lexiroom first admin'))`;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
