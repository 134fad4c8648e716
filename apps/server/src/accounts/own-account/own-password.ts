import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { Mails } from '../../mail/mails.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { OneTimeLinks } from '../links/one-time-links.ts';
import { hashPassword } from '../passwords/password.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { Reauthentication } from './reauthentication.ts';

/** Another password, chosen by whoever knows the one before. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly reauthentication: Reauthentication,
    private readonly links: OneTimeLinks,
    private readonly mails: Mails,
    private readonly sessions: SessionsService,
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
  ) {}

  /**
   * Changes it, logs out everywhere else and gives this browser a new token (S4); a mail tells the owner. Links for a
   * password or another address are void. Refused without proof, when the new one is a common one, and as RETRY when
   * everybody was logged out meanwhile.
   */
  async change(
    user: CurrentUser,
    { password, new_password }: { password?: string | undefined; new_password: string },
    reply: FastifyReply,
  ): Promise<{ done: true } | Refusal> {
    const refusal = await this.reauthentication.check(user, password);
    if (refusal) return refusal;
    if (isCommonPassword(new_password, { username: user.username, email: user.email ?? '' })) {
      return refuse('PASSWORD_COMMON');
    }
    const password_hash = await hashPassword(new_password);
    const closeSockets = await inTransaction(this.pool, (client) => this.#set(client, user, password_hash));
    closeSockets();
    await this.sessions.rotate(user.session_id, reply);
    return { done: true };
  }

  async #set(client: pg.ClientBase, user: CurrentUser, password_hash: string): Promise<() => void> {
    const { user_id, email, session_id } = user;
    await this.sessions.lockAccount(client, user);
    await client.query('update users set password_hash = $2 where user_id = $1', [user_id, password_hash]);
    await this.links.drop(client, user_id, ['reset_password', 'change_email']);
    await writeAudit(client, 'password_changed', user_id, {});
    if (email !== null) await this.mails.write(client, { user_id, to: email, kind: 'password_changed' });
    return this.sessions.endAllWithin(client, user_id, session_id);
  }
}
