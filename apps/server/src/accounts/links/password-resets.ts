import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import { Jobs } from '../../jobs/jobs.ts';
import { Mails } from '../../mail/mails.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { dropIdentities } from '../oauth/identities.ts';
import { OneTimeLinks } from './one-time-links.ts';
import { hashPassword } from '../passwords/password.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { linkTo } from './link-origin.ts';

const validHours = 1;
const forgotten = 'forgotten_password';

/** New passwords for those who have forgotten theirs, by a link that is mailed to the account's address. */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly mails: Mails,
    private readonly jobs: Jobs,
    private readonly sessions: SessionsService,
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
  ) {
    jobs.handle(forgotten, ({ email, origin }) => this.#remind(String(email), String(origin)));
  }

  /** Whether there is such an account is found out later: what is answered, and when, does not depend on it (S16). */
  async ask(email: string, origin: string): Promise<void> {
    await inTransaction(this.pool, (client) => this.jobs.enqueue(client, forgotten, { email, origin }));
  }

  async #remind(email: string, origin: string): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ user_id: number }>(
        'select user_id from users where email_key = $1 and suspended_at is null',
        [email],
      );
      if (rows[0]) await this.send(client, rows[0].user_id, origin);
    });
  }

  /** Mails a link for a new password to the address of an account. */
  async send(client: pg.ClientBase, user_id: number, origin: string): Promise<void> {
    const { rows } = await client.query<{ email: string }>('select email from users where user_id = $1', [user_id]);
    const token = await this.links.mint(client, 'reset_password', user_id, {}, validHours);
    const link = linkTo(origin, 'reset_password', token);
    await this.mails.write(client, { user_id, to: rows[0]!.email, kind: 'reset_password', values: { link } });
    await writeAudit(client, 'password_reset_asked', user_id, {});
  }

  /**
   * Sets a new password and logs everybody out. Ways in through a provider that were added since the address was last
   * confirmed are gone, and a mail says so. Other links for a password and for another address are void; those that
   * take a change of address back stay good, since whoever has got hold of an account could reset its password too.
   * Refused when the link is not valid any more, or the password is a common one: then the link stays good.
   */
  async reset(token: string, new_password: string): Promise<{ done: true } | Refusal> {
    const link = await this.links.look(this.pool, 'reset_password', token);
    if (!link) return refuse('LINK_USED');
    const { rows } = await this.pool.query<{ username: string; email: string | null }>(
      'select username, email from users where user_id = $1',
      [link.user_id],
    );
    const { username, email } = rows[0]!;
    if (isCommonPassword(new_password, { username, email: email ?? '' })) return refuse('PASSWORD_COMMON');
    const password_hash = await hashPassword(new_password);
    const closeSockets = await inTransaction(this.pool, async (client) => {
      const used = await this.links.use(client, 'reset_password', token);
      return used && this.#set(client, used.user_id!, password_hash);
    });
    if (!closeSockets) return refuse('LINK_USED');
    closeSockets();
    return { done: true };
  }

  async #set(client: pg.ClientBase, user_id: number, password_hash: string): Promise<() => void> {
    const { rows } = await client.query<{ email: string | null; confirmed_at: string | null }>(
      'update users set password_hash = $2 where user_id = $1 returning email, confirmed_at::text',
      [user_id, password_hash],
    );
    await this.links.drop(client, user_id, ['reset_password', 'change_email']);
    await writeAudit(client, 'password_reset', user_id, {});
    const { email: to, confirmed_at } = rows[0]!;
    const isDropped = await dropIdentities(client, user_id, confirmed_at);
    if (to !== null) {
      await this.mails.write(client, { user_id, to, kind: 'password_changed' });
      if (isDropped) await this.mails.write(client, { user_id, to, kind: 'identity_dropped' });
    }
    return this.sessions.endAllWithin(client, user_id);
  }
}
